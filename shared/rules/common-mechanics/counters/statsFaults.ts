/** Finds faults in a sheet or in the state of a unit: what contradicts the rules or has no effect (CHK-9). */
import { effectiveStats, footprintSize } from '#shared/document/counters'
import { type Counter, type CounterType, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { footprintFault } from '#shared/rules/counters/footprintFault'
import { type StatsFault } from '#shared/rules/contract/statsFault'
import { INFILTRATING_CLASSES } from '../ground/entry'
import { FORMATION_STEPS, STEPS_PER_FIGURE } from '../rows/counterSchema'
import { type FantasyRows } from '../rows/mapRows'

/** Figures that a formation needs, to have the steps for it. @rule CM-STAT-2 */
const FORMATION_FIGURES = Math.ceil(FORMATION_STEPS / STEPS_PER_FIGURE)
const INFILTRATING: readonly unknown[] = INFILTRATING_CLASSES

/** The faults of a sheet, in the order of its stats. */
export function sheetFaults(rows: FantasyRows, type: CounterType): readonly StatsFault[] {
  const judges = [tooFewFigures, wrongFootprint, smallFormation, uselessCaveFaculty]
  return judges.flatMap((fault) => fault(rows, type) ?? [])
}

/** @rule CM-STAT-2 */
function tooFewFigures(
  { counterSchema }: FantasyRows,
  { stats, faces }: CounterType,
): StatsFault | undefined {
  const { category, figures } = stats
  if (category !== 'formation' || typeof figures !== 'number' || figures >= FORMATION_FIGURES)
    return undefined
  const { faces: needed } = counterSchema.shape({ ...stats, figures: FORMATION_FIGURES })
  const missing = needed.filter(({ id }) => !(id in faces))
  return {
    rule: 'CM-STAT-2',
    weight: 'contradiction',
    says: localized(
      `est une formation de moins de ${FORMATION_STEPS} pas`,
      `is a formation of fewer than ${FORMATION_STEPS} steps`,
    ),
    mend: {
      name: localized(`Lui donner ${FORMATION_FIGURES} figurines`, `Give it ${FORMATION_FIGURES} figures`),
      stats: { figures: FORMATION_FIGURES },
      faces: Object.fromEntries(missing.map((face) => [face.id, { stats: face.stats }])),
    },
  }
}

/** Formations cover two hexes, and nobody else does. @rule CM-ORI-1 */
function wrongFootprint({ counterSchema }: FantasyRows, type: CounterType): StatsFault | undefined {
  return footprintFault(counterSchema, type, 'CM-ORI-1', {
    2: localized('est une formation et ne couvre qu’une case', 'is a formation and covers one hex only'),
    1: localized('couvre deux cases sans être une formation', 'covers two hexes and is no formation'),
  })
}

/** A formation has a front, flanks and a rear; a small unit is all front. @rule CM-ORI-2 */
function smallFormation(_: FantasyRows, { stats: { category, size } }: CounterType): StatsFault | undefined {
  if (category !== 'formation' || size !== 'small') return undefined
  return {
    rule: 'CM-ORI-2',
    weight: 'contradiction',
    says: localized('est une formation et une petite unité', 'is a formation and a small unit'),
    mend: {
      name: localized('En faire une grande unité', 'Make it a large unit'),
      stats: { size: 'large' },
    },
  }
}

/** The cave faculty of a class that never infiltrates. @rule CM-INF-1 */
function uselessCaveFaculty(
  { counterSchema }: FantasyRows,
  { stats, faces }: CounterType,
): StatsFault | undefined {
  const withDefault = (all: Stats): unknown =>
    all['movementClass'] ?? counterSchema.fields.find(({ id }) => id === 'movementClass')?.default
  const classes = [stats, ...Object.values(faces).map((face) => ({ ...stats, ...face.stats }))].map(
    withDefault,
  )
  if (stats['caveAdapted'] !== true || classes.some((of) => INFILTRATING.includes(of))) return undefined
  return {
    rule: 'CM-INF-1',
    weight: 'idle',
    says: localized(
      'est adapté à la caverne mais d’une classe de mouvement qui ne s’infiltre pas',
      'has the cave faculty but a movement class that never infiltrates',
    ),
    mend: { name: localized('Retirer la faculté', 'Remove the faculty'), stats: { caveAdapted: false } },
  }
}

/** A mode of formation without a formation. @rule CM-STAT-5 */
export function stateFaults(scenario: Scenario, counter: Counter): readonly StatsFault[] {
  const { mode = 'none' } = effectiveStats(scenario, counter)
  if (mode === 'none' || footprintSize(scenario, counter) === 2) return []
  return [
    {
      rule: 'CM-STAT-5',
      weight: 'contradiction',
      says: localized(
        'est dans un mode de formation sans être en formation',
        'is in a formation mode but in no formation',
      ),
      mend: { name: localized('Quitter ce mode', 'Leave this mode'), stats: { mode: null } },
    },
  ]
}
