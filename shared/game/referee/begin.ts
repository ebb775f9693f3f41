/** A game as it begins: the sides in their order, those that have nothing to place ready (SCN-3, SCN-4). */
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { toSetUp } from '#shared/proofs/setUpProof'
import { type GameState } from '../contract'
import { playOf } from '../opening'
import { GAME_OPTIONS, type GameOptions } from '../options'
import { kept } from './kept'
import { settled } from './settled'

/** @param scenario of a ruleset that this version plays. @rule SCN-4 */
export function beginGame(scenario: Scenario, options: GameOptions = GAME_OPTIONS): GameState {
  const play = playOf(scenario).begin(scenario)
  const ready = (Object.keys(scenario.sides) as SideId[]).filter((side) => !hasToPlace(scenario, side))
  return kept(settled({ scenario, options, play, stage: { kind: 'set-up', ready }, dice: 0 }))
}

function hasToPlace(scenario: Scenario, side: SideId): boolean {
  const inZones = scenario.sides[side]?.setUp?.where === 'zones'
  return toSetUp(scenario, side).some((id) => inZones || scenario.counters[id]?.hex === undefined)
}
