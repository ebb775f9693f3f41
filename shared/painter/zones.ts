/** Zones of the scenario: a light tint, hatching on request, a dashed rim along the hexsides, the name in the middle. */
import { append } from '#shared/lang/append'
import { type SideId } from '#shared/document/ids'
import { type Zone, type ZoneHatching } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction, neighbor } from '#shared/hex/direction'
import { type Layout, type Point } from '#shared/hex/layout'
import { hatch } from './hatching'
import { hexesInRect, type PlacedHex } from './hexesInRect'
import { hexShape } from './hexShape'
import { BLACK, type Printing } from './oneInk'
import { type Color, type DrawOp, type Rect } from './ops'
import { PathBuilder } from './path'
import { type Scene } from './scene'
import { createSketch, type Ink } from './sketch'
import { type Detail } from './style'
import { placeText } from './text'
import { middleOf, NAME_SIZE, zoneNameBox } from './zoneName'

/** The colour of zones that set none, but for set-up zones of a side. */
const ZONE_COLORS: Readonly<Record<Zone['kind'], string>> = {
  setup: '#2463a8',
  entry: '#2f7a35',
  victory: '#a86d00',
  other: '#6d4794',
}

// A side is 0.577 hexes long: three dashes and three gaps of this length.
const DASH = 0.5 / Math.sqrt(3) / 3

/** The opacity of the tint of a zone that does not give one. */
export const ZONE_OPACITY = 0.16

/** Lines stay readable however faint the tint. */
const HATCHING_OPACITY = 0.7

/**
 * Its own colour, else for a set-up zone that of its side, else the usual one of its kind.
 * @param sideColor undefined for a side that is not there
 */
export function zoneColor(
  { color, kind, side }: Pick<Zone, 'color' | 'kind' | 'side'>,
  sideColor: (side: SideId) => Color | undefined,
): Color {
  const own = kind === 'setup' && side !== undefined ? sideColor(side) : undefined
  return color ?? own ?? ZONE_COLORS[kind]
}

/** In one ink: rims that differ by kind, in parts of a hexside. */
const RIMS: Readonly<Record<Zone['kind'], readonly number[]>> = {
  setup: [DASH, DASH],
  entry: [0.001, DASH / 2],
  victory: [1.5 * DASH, DASH / 2, 0.5 * DASH, DASH / 2],
  other: [DASH / 2, 2.5 * DASH],
}

function inks(zone: Zone, color: Color, printing: Printing): Record<'tint' | 'rim', Ink> {
  if (printing === 'black')
    return {
      tint: {},
      rim: {
        line: BLACK,
        width: 0.035,
        dash: RIMS[zone.kind],
        cap: zone.kind === 'entry' ? 'round' : 'butt',
      },
    }
  return {
    tint: { fill: color, fillOpacity: zone.opacity ?? ZONE_OPACITY, perPath: Infinity },
    rim: { line: color, width: 0.035, dash: [DASH, DASH], cap: 'butt' },
  }
}

// The rim runs inside the zone, so that those of neighbouring zones lie side by side.
const INSET = 0.94

// Zones are immutable: their hexes are looked up once.
const hexSets = new WeakMap<Zone, ReadonlySet<HexKey>>()

function hexesOf(zone: Zone): ReadonlySet<HexKey> {
  const known = hexSets.get(zone) ?? new Set(zone.hexes)
  hexSets.set(zone, known)
  return known
}

/** In one ink zones have no tint: their rim tells their kind, and lines what the author hatched. */
export function paintZones(
  scene: Scene,
  rect: Rect,
  detail: Detail,
  printing: Printing = 'colours',
): DrawOp[] {
  const zones = Object.values(scene.zones)
  if (zones.length === 0) return []
  const { layout } = scene
  const shape = hexShape(layout)
  const spots = hexesInRect(rect, layout)
  const ops: DrawOp[] = []
  for (const zone of zones) {
    const hexes = hexesOf(zone)
    const color = printing === 'black' ? BLACK : zoneColor(zone, scene.sideColor)
    const inkTable = inks(zone, color, printing)
    const tint = createSketch({ tint: inkTable.tint }, layout.hexMm)
    const rim = createSketch({ rim: inkTable.rim }, layout.hexMm)
    const seen: PlacedHex[] = []
    for (const spot of spots) {
      if (!hexes.has(hexKey(spot))) continue
      seen.push(spot)
      const corner = (value: number, scale: number): Point => {
        const { x, y } = shape.corners[direction(value)] as Point
        return { x: spot.x + x * scale, y: spot.y + y * scale }
      }
      tint.pen('tint').polygon(DIRECTIONS.map((value) => corner(value, 1)))
      for (const value of DIRECTIONS)
        if (!hexes.has(hexKey(neighbor(spot, value))))
          rim.pen('rim').polyline([corner(value - 1, INSET), corner(value, INSET)])
    }
    append(ops, tint.ops())
    // Far out lines would run together.
    if (detail > 0 && zone.hatching)
      append(ops, zoneHatching(zone.hatching, color, seen, { layout, printing }))
    append(ops, rim.ops())
    if (detail > 0 && meets(zoneNameBox(zone, layout), rect)) append(ops, zoneName(scene, zone, color))
  }
  return ops
}

function zoneHatching(
  hatching: ZoneHatching,
  color: Color,
  seen: readonly PlacedHex[],
  { layout, printing }: { readonly layout: Layout; readonly printing: Printing },
): DrawOp[] {
  if (seen.length === 0) return []
  const outline = new PathBuilder()
  const { corners } = hexShape(layout)
  for (const { x, y } of seen)
    outline.polygon(corners.map((corner) => ({ x: x + corner.x, y: y + corner.y })))
  const { hexMm } = layout
  const inColour = printing === 'colours' && { opacity: HATCHING_OPACITY }
  return hatch(hatching, { color, ...inColour, hexMm, outline: outline.build() }, printing)
}

function meets(a: Rect | undefined, b: Rect): boolean {
  if (!a) return false
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}

function zoneName({ layout }: Scene, zone: Zone, color: Color): DrawOp[] {
  const { x, y } = middleOf(zone, layout)
  const size = NAME_SIZE * layout.hexMm
  return [
    placeText({
      text: zone.name,
      x,
      y: y + size * 0.33,
      font: 'sans-bold',
      size,
      color,
      anchor: 'middle',
      opacity: 0.85,
      halo: { color: '#ffffff', width: size * 0.18, opacity: 0.7 },
    }),
  ]
}
