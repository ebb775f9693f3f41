/** Two series side by side, as of a scenario and of a variant of it: each result with its interval, and that of the difference (PLY-5). */
import { formatNumber, joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Series } from '#shared/game/simulation/series'
import { type Bar, barChart } from './charts/barChart'
import { type Chart } from './charts/chart'
import { colorOf, shareBar, SHARES } from './seriesCharts'
import { type SeriesSection } from './seriesReport'
import { gamesInWords, nameOfSide, share } from './seriesWords'
import { differenceOfShares } from '#shared/game/simulation/statistics'

export function comparison(base: Series, variant: Series): readonly SeriesSection[] {
  const sides = Object.keys(base.head.players)
  const wins = ({ rows }: Series, side: string): number => rows.filter(({ winner }) => winner === side).length
  const turns = ({ rows }: Series): Localized => {
    const mean = rows.reduce((sum, { turn }) => sum + turn, 0) / Math.max(1, rows.length)
    return localized(formatNumber(mean, 'fr', 1), formatNumber(mean, 'en', 1))
  }
  const [one, other] = [turns(base), turns(variant)]
  return [
    {
      title: localized('Deux variantes côte à côte', 'Two variants side by side'),
      lines: [
        localized(`A\u202f: ${nameOf(base).fr}`, `A: ${nameOf(base).en}`),
        localized(`B\u202f: ${nameOf(variant).fr}`, `B: ${nameOf(variant).en}`),
        ...sides.map((side) =>
          line(nameOfSide(base, side), [wins(base, side), wins(variant, side)], base, variant),
        ),
        line(NO_WINNER, [wins(base, ''), wins(variant, '')], base, variant),
        localized(
          `durée en tours\u202f: A ${one.fr}, B ${other.fr}`,
          `length in turns: A ${one.en}, B ${other.en}`,
        ),
      ],
      charts: comparisonCharts(base, variant),
    },
  ]
}

const NO_WINNER = localized('sans vainqueur', 'no winner')

/** The shares of both side by side, then the difference of each with its interval. */
function comparisonCharts(base: Series, variant: Series): readonly Chart[] {
  const results = [...Object.keys(base.head.players), ''].map((side) => ({
    name: side === '' ? NO_WINNER : nameOfSide(base, side),
    color: colorOf(base, side),
    counts: [base, variant].map(({ rows }): readonly [number, number] => [
      rows.filter(({ winner }) => winner === side).length,
      rows.length,
    ]) as [readonly [number, number], readonly [number, number]],
  }))
  const shares = results.flatMap(({ name, color, counts: [one, other] }) => [
    shareBar(joined([sameInBoth('A'), name], ' – '), one, color),
    shareBar(joined([sameInBoth('B'), name], ' – '), other, color),
  ])
  const differences = results.map(({ name, color, counts: [one, other] }): Bar => {
    const { middle, low, high } = differenceOfShares(one, other)
    const [points, least, most] = [middle, low, high].map(inPoints)
    const figure = localized(`${points} (${least} à ${most})`, `${points} (${least} to ${most})`)
    return { label: name, value: middle, low, high, figure, color }
  })
  const ticks = [-100, -50, 0, 50, 100].map((at) => ({ at: at / 100, name: sameInBoth(inPoints(at / 100)) }))
  return [
    barChart(shares, SHARES, { caption: localized('Part des parties gagnées', 'Share of games won') }),
    barChart(
      differences,
      { least: -1, most: 1, ticks },
      {
        mark: 'point',
        caption: localized(
          'B − A, en points, avec l’intervalle à 95\u202f%',
          'B − A, in points, with the interval at 95%',
        ),
      },
    ),
  ]
}

function nameOf({ head, rows }: Series): Localized {
  const name =
    head.variant === undefined ? sameInBoth(head.title) : sameInBoth(`${head.title}, ${head.variant}`)
  const games = gamesInWords(rows.length)
  return localized(
    `${name.fr} (${games.fr}, graine ${head.seed})`,
    `${name.en} (${games.en}, seed ${head.seed})`,
  )
}

/** "Garrison: A 3 of 20, 15% (5 to 36%); B 9 of 20, 45% (26 to 66%); B - A: +30 points (+2 to +53)". */
function line(
  name: Localized,
  [inBase, inVariant]: readonly [number, number],
  { rows: { length: ofBase } }: Series,
  { rows: { length: ofVariant } }: Series,
): Localized {
  const [a, b] = [share(inBase, ofBase), share(inVariant, ofVariant)]
  const { middle, low, high } = differenceOfShares([inBase, ofBase], [inVariant, ofVariant])
  const [points, least, most] = [middle, low, high].map(inPoints)
  const shown = Math.abs(Math.round(middle * 100))
  const unclear = low <= 0 && high >= 0
  const fr = unclear ? '\u202f; ces parties ne les départagent pas' : ''
  const en = unclear ? '; these games do not tell them apart' : ''
  return localized(
    `${name.fr}\u202f: A ${a.fr}\u202f; B ${b.fr}\u202f; B − A\u202f: ${points} point${shown < 2 ? '' : 's'} (${least} à ${most})${fr}`,
    `${name.en}: A ${a.en}; B ${b.en}; B − A: ${points} point${shown === 1 ? '' : 's'} (${least} to ${most})${en}`,
  )
}

function inPoints(part: number): string {
  const points = Math.round(part * 100)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}
