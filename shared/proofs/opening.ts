/** Tells what stands as play begins: who is in contact, in sight and in range, and who can move before being shot at. */
import { sideOf } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Analysis } from '#shared/rules/contract/analysis'
import { countersOnMap } from '#shared/rules/standing/position'
import { type Reason } from '#shared/rules/sentences/ruling'
import { type FirstMoment, firstMoments, foesOnMap } from './firstMoments'
import { toSetUp } from './setUpProof'

/** Two enemies where they stand, and the rules that decided it. */
export interface Meeting {
  readonly counter: CounterId
  readonly other: CounterId
  readonly because: readonly Reason[]
}

/** The state as play begins, for the counters whose hexes are fixed. Each pair is listed once, in the order of the document. */
export interface Opening {
  /** At least one may fight the other hand to hand. */
  readonly contacts: readonly Meeting[]
  /** One sees the other. */
  readonly sights: readonly Meeting[]
  /** `counter` may fire at `other`. */
  readonly shots: readonly Meeting[]
  /** One for each counter that has enemies on the map; empty when nobody ever moves or fires. */
  readonly moments: readonly FirstMoment[]
  /** They set up in zones, or stand nowhere yet: nothing is said of them. */
  readonly undecided: readonly CounterId[]
}

/** Undefined without two enemies on the map whose hexes are fixed. */
export function openingOf(scenario: Scenario, analysis: Analysis): Opening | undefined {
  const { standing, undecided } = whoStands(scenario)
  const ids = countersOnMap(standing).map(([id]) => id)
  const pairs = ids.flatMap((counter, at) =>
    ids.slice(at + 1).flatMap((other) => (foesOnMap(standing, counter, other) ? [{ counter, other }] : [])),
  )
  if (pairs.length === 0) return undefined
  const { fights, fires } = analysis.strikes.among(standing)
  const bothWays = pairs.flatMap(({ counter, other }) => [
    { counter, other },
    { counter: other, other: counter },
  ])
  const shots = bothWays.flatMap((pair) => {
    const { value, because } = fires(pair.counter, pair.other)
    return value ? [{ ...pair, because }] : []
  })
  return {
    contacts: pairs.flatMap((pair) => {
      const { counter, other } = pair
      const one = fights(counter, other)
      const fight = one.value ? one : fights(other, counter)
      return fight.value ? [{ ...pair, because: fight.because }] : []
    }),
    sights: pairs.flatMap((pair) => {
      const seen = inSight(standing, analysis, pair.counter, pair.other)
      return seen ? [{ ...pair, because: seen }] : []
    }),
    shots,
    moments: firstMoments(standing, analysis, shots),
    undecided,
  }
}

/** True when `openingOf` has something to say; asks no rule. */
export function hasOpening(scenario: Scenario): boolean {
  const { standing } = whoStands(scenario)
  const sides = new Set(countersOnMap(standing).flatMap(([, counter]) => sideOf(standing, counter) ?? []))
  return sides.size > 1
}

/** The scenario with those alone on the map who begin where they stand; a decoy is no one (CM-HID-2). */
function whoStands(scenario: Scenario): { readonly standing: Scenario; readonly undecided: CounterId[] } {
  const undecided = (Object.keys(scenario.sides) as SideId[]).flatMap((side) => toSetUp(scenario, side))
  const away = new Set(undecided)
  const counters = Object.fromEntries(
    Object.entries<Counter>(scenario.counters).flatMap(([id, counter]) => {
      if (counter.decoy) return []
      const { hex: _, ...waiting } = counter
      const later = counter.spare === true || counter.reinforcement !== undefined
      return [[id, later || away.has(id as CounterId) ? waiting : counter] as const]
    }),
  )
  return { standing: { ...scenario, counters }, undecided }
}

/** The reasons of the first line along which one sees the other; undefined when none does. */
function inSight(
  scenario: Scenario,
  { sight }: Analysis,
  counter: CounterId,
  other: CounterId,
): readonly Reason[] | undefined {
  const [own, theirs] = [sight.viewersOf(scenario, counter), sight.viewersOf(scenario, other)]
  for (const from of own)
    for (const to of theirs) {
      const { visible, because } = sight.traceLineOfSight(scenario, {
        from,
        to,
        ...(from.placement && { fromPlacement: from.placement }),
        ...(to.placement && { toPlacement: to.placement }),
      })
      if (visible === true) return because
    }
  return undefined
}
