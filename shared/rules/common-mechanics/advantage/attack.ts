/** One unit attacks another, from one hex that it covers into one that the other covers, coming from a zone of the other. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Reason } from '../../ruling'
import { type AdvantageFigures } from '../figures/advantageFigures'
import { type FantasyPosition } from '../position/fantasyRules'
import { sheetOf } from '../position/options'
import { type Unit } from '../units/unit'
import { type Zone } from '../facing/zones'

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
