/** Fire by the Savoy house rules: armour does not change the die, heavy cover helps riders, nobody is fired over up close. */
import { footprint } from '#shared/document/counters'
import { type Axial, isNextTo } from '#shared/hex/axial'
import {
  FIRE,
  FIRE_MOUNTED,
  type FireResult,
  type FireRules,
  type FireTable,
} from '../magna-carta/figures/fireTables'
import { type Position } from '../magna-carta/position/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { fireOver, isScreen } from '../magna-carta/fire/charactersOnLine'
import { type AimedShot, type CharacterBetween, type FireOver } from '../magna-carta/rules/medievalRules'

/** Row 1 first. @interpretation The column beside it moved up one row, as the printed ones do. */
const MOUNTED_HEAVY: readonly FireResult[] = ['C', 'C', 'B', 'A', 'A', '-', '-', '-', '-']

/** @rule SV-FIR-2 */
const MOUNTED: FireTable = {
  ...FIRE_MOUNTED,
  columns: [...FIRE_MOUNTED.columns, 'heavy'],
  rows: FIRE_MOUNTED.rows.map((row, index) => [...row, MOUNTED_HEAVY[index] ?? '-']),
  ourCovers: { covers: ['heavy'], rule: 'SV-FIR-2' },
}

/** @rule SV-FIR-2 @rule SV-FIR-4 */
export const SAVOY_FIRE: FireRules = {
  ...FIRE,
  tables: { ...FIRE.tables, mounted: MOUNTED },
  modifiers: FIRE.modifiers.filter(({ when }) => when !== 'armoured'),
  armourRule: 'SV-FIR-4',
}

/**
 * As in Magna Carta at short range; farther off nobody fires at a character behind another that touches it, and a shot
 * over anyone at all raises the cover one step, however many stand there.
 * @rule SV-FIR-1 @rule SV-FIR-2 @rule HS-LOS-15
 * @interpretation The height advantage is over the one in between: the firer's ground is higher than its.
 */
export function savoyFireOver(position: Position, shot: AimedShot): Ruling<FireOver> {
  const upClose = fireOver(position, shot)
  if (!upClose.value.open || shot.between.length === 0) return upClose
  const screen =
    shot.band === 'medium' || shot.band === 'long'
      ? shot.between.find(
          (one) => touches(position, one, shot.target.covers) && isScreen(position, shot, one),
        )
      : undefined
  if (screen) return ruling({ open: false, coverSteps: 0 }, because('SV-FIR-1', { counter: screen.counter }))
  return ruling({ open: true, coverSteps: 1 }, because('SV-FIR-2'), ...upClose.because)
}

function touches({ scenario }: Position, { counter }: CharacterBetween, covered: readonly Axial[]): boolean {
  return footprint(scenario, scenario.counters[counter]).some((own) => isNextTo(own, covered))
}
