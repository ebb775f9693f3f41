/** Zones of the scenario: a light tint, a dashed rim along the hexsides, the name in the middle. */
import { type Zone } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction, neighbor } from '#shared/hex/direction'
import { hexCenter, type Point } from '#shared/hex/layout'
import { hexesInRect } from './hexesInRect'
import { hexShape } from './hexShape'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { createSketch, type Ink } from './sketch'
import { type Detail } from './style'
import { placeText } from './text'

const COLORS: Readonly<Record<Zone['kind'], string>> = {
  setup: '#2463a8',
  entry: '#2f7a35',
  victory: '#a86d00',
  other: '#6d4794',
}

// A side is 0.577 hexes long: three dashes and three gaps of this length.
const DASH = 0.5 / Math.sqrt(3) / 3

function inks(kind: Zone['kind']): Record<'tint' | 'rim', Ink> {
  return {
    tint: { fill: COLORS[kind], fillOpacity: 0.16, perPath: Infinity },
    rim: { line: COLORS[kind], width: 0.035, dash: [DASH, DASH], cap: 'butt' },
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

export function paintZones(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const zones = Object.values(scene.zones)
  if (zones.length === 0) return []
  const { layout } = scene
  const shape = hexShape(layout)
  const spots = hexesInRect(rect, layout)
  const ops: DrawOp[] = []
  for (const zone of zones) {
    const hexes = hexesOf(zone)
    const sketch = createSketch(inks(zone.kind), layout.hexMm)
    for (const spot of spots) {
      if (!hexes.has(hexKey(spot))) continue
      const corner = (value: number, scale: number): Point => {
        const { x, y } = shape.corners[direction(value)] as Point
        return { x: spot.x + x * scale, y: spot.y + y * scale }
      }
      sketch.pen('tint').polygon(DIRECTIONS.map((value) => corner(value, 1)))
      for (const value of DIRECTIONS)
        if (!hexes.has(hexKey(neighbor(spot, value))))
          sketch.pen('rim').polyline([corner(value - 1, INSET), corner(value, INSET)])
    }
    ops.push(...sketch.ops())
    if (detail > 0) ops.push(...zoneName(scene, zone))
  }
  return ops
}

function zoneName({ layout }: Scene, zone: Zone): DrawOp[] {
  if (zone.name === '' || zone.hexes.length === 0) return []
  let [x, y] = [0, 0]
  for (const key of zone.hexes) {
    const center = hexCenter(parseHexKey(key), layout)
    x += center.x / zone.hexes.length
    y += center.y / zone.hexes.length
  }
  const size = 0.26 * layout.hexMm
  return [
    placeText({
      text: zone.name,
      x,
      y: y + size * 0.33,
      font: 'sans-bold',
      size,
      color: COLORS[zone.kind],
      anchor: 'middle',
      opacity: 0.85,
      halo: { color: '#ffffff', width: size * 0.18, opacity: 0.7 },
    }),
  ]
}
