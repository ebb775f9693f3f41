/** The reinforcements that may enter in a turn of the game: with which chance, where, and what becomes of those who cannot (SCN-4). */
import { type AuthorText, type Reinforcement } from '#shared/document/game'
import { type CounterId, type ReinforcementId } from '#shared/document/ids'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Fraction, fraction, ONE, reduced } from '../chances/fraction'
import { rulesetOf } from '../registry/rulesetOf'
import { type PlayState } from '../resolution/state'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { nearestOf, rimOf, type Stand, standsAt, type StandsAt } from './freeStands'

/** One counter that may enter. */
interface EntryOf {
  readonly counter: CounterId
  /** Free for it on a hex of the place of entry. */
  readonly stands: readonly Stand[]
  /** The fate with no such stand: it waits, takes one of `instead`, or is lost; `wait` too when the rim has no free hex. */
  readonly blocked?: Reinforcement['blocked']
  readonly instead: readonly Stand[]
}

export interface Entry {
  readonly id: ReinforcementId
  readonly reinforcement: Reinforcement
  /** The chance of entering this turn, if the condition is met. */
  readonly chance: Fraction
  /** In the author's words: the players judge it. */
  readonly condition?: AuthorText
  /** The hexes of its place of entry that are free for one of its counters at least. */
  readonly hexes: readonly HexKey[]
  /** Those that are not on the map yet, in the order of the document. */
  readonly counters: readonly EntryOf[]
  readonly because: readonly Reason[]
}

/**
 * The reinforcements of all sides that may enter in the game turn of this state, in the order of the document; each stand is judged
 * for its counter alone, as the map now is. Those whose counters have all entered, or gone, are left out. @rule SCN-4
 */
export function entries(scenario: Scenario, state: PlayState): readonly Entry[] {
  const all = Object.entries(scenario.reinforcements) as [ReinforcementId, Reinforcement][]
  return all.flatMap(([id, reinforcement]) => {
    const chance = chanceIn(reinforcement, state.turn.gameTurn)
    const waiting = waitingOf(state.scenario, id)
    return chance && waiting.length > 0 ? entryOf(state, id, reinforcement, chance, waiting) : []
  })
}

interface Chance {
  readonly value: Fraction
  readonly says: Localized
}

/**
 * Undefined before its turn. Who waits enters in a later turn; a die is rolled each turn up to the last, in which and after which no
 * roll is needed. @rule SCN-4
 */
function chanceIn({ turn = 1, lastTurn, roll, condition }: Reinforcement, now: number): Chance | undefined {
  if (now < turn) return undefined
  if (roll && (lastTurn === undefined || now < lastTurn)) {
    const { sides, atMost } = roll
    const value = reduced(fraction(Math.min(atMost, sides), sides))
    return {
      value,
      says: localized(
        `entre sur un jet de ${atMost} au plus au dé à ${sides} faces`,
        `enters on a roll of ${atMost} or less with a ${sides}-sided die`,
      ),
    }
  }
  if (condition)
    return {
      value: ONE,
      says: localized('entre si sa condition est remplie', 'enters if its condition is met'),
    }
  return { value: ONE, says: localized('entre à ce tour', 'enters this turn') }
}

function waitingOf({ counters }: Scenario, id: ReinforcementId): CounterId[] {
  return (Object.entries(counters) as [CounterId, Counter][]).flatMap(
    ([counter, { reinforcement, hex, spare }]) =>
      reinforcement === id && hex === undefined && !spare ? counter : [],
  )
}

function entryOf(
  state: PlayState,
  id: ReinforcementId,
  reinforcement: Reinforcement,
  chance: Chance,
  waiting: readonly CounterId[],
): Entry {
  const { scenario } = state
  const { condition, facing, entries: places } = reinforcement
  const hexes = [...new Set(places.flatMap((place) => hexesOfPlace(scenario, place)))]
  const stands = standsAt(scenario, rulesetOf(scenario), facing)
  const counters = waiting.map((counter) => counterEntry(scenario, reinforcement, counter, hexes, stands))
  const free = hexes.filter((hex) => waiting.some((counter) => stands(counter, hex).length > 0))
  return {
    id,
    reinforcement,
    chance: chance.value,
    hexes: free,
    counters,
    ...(condition && { condition }),
    because: [
      because('SCN-4', undefined, chance.says),
      because('SCN-4', undefined, freeInWords(free.length, hexes.length)),
      ...counters.flatMap((one) =>
        one.blocked ? [because('SCN-4', { counter: one.counter }, BLOCKED[one.blocked])] : [],
      ),
    ],
  }
}

const BLOCKED: Readonly<Record<Reinforcement['blocked'], Localized>> = {
  wait: localized('entrée bloquée\u202f: attend un tour', 'entry blocked: waits a turn'),
  nearest: localized(
    'entrée bloquée\u202f: prend la case libre du pourtour la plus proche',
    'entry blocked: takes the nearest free hex of the rim',
  ),
  lost: localized('entrée bloquée\u202f: est perdu', 'entry blocked: is lost'),
}

function freeInWords(free: number, all: number): Localized {
  return localized(
    `${free} case${free > 1 ? 's' : ''} d’entrée libre${free > 1 ? 's' : ''} sur ${all}`,
    `${free} of ${all} entry hexes free`,
  )
}

function counterEntry(
  { map }: Scenario,
  { blocked }: Reinforcement,
  counter: CounterId,
  hexes: readonly HexKey[],
  stands: StandsAt,
): EntryOf {
  const own = distinct(hexes.flatMap((hex) => stands(counter, hex)))
  if (own.length > 0) return { counter, stands: own, instead: [] }
  const instead =
    blocked === 'nearest' && hexes.length > 0
      ? distinct(nearestOf(rimOf(map.grid), hexes, (hex) => stands(counter, hex)))
      : []
  return {
    counter,
    stands: [],
    blocked: blocked === 'nearest' && instead.length === 0 ? 'wait' : blocked,
    instead,
  }
}

/** A counter of two hexes is found by either. */
function distinct(stands: readonly Stand[]): readonly Stand[] {
  return [...new Map(stands.map((stand) => [JSON.stringify(stand), stand])).values()]
}
