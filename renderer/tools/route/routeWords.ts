/** The route tool's words in the status line, and the words of chances that panel and status line share. */
import { nameOfHex } from '#shared/document/placeNames'
import { counterName } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { formatNumber, type Language, type Localized, localized, percentSign } from '#shared/i18n/localized'
import { type Fraction, toNumber, ZERO } from '#shared/rules/chances/fraction'
import { type RouteAnswer } from '#shared/rules/answers/route'
import { type DrawnRoute } from '../../editor/ports/session'
import { type ToolStatus } from '../../editor/ports/hover'
import { citing } from '../words/ruleWords'
import { allowanceOf } from './drawing'

/** "43,2 %", "43.2%"; what is not nothing or all never reads 0 or 100. */
export function percent(part: number, language: Language): string {
  const rounded = Math.round(part * 1000) / 10
  const kept = part > 0 && part < 1 ? Math.min(99.9, Math.max(0.1, rounded)) : rounded
  return `${formatNumber(kept, language, 1)}${percentSign(language)}`
}

function ofBoth(part: Fraction): Localized {
  const value = toNumber(part)
  return localized(percent(value, 'fr'), percent(value, 'en'))
}

/** "5 points sur 6"; without the allowance when the sheet has none, nothing where points do not count. */
export function costWords(cost: number | undefined, allowance: number | undefined): Localized | undefined {
  if (cost === undefined) return undefined
  const fr = `${formatNumber(cost, 'fr')}\u00a0point${cost < 2 ? '' : 's'}`
  const en = `${formatNumber(cost, 'en')}\u00a0point${cost === 1 ? '' : 's'}`
  if (allowance === undefined) return localized(fr, en)
  return localized(`${fr} sur ${formatNumber(allowance, 'fr')}`, `${en} of ${formatNumber(allowance, 'en')}`)
}

/** "no attack", "1 attack", "3 attacks". */
export function attackWords(count: number): Localized {
  if (count === 0) return localized('aucune attaque', 'no attack')
  return localized(
    `${count}\u00a0attaque${count < 2 ? '' : 's'} possible${count < 2 ? '' : 's'}`,
    `${count}\u00a0possible attack${count === 1 ? '' : 's'}`,
  )
}

/** "Renaud: 5 points of 12, 2 possible attacks, 43.2% to arrive unhurt", or why it may not go. */
export function routeStatus(route: DrawnRoute, answer: RouteAnswer, scenario: Scenario): ToolStatus {
  const name = counterName(scenario, route.counter)
  const [refused] = answer.refused
  if (refused) {
    const place = nameOfHex(scenario, parseHexKey(refused.hex))
    const words = localized(`${name}\u202f: passage fermé en ${place}`, `${name} may not enter ${place}`)
    return citing(words, refused.reason)
  }
  const cost = costWords(answer.cost, answer.allowance ?? allowanceOf(route.counter, scenario))
  const attacks = attackWords(answer.tests.length)
  const unhurt = ofBoth(answer.arrival?.unhurt ?? ZERO)
  return localized(
    `${name}\u202f: ${[cost?.fr, attacks.fr].filter(Boolean).join(', ')}, ${unhurt.fr} d’arriver indemne`,
    `${name}: ${[cost?.en, attacks.en].filter(Boolean).join(', ')}, ${unhurt.en} to arrive unhurt`,
  )
}
