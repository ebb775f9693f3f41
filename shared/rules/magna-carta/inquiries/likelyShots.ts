/** The best single shot at each hex of a map by many firers: the chance to hit somebody on foot without armour (MC-FIR). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { addFractions, compareFractions, type Fraction, fractionOf, ZERO } from '../../chances/fraction'
import { sightRay } from '../../engine/sightRay'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { mayFire, type Shot } from '../fire/fire'
import { firerTraits, shotsInSight, weaponInHand } from '../fire/shotOnMap'
import { FIRE_EFFECTS } from '../characters/effects'
import { type FireResult } from '../figures/fireTables'
import { rollOf } from '../play/fireAct'
import { type MedievalPosition } from '../rules/medievalRules'
import { sightField } from '../sight/sightField'
import { gravityOfBlow } from './aftermath'
import { type Gravity, type OnProgress } from '#shared/rules/answers/answer'

/** The chance of an effect at least as grave, for each shot of one firer; the same range and cover are rolled once. */
export function hitChances(position: MedievalPosition, least: Gravity): (shot: Shot) => Fraction {
  const known = new Map<string, Fraction>()
  return (shot) => {
    const key = `${shot.range} ${shot.cover}`
    const found = known.get(key)
    if (found) return found
    const blows = FIRE_EFFECTS[shot.target]
    const chance = (rollOf(position, shot).value?.outcomes ?? []).reduce(
      (sum, { id, chance: written }) =>
        gravityOfBlow(blows[id as FireResult] ?? {}) >= least ? addFractions(sum, fractionOf(written)) : sum,
      ZERO,
    )
    known.set(key, chance)
    return chance
  }
}

interface Archer {
  readonly id: CounterId
  readonly from: Axial
  readonly shotAt: (hex: Axial) => Ruling<Shot | undefined>
  readonly chanceOf: (shot: Shot) => Fraction
  /** The most that any cover leaves at each range, the index; none beyond its reach. */
  readonly most: readonly Fraction[]
}

export interface LikelyShot {
  readonly hex: Axial
  readonly firer: CounterId
  readonly chance: Fraction
}

/**
 * For each hex of the map that one of these may hit in offensive fire, the likeliest shot; the first named among equals.
 * Firers are tried by the most that they could do at that range: most hexes are settled by one or two lines.
 */
export function likeliestShots(
  position: MedievalPosition,
  firers: readonly (readonly [CounterId, Counter])[],
  least: Gravity,
  onProgress?: OnProgress,
): LikelyShot[] {
  const archers = firers.flatMap(([id, counter]) => archerOf(position, id, counter, least) ?? [])
  const field = sightField(position)
  const ray = sightRay(field)
  const shots: LikelyShot[] = []
  const hexes = [...hexesOfGrid(position.scenario.map.grid)]
  for (const [done, hex] of hexes.entries()) {
    onProgress?.(done, hexes.length)
    const tries = archers
      .map((archer) => ({ archer, most: archer.most[hexDistance(archer.from, hex)] ?? ZERO }))
      .filter(({ most }) => most.numerator > 0n)
      .sort((a, b) => compareFractions(b.most, a.most))
    let best: LikelyShot | undefined
    for (const { archer, most } of tries) {
      if (best && compareFractions(most, best.chance) <= 0) break
      ray.aim(hex.q - archer.from.q, hex.r - archer.from.r)
      if (!ray.reaches(field.cellOf(archer.from))) continue
      const shot = archer.shotAt(hex).value
      const chance = shot ? archer.chanceOf(shot) : ZERO
      if (compareFractions(chance, best?.chance ?? ZERO) > 0) best = { hex, firer: archer.id, chance }
    }
    if (best) shots.push(best)
  }
  return shots
}

/** Undefined when it fires at nobody. @rule MC-FIR-1 */
function archerOf(
  position: MedievalPosition,
  id: CounterId,
  counter: Counter,
  least: Gravity,
): Archer | undefined {
  const weapon = weaponInHand(position, id).value
  const shotAt = shotsInSight(position, id, 'offensive')
  if (!weapon || !shotAt || !mayFire(weapon, 'offensive') || counter.hex === undefined) return undefined
  const { columns } = position.rules.figures.fire.tables.foot
  const chanceOf = hitChances(position, least)
  const shot = {
    weapon,
    target: 'foot',
    phase: 'offensive',
    armoured: false,
    ...firerTraits(position, counter),
  } as const
  const most = Array.from({ length: weapon.long + 1 }, (_, range) =>
    range === 0
      ? ZERO
      : columns.reduce<Fraction>((highest, cover) => {
          const chance = chanceOf({ ...shot, range, cover })
          return compareFractions(chance, highest) > 0 ? chance : highest
        }, ZERO),
  )
  return { id, from: parseHexKey(counter.hex), shotAt, chanceOf, most }
}
