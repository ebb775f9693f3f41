/** Runs drawn lines over a field: the judgement of `sightOverGround`, for thousands of lines a millisecond. */
import { type CellFrame } from './cellFrame'
import { FORK, lineDrawer, SECOND_LANE, twiceDistance } from './drawnLines'
import { keptByStride } from './keptLines'
import { OBSTACLES, type SightField } from './sightField'

/** Lines of one offset after the other over the cells of a map, however a ruleset judges them. */
export interface SightRay {
  readonly frame: CellFrame
  /** Takes the line to a hex `q, r` away. */
  aim(q: number, r: number): void
  /** Does that line, from this cell of the field, reach its end? Both ends must be on the map. */
  reaches(cell: number): boolean
}

const lines = keptByStride(lineDrawer)

export function sightRay(field: SightField): SightRay {
  const { stride, eyeHeight, grounds, roofs, outdoors, indoors, behind } = field
  const draw = lines(stride)
  let drawn = draw(0, 0)
  let toEnd = 0
  let length = 0
  return {
    frame: field,
    aim(q, r) {
      drawn = draw(q, r)
      toEnd = q * stride + r
      length = twiceDistance(q, r)
    },
    reaches(cell) {
      const line = drawn
      const end = cell + toEnd
      const start = (grounds[cell] as number) + eyeHeight
      const rise = (grounds[end] as number) + eyeHeight - start
      const low = rise < 0 ? start + rise : start
      const tops = roofs[cell] || roofs[end] ? indoors : outdoors
      const base = cell * OBSTACLES
      let otherLane = -1
      let index = 0
      while (index < line.length) {
        const obstacle = line[index] as number
        if (obstacle === FORK) {
          index += 2
          otherLane = index + (line[index - 1] as number)
          continue
        }
        if (index === otherLane) {
          // The first lane was free.
          index += SECOND_LANE
          otherLane = -1
          continue
        }
        const top = tops[base + obstacle] as number
        if (top > low) {
          const place = line[index + 1] as number
          const blocks =
            (top - start) * length > rise * (place >> 2) && !((behind.get(base + obstacle) ?? 0) & place & 3)
          if (blocks) {
            if (otherLane < 0) return false
            index = otherLane
            otherLane = -1
            continue
          }
        }
        index += 2
      }
      return true
    },
  }
}
