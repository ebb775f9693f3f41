/** A fight on the map, the retreats that it causes and the advance that it allows (MC-CBT, MC-ADV, SV-ARM). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Effect } from '../../resolution/effects'
import { type Act, type Judgement, type Outcome, refusedAct } from '../../resolution/play'
import { type TableRoll } from '../../resolution/rolls'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { COMBAT_EFFECTS } from '../characters/effects'
import { combatOnMap, type FightOnMap } from '../combat/combatOnMap'
import { type CombatLetter, type CombatTarget } from '../figures/combatTables'
import { type MedievalPosition } from '../rules/medievalRules'
import { medievalRolls } from './rolls'
import { harmEffects, type SavedResult, savedResults, savesAgainst } from './harm'
import { reducedEffect, type Save } from '../saves/saves'
import { enemiesInPlay } from './sequence'

type FightAct = Extract<Act, { kind: 'fight' }>

/** The foot of the ladder that saves lead down. @rule SV-ARM-3 */
const LOWEST = { retreat: 1 } as const

export function judgeFight(position: MedievalPosition, act: FightAct): Judgement {
  const fight = resolvedFight(position, act)
  if (!fight.value) return refusedAct(...fight.because)
  return { refused: [], outcomes: fight.value.outcomes, items: [], because: fight.because }
}

/** A fight: as the map has it, by the tables, and with all that each result brings about. */
export interface ResolvedFight {
  readonly attackers: readonly CounterId[]
  readonly defenders: readonly CounterId[]
  readonly fight: FightOnMap
  readonly roll: TableRoll
  readonly outcomes: readonly FightOutcome[]
  /** The saves of the one that a letter hurts. */
  saves(letter: string): readonly Save[]
}

interface FightOutcome extends Outcome {
  /** The side that suffers it; absent for no effect. */
  readonly suffers?: 'attackers' | 'defenders'
}

/**
 * Undefined when there is no such fight, and why.
 * @rule MC-CBT-1 @rule MC-CBT-4 @interpretation Every attacker can strike one of the defenders, every defender is struck.
 */
export function resolvedFight(
  position: MedievalPosition,
  act: Omit<FightAct, 'kind'>,
): Ruling<ResolvedFight | undefined> {
  const { attackers, defenders } = act
  if (attackers.length === 0 || defenders.length === 0) return ruling(undefined, because('MC-CBT-1'))
  const enemies = attackers
    .map((attacker) => enemiesInPlay(position, attacker, defenders))
    .find((one) => !one.value)
  if (enemies) return ruling(undefined, ...enemies.because)
  const fight = combatOnMap(position, act)
  const out = fight.value?.outOfReach[0]
  if (!fight.value || out) return ruling(undefined, ...(out?.because ?? fight.because))
  const spared = defenders
    .map((defender) => combatOnMap(position, { attackers, defenders: [defender] }))
    .find(({ value }) => !value)
  if (spared) return ruling(undefined, ...spared.because)
  const { query } = fight.value
  const roll = medievalRolls(position.rules).combat?.(query)
  if (!roll) return ruling(undefined, because('MC-CBT-1'))
  const sides = sidesOf(position, act, query.target)
  const sufferer = (letter: string): CounterId | undefined => sides(letter)?.harmed
  const outcomes = savedResults(position, roll.outcomes, { sufferer }).map((result): FightOutcome => {
    const { id, name, chance } = result
    const losers = sides(result.result)?.losers
    return {
      id,
      name,
      chance,
      ...(losers && { suffers: losers === attackers ? 'attackers' : 'defenders' }),
      effects: fightEffects(position, act, query.target, result, sides),
    }
  })
  const saves = (letter: string): readonly Save[] => {
    const struck = sufferer(letter)
    return struck === undefined ? [] : savesAgainst(position, struck)
  }
  return ruling(
    { attackers, defenders, fight: fight.value, roll, outcomes, saves },
    ...fight.because,
    ...roll.because,
  )
}

interface Sides {
  readonly losers: readonly CounterId[]
  readonly winners: readonly CounterId[]
  /** The one that the letter hurts; absent when it drives back the whole side. */
  readonly harmed?: CounterId
}

/** The losers and winners by a letter; undefined for no effect. @rule MC-CBT-4 */
function sidesOf(
  { rules }: MedievalPosition,
  { attackers, defenders }: Omit<FightAct, 'kind'>,
  target: CombatTarget,
) {
  return (letter: string): Sides | undefined => {
    const blow = COMBAT_EFFECTS[target][letter as CombatLetter]
    if (!blow) return undefined
    const onAttackers = rules.figures.combat[target].againstAttackers.includes(letter as CombatLetter)
    const [losers, winners] = onAttackers ? [attackers, defenders] : [defenders, attackers]
    const [harmed] = losers
    return { losers, winners, ...(blow.character && harmed !== undefined && { harmed }) }
  }
}

function fightEffects(
  position: MedievalPosition,
  { attackers }: Omit<FightAct, 'kind'>,
  target: CombatTarget,
  { result, steps }: SavedResult,
  sidesOfLetter: (letter: string) => Sides | undefined,
): Effect[] {
  const acted = attackers.map((counter) => ({ kind: 'acted', counter }) as const)
  const sides = sidesOfLetter(result)
  if (!sides) return acted
  const { losers, winners, harmed } = sides
  const blow = reducedEffect(COMBAT_EFFECTS[target][result as CombatLetter] ?? {}, steps, LOWEST).value
  const struck = harmed === undefined ? losers : [harmed]
  const effects = struck.flatMap((id) => harmEffects(position, id, blow, { fought: winners }))
  return [...acted, ...effects, ...advanceOwed(position, losers, winners, effects)]
}

/** The winners may advance when none of the losers holds his ground. @rule MC-ADV-1 */
function advanceOwed(
  { scenario }: MedievalPosition,
  losers: readonly CounterId[],
  winners: readonly CounterId[],
  effects: readonly Effect[],
): Effect[] {
  const gone = (id: CounterId): boolean =>
    effects.some(
      (effect) =>
        (effect.kind === 'owed' && effect.duty.kind === 'retreat' && effect.duty.counter === id) ||
        (effect.kind === 'state' && effect.counter === id && effect.status?.['dead'] === true),
    )
  if (!losers.every(gone)) return []
  const into = losers.flatMap((id) => footprint(scenario, scenario.counters[id]))
  return [{ kind: 'owed', duty: { kind: 'advance', winners, into, fought: losers } }]
}
