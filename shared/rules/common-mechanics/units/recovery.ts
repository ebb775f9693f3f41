/** Judges whether a unit may recover, by its position (CM-FLY-1, CM-INF-1). */
import { type Recovering } from '../../resolution/play'
import { type RuleId } from '../../sentences/ruleIds'
import { because, type Ruling, ruling } from '../../ruling'
import { positionOfPlacement, type Unit, type UnitPosition } from './unit'

interface Ban {
  readonly rule: RuleId
  readonly forbids: readonly Recovering[]
}

const BANS: Readonly<Record<UnitPosition, Ban | undefined>> = {
  ground: undefined,
  flight: { rule: 'CM-FLY-1', forbids: ['rest', 'reload'] },
  infiltration: { rule: 'CM-INF-1', forbids: ['reload'] },
}

/** May the unit do this where it is placed? On the ground it may do all of it. @rule CM-FLY-1 @rule CM-INF-1 */
export function mayRecover(unit: Unit, by: Recovering): Ruling<boolean> {
  const ban = BANS[positionOfPlacement(unit.placement)]
  if (!ban) return ruling(true)
  return ruling(!ban.forbids.includes(by), because(ban.rule, { counter: unit.id }))
}
