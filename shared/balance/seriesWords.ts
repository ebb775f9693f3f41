/** The words of a series of games: its names, shares with their intervals, means. */
import { some } from '#shared/document/inWords/lists'
import { formatNumber, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Series } from '#shared/game/simulation/series'
import { wilson } from '#shared/game/simulation/statistics'
import { type Counts } from '#shared/game/simulation/tally'

export function pair(one: Localized, other: Localized): Localized {
  return localized(`${one.fr}\u202f: ${other.fr}`, `${one.en}: ${other.en}`)
}

export function nameOf({ head }: Series, kind: string, id: string): Localized {
  return head.names[`${kind} ${id}`] ?? sameInBoth(id)
}

/** The name of a side, as the series has it. */
export function nameOfSide(series: Series, side: string): Localized {
  return nameOf(series, 'side', side)
}

/** The counts whose name begins so, by what follows. */
export function named(counts: Counts, kind: string): [string, number][] {
  return Object.entries(counts).flatMap(([name, count]): [string, number][] =>
    name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), count]] : [],
  )
}

/** "200 parties", "1 game". */
export function gamesInWords(count: number): Localized {
  return some(count, localized('partie', 'game'), localized('parties', 'games'))
}

/** A sum over so many games, rounded to `digits` decimals. */
export function average(sum: number, games: number, digits = 2): Localized {
  const rounded = roundedAverage(sum, games, digits)
  return localized(formatNumber(rounded, 'fr', digits), formatNumber(rounded, 'en', digits))
}

/** The same with its noun: "1,5 tour", "1.5 turns". */
export function averageOf(
  [sum, games]: readonly [sum: number, games: number],
  one: Localized,
  many: Localized,
  digits = 2,
): Localized {
  return some(roundedAverage(sum, games, digits), one, many)
}

function roundedAverage(sum: number, games: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round((sum / Math.max(1, games)) * scale) / scale
}

/** "45 of 60, 75 % (63 to 84 %)". */
export function share(count: number, of: number): Localized {
  const { low, high } = wilson(count, of)
  const [middle, least, most] = [of === 0 ? 0 : count / of, low, high].map((part) => Math.round(part * 100))
  return localized(
    `${count} sur ${of}, ${middle}\u202f% (${least} à ${most}\u202f%)`,
    `${count} of ${of}, ${middle}% (${least} to ${most}%)`,
  )
}

/** The levels of victory, by their ids. */
export const LEVEL_NAMES: Readonly<Record<string, Localized>> = {
  decisive: localized('victoire décisive', 'decisive victory'),
  victory: localized('victoire', 'victory'),
  marginal: localized('victoire marginale', 'marginal victory'),
  draw: localized('partie nulle', 'draw'),
}

/** The results that some side has won: side, level and games, the higher level first. */
export function wonLevels({
  counts,
}: Series): { readonly side: string; readonly level: string; readonly count: number }[] {
  const rank = Object.keys(LEVEL_NAMES)
  return named(counts, 'result')
    .filter(([result]) => !result.startsWith('-/'))
    .map(([result, count]) => {
      const at = result.lastIndexOf('/')
      return { side: result.slice(0, at), level: result.slice(at + 1), count }
    })
    .sort((a, b) => rank.indexOf(a.level) - rank.indexOf(b.level))
}
