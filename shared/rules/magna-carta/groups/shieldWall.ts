/** Shield walls: large shields side by side (SV-WAL). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { sideOf } from '#shared/rules/standing/position'
import { hasStat, isActive, isMounted, type Position } from '../position/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { cutOff } from './groupOrder'

/**
 * Do these characters form a shield wall: two or more of one side, on foot and fit to fight, all with large shields,
 * facing the same way, connected by adjacent hexes? A wall may use the group advance (`groupAdvance.ts`).
 * The reasons name whoever breaks it.
 * @rule SV-WAL-1
 * @interpretation On foot: a rider's counter shows no shield wall; stunned men hold no shield.
 */
export function formShieldWall(position: Position, members: readonly CounterId[]): Ruling<boolean> {
  const { scenario } = position
  const men = members.flatMap((id) => {
    const counter = scenario.counters[id]
    return counter?.hex === undefined ? [] : [{ id, counter }]
  })
  const first = men[0]?.counter
  if (!first || men.length < members.length || men.length < 2) return ruling(false, because('SV-WAL-1'))
  const { kind, index } = first.facing
  const unfit = men.filter(
    ({ counter }) =>
      !hasStat(position, counter, 'largeShield') ||
      isMounted(position, counter) ||
      !isActive(position, counter) ||
      counter.facing.kind !== kind ||
      counter.facing.index !== index ||
      sideOf(scenario, counter) !== sideOf(scenario, first),
  )
  const apart = cutOff(men.map(({ counter }) => ({ covers: footprint(scenario, counter) })))
  const breaking = [...unfit, ...men.filter((_, place) => apart.includes(place))]
  if (breaking.length === 0) return ruling(true, because('SV-WAL-1'))
  return ruling(false, ...breaking.map(({ id }) => because('SV-WAL-1', { counter: id })))
}
