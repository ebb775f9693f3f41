/**
 * The face of a counter of the fantasy game: its weapon's grade in black, its morale's in red, its movement points in
 * blue, the steps it has left, and badges for its placement and its states (CM-STAT).
 */
import { effectiveStats } from '#shared/document/counters'
import { type Counter, type Placement, type Stats } from '#shared/document/armies'
import { type Badge, BADGES, type CounterFace, type Silhouette } from '#shared/rules/contract/counterFace'
import { figureOf } from '#shared/rules/counters/figureRows'
import { sideOf } from '#shared/rules/standing/position'
import { STEPS_PER_FIGURE } from '../rows/counterSchema'
import { weaponRange } from '../figures/weaponFigures'
import { type FantasyPosition } from '../position/fantasyRules'
import { pointsText } from '../figures/halfPoints'
import { modifier } from '#shared/rules/printedTables/tableCells'
import { FIGURE_ROWS } from '../rows/figureRows'
import { type Unit, unitOfCounter } from '../units/unit'
import { profileHalves } from '../movement/movementCosts'

/** Counters of no side are grey. */
const NO_SIDE_COLOR = '#8c8c8c'

export function counterFace(position: FantasyPosition, counter: Counter): CounterFace {
  const { scenario } = position
  const plain = concealedFace(position, counter)
  if (counter.decoy) return { ...plain, badges: badgesOf({ placement: counter.placement, decoy: true }) }
  const type = scenario.counterTypes[counter.type]
  const stats = effectiveStats(scenario, counter)
  const unit = unitOfCounter(position, counter)
  const all = unit.figures * STEPS_PER_FIGURE
  return {
    silhouette: silhouetteOf(unit, stats),
    footprint: unit.formed ? 2 : 1,
    ...(unit.formed && counter.facing.kind === 'vertex' && { across: true }),
    ...(!unit.large && { small: true }),
    name: counter.name || (type?.name ?? ''),
    code: type?.abbreviation ?? '',
    codeColor: weaponRange(position.rules.figures.weapons, unit.weapon) === undefined ? 'black' : 'green',
    attack: modifier(unit.weapon.grade),
    defence: modifier(unit.morale.grade),
    movement: pointsText(Math.max(0, profileHalves(position, unit))),
    steps: { left: Math.min(unit.steps, all), all },
    badges: badgesOf({ ...unit, ...conditionsOf(counter), hidden: counter.hidden }),
    twoHandedDot: false,
    armour: 'none',
    largeShield: false,
    wounded: unit.steps < all,
    conditions: [],
    color: plain.color,
  }
}

/** The marker that lies on a hidden unit, and is all there is of a decoy. @rule CM-HID-2 */
export function concealedFace({ scenario }: FantasyPosition, counter: Counter): CounterFace {
  const side = sideOf(scenario, counter)
  return {
    silhouette: 'swordsman',
    footprint: 1,
    cache: true,
    name: '',
    code: '',
    codeColor: 'black',
    attack: '',
    defence: '',
    movement: '',
    twoHandedDot: false,
    armour: 'none',
    largeShield: false,
    wounded: false,
    conditions: [],
    color: (side !== undefined && scenario.sides[side]?.color) || NO_SIDE_COLOR,
  }
}

type Shown = { readonly placement: Placement } & Partial<
  Pick<Unit, 'cohesion' | 'fatigue' | 'ammunition' | 'momentum' | 'mode'> & Conditions
> & { readonly hidden?: boolean; readonly decoy?: boolean }

type Conditions = Readonly<Record<'activated' | 'specialOrder', boolean>>

function conditionsOf({ status }: Counter): Conditions {
  return { activated: status['activated'] === true, specialOrder: status['specialOrder'] === true }
}

const AMMUNITION = { full: undefined, low: 'low-ammunition', out: 'no-ammunition' } as const

/** @rule CM-STAT-5 */
function badgesOf(shown: Shown): Badge[] {
  const marks: readonly (string | undefined | false)[] = [
    shown.placement,
    shown.hidden && 'hidden',
    shown.decoy && 'decoy',
    shown.cohesion,
    shown.fatigue,
    AMMUNITION[shown.ammunition ?? 'full'],
    shown.momentum,
    shown.mode,
    shown.specialOrder && 'special-order',
    shown.activated && 'activated',
  ]
  // On the ground, in good order, fresh: nothing to tell.
  return BADGES.filter((badge) => marks.includes(badge))
}

function silhouetteOf({ category, weapon, movement }: Unit, stats: Stats): Silhouette {
  const mage = Boolean(stats['magicArt'])
  const read = { ...stats, category, weaponClass: weapon.class, movementClass: movement.class, mage }
  return figureOf(FIGURE_ROWS, read, 'foot') ?? 'swordsman'
}
