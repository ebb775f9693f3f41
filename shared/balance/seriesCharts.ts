/** The charts of a series of games, a list for each section of its report (PLY-5). */
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { type Axis, type Bar, barChart } from './charts/barChart'
import { type ByTurn } from './charts/byTurn'
import { type Chart, NOBODY_COLOR, sideColor } from './charts/chart'
import { heatMap } from './charts/heatMap'
import { turnColumns } from './charts/turnColumns'
import { turnGrid } from './charts/turnGrid'
import { type Series } from '#shared/game/simulation/series'
import { average, LEVEL_NAMES, named, nameOf, nameOfSide, share, wonLevels } from './seriesWords'
import { wilson } from '#shared/game/simulation/statistics'
import { type Counts } from '#shared/game/simulation/tally'

/** Shares from 0 to 1. */
export const SHARES: Axis = {
  least: 0,
  most: 1,
  ticks: [0, 25, 50, 75, 100].map((percent) => ({
    at: percent / 100,
    name: localized(`${percent}\u202f%`, `${percent}%`),
  })),
}

/** A share with its interval. */
export function shareBar(label: Localized, [count, of]: readonly [number, number], color: string): Bar {
  const { low, high } = wilson(count, of)
  return { label, value: of === 0 ? 0 : count / of, low, high, figure: percents(count, of), color }
}

/** "75 % (63 to 84 %)": the end of the longer words. */
function percents(count: number, of: number): Localized {
  const { fr, en } = share(count, of)
  const after = (text: string): string => text.slice(text.indexOf(', ') + 2)
  return localized(after(fr), after(en))
}

export function colorOf({ head }: Series, side: string): string {
  const index = Object.keys(head.players).indexOf(side)
  return index < 0 ? NOBODY_COLOR : sideColor(index)
}

const NO_WINNER = localized('sans vainqueur', 'no winner')

export function resultCharts(series: Series): readonly Chart[] {
  const { head, rows } = series
  const of = rows.length
  const wins = (side: string): number => rows.filter(({ winner }) => winner === side).length
  const sides = Object.keys(head.players).flatMap((side) => [
    shareBar(nameOfSide(series, side), [wins(side), of], colorOf(series, side)),
    ...wonLevels(series).flatMap((won) =>
      won.side === side
        ? shareBar(LEVEL_NAMES[won.level] ?? sameInBoth(won.level), [won.count, of], colorOf(series, side))
        : [],
    ),
  ])
  const nobody = shareBar(NO_WINNER, [wins(''), of], NOBODY_COLOR)
  const caption = localized(
    'Part des parties gagnées, avec l’intervalle à 95\u202f%',
    'Share of games won, with the interval at 95%',
  )
  return [barChart([...sides, nobody], SHARES, { caption })]
}

function turnsOf(counts: Counts, kind: string): Map<number, number> {
  const pairs = named(counts, kind).map(([turn, count]): [number, number] => [Number(turn), count])
  return new Map(pairs.sort(([a], [b]) => a - b))
}

/** The last turn that any game has seen. */
function lastTurn({ rows }: Series): number {
  return Math.max(1, greatestOf(rows.map(({ turn }) => turn)))
}

export function lengthCharts(series: Series): readonly Chart[] {
  const ends: ByTurn = {
    name: localized('la partie finit', 'the game ends'),
    color: '#8a8070',
    counts: turnsOf(series.counts, 'turn'),
  }
  const decided: ByTurn = {
    name: localized('le vainqueur ne peut plus changer', 'the winner can change no more'),
    color: '#a4472f',
    counts: turnsOf(series.counts, 'decided'),
  }
  const caption = localized(
    'Tour où la partie finit, et tour qui la décide, en pour cent des parties',
    'Turn in which the game ends, and turn that decides it, in percent of the games',
  )
  return [turnColumns([ends, decided], { turns: lastTurn(series), games: series.rows.length, caption })]
}

export function wayCharts(series: Series): readonly Chart[] {
  const { head, counts, rows } = series
  const ways = Object.keys(head.names).flatMap((name) => (name.startsWith('way ') ? name.slice(4) : []))
  if (ways.length === 0) return []
  const met = ways.map((id) =>
    shareBar(nameOf(series, 'way', id), [counts[`met ${id}`] ?? 0, rows.length], '#5b7a3a'),
  )
  const lines = ways.flatMap((id): ByTurn[] => {
    const name = nameOf(series, 'way', id)
    const line = (kind: 'safe' | 'impossible'): ByTurn[] => {
      const by = turnsOf(counts, `${kind} ${id}`)
      const color = kind === 'safe' ? '#3f6b2a' : '#a4472f'
      return by.size === 0 ? [] : [{ name: joined([KINDS[kind], name], ' – '), color, counts: by }]
    }
    return [...line('safe'), ...line('impossible')]
  })
  const caption = localized(
    'Tour où chaque condition devient assurée ou impossible, en parties',
    'Turn in which each way becomes safe or impossible, in games',
  )
  const metCaption = localized(
    'Part des parties où chacune est remplie',
    'Share of games in which each is met',
  )
  return [
    barChart(met, SHARES, { caption: metCaption }),
    ...(lines.length > 0 ? [turnGrid(lines, { turns: lastTurn(series), games: rows.length, caption })] : []),
  ]
}

const KINDS = {
  safe: localized('assurée', 'safe'),
  impossible: localized('impossible', 'impossible'),
}

export function lossCharts(series: Series): readonly Chart[] {
  const { counts, rows } = series
  const bars = named(counts, 'lost').map(([type, count]): Bar => {
    const [side = ''] = type.split('/')
    const label = nameOf(series, 'type', type)
    return {
      label,
      value: count / Math.max(1, rows.length),
      figure: average(count, rows.length),
      color: colorOf(series, side),
    }
  })
  if (bars.length === 0) return []
  const most = Math.max(1, Math.ceil(greatestOf(bars.map(({ value }) => value))))
  const ticks = [0, most / 2, most].map((at) => ({ at, name: average(at, 1, at % 1 === 0 ? 0 : 1) }))
  const caption = localized('Pions perdus par partie, en moyenne', 'Counters lost a game, on average')
  return [barChart(bars, { least: 0, most, ticks }, { caption })]
}

export function entryCharts(series: Series): readonly Chart[] {
  const { head, counts, rows } = series
  const all = Object.keys(head.names).flatMap((name) =>
    name.startsWith('reinforcement ') ? name.slice(14) : [],
  )
  if (all.length === 0) return []
  const bars = all.flatMap((id) =>
    (['came', 'late', 'struck'] as const).map((kind) =>
      shareBar(
        joined([nameOf(series, 'reinforcement', id), ENTRIES[kind]], ' – '),
        [counts[`${kind} ${id}`] ?? 0, rows.length],
        { came: '#5b7a3a', late: '#a4472f', struck: '#2f5f8f' }[kind],
      ),
    ),
  )
  const caption = localized('Renforts, part des parties', 'Reinforcements, share of the games')
  return [barChart(bars, SHARES, { caption })]
}

const ENTRIES = {
  came: localized('entre en jeu', 'comes'),
  late: localized('entre quand tout est décidé', 'comes when all is decided'),
  struck: localized('combat', 'fights'),
}

/** Counts by hex of the map, as `died garrison 3,4` has them. */
export function countsByHex(counts: Counts, kind: string): Map<HexKey, number> {
  const sums = new Map<HexKey, number>()
  for (const [name, count] of named(counts, kind)) {
    const hex = name.slice(name.lastIndexOf(' ') + 1) as HexKey
    sums.set(hex, (sums.get(hex) ?? 0) + count)
  }
  return sums
}

/** Maps of the hexes where counters are lost, and of the objectives that change hands. */
export function mapCharts(scenario: Scenario, { counts, rows }: Series): readonly Chart[] {
  const each = [
    ['died', localized('Pions perdus par case et par partie', 'Counters lost by hex and game')],
    [
      'taken',
      localized('Objectifs qui changent de camp, par partie', 'Objectives that change hands, by game'),
    ],
  ] as const
  return each.flatMap(([kind, caption]) => {
    const hexes = countsByHex(counts, kind)
    return hexes.size === 0 ? [] : heatMap(scenario, hexes, { games: rows.length, caption })
  })
}
