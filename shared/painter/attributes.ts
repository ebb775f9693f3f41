/**
 * Paints the attributes of hexes as small symbols in a row at their foot, below any counter: swirls for the wandering
 * level, a flame, a barred circle, an arrow into the ground (CM-TER, CM-WAN). A cave is drawn by its terrain.
 */
import { hexAttribute, type HexAttribute } from '#shared/document/hexAttributes'
import { elevationAt } from '#shared/document/map'
import { type Point } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { DARK_INK, haloOf, type IsDarkGround, PALE_INK } from './groundInk'
import { hexesInRect } from './hexesInRect'
import { type DrawOp, type Rect } from './ops'
import { type PathBuilder } from './path'
import { type Scene } from './scene'
import { createSketch, type Ink } from './sketch'
import { type Detail } from './style'
import { capHeight, placeText } from './text'

const HALO = '#fbf6e6'

const INKS = {
  halo: { line: HALO, width: 0.034 },
  haloFill: { fill: HALO, line: HALO, width: 0.034 },
  flame: { fill: '#c43f17', line: '#4d1508', width: 0.008 },
  heart: { fill: '#f7b93c' },
  bar: { line: '#3a1512', width: 0.017 },
  arrow: { line: '#4a3413', width: 0.016 },
  arrowHead: { fill: '#4a3413' },
  swirl: { line: '#2c3f70', width: 0.0155 },
} satisfies Record<string, Ink>

type InkId = keyof typeof INKS
type Pen = (ink: InkId) => PathBuilder
type Symbol = (pen: Pen, at: Point, w: number) => void

/** The places of the symbols of a hex, hexes from its middle, and their size. A level stands at the middle of the row. */
interface Row {
  readonly down: number
  /** A share of the size on paper. */
  readonly scale: number
  readonly wandering: number
  readonly flags: readonly [flammable: number, inaccessible: number, infiltration: number]
  /** The em size of a level. */
  readonly level: number
}

const ON_PAPER: Row = {
  down: 0.41,
  scale: 1,
  wandering: -0.215,
  flags: [0.235, 0.125, -0.115],
  level: 0.125,
}

// On small hexes on screen, whose names are not written: large enough to be read there.
const SMALL: Row = { down: 0.36, scale: 1.7, wandering: -0.32, flags: [0.31, 0.17, -0.16], level: 0.2 }

const SMALL_INKS = Object.fromEntries(
  Object.entries<Ink>(INKS).map(([id, ink]) => [
    id,
    ink.width === undefined ? ink : { ...ink, width: ink.width * SMALL.scale },
  ]),
) as Record<InkId, Ink>

function flameShape(path: PathBuilder, { x, y }: Point, h: number): void {
  path
    .move(x, y + h * 0.5)
    .cubic(x - h * 0.62, y + h * 0.45, x - h * 0.45, y - h * 0.1, x - h * 0.08, y - h * 0.62)
    .cubic(x - h * 0.05, y - h * 0.25, x + h * 0.2, y - h * 0.25, x + h * 0.22, y - h * 0.42)
    .cubic(x + h * 0.55, y - h * 0.02, x + h * 0.5, y + h * 0.45, x, y + h * 0.5)
    .close()
}

const flame: Symbol = (pen, at, w) => {
  flameShape(pen('haloFill'), at, 0.105 * w)
  flameShape(pen('flame'), at, 0.105 * w)
  flameShape(pen('heart'), { x: at.x, y: at.y + 0.016 * w }, 0.05 * w)
}

/** Strokes drawn twice: pale below, then in their ink. */
function inHalo(pen: Pen, ink: InkId, trace: (path: PathBuilder) => void): void {
  trace(pen('halo'))
  trace(pen(ink))
}

const barred: Symbol = (pen, { x, y }, w) => {
  const radius = 0.042 * w
  const reach = radius * Math.SQRT1_2
  inHalo(pen, 'bar', (path) =>
    path
      .circle(x, y, radius)
      .move(x - reach, y - reach)
      .line(x + reach, y + reach),
  )
}

// A molehill, and an arrow that dives under it.
const mole: Symbol = (pen, { x, y }, w) => {
  const u = 0.055 * w
  inHalo(pen, 'arrow', (path) =>
    path
      .move(x - u, y + 0.1 * u)
      .quad(x - u * 0.1, y - 1.5 * u, x + u * 0.35, y + 0.3 * u)
      .move(x + u * 0.75, y + 0.1 * u)
      .line(x + u * 1.15, y + 0.1 * u)
      .move(x - u * 1.35, y + 0.1 * u)
      .line(x - u * 0.35, y + 0.1 * u),
  )
  pen('arrowHead').polygon([
    { x: x - u * 0.12, y: y + 0.2 * u },
    { x: x + u * 0.78, y: y + 0.1 * u },
    { x: x + u * 0.5, y: y + 0.98 * u },
  ])
}

const SYMBOLS: Readonly<Record<Exclude<HexAttribute, 'cave' | 'wandering'>, Symbol>> = {
  flammable: flame,
  inaccessible: barred,
  infiltration: mole,
}

function swirl(pen: Pen, { x, y }: Point, w: number): void {
  const u = 0.032 * w
  inHalo(pen, 'swirl', (path) =>
    path
      .move(x + u, y + 0.2 * u)
      .cubic(x + u * 0.9, y - u * 1.2, x - u, y - u * 1.2, x - u, y)
      .cubic(x - u, y + u * 0.95, x + u * 0.35, y + u * 0.95, x + u * 0.35, y + u * 0.1)
      .cubic(x + u * 0.35, y - u * 0.4, x - u * 0.35, y - u * 0.4, x - u * 0.3, y + u * 0.1),
  )
}

// As the pips of a die lie: side by side, then in two rows.
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.5, 0],
    [0.5, 0],
  ],
  [
    [0, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
]

const FLAG_ORDER = ['flammable', 'inaccessible', 'infiltration'] as const

/** `levels`: writes levels too, in the ink of the ground they stand on; for styles that only paint them. */
export function paintAttributes(scene: Scene, rect: Rect, detail: Detail, levels?: IsDarkGround): DrawOp[] {
  const { map, layout, attributes } = scene
  if (detail < 2 || attributes.length === 0) return []
  const carries = map.chunks.some(
    ({ flags, wandering, elevation }) => flags ?? wandering ?? (levels ? elevation : undefined),
  )
  if (!carries) return []
  const row = detail === 2 ? SMALL : ON_PAPER
  const w = layout.hexMm
  const sketch = createSketch<InkId>(row === SMALL ? SMALL_INKS : INKS, w)
  const flags = FLAG_ORDER.filter((flag) => attributes.includes(flag))
  const numbers: DrawOp[] = []
  for (const spot of hexesInRect(rect, layout)) {
    const at = (x: number): Point => ({ x: spot.x + x * w, y: spot.y + row.down * w })
    flags
      .filter((flag) => hexAttribute(map, spot, flag) > 0)
      .forEach((flag, place) => SYMBOLS[flag](sketch.pen, at(row.flags[place] as number), row.scale * w))
    const wandering = attributes.includes('wandering') ? hexAttribute(map, spot, 'wandering') : 0
    if (detail === 2 && wandering > 0)
      append(numbers, countedSwirl(sketch.pen, wandering, at(row.wandering), w))
    else
      for (const [dx, dy] of PIPS[wandering] ?? []) {
        const { x, y } = at(row.wandering)
        swirl(sketch.pen, { x: x + dx * 0.085 * w, y: y + dy * 0.07 * w }, w)
      }
    if (levels)
      append(numbers, levelNumber(elevationAt(map, spot), at(0), row.level * w, levels(scene, spot)))
  }
  return [...sketch.ops(), ...numbers]
}

// Four swirls in a small hex would run together: one, and how many.
function countedSwirl(pen: Pen, count: number, { x, y }: Point, w: number): DrawOp[] {
  const size = 0.2 * w
  swirl(pen, { x: x - 0.05 * w, y }, 2.1 * w)
  return [
    placeText({
      text: String(count),
      x: x + 0.035 * w,
      y: y + capHeight('sans-bold', size) / 2,
      font: 'sans-bold',
      size,
      color: INKS.swirl.line,
      halo: { color: HALO, width: size * 0.2, opacity: 0.9 },
    }),
  ]
}

function levelNumber(level: number, { x, y }: Point, size: number, isDark: boolean): DrawOp[] {
  if (level === 0) return []
  const color = isDark ? PALE_INK : DARK_INK
  return [
    placeText({
      text: level > 0 ? `+${level}` : `\u2212${-level}`,
      x,
      y: y + capHeight('sans-bold', size) / 2,
      font: 'sans-bold',
      size,
      color,
      anchor: 'middle',
      // Hachures, roofs and crowns may lie below.
      halo: { color: haloOf(color), width: size * 0.24, opacity: 0.75 },
    }),
  ]
}
