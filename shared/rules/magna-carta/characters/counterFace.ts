/** The face of a Magna Carta counter (SV-CTR-1 to -3; the medieval rulesets share its indicators). */
import { effectiveStats } from '#shared/document/counters'
import { type Counter, type StatValue } from '#shared/document/types'
import { type CounterFace, SILHOUETTES, type Silhouette } from '../../counterFace'
import { sideOf } from '../../position'
import { armourOf, isArmedToFire, isMounted, isTwoHex, isWounded, type Position } from '../position/position'

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
    silhouette: silhouetteOf(stats['category'], mounted, shoots),
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

/** The sheet's category, put on a horse or taken off it by the face shown. */
function silhouetteOf(category: StatValue | undefined, mounted: boolean, shoots: boolean): Silhouette {
  if (mounted) return category === 'mounted-archer' || shoots ? 'mounted-archer' : 'rider'
  if (category === 'rider') return 'knight'
  if (category === 'mounted-archer') return 'archer'
  return SILHOUETTES.find((id) => id === category) ?? 'swordsman'
}
