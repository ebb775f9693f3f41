/** The worth of a side's stand at the end of its movement: its fights, the enemy's answer, objectives, and what draws it on. */
import { type CounterId } from '#shared/document/ids'
import { type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { type Holdings } from './holdings'
import { type Fighter, type Ground } from './scriptGround'
import { type Placed, type Stand } from './stands'

/** The weights of what a stand brings and costs: figures of the player, no rule. */
export interface Temper {
  /** The foes may not come to blows, or with others. */
  readonly enemyFights: number
  /** Their shots, as theirs and the side's own next ones, may find another aim. */
  readonly enemyFire: number
  readonly ownFire: number
  readonly defensiveFire: number
  /** The fights to come, from afar. */
  readonly toFoes: number
}

const EVEN: Temper = { enemyFights: 0.3, enemyFire: 0.8, ownFire: 0.5, defensiveFire: 0.7, toFoes: 0.6 }

/** Ours to plan by: an even one, a bold one, a careful one. */
export const TEMPERS: readonly Temper[] = [
  EVEN,
  { ...EVEN, enemyFights: 0, enemyFire: 0.3, toFoes: 1 },
  { ...EVEN, enemyFights: 1, toFoes: 0.3 },
]

/** Foes who may fight one counter together. */
const BAND = 3

/** The share of its worth that a defender loses on average at this difference of attack and defence, about as the tables have it. */
function lossAt(difference: number): number {
  return Math.max(0.02, Math.min(0.65, 0.1 + 0.0155 * difference))
}

function attackersLossAt(difference: number): number {
  return Math.max(0, Math.min(0.12, 0.08 - 0.006 * difference))
}

/** @param placed all of the side on the map. */
export function standingWorth(
  ground: Ground,
  holdings: Holdings,
  placed: readonly Placed[],
  temper: Temper,
): number {
  const taken = new Set(placed.map(({ stand }) => stand.hex))
  const { worth: fights, weaker } = ownFights(ground, placed)
  let worth = fights + holdings(placed)
  worth -= temper.enemyFire * enemyFire(ground, placed, weaker)
  worth -= temper.enemyFights * enemyFights(ground, placed, taken, weaker)
  worth -= temper.defensiveFire * defensiveFire(ground, placed)
  for (const { fighter, stand } of placed) {
    worth += temper.ownFire * greatest(stand.shots.values()) - stand.wayLoss
    worth += ground.nearness(fighter.id, parseHexKey(stand.hex))
    worth += temper.toFoes * drawnToFoes(ground, fighter, stand)
  }
  return worth
}

function greatest(values: Iterable<number>): number {
  let most = 0
  for (const value of values) if (value > most) most = value
  return most
}

/** All who reach a foe fight him together; the worthiest foe first. */
function ownFights(
  { foes }: Ground,
  placed: readonly Placed[],
): { readonly worth: number; readonly weaker: ReadonlyMap<CounterId, number> } {
  const used = new Set<CounterId>()
  const weaker = new Map<CounterId, number>()
  let worth = 0
  for (const foe of foes) {
    const band = placed.filter(({ fighter, stand }) => !used.has(fighter.id) && stand.contacts.has(foe.id))
    if (band.length === 0) continue
    const difference = band.reduce((sum, { fighter }) => sum + fighter.attack, 0) - foe.defence
    const loss = lossAt(difference)
    const average = band.reduce((sum, { fighter }) => sum + fighter.worth, 0) / band.length
    const gain = foe.worth * loss - average * attackersLossAt(difference)
    if (gain <= 0) continue
    worth += gain
    weaker.set(foe.id, 1 - loss)
    for (const { fighter } of band) used.add(fighter.id)
  }
  return { worth, weaker }
}

/** Each foe fires at the counter whom it costs most. */
function enemyFire(
  { foes }: Ground,
  placed: readonly Placed[],
  weaker: ReadonlyMap<CounterId, number>,
): number {
  let sum = 0
  for (const { id, range } of foes) {
    if (range === 0) continue
    let most = 0
    for (const { stand } of placed) most = Math.max(most, stand.fire.get(id) ?? 0)
    sum += most * (weaker.get(id) ?? 1)
  }
  return sum
}

/** Each foe fires once at a counter on the move. */
function defensiveFire({ foes }: Ground, placed: readonly Placed[]): number {
  let sum = 0
  for (const { id, range } of foes) {
    if (range === 0) continue
    let most = 0
    for (const { stand, from } of placed)
      if (stand.passes.length > 0) most = Math.max(most, stand.fire.get(id) ?? 0, from.fire.get(id) ?? 0)
    sum += most
  }
  return sum
}

/** The foes move up to the counter that they hurt most, a band of them, then to the next one with those who are left. */
function enemyFights(
  ground: Ground,
  placed: readonly Placed[],
  taken: ReadonlySet<HexKey>,
  weaker: ReadonlyMap<CounterId, number>,
): number {
  const threats = placed.map(({ fighter, stand }) => ({
    fighter,
    foes: foesAt(ground, stand.hex, taken),
  }))
  const used = new Set<CounterId>()
  let sum = 0
  for (;;) {
    let best: { readonly loss: number; readonly band: readonly Fighter[]; readonly of: CounterId } | undefined
    for (const { fighter, foes } of threats) {
      if (used.has(fighter.id)) continue
      const band = foes.filter(({ id }) => !used.has(id)).slice(0, BAND)
      if (band.length === 0) continue
      const attack = band.reduce((all, { id, attack: one }) => all + one * (weaker.get(id) ?? 1), 0)
      const loss = fighter.worth * lossAt(attack - fighter.defence)
      if (loss > (best?.loss ?? 0)) best = { loss, band, of: fighter.id }
    }
    if (!best) return sum
    sum += best.loss
    used.add(best.of)
    for (const { id } of best.band) used.add(id)
  }
}

/** The foes who may stand beside a hex after their next move, the strongest first; no more than there are hexes for. */
function foesAt({ foesOn }: Ground, hex: HexKey, taken: ReadonlySet<HexKey>): readonly Fighter[] {
  const found = new Map<CounterId, Fighter>()
  let room = 0
  for (const next of neighbors(parseHexKey(hex))) {
    const key = hexKey(next)
    if (taken.has(key)) continue
    const foes = foesOn(key)
    if (foes.length > 0) room++
    for (const foe of foes) found.set(foe.id, foe)
  }
  return [...found.values()].sort((a, b) => b.attack - a.attack).slice(0, room)
}

/** The share of a foe's worth that a shot brings, and of a fight that it keeps a hex farther off. */
const SHOT = 0.2
const PER_HEX = 0.85

/** The worth of the best fight or shot to come, less from afar. */
function drawnToFoes({ foes }: Ground, { range, attack }: Fighter, { hex }: Stand): number {
  const at = parseHexKey(hex)
  let most = 0
  for (const foe of foes) {
    const far = Math.max(0, hexDistance(foe.at, at) - Math.max(1, range))
    const share = range > 0 ? SHOT : lossAt(attack - foe.defence)
    most = Math.max(most, foe.worth * share * PER_HEX ** far)
  }
  return most
}
