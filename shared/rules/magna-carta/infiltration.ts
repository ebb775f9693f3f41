/** Infiltration: opportunity attacks against a character that passes an available opponent (MC-INF). */
import { effectiveStats, footprint } from '#shared/document/counters'
import { hexsideAt } from '#shared/document/map'
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { hexsideBetween } from '#shared/hex/hexside'
import { type Modifier } from '../engine/modifiers'
import {
  areEnemies,
  countersOnMap,
  hasStat,
  isMounted,
  isWounded,
  type Position,
  terrainRowAt,
} from '../position'
import { because, type Reason, type Ruling, ruling } from '../ruling'
import { surroundings } from './facing'
import {
  infiltrationModifiers,
  type InfiltrationTable,
  type MoverTraits,
  type OpponentTraits,
} from './infiltrationTable'
import { canMelee } from './melee'
import { type TurnMemory, withAttack } from '../turnMemory'
import { type MovementKind, type Track, vulnerableHexes } from './vulnerability'

/** One die that an opponent may roll. */
export interface OpportunityTest {
  /** Step of the track: 1 is the first hex entered. An about-turn is step 0. */
  readonly step: number
  /** The crossed hex that lays the mover open. */
  readonly hex: HexKey
  readonly opponent: CounterId
  readonly modifiers: readonly Modifier[]
  readonly because: readonly Reason[]
}

export interface Movement {
  readonly mover: CounterId
  readonly kind: MovementKind
  readonly track: Track
}

/** The effective infiltration table and the position it is asked about. */
export interface InfiltrationContext {
  readonly position: Position
  readonly table: InfiltrationTable
}

/**
 * Every opportunity attack along a movement, when each available opponent attacks at its first opportunity (the choice
 * is its owner's, MC-INF-6; this is the policy of the figure). In order of steps, then of the document's counters.
 */
export function opportunityTests(
  { position, table }: InfiltrationContext,
  { mover, kind, track }: Movement,
  memory: TurnMemory,
): OpportunityTest[] {
  const tests: OpportunityTest[] = []
  let now = memory
  for (let step = 1; step < track.length; step++) {
    const vulnerable = vulnerableHexes(kind, track, step)
    for (const opponent of opponentsOf(position, mover)) {
      const attack = attackOnAny(position, opponent, vulnerable.value)
      if (!attack) continue
      const available = isAvailable(position, opponent, mover, now)
      if (!available.value) continue
      const modifiers = modifiersBetween({ position, table }, mover, opponent)
      const reasons = [...vulnerable.because, ...attack.because, ...available.because]
      tests.push({ step, hex: attack.hex, opponent, modifiers, because: reasons })
      now = withAttack(now, opponent)
    }
  }
  return tests
}

export function opponentsOf({ scenario }: Position, mover: CounterId): CounterId[] {
  const own = scenario.counters[mover]
  if (!own) return []
  return countersOnMap(scenario, mover)
    .filter(([, counter]) => areEnemies(scenario, own, counter))
    .map(([id]) => id)
}

/** The first of these hexes that the opponent may attack; one die even when it touches both halves of a rider. @rule MC-INF-14 */
export function attackOnAny(
  position: Position,
  opponent: CounterId,
  hexes: readonly Axial[],
): { readonly hex: HexKey; readonly because: readonly Reason[] } | undefined {
  for (const hex of hexes) {
    const attack = canAttackPassing(position, opponent, hex)
    if (attack.value) return { hex: hexKey(hex), because: attack.because }
  }
  return undefined
}

/** Could this opponent strike at who crosses that hex, were it available? @rule MC-INF-8 */
export function canAttackPassing(position: Position, opponent: CounterId, hex: Axial): Ruling<boolean> {
  const melee = canMelee(position, opponent, hex)
  if (!melee.value) {
    const bySight = melee.because.some(({ rule }) => rule === 'MC-ATT-1' || rule === 'MC-ATT-3')
    return ruling(false, ...(bySight ? [because('MC-INF-8')] : []), ...melee.because)
  }
  const crossesBoat = terrainRowAt(position, hex)?.boat === true
  if (crossesBoat && !isAboard(position, opponent, hex))
    return ruling(false, because('MC-INF-8', { hex: hexKey(hex) }))
  return melee
}

/**
 * Is the opponent on the boat of that hex?
 * @interpretation Boat hexes that touch are one boat, unless a barrier (a ship's side) stands between them.
 */
function isAboard(position: Position, opponent: CounterId, hex: Axial): boolean {
  const counter = position.scenario.counters[opponent]
  if (!counter) return false
  return footprint(position.scenario, counter).some((own) => {
    const between = hexsideBetween(own, hex)
    if (!between || !terrainRowAt(position, own)?.boat) return false
    return hexsideAt(position.scenario.map, between)?.barrier === undefined
  })
}

/**
 * Is the opponent free to attack at this instant? @rule MC-INF-5 @rule MC-INF-6 @rule MC-INF-12 @rule MC-INF-13
 * A friend of the mover protects by being able to attack the opponent, whether or not it will.
 */
export function isAvailable(
  position: Position,
  opponent: CounterId,
  mover: CounterId,
  memory: TurnMemory,
): Ruling<boolean> {
  const at = { counter: opponent }
  if (memory.attackedThisPhase.includes(opponent)) return ruling(false, because('MC-INF-6', at))
  if (memory.hitByOffensiveFire.includes(opponent) || memory.firedDefensively.includes(opponent))
    return ruling(false, because('MC-INF-5', at))
  const counter = position.scenario.counters[opponent]
  const held = counter && footprint(position.scenario, counter)
  const threat = opponentsOf(position, opponent).find(
    (enemy) => enemy !== mover && held?.some((hex) => canMelee(position, enemy, hex).value),
  )
  return threat === undefined
    ? ruling(true, because('MC-INF-5', at))
    : ruling(false, because('MC-INF-5', { counter: threat }))
}

/** A retreat hex next to an opponent who took part in the combat is forbidden. @rule MC-INF-4 */
export function mayRetreatInto(
  { scenario }: Position,
  hex: Axial,
  foughtBy: readonly CounterId[],
): Ruling<boolean> {
  const key = hexKey(hex)
  const near = foughtBy.find((id) => {
    const counter = scenario.counters[id]
    return counter && surroundings(footprint(scenario, counter)).some((around) => hexKey(around) === key)
  })
  return near === undefined
    ? ruling(true, because('MC-INF-4'))
    : ruling(false, because('MC-INF-4', { counter: near }))
}

/** The modifiers of one roll, read from the two counters as they stand. @rule MC-INF-10 */
export function modifiersBetween(
  { position, table }: InfiltrationContext,
  mover: CounterId,
  opponent: CounterId,
): Modifier[] {
  const [passing, stopping] = [position.scenario.counters[mover], position.scenario.counters[opponent]]
  if (!passing || !stopping) return []
  return infiltrationModifiers(moverTraits(position, passing), opponentTraits(position, stopping), table)
}

function moverTraits(position: Position, counter: Counter): MoverTraits {
  const armour = effectiveStats(position.scenario, counter)['armour']
  return {
    mounted: isMounted(position, counter),
    armoured: armour === 'light' || armour === 'heavy',
    wounded: isWounded(position, counter),
  }
}

function opponentTraits(position: Position, counter: Counter): OpponentTraits {
  return {
    mounted: isMounted(position, counter),
    poleArm: hasStat(position, counter, 'poleArm'),
    wounded: isWounded(position, counter),
  }
}
