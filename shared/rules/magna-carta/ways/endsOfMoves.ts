/** The hexes where a move may end, whatever happens to it on the way: those that a search for safe ways is still to find. */
import { type Axial, hexDistance, type HexKey, hexKey } from '#shared/hex/axial'
import { type Waiting, waitingByCost } from '../../engine/waitingByCost'
import { type MetStance, type StridesOut } from './stridesOut'

/** Each hex into which strides of so many points together lead, unless one may not stop there. */
export function endsWithin({ start, from }: StridesOut, allowance: number): Map<HexKey, Axial> {
  const ends = new Map<HexKey, Axial>()
  const least: number[] = []
  const waiting = waitingByCost<Waiting>(() => ({ numbers: [], count: 0 }))
  const met: MetStance[] = []
  const arrive = (stance: MetStance, cost: number): void => {
    if (cost >= (least[stance.number] ?? Infinity)) return
    least[stance.number] = cost
    met[stance.number] = stance
    const list = waiting.at(cost)
    list.numbers[list.count++] = stance.number
  }
  arrive(start, 0)
  for (let cost = waiting.next(0); cost !== undefined; cost = waiting.next(cost)) {
    const list = waiting.at(cost)
    // A step for nothing adds to the list that is being worked off.
    for (let at = 0; at < list.count; at++) {
      const number = list.numbers[at] as number
      if ((least[number] as number) < cost) continue
      for (const stride of from(met[number] as MetStance)) {
        if (cost + stride.cost > allowance) continue
        if (stride.mayStop) ends.set(hexKey(stride.to.hex), stride.to.hex)
        arrive(stride.to, cost + stride.cost)
      }
    }
    waiting.clear(cost)
  }
  return ends
}

/** Is one of these hexes within so many steps? They may only get fewer: one that was found is looked at first. */
export function anyWithin(left: ReadonlyMap<HexKey, Axial>): (from: MetStance, steps: number) => boolean {
  const found: { readonly end: HexKey; readonly far: number }[] = []
  /** The numbers of steps that lead to none, by stance. */
  const none: number[] = []
  return ({ number, hex }, steps) => {
    if (steps <= (none[number] ?? -1)) return false
    const before = found[number]
    if (before && before.far <= steps && left.has(before.end)) return true
    for (const [end, other] of left) {
      const far = hexDistance(hex, other)
      if (far > steps) continue
      found[number] = { end, far }
      return true
    }
    none[number] = steps
    return false
  }
}
