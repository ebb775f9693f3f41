/** A series of games: what was asked, which games of it have been played, their rows and sums. Parts of one series add up to it. */
import { type SeriesNames } from './seriesNames'
import { type Counts, type GameRow, type Simulated } from './tally'

/** Two results with the same head are parts of one series. */
export interface SeriesHead {
  /** `scenarioHash`. */
  readonly scenario: string
  readonly title: string
  /** The name of the change under which it was played; absent = the scenario as it is. */
  readonly variant?: string
  /** `RULES_VERSION`. */
  readonly rules: number
  /** By side, the ids of the players. */
  readonly players: Readonly<Record<string, string>>
  readonly seed: number
  /** Games of the whole series. */
  readonly games: number
  readonly names: SeriesNames
}

export interface Series {
  readonly head: SeriesHead
  /** By game. */
  readonly rows: readonly GameRow[]
  readonly counts: Counts
}

/** The games of a part, from 0: `[from, to)`. Part `index` from 1 of `of`; all parts together are all games. */
export function partOf(
  games: number,
  index: number,
  of: number,
): { readonly from: number; readonly to: number } {
  const at = (part: number): number => Math.floor((games * part) / of)
  return { from: at(index - 1), to: at(index) }
}

export function seriesOf(head: SeriesHead, games: readonly Simulated[]): Series {
  return joinedSeries(
    head,
    games.map(({ row, counts }) => ({ rows: [row], counts })),
  )
}

/** Rows by their games, counts by their names: the same whatever the order of the parts. */
export function joinedSeries(head: SeriesHead, parts: readonly Pick<Series, 'rows' | 'counts'>[]): Series {
  const sums = new Map<string, number>()
  for (const { counts } of parts)
    for (const [name, count] of Object.entries(counts)) sums.set(name, (sums.get(name) ?? 0) + count)
  const names = [...sums.keys()].sort()
  return {
    head,
    rows: parts.flatMap(({ rows }) => rows).sort((a, b) => a.game - b.game),
    counts: Object.fromEntries(names.map((name) => [name, sums.get(name) ?? 0])),
  }
}

/** The games of the series that have not been played, in their order: stopped, it goes on with them. */
export function gamesLeft({ head, rows }: Pick<Series, 'head' | 'rows'>): readonly number[] {
  const played = new Set(rows.map(({ game }) => game))
  return Array.from({ length: head.games }, (_, game) => game).filter((game) => !played.has(game))
}

/** Undefined when they are parts of one series without a game in common, else the key that differs or the game that comes twice. */
export function conflictOf(parts: readonly Series[]): string | undefined {
  const [first, ...others] = parts
  for (const key of ['scenario', 'variant', 'rules', 'players', 'seed', 'games'] as const)
    if (others.some(({ head }) => JSON.stringify(head[key]) !== JSON.stringify(first?.head[key]))) return key
  const seen = new Set<number>()
  for (const { game } of parts.flatMap(({ rows }) => rows)) {
    if (seen.has(game)) return `game ${game}`
    seen.add(game)
  }
  return undefined
}

export const SERIES_FORMAT = 'castellan-simulation'

/** One line a game: a file grows and merges by lines. The same series gives the same bytes. */
export function writeSeries({ head, rows, counts }: Series): string {
  const { scenario, title, variant, rules, players, seed, games, names } = head
  const first = {
    format: SERIES_FORMAT,
    version: 1,
    scenario,
    title,
    variant,
    rules,
    players,
    seed,
    games,
    names,
  }
  return [
    `{"head":${JSON.stringify(first)},`,
    `"counts":${JSON.stringify(counts)},`,
    `"rows":[${rows.length === 0 ? '' : '\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}]}\n`,
  ].join('\n')
}

/** One row a game; the columns of `lost` are the sides. */
export function seriesCsv({ head, rows }: Series): string {
  const sides = Object.keys(head.players).sort()
  const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const heads = [
    'game',
    'winner',
    'level',
    'because',
    'turn',
    'decided',
    'decisions',
    'dice',
    ...sides.map((side) => `lost ${side}`),
  ]
  const lines = rows.map(({ game, winner, level, because, turn, decided, decisions, dice, lost }) =>
    [
      game,
      winner,
      level,
      because,
      turn,
      decided,
      decisions,
      dice,
      ...sides.map((side) => lost[side] ?? 0),
    ].map(String),
  )
  return [heads, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}
