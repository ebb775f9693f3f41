/** Counts counters by their fate: eliminated, exited, captured, wounded, alive (SCN-5). */
import { type Amount, type Score, type Who } from '#shared/document/game'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { counted, type Game, numbered, type Tally, type Word } from './counted'
import { type Fate, fateOf, numberOf, piecesNamed } from './pieces'

const word = (fr: string, frMany: string, en: string): Word => ({
  one: localized(`pion ${fr}`, `counter ${en}`),
  many: localized(`pions ${frMany}`, `counters ${en}`),
})
export const ELIMINATED = word('éliminé', 'éliminés', 'eliminated')
export const HURT = word('éliminé ou blessé', 'éliminés ou blessés', 'eliminated or wounded')
export const EXITED = word('sorti', 'sortis', 'exited')
export const ALIVE = word('en vie', 'en vie', 'alive')
export const UNHURT = word('indemne', 'indemnes', 'unhurt')
export const CAPTURED = word('capturé', 'capturés', 'captured')
const WOUNDED = word('blessé', 'blessés', 'wounded')

const OF_STATE: Readonly<Record<Score['state'], Word>> = {
  eliminated: ELIMINATED,
  wounded: WOUNDED,
  captured: CAPTURED,
  exited: EXITED,
  alive: ALIVE,
}

interface Counting {
  /** Does it count now? */
  counts(fate: Fate): boolean
  /** And nothing changes that? */
  forGood(fate: Fate): boolean
  /** Does it count, or may it still? */
  possible(fate: Fate): boolean
}

/** The counters that a condition names. @rule SCN-5 */
export function tallyOfPieces(
  game: Game,
  { who, least }: { readonly who: readonly Who[]; readonly least?: Amount },
  called: Word,
  { counts, forGood, possible }: Counting,
): Tally {
  const fates = fatesOf(game, who)
  const have = fates.filter(counts).length
  const needed = numberOf(least, fates.length)
  return {
    have,
    needed,
    sure: fates.filter(forGood).length,
    most: fates.filter(possible).length,
    because: [counted(have, needed, called), ...fates.flatMap((fate) => told(game, fate))],
  }
}

/** Those that are in a state: each for points, one of them where points are not asked. @rule SCN-5 */
export function tallyOfScore(game: Game, { who, state }: Score): Tally {
  const fates = fatesOf(game, who)
  const is = (fate: Fate): boolean => (state === 'wounded' ? fate.wounded : fate.is === state)
  const have = fates.filter(is).length
  const most = fates.filter((fate) => is(fate) || fate.is === 'alive').length
  const sure = state === 'alive' || state === 'wounded' ? 0 : have
  return {
    have,
    needed: 1,
    sure,
    most,
    because: [
      because('SCN-5', undefined, numbered(have, OF_STATE[state])),
      ...fates.flatMap((fate) => told(game, fate)),
    ],
  }
}

function fatesOf({ scenario, state, ruleset }: Game, who: readonly Who[]): Fate[] {
  const schema = ruleset.counterSchema
  return piecesNamed(schema, scenario, who).map((id) => fateOf(schema, state, id))
}

/** Did a counter leave by this place, in this turn at the latest? @rule SCN-5 */
export function exitsBy({ scenario }: Game, place: Place, until: number): (fate: Fate) => boolean {
  const hexes = new Set(hexesOfPlace(scenario, place))
  return ({ is, gone }) =>
    is === 'exited' && gone?.hex !== undefined && hexes.has(gone.hex) && gone.turn <= until
}

/** The fate of a counter in words; nothing of one that is alive and unhurt. */
function told({ scenario }: Game, { id, is, wounded, gone }: Fate): Reason[] {
  const says = fateInWords(scenario, is, wounded, gone)
  return says ? [because('SCN-5', { counter: id }, says)] : []
}

function fateInWords(
  scenario: Scenario,
  is: Fate['is'],
  wounded: boolean,
  gone: Fate['gone'],
): Localized | undefined {
  if (is === 'alive') return wounded ? localized('blessé', 'wounded') : undefined
  if (!gone) return localized('hors de combat', 'out of action')
  const { turn, hex } = gone
  const name = hex === undefined ? undefined : nameOfHex(scenario, parseHexKey(hex))
  switch (is) {
    case 'eliminated':
      return localized(`éliminé au tour ${turn}`, `eliminated in turn ${turn}`)
    case 'captured':
      return localized(`capturé au tour ${turn}`, `captured in turn ${turn}`)
    case 'exited':
      return name === undefined
        ? localized(`sorti au tour ${turn}`, `exited in turn ${turn}`)
        : localized(`sorti au tour ${turn} par la case ${name}`, `exited in turn ${turn} by hex ${name}`)
  }
}
