/** The Advantage of an attack on the flank or in the rear. */
import { localized } from '#shared/i18n/localized'
import { type AdvantageItem, type AttackKind } from '../../advantage'
import { type RuleId } from '../../sentences/ruleIds'
import { because } from '../../ruling'
import { advantageFigures, type Attack, inHex } from './attack'
import { type FantasyPosition } from '../position/fantasyRules'

const NAMES = {
  flank: localized('attaque de flanc', 'attack on the flank'),
  rear: localized('attaque de dos', 'attack in the rear'),
}

/** The items of an attack from a zone of the target; `rule` is the one that puts it there. @rule CM-ORI-4 */
export function zoneItems(
  position: FantasyPosition,
  kind: AttackKind,
  { from, zone }: Attack,
  rule: RuleId = 'CM-ORI-4',
): AdvantageItem[] {
  if (zone === 'front') return []
  const value = advantageFigures(position).facing[kind][zone]
  return value === 0 ? [] : [{ reason: because(rule, inHex(from)), name: NAMES[zone], value }]
}
