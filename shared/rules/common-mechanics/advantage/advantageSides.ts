/** Adds up what hexsides give to the Advantage: of a shock across one, of fire at a target just behind one. */
import { sameHex } from '#shared/hex/axial'
import { acrossSide, hexesOfSide, type Hexside, hexsideKey, sidesOfVertex } from '#shared/hex/hexside'
import { traceSegment } from '#shared/hex/segment'
import { type Localized, localized } from '#shared/i18n/localized'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { levelItems } from './advantageHeight'
import { advantageFigures, type Attack, inHex } from './attack'
import { assaults, scalingOf } from '../engagement/assault'
import { type FantasyPosition } from '../position/fantasyRules'
import { barrierFor, isFortified } from '../ground/fortification'
import { type HexsideAcross, sideBetween } from '../ground/hexsideAcross'
import { type FeatureRow } from '../rows/mapRows'
import { fortificationCoverOf } from '../position/options'
import { difficultyAt } from '../ground/terrainClass'

const CLIMBING = localized('attaque en grimpant', 'attack by climbing')
const SWIMMING = localized('attaque à la nage', 'attack by swimming')

/** The side across which an attacker shocks, as it is for its belligerent (CM-SID-6). */
interface ShockSide {
  readonly across: HexsideAcross
  readonly barrier: FeatureRow | undefined
  readonly at: NonNullable<Reason['at']>
}

/** Undefined in the same hex, and where one of the two is not on the ground: sides are for those on it. @rule CM-SID-4 */
function shockSide(
  position: FantasyPosition,
  { attacker, target, from, into }: Omit<Attack, 'zone'>,
): ShockSide | undefined {
  if (attacker.placement !== 'ground' || target.placement !== 'ground') return undefined
  const across = sideBetween(position, from, into)
  return (
    across && {
      across,
      barrier: barrierFor(position, across, attacker.side),
      at: { hexside: hexsideKey(across.side) },
    }
  )
}

/** Is a charge lost before shocking across the side? @rule CM-SID-3 */
export function losesCharge(position: FantasyPosition, attack: Omit<Attack, 'zone'>): Ruling<boolean> {
  const side = shockSide(position, attack)
  if (!side?.barrier?.endsCharge) return ruling(false)
  return ruling(true, because(side.barrier.rule ?? 'CM-SID-3', side.at))
}

/**
 * The items of the side between two units on the ground: the level difference and what is painted there add up. Who climbs or swims
 * to attack pays for it; who strikes at one that does, does not.
 *
 * @rule CM-SID-3 @rule CM-SID-4
 * @interpretation a swimmer's −2 from a water hex adds to that of the terrain, and counts once with that of a water side
 */
export function shockSideItems(position: FantasyPosition, attack: Attack): AdvantageItem[] {
  const side = shockSide(position, attack)
  if (!side) return []
  const { barrier, at, across } = side
  const painted =
    barrier && barrier.shock !== 0
      ? [{ reason: because(barrier.rule ?? 'CM-SID-3', at), name: barrier.name, value: barrier.shock }]
      : []
  return [...levelItems(position, attack, across.rise), ...painted, ...scalingItems(position, attack, side)]
}

function scalingItems(
  position: FantasyPosition,
  { attacker, from, into }: Attack,
  { at }: ShockSide,
): AdvantageItem[] {
  const { climbing, swimming } = advantageFigures(position)
  const touch = { from, to: into }
  const scaling = assaults(position, attacker, touch).value && scalingOf(position, attacker, touch)
  if (scaling === 'climb') return [scalingItem(CLIMBING, climbing, at)]
  if (scaling === 'swim') return [scalingItem(SWIMMING, swimming, at)]
  const inWater = attacker.can('swimmer') && difficultyAt(position, from) === 'water'
  return inWater ? [scalingItem(SWIMMING, swimming, inHex(from))] : []
}

function scalingItem(name: Localized, value: number, at: NonNullable<Reason['at']>): AdvantageItem {
  return { reason: because('CM-SID-4', at), name, value }
}

/**
 * The cover of a target: the side across which the line of fire enters its hex; at a vertex the one of its two sides there
 * that covers more, once. A target in high flight has none.
 *
 * @rule CM-SID-2 @rule CM-SID-5 @rule CM-FLY-4
 */
export function coverItems(position: FantasyPosition, attack: Attack): AdvantageItem[] {
  if (attack.target.placement === 'high-flight') return []
  const { sides, through } = lastSides(attack)
  const covers = sides.flatMap((side) => coverOf(position, attack, side))
  const [best] = covers.sort((a, b) => a.value - b.value)
  if (!best) return []
  const rule = through === 'vertex' ? 'CM-SID-5' : 'CM-SID-2'
  return [{ ...best, reason: { ...best.reason, rule } }]
}

/** The last crossing of the line of fire, into the target's hex; none within one hex. */
function lastSides({ from, into }: Attack): {
  readonly sides: readonly Hexside[]
  readonly through: 'side' | 'vertex'
} {
  const last = traceSegment(from, into).at(-2)
  if (last?.kind === 'side') return { sides: [last.side], through: 'side' }
  if (last?.kind !== 'vertex') return { sides: [], through: 'side' }
  const sides = sidesOfVertex(last.vertex).filter((side) =>
    hexesOfSide(side).some((hex) => sameHex(hex, into)),
  )
  return { sides, through: 'vertex' }
}

/**
 * @rule CM-SID-5
 * @interpretation "inside" is asked of fortifications only: there, a hex of the fortification
 */
function coverOf(position: FantasyPosition, { attacker, into }: Attack, side: Hexside): AdvantageItem[] {
  const across = sideBetween(position, acrossSide(side, into), into)
  const row = across && barrierFor(position, across, attacker.side)
  if (!row || row.fire === 0) return []
  const fortified = row.closes || row.entrance
  const insideOnly = fortificationCoverOf(position.rules.chosen) === 'inside'
  if (fortified && insideOnly && !isFortified(position, into)) return []
  return [
    { reason: because('CM-SID-2', { hexside: hexsideKey(side) }), name: behind(row.name), value: row.fire },
  ]
}

function behind({ fr, en }: Localized): Localized {
  return localized(`cible juste derrière\u202f: ${fr}`, `target just behind: ${en}`)
}
