/** The Advantage of who stands or flies higher. */
import { localized } from '#shared/i18n/localized'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { type RuleId } from '../../sentences/ruleIds'
import { because } from '#shared/rules/sentences/ruling'
import { altitude } from '../sight/altitude'
import { advantageFigures, type Attack, inHex } from './attack'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'

const ABOVE = localized('attaquant plus haut', 'attacker above')
const BELOW = localized('attaquant plus bas', 'attacker below')
const FLYING_ABOVE = localized('attaquant au-dessus en vol', 'attacker flying above')
const FLYING_BELOW = localized('attaquant au-dessous', 'attacker below a flyer')

/** The items of a level difference; `climb` is how far the attacker looks up at the target, in any unit. @rule CM-SID-3 */
export function levelItems(position: FantasyPosition, { into }: Attack, climb: number): AdvantageItem[] {
  const { higher } = advantageFigures(position)
  if (climb === 0) return []
  return [heightItem(climb < 0, higher, [ABOVE, BELOW], 'CM-SID-3', into)]
}

/** In shock, who flies above the other: high over low, low over the ground. @rule CM-FLY-3 */
export function flyingShock(position: FantasyPosition, { attacker, target, into }: Attack): AdvantageItem[] {
  const difference = flightOf(attacker) - flightOf(target)
  if (difference === 0) return []
  const { flyingAbove } = advantageFigures(position)
  return [heightItem(difference > 0, flyingAbove, [FLYING_ABOVE, FLYING_BELOW], 'CM-FLY-3', into)]
}

/**
 * In fire, high flight is above all that is not in it; otherwise the ground of the two hexes is compared, at any range.
 *
 * @rule CM-FLY-4 @rule CM-SID-3
 * @interpretation between two in high flight nobody has the advantage of height
 */
export function fireHeight(position: FantasyPosition, attack: Attack): AdvantageItem[] {
  const { attacker, target, from, into } = attack
  const [firing, fired] = [attacker, target].map(({ placement }) => placement === 'high-flight')
  if (!firing && !fired)
    return levelItems(position, attack, altitude(position, into) - altitude(position, from))
  if (firing && fired) return []
  const { higher } = advantageFigures(position)
  return [heightItem(firing === true, higher, [FLYING_ABOVE, FLYING_BELOW], 'CM-FLY-4', into)]
}

/** The level of a unit's flight over the ground. */
function flightOf({ placement }: Unit): number {
  if (placement === 'high-flight') return 2
  return placement === 'low-flight' ? 1 : 0
}

function heightItem(
  above: boolean,
  figure: number,
  [nameAbove, nameBelow]: readonly [AdvantageItem['name'], AdvantageItem['name']],
  rule: RuleId,
  hex: Attack['into'],
): AdvantageItem {
  return {
    reason: because(rule, inHex(hex)),
    name: above ? nameAbove : nameBelow,
    value: above ? figure : -figure,
  }
}
