/** Draws the barriers and marks of hexsides, in the classic style. */
import { type FeatureLook } from '#shared/rules/map/looks'
import { type HexsideInk, WALL_THICKNESS } from './hexsideInks'
import { HALF_SIDE, type SideFrame, type SideMark, wholeSide } from './sideFrame'

function wall(dark: HexsideInk, stone: HexsideInk, thickness: number): SideMark {
  return (frame) => {
    wholeSide(frame, dark)
    if (frame.detail > 0) wholeSide(frame, stone)
    if (frame.detail === 3) courses(frame, thickness)
  }
}

// Joints between stones: two courses, staggered.
function courses({ pen, at }: SideFrame, thickness: number): void {
  const path = pen('course')
  const half = thickness / 2
  path.polyline([at(-HALF_SIDE * 0.9, 0), at(HALF_SIDE * 0.9, 0)])
  for (let index = -2; index <= 2; index++) {
    path.polyline([at(index * 0.1, 0), at(index * 0.1, half)])
    if (index < 2) path.polyline([at(index * 0.1 + 0.05, -half), at(index * 0.1 + 0.05, 0)])
  }
}

const MERLONS = [-0.165, -0.055, 0.055, 0.165] as const

/** Merlons on the outer edge; on both when nobody knows which is outside. `gap` keeps them off an opening. */
export function merlons(frame: SideFrame, gap: number): void {
  const { directed, pen, at } = frame
  for (const out of directed ? [1] : [1, -1])
    for (const along of MERLONS) {
      if (Math.abs(along) < gap) continue
      pen('merlon').polygon([
        at(along - 0.034, out * 0.03),
        at(along + 0.034, out * 0.03),
        at(along + 0.034, out * 0.118),
        at(along - 0.034, out * 0.118),
      ])
    }
}

/** The hits a wall has taken of four, each a crack across it. */
export function cracks({ at, pen }: SideFrame, integrity: number): void {
  const wounds = Math.min(3, Math.max(1, 4 - integrity))
  for (let wound = 0; wound < wounds; wound++) {
    const along = (wound - (wounds - 1) / 2) * 0.14
    pen('crack').polyline([
      at(along + 0.02, 0.1),
      at(along - 0.025, 0.03),
      at(along + 0.025, -0.03),
      at(along - 0.02, -0.1),
    ])
  }
}

const hedge: SideMark = (frame) => {
  if (frame.detail === 0) return wholeSide(frame, 'lowDark')
  const count = 6
  for (let index = 0; index <= count; index++) {
    const along = -HALF_SIDE + (index * 2 * HALF_SIDE) / count
    const { x, y } = frame.at(along, index % 2 === 0 ? 0.012 : -0.012)
    const radius = (index % 2 === 0 ? 0.072 : 0.06) * frame.w
    frame.pen('hedgeDark').circle(x, y, radius)
    frame.pen('hedge').circle(x, y, radius - 0.016 * frame.w)
    if (frame.detail > 1)
      frame.pen('hedgeLit').circle(x - 0.014 * frame.w, y - 0.016 * frame.w, radius * 0.42)
  }
}

const fence: SideMark = (frame) => {
  const { at, pen, detail } = frame
  pen('fence').polyline([at(-HALF_SIDE, 0.014), at(HALF_SIDE, 0.014)])
  if (detail < 2) return
  pen('fence').polyline([at(-HALF_SIDE, -0.03), at(HALF_SIDE, -0.03)])
  for (const along of [-HALF_SIDE, -0.145, 0, 0.145, HALF_SIDE])
    pen('fencePost').polygon([
      at(along - 0.022, -0.055),
      at(along + 0.022, -0.055),
      at(along + 0.022, 0.045),
      at(along - 0.022, 0.045),
    ])
}

/** Teeth point outwards: down. */
const cliff: SideMark = (frame) => {
  wholeSide(frame, 'cliff')
  if (frame.detail < 1) return
  for (let index = -2; index <= 2; index++) {
    const along = index * 0.112
    const length = index % 2 === 0 ? 0.15 : 0.105
    frame
      .pen('cliffTooth')
      .polygon([frame.at(along - 0.05, 0), frame.at(along + 0.05, 0), frame.at(along, length)])
  }
}

const rough: SideMark = ({ at, pen, detail, w }) => {
  for (let index = -2; index <= 2; index++) {
    const { x, y } = at(index * 0.11, index % 2 === 0 ? 0.025 : -0.025)
    const radius = (index % 2 === 0 ? 0.042 : 0.032) * w
    const path = pen('roughStone')
    if (detail < 2) path.rect(x - radius, y - radius, 2 * radius, 2 * radius)
    else
      path.polygon(
        [0.4, 1.5, 2.7, 3.9, 5.2].map((angle) => ({
          x: x + Math.cos(angle + index) * radius * 1.15,
          y: y + Math.sin(angle + index) * radius,
        })),
      )
  }
}

const waterSide: SideMark = (frame) => {
  const { at, pen } = frame
  if (frame.detail === 0) return wholeSide(frame, 'waterSide')
  for (const out of [-0.035, 0.035]) {
    const start = at(-0.25, out)
    const path = pen('waterSide').move(start.x, start.y)
    for (let index = 0; index < 4; index++) {
      const top = at(-0.25 + (index + 0.5) * 0.125, out + (index % 2 === 0 ? 0.05 : -0.05))
      const end = at(-0.25 + (index + 1) * 0.125, out)
      path.quad(top.x, top.y, end.x, end.y)
    }
  }
}

const impassable: SideMark = (frame) => {
  wholeSide(frame, 'impassable')
  if (frame.detail < 1) return
  for (const along of [-0.16, 0, 0.16])
    for (const slant of [-1, 1])
      frame
        .pen('impassableCross')
        .polyline([frame.at(along - 0.05, slant * 0.05), frame.at(along + 0.05, -slant * 0.05)])
}

const normal: SideMark = (frame) => {
  if (frame.detail < 2) return
  frame.pen('normal').polyline([frame.at(-0.22, 0), frame.at(0.22, 0)])
}

const plain = wall('plainDark', 'plain', WALL_THICKNESS.plain)
const nothing: SideMark = () => undefined

/** Looks as a barrier. Openings set in no barrier stand in a plain wall; ways and fixtures have none. */
export const BARRIERS: Readonly<Record<FeatureLook, SideMark>> = {
  'wall-low': wall('lowDark', 'low', WALL_THICKNESS.low),
  wall: plain,
  battlement: wall('battlementDark', 'battlement', WALL_THICKNESS.battlement),
  'arrow-slit': plain,
  window: plain,
  door: plain,
  gate: plain,
  hedge,
  fence,
  cliff,
  rough,
  'water-side': waterSide,
  impassable,
  normal,
  'fortification-side': wall('fortificationDark', 'fortification', WALL_THICKNESS.fortification),
  'fortification-entrance': plain,
  stairs: nothing,
  ladder: nothing,
  road: nothing,
  path: nothing,
  stream: nothing,
}
