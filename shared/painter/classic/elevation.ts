/** Levels: a tint by height all over the hex, firmer in a band along slopes, a rim on the higher side with teeth that point down, and the number. */
import { elevationAt, hexsideAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { type Direction, DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexsideOf } from '#shared/hex/hexside'
import { type Point } from '#shared/hex/layout'
import { type TerrainLook } from '#shared/rules/map/looks'
import { hexesInRect, type PlacedHex } from '../hexesInRect'
import { isCave, lookOf } from '../hexLook'
import { type HexShape, hexShape } from '../hexShape'
import { type DrawOp, type Rect } from '../ops'
import { type PathBuilder } from '../path'
import { type Scene } from '../scene'
import { createSketch } from '../sketch'
import { type Detail } from '../style'
import { capHeight, placeText } from '../text'
import { type Patch, traceCell } from './ground/cellOutline'
import { isDarkGround } from './ground/darkGround'
import { type InkSet } from './inkSet'
import { type BandSide, traceInnerRim, traceWindow, windowOf } from './levelBand'
import { type LevelInk, type LevelMark, type LevelTint } from './levelInks'

function tintOf(level: number, look: TerrainLook, isInCave: boolean): LevelTint | undefined {
  // The height of rock does not matter.
  if (level === 0 || look === 'cave-rock') return undefined
  const step = Math.min(5, Math.abs(level)) as 1 | 2 | 3 | 4 | 5
  return `${level > 0 ? 'up' : isInCave ? 'cave' : 'down'}${step}`
}

// Rims stray from their hexside and carry teeth.
const REACH = 0.3

export function paintElevation(scene: Scene, rect: Rect, detail: Detail, inks: InkSet): DrawOp[] {
  const { map, layout } = scene
  const { hexMm } = layout
  if (map.chunks.every((chunk) => chunk.elevation === undefined)) return []
  const spots = hexesInRect(rect, layout, REACH * hexMm)
  if (spots.every((spot) => elevationAt(map, spot) === 0)) return []
  const banded = detail > 0 ? inks.bandedLevels : undefined
  const work = {
    shape: hexShape(layout),
    hexMm,
    patchAt: banded ? bandedPatches(scene) : listedPatches(scene, spots, detail > 0),
  }
  const sketch = createSketch<LevelInk>(banded || detail > 1 ? inks.levels : inks.flatLevels, hexMm)
  const washes = banded && createSketch<LevelTint>(banded.washes, hexMm)
  const marks = banded && detail > 1 ? createSketch<LevelMark>(banded.marks, hexMm) : undefined
  const numbers: DrawOp[] = []
  for (const spot of spots) {
    const level = work.patchAt(spot)?.key ?? 0
    // A hex of the plain has no tint, and the higher hex draws the rim.
    if (level === 0 && !DIRECTIONS.some((value) => (work.patchAt(neighbor(spot, value))?.key ?? 0) < 0))
      continue
    const look = lookOf(scene, spot) ?? 'clear'
    const ink = tintOf(level, look, isCave(scene, spot, look))
    const tinted = ink && (washes ?? sketch).pen(ink)
    traceCell(spot, work, tinted, (from, control, to, toward) => {
      const drop = level - (work.patchAt(neighbor(spot, toward))?.key ?? level)
      if (drop <= 0 || detail === 0 || isNormal(scene, spot, toward)) return
      if (look === 'cave-rock' || lookOf(scene, neighbor(spot, toward)) === 'cave-rock') return
      sketch.pen('rim').move(from.x, from.y).quad(control.x, control.y, to.x, to.y)
      if (detail > 1)
        teeth(sketch.pen('tooth'), { from, control, to, away: spot, drop, ...inks.teeth }, hexMm)
    })
    const sides = banded && ink && DIRECTIONS.map((value) => bandSide(scene, work.patchAt, spot, value))
    if (banded && ink && sides?.includes('slope')) {
      const band = sketch.pen(ink)
      traceCell(spot, work, band, () => undefined)
      // Rounded where that is seen.
      const isFar = detail < 3
      const window = windowOf({ spot, shape: work.shape, hexMm, level, band: banded.band, sides })
      traceWindow(band, window, isFar)
      if (detail > 1) traceInnerRim(sketch.pen(level > 0 ? 'contour' : 'ticks'), window, isFar)
    }
    if (ink && marks) {
      // Below its number a depth may lie on its band.
      const isOnBand = sides?.some((side, index) => side === 'slope' && isLowSide(work.shape, index))
      const isDark = isDarkGround(scene, spot) || (isOnBand === true && level < LIGHT_BANDS)
      traceMarks(marks.pen(markOf(level, isDark)), spot, level, hexMm)
    }
    if (detail > 1 && ink) numbers.push(levelNumber(spot, level, hexMm, inks))
  }
  return [...(washes?.ops() ?? []), ...sketch.ops(), ...(marks?.ops() ?? []), ...numbers]
}

/** Below this level bands are too dark for dark marks. */
const LIGHT_BANDS = -2

const isLowSide = ({ normals }: HexShape, side: number): boolean => (normals[side]?.y ?? 0) > 0.6

function markOf(level: number, isDark: boolean): LevelMark {
  if (isDark) return 'pale'
  return level > 0 ? 'up' : 'down'
}

/** Below the middle of the hex: the middles of the number, and of the marks above and below it, in hexes. */
const NUMBER_BELOW = 0.36
const MARKS_BELOW = { up: 0.262, down: 0.452 } as const
/** In hexes. */
const MARK = { pitch: 0.077, width: 0.073, height: 0.072 } as const

/** A triangle a level, at most five, in a row: heights point up above the number, depths down below it. */
function traceMarks(path: PathBuilder, { x, y }: Point, level: number, hexMm: number): void {
  const count = Math.min(5, Math.abs(level))
  const half = (level > 0 ? MARK.height / 2 : -MARK.height / 2) * hexMm
  const base = y + (level > 0 ? MARKS_BELOW.up : MARKS_BELOW.down) * hexMm
  for (let index = 0; index < count; index++) {
    const middle = x + (index - (count - 1) / 2) * MARK.pitch * hexMm
    path.polygon([
      { x: middle - (MARK.width / 2) * hexMm, y: base + half },
      { x: middle, y: base - half },
      { x: middle + (MARK.width / 2) * hexMm, y: base + half },
    ])
  }
}

interface LevelPatch extends Patch {
  /** The level. */
  readonly key: number
  readonly look?: TerrainLook
}

type PatchAt = (hex: Axial) => LevelPatch | undefined

function placeKey({ q, r }: Axial): number {
  return q * 65536 + r
}

/** Hexes beyond those listed are out of sight: as off the map. */
function listedPatches({ map }: Scene, spots: readonly Axial[], soft: boolean): PatchAt {
  const patches = new Map(spots.map((spot) => [placeKey(spot), { key: elevationAt(map, spot), soft }]))
  return (hex) => patches.get(placeKey(hex))
}

/** A band is shaped by all neighbours of its hex, however far out of sight; along rock, whose height does not matter, it ends straight. */
function bandedPatches(scene: Scene): PatchAt {
  const patches = new Map<number, LevelPatch | undefined>()
  return (hex) => {
    const at = placeKey(hex)
    if (patches.has(at)) return patches.get(at)
    const look = lookOf(scene, hex)
    const patch = look && { key: elevationAt(scene.map, hex), look, soft: look !== 'cave-rock' }
    patches.set(at, patch)
    return patch
  }
}

function bandSide(scene: Scene, patchAt: PatchAt, hex: Axial, toward: Direction): BandSide {
  const [own, near] = [patchAt(hex), patchAt(neighbor(hex, toward))]
  if (!own || !near || near.look === 'cave-rock') return 'open'
  const isSlope = own.key > 0 ? near.key < own.key : near.key > own.key
  return isSlope && !isNormal(scene, hex, toward) ? 'slope' : 'open'
}

/** `normal` on a hexside says that its difference of level does not count (SID-2). */
function isNormal(scene: Scene, hex: Axial, toward: Direction): boolean {
  const barrier = hexsideAt(scene.map, hexsideOf(hex, toward))?.barrier
  return barrier !== undefined && scene.featureLook(barrier.feature) === 'normal'
}

interface Rim {
  readonly from: Point
  readonly control: Point
  readonly to: Point
  /** Centre of the higher hex. */
  readonly away: Point
  /** Levels. */
  readonly drop: number
  /** The distance between two teeth, in hexes. */
  readonly spacing: number
  readonly width: number
}

// Teeth on the lower side, longer for a greater drop.
function teeth(path: PathBuilder, rim: Rim, hexMm: number): void {
  const { from, control, to, away, drop, spacing, width } = rim
  const span = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(1, Math.round(span / (spacing * hexMm)))
  const length = (0.06 + 0.035 * Math.min(3, drop)) * hexMm
  const half = (width / 2) * hexMm
  for (let index = 0; index < count; index++) {
    const t = (index + 0.5) / count
    const u = 1 - t
    const x = u * u * from.x + 2 * u * t * control.x + t * t * to.x
    const y = u * u * from.y + 2 * u * t * control.y + t * t * to.y
    const tx = u * (control.x - from.x) + t * (to.x - control.x)
    const ty = u * (control.y - from.y) + t * (to.y - control.y)
    const norm = Math.hypot(tx, ty) || 1
    const outward = (x - away.x) * -ty + (y - away.y) * tx > 0 ? 1 : -1
    const [nx, ny] = [(outward * -ty) / norm, (outward * tx) / norm]
    const [ux, uy] = [(tx / norm) * half, (ty / norm) * half]
    path
      .move(x - ux, y - uy)
      .line(x + nx * length, y + ny * length)
      .line(x + ux, y + uy)
      .close()
  }
}

function levelNumber(
  spot: PlacedHex,
  level: number,
  hexMm: number,
  { levelNumber: { color, halo } }: InkSet,
): DrawOp {
  const size = 0.12 * hexMm
  return placeText({
    text: level > 0 ? `+${level}` : `\u2212${-level}`,
    x: spot.x,
    y: spot.y + NUMBER_BELOW * hexMm + capHeight('serif', size) / 2,
    font: 'serif',
    size,
    color,
    anchor: 'middle',
    ...(halo !== undefined && { halo: { color: halo, width: 0.25 * size } }),
  })
}
