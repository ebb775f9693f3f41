/** Finds who can be struck where everybody stands: the nearest foes within reach are asked first, the first that can will do. */
import { footprint, sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { countersOnMap } from '#shared/rules/standing/position'
import { type Reason, type Ruling } from '#shared/rules/sentences/ruling'

/** A counter and one foe that can strike it, the nearest that can. */
export interface Clash {
  readonly target: CounterId
  readonly by: CounterId
  readonly because: readonly Reason[]
}

interface Striker {
  readonly id: CounterId
  readonly side: SideId | undefined
  readonly hexes: readonly Axial[]
  readonly reach: number
}

/**
 * The counters on the map that are struck, in the order of the document; decoys neither strike nor are struck, nor who has no side.
 * `reachOf` a counter in hexes, 0 = strikes nobody; `strikes` judges one foe within it.
 */
export function clashes(
  scenario: Scenario,
  reachOf: (id: CounterId) => number,
  strikes: (by: CounterId, target: CounterId) => Ruling<boolean>,
): Clash[] {
  const all = countersOnMap(scenario)
    .filter(([, counter]) => !counter.decoy)
    .map(([id, counter]): Striker => {
      const [side, hexes] = [sideIn(scenario, counter), footprint(scenario, counter)]
      return { id, side, hexes, reach: side === undefined ? 0 : reachOf(id) }
    })
  const strikers = all.filter(({ reach }) => reach > 0)
  return all.flatMap((target) => {
    for (const { striker } of within(strikers, target)) {
      const { value, because } = strikes(striker.id, target.id)
      if (value) return { target: target.id, by: striker.id, because }
    }
    return []
  })
}

/** The foes of a counter that have it in their reach, the nearest first. */
function within(strikers: readonly Striker[], target: Striker): { striker: Striker; far: number }[] {
  const near: { striker: Striker; far: number }[] = []
  for (const striker of strikers) {
    if (target.side === undefined || striker.side === target.side) continue
    const far = distance(striker.hexes, target.hexes)
    if (far <= striker.reach) near.push({ striker, far })
  }
  return near.sort((a, b) => a.far - b.far)
}

/** A side that the scenario does not have is nobody's foe. */
function sideIn(scenario: Scenario, counter: Counter): SideId | undefined {
  const side = sideOf(scenario, counter)
  return side !== undefined && scenario.sides[side] ? side : undefined
}

function distance(from: readonly Axial[], to: readonly Axial[]): number {
  let least = Infinity
  for (const a of from) for (const b of to) least = Math.min(least, hexDistance(a, b))
  return least
}
