/** Movement points in words: costs and limits, in the answers about reach and route. */
import { type Localized, localized } from '#shared/i18n/localized'

/** "3", "2½": halves are the only fractions of points. */
export function points(cost: number): string {
  return Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`
}

/** "0 points", "½ point", "3 points". */
export function pointsInWords(cost: number): Localized {
  const text = points(cost)
  const single = cost > 0 && cost <= 1
  return localized(`${text} ${cost < 2 ? 'point' : 'points'}`, `${text} ${single ? 'point' : 'points'}`)
}
