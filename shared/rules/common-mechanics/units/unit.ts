/** A counter read as a unit: what the rules of this game ask of it. Its profile is that of the steps it has left. */
import { effectiveStats, footprint, footprintSize } from '#shared/document/counters'
import { type Counter, type Placement, type Stats } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { faceRow } from '#shared/rules/contract/rows'
import { type FantasyPosition } from '../position/fantasyRules'
import {
  COMMAND_CLASSES,
  type Faculty,
  type Grade,
  GRADES,
  MORALE_CLASSES,
  MOVEMENT_CLASSES,
  type MovementClass,
  WEAPON_CLASSES,
  type WeaponClass,
} from '../rows/profiles'
import { AMMUNITIONS, COHESIONS, FATIGUES, FORMATION_MODES, MOMENTUMS } from '../rows/states'

/** The position in which a unit stacks: the placements of flight share one, and those of infiltration another. */
export type UnitPosition = 'ground' | 'flight' | 'infiltration'

interface Profile<C extends string> {
  readonly class: C
  readonly grade: Grade
}

type OneOf<R extends readonly { readonly id: string }[]> = R[number]['id']

export interface Unit {
  readonly id: CounterId
  readonly counter: Counter
  readonly side: SideId | undefined
  /** The hexes it covers; none when it is not on the map. A formation's left half first. */
  readonly hexes: readonly Axial[]
  readonly placement: Placement
  readonly category: 'character' | 'troop' | 'formation'
  readonly large: boolean
  /** Covers two hexes now (CM-ORI-1). */
  readonly formed: boolean
  readonly figures: number
  readonly steps: number
  readonly movement: Profile<MovementClass>
  readonly weapon: Profile<WeaponClass>
  readonly morale: Profile<OneOf<typeof MORALE_CLASSES>>
  readonly command: Profile<OneOf<typeof COMMAND_CLASSES>>
  readonly cohesion: OneOf<typeof COHESIONS>
  readonly fatigue: OneOf<typeof FATIGUES>
  readonly ammunition: OneOf<typeof AMMUNITIONS>
  readonly momentum: OneOf<typeof MOMENTUMS>
  readonly mode: OneOf<typeof FORMATION_MODES>
  can(faculty: Faculty): boolean
}

/** The unit of a counter; undefined when there is no such counter, and for a decoy, which is no unit (CM-HID-2). */
export function unitOf(position: FantasyPosition, id: CounterId): Unit | undefined {
  const counter = position.scenario.counters[id]
  return counter && !counter.decoy ? unitFrom(position, id, counter) : undefined
}

// A counter is frozen: whoever did not move is the same unit in the next state.
const unitsKept = new WeakMap<Counter, { readonly of: readonly unknown[]; readonly unit: Unit }>()

/** Every unit on the map, decoys left out, in the order of the document. */
export function unitsOnMap(position: FantasyPosition): Unit[] {
  const { counterTypes } = position.scenario
  return countersOnMap(position.scenario)
    .filter(([, counter]) => !counter.decoy)
    .map(([id, counter]) => {
      const of = [id, counterTypes, position.rows]
      const known = unitsKept.get(counter)
      if (known && of.every((one, index) => one === known.of[index])) return known.unit
      const unit = unitFrom(position, id, counter)
      unitsKept.set(counter, { of, unit })
      return unit
    })
}

/** A counter that may be in nobody's document yet, as a unit; reasons about it must name no counter. */
export function unitOfCounter(position: FantasyPosition, counter: Counter): Unit {
  return unitFrom(position, '' as CounterId, counter)
}

/** A unit as if its counter were another: elsewhere, turned, in another placement. */
export function unitFrom({ scenario, rows }: FantasyPosition, id: CounterId, counter: Counter): Unit {
  const stats = effectiveStats(scenario, counter)
  const profile = <C extends string>(name: string, classes: readonly { readonly id: C }[]): Profile<C> => ({
    class: oneOf(classes, stats[`${name}Class`]),
    grade: gradeOf(stats[`${name}Grade`]),
  })
  return {
    id,
    counter,
    side: sideOf(scenario, counter),
    hexes: footprint(scenario, counter),
    placement: counter.placement,
    category: oneOf([{ id: 'troop' }, { id: 'character' }, { id: 'formation' }], stats['category']),
    large: stats['size'] !== 'small',
    formed: footprintSize(scenario, counter) === 2,
    figures: typeof stats['figures'] === 'number' ? stats['figures'] : 1,
    steps: faceRow(rows, counter.face)?.steps ?? 1,
    movement: profile('movement', MOVEMENT_CLASSES),
    weapon: profile('weapon', WEAPON_CLASSES),
    morale: profile('morale', MORALE_CLASSES),
    command: profile('command', COMMAND_CLASSES),
    ...stateOf(stats),
    can: (faculty) => stats[faculty] === true,
  }
}

/** @rule CM-STAT-5 */
function stateOf(stats: Stats): Pick<Unit, 'cohesion' | 'fatigue' | 'ammunition' | 'momentum' | 'mode'> {
  return {
    cohesion: oneOf(COHESIONS, stats['cohesion']),
    fatigue: oneOf(FATIGUES, stats['fatigue']),
    ammunition: oneOf(AMMUNITIONS, stats['ammunition']),
    momentum: oneOf(MOMENTUMS, stats['momentum']),
    mode: oneOf(FORMATION_MODES, stats['mode']),
  }
}

/** The value when it is one of those, else the first. */
function oneOf<C extends string>(classes: readonly { readonly id: C }[], value: unknown): C {
  return (classes.find(({ id }) => id === value) ?? (classes[0] as { readonly id: C })).id
}

/** @rule CM-STAT-1 */
function gradeOf(value: unknown): Grade {
  return GRADES.find(({ id }) => id === value)?.value ?? 0
}

/** Every placement, as lists show them. */
export const UNIT_PLACEMENTS: readonly Placement[] = [
  'ground',
  'low-flight',
  'high-flight',
  'shallow-infiltration',
  'deep-infiltration',
]

/** The position of a placement: stacking counts by it. @rule CM-STK-1 */
export function positionOfPlacement(placement: Placement): UnitPosition {
  switch (placement) {
    case 'ground':
      return 'ground'
    case 'low-flight':
    case 'high-flight':
      return 'flight'
    case 'shallow-infiltration':
    case 'deep-infiltration':
      return 'infiltration'
  }
}

/** In the rock, however deep. */
/** Leads others: gives tests of command and special orders. @rule CM-CMD-1 */
export function isLeader({ category }: Pick<Unit, 'category'>): boolean {
  return category === 'character'
}

export function isInfiltrated({ placement }: Pick<Unit, 'placement'>): boolean {
  return positionOfPlacement(placement) === 'infiltration'
}

/** Both have a side, and not the same. */
export function areFoes(a: Pick<Unit, 'side'>, b: Pick<Unit, 'side'>): boolean {
  return a.side !== undefined && b.side !== undefined && a.side !== b.side
}
