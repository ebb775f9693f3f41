/** The groups that may be led on together, found from their first member (SV-GRP-1, SV-WAL-1). */
import { footprint, sideOf } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { isNextTo, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { countersOnMap } from '#shared/rules/standing/position'
import { type Act } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { formShieldWall } from '../groups/shieldWall'
import { isActive, isMounted } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'

/** The steps of a group that are offered. */
const STEPS = [1, 2, 3]

/**
 * All on foot who stand together and face the same way, when this is the first of them in the document: straight on, one to three hexes.
 * A group that can be a shield wall goes as one.
 */
export function groupAdvances(position: MedievalPosition, { acted }: PlayState, first: CounterId): Act[] {
  if (!position.rules.movesInGroups) return []
  const group = togetherWith(position, acted, first)
  if (group.length < 2 || group[0] !== first) return []
  const wall = formShieldWall(position, group).value
  return DIRECTIONS.flatMap((way) =>
    STEPS.map((steps): Act => {
      const members = group.map((counter) => {
        const { hex: stands } = position.scenario.counters[counter] ?? {}
        let hex = stands === undefined ? undefined : parseHexKey(stands)
        const path = Array.from({ length: steps }, () => (hex &&= neighbor(hex, way))).flatMap(
          (to) => to ?? [],
        )
        return { counter, path }
      })
      return { kind: 'group-advance', members, ...(wall && { wall }) }
    }),
  )
}

function togetherWith(
  position: MedievalPosition,
  acted: readonly CounterId[],
  first: CounterId,
): CounterId[] {
  const { scenario } = position
  const own = scenario.counters[first]
  if (!own || acted.includes(first)) return []
  const like = countersOnMap(scenario).filter(
    ([id, counter]) =>
      sideOf(scenario, counter) === sideOf(scenario, own) &&
      counter.facing.index === own.facing.index &&
      !acted.includes(id) &&
      isActive(position, counter) &&
      !isMounted(position, counter),
  )
  const found = new Set<CounterId>([first])
  let before = 0
  while (found.size > before) {
    before = found.size
    for (const [id, counter] of like) {
      const hexes = footprint(scenario, counter)
      const touches = [...found].some((other) =>
        footprint(scenario, scenario.counters[other]).some((hex) => isNextTo(hex, hexes)),
      )
      if (touches) found.add(id)
    }
  }
  return like.flatMap(([id]) => (found.has(id) ? [id] : []))
}
