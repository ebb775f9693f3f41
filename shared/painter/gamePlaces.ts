/**
 * Places of the game: a line in the colour of the side round the hexes, or along the hexsides, and a badge with a sign: an arrow
 * for those who enter (with their turn) or leave, a star for what is held, a crack for what is broken.
 */
import { type GamePlace } from '#shared/document/gamePlaces'
import { hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction, neighbor } from '#shared/hex/direction'
import { parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { leastOf } from '#shared/lang/extremes'
import { mapFrame } from './frame'
import { hexShape } from './hexShape'
import { BLACK, inBlack, type Printing } from './oneInk'
import { type Color, type DrawOp, type Rect } from './ops'
import { PathBuilder } from './path'
import { hexesTouched } from './placeHexes'
import { type Scene } from './scene'
import { sidePip } from './sideSign'
import { createSketch } from './sketch'
import { type Detail } from './style'
import { placeText } from './text'

/** The colour of places that belong to no side. */
const NOBODY: Color = '#4a4a4a'
const PAPER: Color = '#ffffff'

/** The line runs inside the hexes, within the rim of a zone that has the same. */
const INSET = 0.84
const LINE = 0.05
/** Black needs less. */
const FINE_LINE = 0.032
const DASH = 0.5 / Math.sqrt(3) / 4

/** Radius of a badge, hexes. */
const BADGE = 0.2
/** Over one hex they stand below each other, so that each has room for its turn; a fourth begins a column. */
const STEP = { x: 0.95, y: 0.46 }
const IN_A_COLUMN = 3
/** Over the middle of the hex, where the name of a zone may stand. */
const ABOVE = 0.24

/** In one ink the sign of the side, as on its cards, stands beside the badge. */
export function paintGamePlaces(
  scene: Scene,
  rect: Rect,
  detail: Detail,
  printing: Printing = 'colours',
): DrawOp[] {
  const { layout, places } = scene
  const taken = new Map<HexKey, number>()
  return places.flatMap((place) => {
    const anchor = anchorOf(place, layout)
    const before = taken.get(anchor) ?? 0
    taken.set(anchor, before + 1)
    if (!isNear(place, layout, rect)) return []
    const sideColor = place.side === undefined ? undefined : scene.sideColor(place.side)
    const color = printing === 'black' ? BLACK : (sideColor ?? NOBODY)
    const lines = outline(place, color, layout, printing)
    if (detail === 0) return lines
    const at = badgeCenter(anchor, before, layout)
    const sign = printing === 'black' && sideColor !== undefined ? sideSign(sideColor, at, layout) : []
    return [...lines, ...badgeOf(place, at, color, layout), ...sign]
  })
}

// A badge and its turn reach no farther than this from the hexes, and lines not so far.
const REACH = 1.6

function isNear(place: GamePlace, layout: Layout, { x, y, width, height }: Rect): boolean {
  const reach = REACH * layout.hexMm
  return hexesTouched(place).some((key) => {
    const at = hexCenter(parseHexKey(key), layout)
    return at.x > x - reach && at.x < x + width + reach && at.y > y - reach && at.y < y + height + reach
  })
}

/** The hex of a place that is nearest to its middle; the first of several. */
function anchorOf(place: GamePlace, layout: Layout): HexKey {
  const touched = hexesTouched(place)
  const centers = touched.map((key) => hexCenter(parseHexKey(key), layout))
  const middle = {
    x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
    y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
  }
  const far = centers.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))
  // By a hair: rounding must not choose between two that are equally far.
  const least = leastOf(far) + layout.hexMm / 1000
  return touched[far.findIndex((distance) => distance <= least)] as HexKey
}

function badgeCenter(anchor: HexKey, nth: number, layout: Layout): Point {
  const { hexMm } = layout
  const { x, y } = hexCenter(parseHexKey(anchor), layout)
  const [column, row] = [Math.floor(nth / IN_A_COLUMN), nth % IN_A_COLUMN]
  const at = { x: x + column * STEP.x * hexMm, y: y + (row * STEP.y - ABOVE) * hexMm }
  // Half hexes are cut through their middle: a badge over the rim would be cut with them.
  const frame = mapFrame(layout)
  const rim = 1.3 * BADGE * hexMm
  return {
    x: Math.min(Math.max(at.x, frame.x + rim), frame.x + frame.width - rim),
    y: Math.min(Math.max(at.y, frame.y + rim), frame.y + frame.height - rim),
  }
}

function outline({ hexes, hexsides }: GamePlace, color: Color, layout: Layout, printing: Printing): DrawOp[] {
  const width = printing === 'black' ? FINE_LINE : LINE
  const sketch = createSketch(
    {
      rim: { line: color, width },
      side: { line: color, width: 2 * width, dash: [DASH, DASH], cap: 'butt' },
    },
    layout.hexMm,
  )
  const { corners } = hexShape(layout)
  const inside = new Set(hexes)
  for (const key of hexes) {
    const hex = parseHexKey(key)
    const { x, y } = hexCenter(hex, layout)
    const corner = (value: number): Point => {
      const at = corners[direction(value)] as Point
      return { x: x + at.x * INSET, y: y + at.y * INSET }
    }
    for (const value of DIRECTIONS)
      if (!inside.has(hexKey(neighbor(hex, value))))
        sketch.pen('rim').polyline([corner(value - 1), corner(value)])
  }
  for (const side of hexsides) sketch.pen('side').polyline(hexsideEnds(parseHexsideKey(side), layout))
  return sketch.ops()
}

function badgeOf(place: GamePlace, at: Point, color: Color, layout: Layout): DrawOp[] {
  const { hexMm } = layout
  const radius = BADGE * hexMm
  const disc = new PathBuilder().circle(at.x, at.y, radius).build()
  const sign = new PathBuilder().polygon(signOf(place, at, radius, layout)).build()
  const badge: DrawOp[] = [
    {
      kind: 'path',
      path: disc,
      fill: { kind: 'solid', color },
      stroke: { color: PAPER, width: 0.03 * hexMm },
    },
    { kind: 'path', path: sign, fill: { kind: 'solid', color: PAPER } },
  ]
  if (place.turn === undefined) return badge
  const size = 0.24 * hexMm
  // At the right rim it would stand beyond the map.
  const toLeft = inwards(at, layout) < 0
  const turn = placeText({
    // "Tour" and "Turn" begin with the same letter.
    text: `T${place.turn}`,
    x: at.x + (toLeft ? -1.3 : 1.3) * radius,
    y: at.y + 0.33 * size,
    font: 'sans-bold',
    size,
    color,
    anchor: toLeft ? 'end' : 'start',
    halo: { color: PAPER, width: size * 0.2, opacity: 0.85 },
  })
  return [...badge, turn]
}

// Below to the left, clear of the turn and of the next badge; above where that is the rim of the map.
function sideSign(color: Color, at: Point, layout: Layout): DrawOp[] {
  const radius = BADGE * layout.hexMm
  const down = inwards(at, layout) === 0 ? -1.15 : 1.15
  const sign = sidePip(
    color,
    { x: at.x - 0.95 * radius, y: at.y + down * radius, w: 1.5 * layout.hexMm },
    true,
  )
  return inBlack([sign])
}

const STAR: readonly Point[] = Array.from({ length: 10 }, (_, nth) => {
  const [angle, length] = [(nth * Math.PI) / 5, nth % 2 === 0 ? 0.78 : 0.32]
  return { x: Math.sin(angle) * length, y: -Math.cos(angle) * length }
})

/** Upwards. */
const ARROW: readonly Point[] = [
  { x: 0, y: -0.75 },
  { x: 0.62, y: -0.05 },
  { x: 0.22, y: -0.05 },
  { x: 0.22, y: 0.7 },
  { x: -0.22, y: 0.7 },
  { x: -0.22, y: -0.05 },
  { x: -0.62, y: -0.05 },
]

const CRACK: readonly Point[] = [
  { x: 0.1, y: -0.8 },
  { x: -0.45, y: 0.1 },
  { x: -0.05, y: 0.1 },
  { x: -0.25, y: 0.8 },
  { x: 0.45, y: -0.15 },
  { x: 0.05, y: -0.15 },
  { x: 0.4, y: -0.7 },
]

/** The corners of the sign of a badge of this radius, mm. */
function signOf({ act }: GamePlace, at: Point, radius: number, layout: Layout): Point[] {
  const laid = (sign: readonly Point[], angle: number): Point[] => {
    const [cos, sin] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    return sign.map(({ x, y }) => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos }))
  }
  switch (act) {
    case 'hold':
      return laid(STAR, 0)
    case 'break':
      return laid(CRACK, 0)
    case 'enter':
      return laid(ARROW, inwards(at, layout))
    case 'exit':
      return laid(ARROW, inwards(at, layout) + Math.PI)
  }
}

/** Clockwise from upwards: towards the middle of the map, from the rim that is nearest. */
function inwards(at: Point, layout: Layout): number {
  const { width, height, ...frame } = mapFrame(layout)
  const [x, y] = [at.x - frame.x, at.y - frame.y]
  const rims = [
    { far: height - y, angle: 0 },
    { far: x, angle: Math.PI / 2 },
    { far: y, angle: Math.PI },
    { far: width - x, angle: -Math.PI / 2 },
  ]
  return rims.reduce((best, rim) => (rim.far < best.far ? rim : best)).angle
}
