/** A counter as the counter tool puts it on the map: a new one of a type, or one that remained to be placed. */
import { footprint } from '#shared/document/counters'
import { type Counter, type CounterTypeId } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { firstFaceOf } from '#shared/rules/rows'
import { type ToolContext } from '../../editor/ports/toolContext'

/** A counter of a type, not yet on the map: its first face, facing the first way that its rules allow. */
export function newCounter(type: CounterTypeId, { scenario, ruleset }: ToolContext): Counter | undefined {
  const sheet = scenario.counterTypes[type]
  if (!sheet) return undefined
  const counter: Counter = {
    type,
    name: '',
    facing: { kind: 'side', index: 0 },
    placement: ruleset.placements[0] ?? 'ground',
    rank: 0,
    face: firstFaceOf(sheet, ruleset.counterSchema),
    status: {},
    hidden: false,
    decoy: false,
  }
  // Where facing has no effect, a vertex: what the house rules of Savoy ask of those on foot (MC-GEO-1).
  const allowed = ruleset.facingKind(scenario, counter)
  const kind = allowed === 'vertex' || allowed === 'any' ? 'vertex' : 'side'
  return { ...counter, facing: { kind, index: 0 } }
}

/** On a hex: facing as it does, or else the first way in which it lies on the map. */
export function placedOn(hex: Axial, counter: Counter, { scenario, layout }: ToolContext): Counter {
  const here = { ...counter, hex: hexKey(hex) }
  const { kind } = here.facing
  const ways = [here, ...DIRECTIONS.map((index): Counter => ({ ...here, facing: { kind, index } }))]
  const isOnMap = (way: Counter): boolean =>
    footprint(scenario, way).every((covered) => onGrid(covered, layout.grid))
  return ways.find(isOnMap) ?? here
}
