/** One unit attacks another, from one hex that it covers into one that the other covers, coming from a zone of the other, which counts. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Reason, because } from '#shared/rules/sentences/ruling'
import { type AdvantageFigures } from '../figures/advantageFigures'
import { type FantasyPosition } from '../position/fantasyRules'
import { sheetOf } from '../position/options'
import { type Unit } from '../units/unit'
import { type Zone } from '../facing/zones'
import { localized } from '#shared/i18n/localized'
import { type AdvantageItem, type AttackKind } from '#shared/rules/answers/advantage'
import { type RuleId } from '../../sentences/ruleIds'

export interface Attack {
  readonly attacker: Unit
  readonly target: Unit
  readonly from: Axial
  readonly into: Axial
  readonly zone: Zone
}

/** The figures of the sheet that the scenario plays by. @rule CM-TER-1 */
export function advantageFigures({ rules: { figures, chosen } }: FantasyPosition): AdvantageFigures {
  return figures.advantage[sheetOf(chosen)]
}

/** On the ground, or so low over it that fire takes it for there. @rule CM-FLY-4 */
export function groundForFire({ placement }: Unit): boolean {
  return placement === 'ground' || placement === 'low-flight'
}

/** The place of a reason. */
export function inHex(hex: Axial): NonNullable<Reason['at']> {
  return { hex: hexKey(hex) }
}

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
