/** What a counter of the fantasy game shows. */
import { effectiveStats, footprintSize } from '#shared/document/counters'
import { type Counter } from '#shared/document/types'
import { type CounterFace, type Silhouette } from '../counterFace'
import { sideOf } from '../position'
import { type FantasyPosition } from './fantasyRules'
import { type Unit, unitFrom } from './unit'

/** Counters of no side are grey. */
const NO_SIDE_COLOR = '#8c8c8c'

export function counterFace(position: FantasyPosition, counter: Counter): CounterFace {
  const { scenario } = position
  const type = scenario.counterTypes[counter.type]
  const stats = effectiveStats(scenario, counter)
  const unit = unitFrom(position, '' as Unit['id'], counter)
  const side = sideOf(scenario, counter)
  return {
    silhouette: silhouetteOf(unit),
    footprint: footprintSize(scenario, counter),
    name: counter.name || (type?.name ?? ''),
    code: type?.abbreviation ?? '',
    codeColor: 'black',
    attack: signed(unit.weapon.grade),
    defence: signed(unit.morale.grade),
    movement: signed(unit.movement.grade),
    twoHandedDot: false,
    armour: 'none',
    largeShield: false,
    wounded: typeof stats['figures'] === 'number' && unit.steps < stats['figures'] * 2,
    conditions: [],
    color: (side !== undefined && scenario.sides[side]?.color) || NO_SIDE_COLOR,
  }
}

function signed(grade: number): string {
  return grade > 0 ? `+${grade}` : `${grade}`.replace('-', '−')
}

function silhouetteOf({ category, weapon }: Unit): Silhouette {
  if (category === 'character') return 'leader'
  switch (weapon.class) {
    case 'bow':
      return 'archer'
    case 'crossbow':
      return 'crossbowman'
    case 'spear':
    case 'pike':
    case 'long-pike':
      return 'spearman'
    case 'light-cavalry':
    case 'medium-cavalry':
    case 'heavy-cavalry':
      return 'rider'
    case 'horde':
      return 'peasant'
    default:
      return 'swordsman'
  }
}
