/** The game of a board, written with the board's names: turns, zones, entries, ways to victory, special rules and texts (SCN-3 to SCN-6). */
import {
  type Condition,
  type Reinforcement,
  type SpecialRule,
  type Texts,
  type Turns,
  type Victory,
  type Who,
} from '#shared/document/game'
import {
  counterId,
  counterTypeId,
  groupId,
  reinforcementId,
  sideId,
  specialRuleId,
  victoryId,
  zoneId,
} from '#shared/document/ids'
import { type Place } from '#shared/document/place'
import { type Side } from '#shared/document/armies'
import { type Scenario, type Zone } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { parseFacingName } from '#shared/hex/facing'
import { found, hexesAt, type Names } from './drawing'
import { type Said, worded } from './worded'

interface DrawnZone extends Pick<Zone, 'kind' | 'hatching'> {
  readonly name: Said
  readonly side?: string
  /** The hexes by their names: see `hexesAt`. */
  readonly hexes: string
}

interface DrawnEntry extends Omit<Reinforcement, 'side' | 'facing' | 'name' | 'words'> {
  readonly name: Said
  readonly side: string
  readonly facing?: string
}

export interface DrawnGame {
  readonly turns: Omit<Turns, 'order' | 'rows'> & {
    readonly order: readonly string[]
    readonly rows?: Turns['rows']
  }
  /** By side; a side that is missing says nothing of its set-up. */
  readonly setUp: Readonly<Record<string, NonNullable<Side['setUp']>>>
  readonly zones?: Readonly<Record<string, DrawnZone>>
  readonly reinforcements?: Readonly<Record<string, DrawnEntry>>
  readonly victory: Readonly<Record<string, Victory>>
  /** In their order. */
  readonly rules?: Readonly<Record<string, Omit<SpecialRule, 'rank'>>>
  readonly texts: Omit<Texts, 'background'>
}

/** A scenario with its game. */
export function withGame(scenario: Scenario, game: DrawnGame): Scenario {
  const { grid, numbering } = scenario.map
  const names: Names = { grid, numbering }
  const { order, rows = {}, ...turns } = game.turns
  return {
    ...scenario,
    texts: { ...scenario.texts, ...game.texts },
    turns: { ...turns, order: order.map(sideId), rows },
    sides: Object.fromEntries(
      Object.entries(scenario.sides).map(([id, side]) => {
        const setUp = game.setUp[id]
        return [id, setUp ? { ...side, setUp } : side]
      }),
    ),
    zones: Object.fromEntries(
      Object.entries(game.zones ?? {}).map(([id, zone]) => [zoneId(id), zoneOf(zone, names)]),
    ),
    reinforcements: Object.fromEntries(
      Object.entries(game.reinforcements ?? {}).map(([id, one]) => [
        reinforcementId(id),
        entryOf(one, names),
      ]),
    ),
    victory: Object.fromEntries(Object.entries(game.victory).map(([id, one]) => [victoryId(id), one])),
    specialRules: Object.fromEntries(
      Object.entries(game.rules ?? {}).map(([id, rule], rank) => [specialRuleId(id), { ...rule, rank }]),
    ),
  }
}

function zoneOf({ name, side, hexes, ...zone }: DrawnZone, names: Names): Zone {
  return {
    ...worded({ name }),
    ...zone,
    ...(side !== undefined && { side: sideId(side) }),
    hexes: hexesAt(hexes, names).map(hexKey),
  }
}

function entryOf({ name, side, facing, ...entry }: DrawnEntry, { grid }: Names): Reinforcement {
  return {
    ...worded({ name }),
    ...entry,
    side: sideId(side),
    ...(facing !== undefined && { facing: found(parseFacingName(facing, grid), facing) }),
  }
}

// The words of a game: who, where, how many.
export const all = (side: string): Who => ({ kind: 'side', side: sideId(side) })
export const ofGroup = (group: string): Who => ({ kind: 'group', group: groupId(group) })
export const ofType = (type: string): Who => ({ kind: 'type', type: counterTypeId(type) })
export const one = (counter: string): Who => ({ kind: 'counter', counter: counterId(counter) })
export const inZone = (zone: string): Place => ({ kind: 'zone', zone: zoneId(zone) })
export const count = (number: number) => ({ kind: 'count', count: number }) as const
export const share = (percent: number) => ({ kind: 'share', percent }) as const

/** A way to victory; a side that is missing makes it a draw. */
export function reaches(
  level: Victory['level'],
  side: string | undefined,
  join: Victory['join'],
  ...conditions: readonly Condition[]
): Victory {
  return { ...(side !== undefined && { side: sideId(side) }), level, join, conditions }
}
