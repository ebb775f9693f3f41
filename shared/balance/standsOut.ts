/** Findings that a designer should look at first in a series of games, each with its figure: early decisions, idle conditions, late reinforcements, places that one holds. */
import { called } from '#shared/document/called'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { OF_GAMES, type Silenced } from '#shared/document/silenced'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type Series } from '#shared/game/simulation/series'
import { type Wanted } from '#shared/game/simulation/wanted'
import { named, nameOf, pair, share } from './seriesWords'

/** A fact is named from this share of the games on. */
const OFTEN = 0.25
const MOSTLY = 0.75
/** A place matters from this share of all attacks and shots on. */
const AIMED = 0.15

/** One fact, with a game that shows it. The author may silence it as a finding: by its code and what it names. */
export interface StandsOut extends Omit<Silenced, 'reason'> {
  readonly message: Localized
  readonly shownBy: Wanted
}

/** @param scenario as it was played; without it places are not named. */
export function standsOut(series: Series, scenario?: Scenario): readonly StandsOut[] {
  if (series.rows.length === 0) return []
  return [
    ...decidedEarly(series, scenario),
    ...neverMet(series),
    ...lateEntries(series),
    ...(scenario ? heldByOne(series, scenario) : []),
  ]
}

function fact(
  code: string,
  shownBy: Wanted,
  message: Localized,
  about: Partial<Pick<Silenced, 'hexes' | 'counters' | 'says'>> = {},
): StandsOut {
  const nothing = { hexes: [], hexsides: [], counters: [], sides: [] }
  return { code: `${OF_GAMES}${code}`, ...nothing, ...about, message, shownBy }
}

/** The turn at whose end a game that is decided was so early. */
export function earlyTurn({ rows }: Series, scenario?: Scenario): number {
  return firstThird(lastTurn(rows, scenario))
}

function lastTurn(rows: Series['rows'], scenario: Scenario | undefined): number {
  return scenario?.turns?.count ?? greatestOf(rows.map(({ turn }) => turn))
}

/** The last turn of the first third of a game, at least the first. */
function firstThird(turns: number): number {
  return Math.max(1, Math.floor(turns / 3))
}

function decidedEarly({ head, rows }: Series, scenario: Scenario | undefined): StandsOut[] {
  // An example without ways to victory ends when one side is alone: nothing was to be won.
  if (!Object.keys(head.names).some((name) => name.startsWith('way '))) return []
  const turns = lastTurn(rows, scenario)
  const third = firstThird(turns)
  const early = rows.filter(({ decided }) => decided <= third).length
  if (third >= turns || early <= OFTEN * rows.length) return []
  const first = rows.filter(({ decided }) => decided === 1).length
  const [games, inFirst] = [share(early, rows.length), share(first, rows.length)]
  const also =
    third > 1 && first > 0
      ? localized(` (dès le tour 1\u202f: ${inFirst.fr})`, ` (from turn 1: ${inFirst.en})`)
      : sameInBoth('')
  return [
    fact(
      'early',
      { kind: 'decided', by: third },
      localized(
        `Décidée tôt\u202f: à la fin du tour ${third} sur ${turns}, le vainqueur ne peut plus changer dans ${games.fr} des parties${also.fr}.`,
        `Decided early: at the end of turn ${third} of ${turns} the winner can change no more in ${games.en} of the games${also.en}.`,
      ),
    ),
  ]
}

function neverMet(series: Series): StandsOut[] {
  const { head, counts, rows } = series
  return Object.keys(head.names).flatMap((name) => {
    const id = name.slice(4)
    if (!name.startsWith('way ') || counts[`met ${id}`] !== undefined) return []
    const never = share(0, rows.length)
    const way = nameOf(series, 'way', id)
    const message = localized(
      `Jamais remplie\u202f: ${way.fr}\u202f: ${never.fr}.`,
      `Never met: ${way.en}: ${never.en}.`,
    )
    return fact('never-met', { kind: 'any' }, message, { says: way.en })
  })
}

function lateEntries(series: Series): StandsOut[] {
  const { head, counts, rows } = series
  const of = rows.length
  return Object.keys(head.names).flatMap((name): StandsOut[] => {
    if (!name.startsWith('reinforcement ')) return []
    const id = name.slice(14)
    const [came, late, struck] = ['came', 'late', 'struck'].map((kind) => counts[`${kind} ${id}`] ?? 0) as [
      number,
      number,
      number,
    ]
    const facts = [
      ...(of - came + late > MOSTLY * of
        ? [
            pair(
              localized('trop tard, la partie finie ou décidée', 'too late, the game over or decided'),
              share(of - came + late, of),
            ),
          ]
        : []),
      ...(struck < OFTEN * of ? [pair(localized('combat', 'fights'), share(struck, of))] : []),
    ]
    if (facts.length === 0) return []
    const reinforcement = nameOf(series, 'reinforcement', id)
    const shownBy: Wanted =
      late > 0 ? { kind: 'counts', has: `late ${id}` } : { kind: 'counts', lacks: `struck ${id}` }
    return [
      fact('late', shownBy, pair(reinforcement, joined(facts, localized('\u202f; ', '; '))), {
        says: reinforcement.en,
      }),
    ]
  })
}

/** A place at which many aim and where one counter, the same in most games, stands and does not fall. */
function heldByOne({ counts, rows }: Series, scenario: Scenario): StandsOut[] {
  const aimed = named(counts, 'aimed')
  const all = aimed.reduce((sum, [, count]) => sum + count, 0)
  return aimed.flatMap(([hex, count]) => {
    if (count < AIMED * all || count < rows.length) return []
    const stood = named(counts, 'stood').filter(([name]) => name.endsWith(` ${hex}`))
    const [first] = stood.sort(([, one], [, other]) => other - one)
    if (!first || first[1] < MOSTLY * count) return []
    const id = first[0].slice(0, -hex.length - 1) as CounterId
    const fell = counts[`fell ${first[0]}`] ?? 0
    if (fell > OFTEN * rows.length) return []
    const [place, who] = [nameOfHex(scenario, parseHexKey(hex as HexKey)), counterName(scenario, id)]
    const [attacks, lost] = [share(first[1], all), share(fell, rows.length)]
    const message = localized(
      `Tenu par un seul\u202f: ${called({ name: who }, id)} en ${place} subit ${attacks.fr} de toutes les attaques, et n’y tombe que dans ${lost.fr} des parties.`,
      `Held by one: ${called({ name: who }, id)} in ${place} is the aim of ${attacks.en} of all attacks, and falls there in only ${lost.en} of the games.`,
    )
    const shownBy: Wanted = { kind: 'counts', has: `stood ${first[0]}`, lacks: `fell ${first[0]}` }
    return fact('one-holder', shownBy, message, { hexes: [hex as HexKey], counters: [id] })
  })
}
