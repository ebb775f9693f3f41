/** Which paper a change of the document makes stale: a box round each hex that differs, or round a chunk's worth of them. */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import {
  type Chunk,
  type LabelId,
  type Scenario,
  type ScenarioMap,
  type Zone,
  type ZoneId,
} from '#shared/document/types'
import { type Change } from '#shared/commands/history'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, type Layout } from '#shared/hex/layout'
import { labelReach } from '#shared/painter/labels'
import { type Rect } from '#shared/painter/ops'
import { zoneNameBox } from '#shared/painter/zones'

/** How far the picture of a hex reaches from its centre, hexes: outlines are smoothed with their neighbours' corners. */
const REACH = 1.6

/** Boxes in mm; undefined when everything is stale, empty when nothing under the counters is. */
export function dirtyRects({ before, after, dirty }: Change, layout: Layout): readonly Rect[] | undefined {
  if (dirty.everything) return undefined
  if (isRecoloured(before, after)) return undefined
  // A terrain or a feature may look otherwise, wherever it stands.
  if (before.houseTables !== after.houseTables) return undefined
  const { background, numbering } = after.map
  if (background !== before.map.background || numbering !== before.map.numbering) return undefined
  const rects: Rect[] = []
  for (const index of dirty.chunks) {
    const hexes = changedHexes(before.map, after.map, index)
    if (hexes.length > 0) rects.push(boxOf(hexes, layout))
  }
  for (const key of dirty.hexsides) rects.push(boxOf(hexesOfSide(parseHexsideKey(key)), layout))
  for (const key of changedKeys(before.map.structures, after.map.structures))
    rects.push(boxOf([parseHexKey(key as HexKey)], layout))
  for (const map of [before.map, after.map])
    for (const id of changedKeys(before.map.markers, after.map.markers)) {
      const marker = map.markers[id as keyof typeof map.markers]
      if (marker) rects.push(boxOf([parseHexKey(marker.hex)], layout))
    }
  rects.push(...labelRects(before, after, layout), ...zoneRects(before, after, layout))
  return rects
}

function labelRects(before: Scenario, after: Scenario, layout: Layout): Rect[] {
  const ids = changedKeys(before.labels, after.labels) as LabelId[]
  return [before, after].flatMap(({ labels }) =>
    ids.flatMap((id) => (labels[id] ? [labelReach(labels[id], layout)] : [])),
  )
}

// Of a zone that looks as before, the hexes that came and went; its name goes with its middle.
function zoneRects(before: Scenario, after: Scenario, layout: Layout): Rect[] {
  const rects: Rect[] = []
  for (const id of changedKeys(before.zones, after.zones) as ZoneId[]) {
    const [old, now] = [before.zones[id], after.zones[id]]
    const hexes = old && now && sameLook(old, now) ? differing(old.hexes, now.hexes) : allHexes(old, now)
    if (hexes.length > 0) rects.push(boxOf(hexes.map(parseHexKey), layout))
    for (const zone of [old, now]) {
      const name = zone && zoneNameBox(zone, layout)
      if (name) rects.push(name)
    }
  }
  return rects
}

function sameLook({ hexes: _, ...old }: Zone, { hexes: __, ...now }: Zone): boolean {
  return JSON.stringify(old) === JSON.stringify(now)
}

function allHexes(old: Zone | undefined, now: Zone | undefined): readonly HexKey[] {
  return [...(old?.hexes ?? []), ...(now?.hexes ?? [])]
}

function differing(old: readonly HexKey[], now: readonly HexKey[]): readonly HexKey[] {
  const [had, has] = [new Set(old), new Set(now)]
  return [...old.filter((hex) => !has.has(hex)), ...now.filter((hex) => !had.has(hex))]
}

// The colours of sides are on the shields of their entrances, wherever those stand.
function isRecoloured(before: Scenario, after: Scenario): boolean {
  if (before.sides === after.sides) return false
  const colors = ({ sides }: Scenario): string =>
    JSON.stringify(Object.entries(sides).map(([id, { color }]) => [id, color]))
  return colors(before) !== colors(after)
}

// Two states share what did not change: a chunk is compared value by value only when it is another object.
function changedHexes(before: ScenarioMap, after: ScenarioMap, index: number): Axial[] {
  const [old, now] = [before.chunks[index], after.chunks[index]]
  if (!old || !now || old === now) return []
  const columns = chunkColumns(after.grid)
  const hexes: Axial[] = []
  for (let cell = 0; cell < CHUNK_SIZE * CHUNK_SIZE; cell++) {
    if (sameCell(old, now, cell)) continue
    const col = (index % columns) * CHUNK_SIZE + (cell % CHUNK_SIZE)
    const row = Math.floor(index / columns) * CHUNK_SIZE + Math.floor(cell / CHUNK_SIZE)
    hexes.push(toAxial({ col, row }, after.grid))
  }
  return hexes
}

function sameCell(old: Chunk, now: Chunk, cell: number): boolean {
  return (
    old.terrain[cell] === now.terrain[cell] &&
    (old.elevation?.[cell] ?? 0) === (now.elevation?.[cell] ?? 0) &&
    (old.environment?.[cell] ?? 'outdoors') === (now.environment?.[cell] ?? 'outdoors') &&
    (old.flags?.[cell] ?? 0) === (now.flags?.[cell] ?? 0) &&
    (old.wandering?.[cell] ?? 0) === (now.wandering?.[cell] ?? 0)
  )
}

function changedKeys(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  if (before === after) return []
  return Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key])
}

function boxOf(hexes: readonly Axial[], layout: Layout): Rect {
  const centers = hexes.map((hex) => hexCenter(hex, layout))
  const reach = REACH * layout.hexMm
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of centers) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return {
    x: left - reach,
    y: top - reach,
    width: right - left + 2 * reach,
    height: bottom - top + 2 * reach,
  }
}
