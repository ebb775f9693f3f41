/** The setting of many games as data: who plays, how many, which variants beside the scenario; and the series that follow from it. */
import { type Variant } from '#shared/balance/variants'
import { appliedCalls } from '#shared/commands/appliedCalls'
import { type SideId } from '#shared/document/ids'
import { sidesInOrder } from '#shared/document/turnTrack'
import { type Scenario } from '#shared/document/types'
import { RULES_VERSION } from '#shared/game/file/gameFile'
import { scenarioHash } from '#shared/game/file/stateHash'
import { GREEDY_PLAYER } from '#shared/game/players/greedy'
import { type GamesAsked } from '#shared/game/simulation/askedGame'
import { readSeries } from '#shared/game/simulation/readSeries'
import { gamesLeft, joinedSeries, type Series, type SeriesHead } from '#shared/game/simulation/series'
import { seriesNames } from '#shared/game/simulation/seriesNames'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type GameJob } from '../../../workers/playing'

export interface BalanceSetting {
  /** By side, the id of its player with what it is kept from. */
  readonly players: Readonly<Record<SideId, string>>
  readonly games: number
  readonly seed: number
  readonly variants: readonly Variant[]
}

const FIRST_GAMES = 20
export const MOST_GAMES = 10_000
export const MOST_SEED = 0xffffffff

export function firstSetting(scenario: Scenario): BalanceSetting {
  const players = Object.fromEntries(sidesInOrder(scenario).map((side) => [side, GREEDY_PLAYER.id]))
  return { players, games: FIRST_GAMES, seed: 1, variants: [] }
}

/** The scenario as its games are counted: what is silenced changes none of them, and takes no result away. */
export function withoutSilences(scenario: Scenario): Scenario {
  return scenario.silenced.length === 0 ? scenario : { ...scenario, silenced: [] }
}

const NO_CHANGE = localized('Cette variante ne change rien.', 'This variant changes nothing.')

/** A copy that the variant has changed, or why there is none. */
export function variantScenario(scenario: Scenario, { calls }: Variant): Result<Scenario, Localized> {
  const applied = appliedCalls(scenario, calls)
  if (!applied.ok) return fail(applied.error.refusal.message)
  return applied.value === scenario ? fail(NO_CHANGE) : ok(applied.value)
}

/** A scenario that is played, with its hash and the names of all that its games count. */
export interface Subject {
  readonly scenario: Scenario
  readonly hash: string
  readonly names: SeriesHead['names']
}

export function subjectOf(scenario: Scenario): Subject {
  return { scenario, hash: scenarioHash(scenario), names: seriesNames(scenario) }
}

/** The series of a setting before its first game. */
export function emptySeries({ scenario, hash, names }: Subject, setting: BalanceSetting): Series {
  const { players, seed, games } = setting
  const { title } = scenario.info
  const head = { scenario: hash, title, rules: RULES_VERSION, players, seed, games, names }
  return { head, rows: [], counts: {} }
}

/** The key under which its games are kept: a game depends on its number alone, so that their number is no part of it. */
export function seriesKey({ head: { scenario, rules, players, seed } }: Series): string {
  return JSON.stringify([scenario, rules, Object.entries(players).sort(), seed])
}

/** The series with the games that were kept of it; a text that is none of it, or cannot be right, adds nothing. */
export function goneOn(empty: Series, kept: unknown): Series {
  const read = typeof kept === 'string' ? readSeries(kept, '') : undefined
  if (!read?.ok || seriesKey(read.value) !== seriesKey(empty) || !canBePlayed(read.value)) return empty
  return withGames(joinedSeries(empty.head, [read.value]), empty.head.games)
}

/** No game twice, and none that the panel does not ask for. */
function canBePlayed({ rows }: Series): boolean {
  return (
    new Set(rows.map(({ game }) => game)).size === rows.length && rows.every(({ game }) => game < MOST_GAMES)
  )
}

/** More games or fewer are wanted; those that have been played stay. */
export function withGames(series: Series, games: number): Series {
  const last = series.rows.at(-1)?.game ?? -1
  return { ...series, head: { ...series.head, games: Math.max(games, last + 1) } }
}

/** The games that are left of several series, game by game, so that they grow side by side. */
export function jobsOf(series: readonly Series[]): readonly GameJob[] {
  const jobs = series.flatMap((one, of) => gamesLeft(one).map((game) => ({ of, game })))
  return jobs.sort((a, b) => a.game - b.game || a.of - b.of)
}

export function askedOf({ scenario }: Pick<Subject, 'scenario'>, setting: BalanceSetting): GamesAsked {
  return { scenario, players: setting.players, seed: setting.seed }
}
