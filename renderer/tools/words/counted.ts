/** Counts of hexes, hexsides and counters in words. */
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'

export function countedHexes(count: number): Localized {
  return counted(count, localized('case', 'hex'), localized('cases', 'hexes'))
}

export function countedSides(count: number): Localized {
  return counted(count, localized('bord de case', 'hexside'), localized('bords de case', 'hexsides'))
}

export function countedCounters(count: number): Localized {
  return counted(count, localized('pion', 'counter'), localized('pions', 'counters'))
}
