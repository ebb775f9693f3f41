/**
 * Sight over ground, walls and what grows: the line between two hexes rises or falls evenly from the eyes in one to those
 * in the other, and whatever stands above it where it crosses blocks it. Exact, in whole numbers, and the same from both ends.
 * This is the engine that explains itself; `sightField.ts` answers the same for many lines at once.
 */
import { type Axial, hexDistance, sameHex } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'
import { append } from '#shared/lang/append'
import { type SightBoard } from './sightBoard'
import { type Checkpoint, type Lane, type SightPath, sightPath } from './sightPath'

export interface SightVerdict {
  readonly visible: boolean
  readonly path: SightPath
  /** The first that blocks it; of a hex, whether its bare ground alone would. */
  readonly obstacle?: Checkpoint
  readonly bareGround: boolean
  /** Sides passed through an opening that one of the ends is directly behind. */
  readonly through: readonly Hexside[]
  /** At some place only one of the two lanes was free. */
  readonly oneHand: boolean
  /** Something that stands higher than the lower end was seen over. */
  readonly over: boolean
}

export function sightOverGround(board: SightBoard, from: Axial, to: Axial): SightVerdict {
  const path = sightPath(from, to)
  const judge = judgeOf(board, path)
  const through: Hexside[] = []
  let oneHand = false
  let over = false
  for (const stage of path.stages) {
    const lanes = stage.map((lane) => judge(lane))
    const free = lanes.find(({ obstacle }) => obstacle === undefined)
    if (!free) {
      // A lane off the map is none: the other names what blocks.
      const { obstacle, bareGround } = (lanes.find(({ onMap }) => onMap) ?? lanes[0]) as LaneVerdict
      return { visible: false, path, ...(obstacle && { obstacle }), bareGround, through, oneHand, over }
    }
    oneHand ||= lanes.some(({ obstacle, onMap }) => onMap && obstacle !== undefined)
    over ||= free.over
    append(through, free.through)
  }
  return { visible: true, path, bareGround: false, through, oneHand, over }
}

interface LaneVerdict {
  readonly obstacle?: Checkpoint
  readonly bareGround: boolean
  readonly onMap: boolean
  readonly through: readonly Hexside[]
  readonly over: boolean
}

function judgeOf(board: SightBoard, { from, to }: SightPath): (lane: Lane) => LaneVerdict {
  const [start, end] = [board.ground(from) + board.eyeHeight, board.ground(to) + board.eyeHeight]
  const length = 2 * hexDistance(from, to)
  const indoors = board.roofed(from) || board.roofed(to)
  // Height of the line at `at` half hexes of `length`: start + (end - start) * at / length, compared crosswise.
  const above = (top: number, at: number): boolean => (top - start) * length > (end - start) * at
  return (lane) => {
    const through: Hexside[] = []
    let over = false
    for (const point of lane) {
      if (point.kind === 'hex' && !board.onMap(point.hex))
        return { obstacle: point, bareGround: false, onMap: false, through, over }
      const barrier = point.kind === 'side' ? board.barrier(point.side) : undefined
      const top = point.kind === 'hex' ? board.top(point.hex, indoors) : barrier?.top
      if (top === undefined) continue
      if (!above(top, point.at)) {
        over ||= top > Math.min(start, end)
        continue
      }
      const bareGround = point.kind === 'hex' && above(board.ground(point.hex), point.at)
      if (point.kind === 'hex' || !isBehind(barrier?.behind ?? [], from, to))
        return { obstacle: point, bareGround, onMap: true, through, over }
      through.push(point.side)
    }
    return { bareGround: false, onMap: true, through, over }
  }
}

function isBehind(behind: readonly Axial[], from: Axial, to: Axial): boolean {
  return behind.some((hex) => sameHex(hex, from) || sameHex(hex, to))
}
