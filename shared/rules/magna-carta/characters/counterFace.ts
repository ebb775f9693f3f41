/** The face of a Magna Carta counter (SV-CTR-1 to -3; the medieval rulesets share its indicators). */
import { effectiveStats } from '#shared/document/counters'
import { type Counter, type Stats, type StatValue } from '#shared/document/armies'
import { type CounterFace, type Silhouette } from '#shared/rules/contract/counterFace'
import { figureOf } from '#shared/rules/counters/figureRows'
import { sideOf } from '#shared/rules/standing/position'
import { faceRow } from '#shared/rules/contract/rows'
import { armourOf, isArmedToFire, isMounted, isTwoHex, isWounded, type Position } from '../position/position'
import { FIGURE_ROWS } from '../rows/figureRows'

/** Counters of no side are grey. */
const NO_SIDE_COLOR = '#8c8c8c'

export function counterFace(position: Position, counter: Counter): CounterFace {
  const { scenario, rows } = position
  const type = scenario.counterTypes[counter.type]
  const stats = effectiveStats(scenario, counter)
  const side = sideOf(scenario, counter)
  const [mounted, wounded] = [isMounted(position, counter), isWounded(position, counter)]
  const shoots = isArmedToFire(stats)
  return {
    silhouette: silhouetteOf(position, counter, stats),
    footprint: isTwoHex(position, counter) ? 2 : 1,
    name: counter.name || (type?.name ?? ''),
    code: type?.abbreviation ?? '',
    codeColor: shoots ? 'green' : 'black',
    attack: printed(stats['attack']),
    defence: printed(stats['defence']),
    movement: printed(stats['movement']),
    twoHandedDot: stats['twoHanded'] === true && !mounted && !wounded,
    armour: armourOf(position, counter),
    largeShield: stats['largeShield'] === true,
    wounded,
    conditions: rows.counterSchema.conditions.map(({ id }) => id).filter((id) => counter.status[id] === true),
    color: (side !== undefined && scenario.sides[side]?.color) || NO_SIDE_COLOR,
  }
}

function printed(value: StatValue | undefined): string {
  return value === undefined ? '' : String(value)
}

/** A mount alone, a fallen one, else the sheet's figure, put on a mount or taken off it by the face shown. */
function silhouetteOf({ rows }: Position, { face }: Counter, stats: Stats): Silhouette {
  const { mounted = false, riderless = false, fallen = false } = faceRow(rows, face) ?? {}
  if (riderless) return fallen ? 'fallen-horse' : 'lone-horse'
  return figureOf(FIGURE_ROWS, stats, mounted ? 'mounted' : 'foot') ?? 'swordsman'
}
