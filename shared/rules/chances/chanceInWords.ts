/** A chance as players say it: "3 in 10", "for certain". */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Fraction, reduced } from './fraction'

/** In lowest terms but for tenths, which are read off a ten-sided die: "4 in 10", "37 in 144". */
export function chanceInWords(chance: Fraction): Localized {
  const { numerator, denominator } = reduced(chance)
  if (numerator === 0n) return localized('exclu', 'ruled out')
  if (numerator === denominator) return localized('à coup sûr', 'for certain')
  const [share, of] = inTenths(numerator, denominator)
  return localized(`${share} sur ${of}`, `${share} in ${of}`)
}

/** The same in signs: "4/10". */
export function chanceInSigns(chance: Fraction): string {
  const { numerator, denominator } = reduced(chance)
  return inTenths(numerator, denominator).join('/')
}

function inTenths(numerator: bigint, denominator: bigint): readonly [bigint, bigint] {
  const scale = 10n % denominator === 0n ? 10n / denominator : 1n
  return [numerator * scale, denominator * scale]
}
