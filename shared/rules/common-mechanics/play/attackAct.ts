/** Attacks of units: what counts, whether a charge reaches, who takes the place (CM-TER-1, CM-FLY-4). */
import { hexDistance, hexKey, sameHex } from '#shared/hex/axial'
import { type Act, type Judgement, refusedAct, certain } from '../../resolution/play'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { advantage } from '../advantage/advantage'
import { shocks } from '../advantage/advantageShock'
import { mayCharge } from '../advantage/charge'
import { type Touch } from '../engagement/adjacency'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayPass } from '../ground/crossing'
import { mayStop } from '../stacking/stacking'
import { areFoes, unitFrom, unitOf, type Unit } from '../units/unit'
import { canFly, mayEnter } from '../ground/entry'

/** @rule CM-TER-1 */
export function judgeAttack(
  position: FantasyPosition,
  { from, to, by, charging }: Extract<Act, { kind: 'attack' }>,
): Judgement {
  const { items, refused } = advantage(position, from, to, by)
  if (refused) return refusedAct(...(refused.length > 0 ? refused : [because('CM-TER-1', { counter: from })]))
  if (charging) {
    const [attacker, target] = [unitOf(position, from), unitOf(position, to)]
    const ways = by === 'shock' && attacker && target ? shocks(position, attacker, target).value : []
    const charges = ways.map((attack) => mayCharge(position, attack))
    if (!charges.some(({ value }) => value))
      return refusedAct(...(charges[0]?.because ?? [because('CM-TER-1', { counter: from })]))
  }
  return { refused: [], items, because: items.map(({ reason }) => reason) }
}

/**
 * Into the hex of the unit attacked, or into its placement of the same hex, once nobody holds it: its own retreat is played
 * first. @rule CM-FLY-4
 */
export function judgeTakingPlace(
  position: FantasyPosition,
  { counter, of }: Extract<Act, { kind: 'take-place' }>,
): Judgement {
  const [attacker, target] = [unitOf(position, counter), unitOf(position, of)]
  const from = attacker?.hexes[0]
  const into =
    from &&
    (target?.hexes.find((hex) => sameHex(hex, from)) ??
      target?.hexes.find((hex) => hexDistance(hex, from) === 1))
  if (!attacker || !target || !areFoes(attacker, target) || !from || !into)
    return refusedAct(because('CM-ADJ-1', { counter }))
  const may = mayTakePlace(position, attacker, target, { from, to: into })
  if (!may.value) return refusedAct(...may.because)
  const { facing } = attacker.counter
  return certain(
    { fr: 'prend la place', en: 'takes the place' },
    [{ kind: 'moved', counter, hex: hexKey(into), facing, placement: target.placement }],
    may.because,
  )
}

/**
 * May the attacker go into that hex of the unit it attacked, in the placement of that unit, as others stand there?
 * @rule CM-FLY-4
 */
export function mayTakePlace(
  position: FantasyPosition,
  attacker: Unit,
  target: Unit,
  { from, to: into }: Touch,
): Ruling<boolean> {
  const may = mayAdvance(attacker, target)
  if (!may.value) return may
  const { placement } = target
  const passage = sameHex(from, into)
    ? mayEnter(position, attacker, into, placement)
    : mayPass(position, attacker, from, into, placement)
  if (passage.value === 'never') return ruling(false, ...passage.because)
  const there = unitFrom(position, attacker.id, { ...attacker.counter, hex: hexKey(into), placement })
  const stays = mayStop(position, there)
  return stays.value ? ruling(true, because('CM-FLY-4', { counter: attacker.id })) : stays
}

/**
 * May the attacker advance after its attack, as far as flight is concerned? Not from low flight onto the ground, and not up
 * from the ground into low flight when it cannot fly.
 *
 * @rule CM-FLY-4
 */
export function mayAdvance(attacker: Unit, target: Unit): Ruling<boolean> {
  const down = attacker.placement === 'low-flight' && target.placement === 'ground'
  const up = attacker.placement === 'ground' && target.placement === 'low-flight'
  if (!down && !up) return ruling(true)
  return ruling(up && canFly(attacker), because('CM-FLY-4', { counter: attacker.id }))
}
