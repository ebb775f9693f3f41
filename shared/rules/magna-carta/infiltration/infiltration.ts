/** Infiltration: who may strike at a character that passes, or that turns about in contact (MC-INF, MC-VOL). */
import { footprint } from '#shared/document/counters'
import { hexsideAt } from '#shared/document/map'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, isNextTo, sameHex } from '#shared/hex/axial'
import { hexsideBetween } from '#shared/hex/hexside'
import { opponentsOf, terrainRowAt } from '#shared/rules/standing/position'
import { type Position } from '../position/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type TurnMemory } from '#shared/rules/answers/turnMemory'
import { PLAIN_ATTACK } from '../figures/infiltrationTable'
import { canMelee } from '../ground/melee'
import { type Opening, type OpportunityRules, type Strike } from '../rules/opportunityRules'
import { vulnerableHexes } from '../characters/vulnerability'
import { riderNeighbors } from '../position/facing'
import { type Stance } from '../rules/stride'

/** Magna Carta's opportunity attacks: facing counts for nothing, one attack an opponent and phase. */
export const INFILTRATION_RULES: OpportunityRules = {
  limitRule: 'MC-INF-6',
  openHexes: (position, passage, step, opponent) =>
    passage.kind === 'about-turn'
      ? aboutTurnHexes(position, passage.start, opponent)
      : vulnerableHexes(passage.kind, passage.track, step),
  strike,
}

/** One die even when the opponent touches both halves of a rider. @rule MC-INF-14 */
function strike(
  position: Position,
  { mover, opponent, hexes }: Opening,
  memory: TurnMemory,
): Ruling<Strike | undefined> {
  const attacks = hexes.map((hex) => ({ hex, may: canAttackPassing(position, opponent, hex) }))
  const attack = attacks.find(({ may }) => may.value)
  if (!attack) return ruling(undefined, ...attacks.flatMap(({ may }) => may.because))
  const available = isAvailable(position, opponent, mover, memory)
  if (!available.value) return ruling(undefined, ...available.because)
  const value = { hex: attack.hex, circumstances: PLAIN_ATTACK }
  const oneDie = hexes.length > 1 ? [because('MC-INF-14', { counter: mover })] : []
  return ruling(value, ...attack.may.because, ...available.because, ...oneDie)
}

/** Could this opponent strike at who crosses that hex, were it available? @rule MC-INF-8 @rule MC-ATT-4 */
export function canAttackPassing(position: Position, opponent: CounterId, hex: Axial): Ruling<boolean> {
  const melee = canMelee(position, opponent, hex)
  if (!melee.value) {
    return ruling(false, ...(isBarred(melee) ? [because('MC-INF-8')] : []), ...melee.because)
  }
  const crossesBoat = terrainRowAt(position, hex)?.boat === true
  if (crossesBoat && !isAboard(position, opponent, hex))
    return ruling(false, because('MC-INF-8', { hex: hexKey(hex) }), because('MC-ATT-4'))
  return melee
}

/**
 * Is the opponent on the boat of that hex?
 * @interpretation Boat hexes that touch are one boat, unless a barrier (a ship's side) stands between them.
 */
function isAboard(position: Position, opponent: CounterId, hex: Axial): boolean {
  return footprint(position.scenario, position.scenario.counters[opponent]).some((own) => {
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
  if (memory.attacksThisPhase.some((made) => made.opponent === opponent))
    return ruling(false, because('MC-INF-6', at))
  const fired = outByFire(opponent, memory)
  if (!fired.value) return fired
  const { threats, barred } = enemiesBeside(position, opponent, mover)
  const [threat] = threats
  if (threat !== undefined)
    return ruling(false, because('MC-INF-5', { counter: threat }), because('MC-INF-12', { counter: threat }))
  return ruling(true, because('MC-INF-5', at), ...barred.map((counter) => because('MC-INF-13', { counter })))
}

/** Free unless it made defensive fire this game turn, or offensive fire hit it. @rule MC-INF-5 */
export function outByFire(opponent: CounterId, memory: TurnMemory): Ruling<boolean> {
  const out = memory.hitByOffensiveFire.includes(opponent) || memory.firedDefensively.includes(opponent)
  return ruling(!out, because('MC-INF-5', { counter: opponent }))
}

/**
 * The enemies of an opponent, other than the mover, who are next to it and could attack it, from where they stand at
 * this instant: not across a slit, nor mounted into a wood. @rule MC-INF-12 @rule MC-INF-13
 */
export function threatsTo(position: Position, opponent: CounterId, mover: CounterId): readonly CounterId[] {
  return enemiesBeside(position, opponent, mover).threats
}

/** The same, and apart from them those whom a slit, a window or the trees of its hex keep from attacking it. */
function enemiesBeside(
  position: Position,
  opponent: CounterId,
  mover: CounterId,
): { readonly threats: readonly CounterId[]; readonly barred: readonly CounterId[] } {
  const held = footprint(position.scenario, position.scenario.counters[opponent])
  const [threats, barred]: [CounterId[], CounterId[]] = [[], []]
  for (const enemy of opponentsOf(position, opponent)) {
    if (enemy === mover) continue
    const attacks = held.map((hex) => canMelee(position, enemy, hex))
    if (attacks.some(({ value }) => value)) threats.push(enemy)
    else if (attacks.some(isBarred)) barred.push(enemy)
  }
  return { threats, barred }
}

/** Is melee barred by an opening that lets none pass, or because a rider does not attack into a wood? */
function isBarred({ because: reasons }: Ruling<boolean>): boolean {
  return reasons.some(({ rule }) => rule === 'MC-ATT-1' || rule === 'MC-ATT-3')
}

/** A retreat hex next to an opponent who took part in the combat is forbidden. @rule MC-INF-4 */
export function mayRetreatInto(
  { scenario }: Position,
  hex: Axial,
  foughtBy: readonly CounterId[],
): Ruling<boolean> {
  const near = foughtBy.find((id) => isNextTo(hex, footprint(scenario, scenario.counters[id])))
  return near === undefined
    ? ruling(true, because('MC-INF-4'))
    : ruling(false, because('MC-INF-4', { counter: near }))
}

/**
 * A rider that turns about where it stands lies open to opponents in its two central lateral hexes: two rolls at most,
 * even in the first or last hex of a move. @rule MC-VOL-1 @rule MC-VOL-2
 */
export function aboutTurnHexes(
  { scenario }: Position,
  { hex: front, facing, covers }: Stance,
  opponent: CounterId,
): Ruling<readonly Axial[]> {
  const held = footprint(scenario, scenario.counters[opponent])
  const lateral = covers.length === 2 ? riderNeighbors(front, facing.index).centralLateral : []
  const beside = held.some((hex) => lateral.some((side) => sameHex(side, hex)))
  return ruling(beside ? covers : [], because('MC-VOL-1', { counter: opponent }))
}
