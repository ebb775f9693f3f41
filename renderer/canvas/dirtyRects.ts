/** Finds the paper that a change of the document makes stale: a box round each hex that differs, or round a whole chunk. */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { type LabelId, type MarkerId, type SideId, type ZoneId } from '#shared/document/ids'
import { type ScenarioMap, type Zone } from '#shared/document/types'
import { gamePlaces } from '#shared/document/gamePlaces'
import { type ChangedCells } from '#shared/document/changeSet'
import { type Change } from '#shared/commands/history'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, type Layout } from '#shared/hex/layout'
import { labelReach } from '#shared/painter/labels'
import { type Rect } from '#shared/painter/ops'
import { hexesTouched } from '#shared/painter/placeHexes'
import { zoneNameBox } from '#shared/painter/zoneName'

/** The reach of a hex's picture from its centre, hexes: outlines are smoothed with their neighbours' corners. */
const REACH = 1.6

/** Boxes in mm; undefined when everything is stale, empty when nothing under the counters is. */
export function dirtyRects(change: Change, layout: Layout): readonly Rect[] | undefined {
  if (isStaleEverywhere(change)) return undefined
  const { before, after, changes } = change
  const { records } = changes
  const structures = [...(records.structures ?? [])] as HexKey[]
  const markers = [...(records.markers ?? [])] as MarkerId[]
  const marked = [before.map, after.map].flatMap((map) => markers.flatMap((id) => map.markers[id]?.hex ?? []))
  return [
    ...changes.cells.map((cells) => boxOf(hexesOfCells(cells, after.map.grid), layout)),
    ...[...changes.hexsides.keys()].map((key) => boxOf(hexesOfSide(parseHexsideKey(key)), layout)),
    ...[...structures, ...marked].map((hex) => boxOf([parseHexKey(hex)], layout)),
    ...labelRects(change, layout),
    ...zoneRects(change, layout),
    ...placeRects(change, layout),
  ]
}

/** Boxes in mm about the hidden markers, which are drawn for some eyes and not for others. */
export function hiddenMarkerRects({ markers }: ScenarioMap, layout: Layout): readonly Rect[] {
  return Object.values(markers).flatMap(({ hidden, hex }) =>
    hidden ? [boxOf([parseHexKey(hex)], layout)] : [],
  )
}

const DRAWN_EVERYWHERE = ['background', 'numbering', 'gridLook'] as const

function isStaleEverywhere({ before, after, changes }: Change): boolean {
  const { wholeMap, records, singles } = changes
  // A terrain or a feature may look otherwise, wherever it stands.
  if (wholeMap || records.houseTables || DRAWN_EVERYWHERE.some((kind) => singles.has(kind))) return true
  // The colours of sides are on the shields of their entrances, wherever those stand.
  const sides = [...(records.sides ?? [])] as SideId[]
  return sides.some((id) => before.sides[id]?.color !== after.sides[id]?.color)
}

function hexesOfCells({ chunk, cells }: ChangedCells, grid: Grid): Axial[] {
  const columns = chunkColumns(grid)
  const left = (chunk % columns) * CHUNK_SIZE
  const top = Math.floor(chunk / columns) * CHUNK_SIZE
  return Array.from(cells, (cell) =>
    toAxial({ col: left + (cell % CHUNK_SIZE), row: top + Math.floor(cell / CHUNK_SIZE) }, grid),
  )
}

function labelRects({ before, after, changes }: Change, layout: Layout): Rect[] {
  const ids = [...(changes.records.labels ?? [])] as LabelId[]
  return [before, after].flatMap(({ labels }) =>
    ids.flatMap((id) => (labels[id] ? [labelReach(labels[id], layout)] : [])),
  )
}

// For a zone that looks as before, the hexes that came and went; its name moves with its middle.
function zoneRects({ before, after, changes }: Change, layout: Layout): Rect[] {
  const rects: Rect[] = []
  for (const id of [...(changes.records.zones ?? [])] as ZoneId[]) {
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

// Those that came, went or look otherwise.
function placeRects({ before, after, changes: { records } }: Change, layout: Layout): Rect[] {
  if (!(records.reinforcements ?? records.victory ?? records.zones ?? records.boards)) return []
  const [old, now] = [before, after].map((scenario) =>
    gamePlaces(scenario).map((place) => JSON.stringify(place)),
  )
  const places = [
    ...gamePlaces(before).filter((_, nth) => !now?.includes(old?.[nth] as string)),
    ...gamePlaces(after).filter((_, nth) => !old?.includes(now?.[nth] as string)),
  ]
  return places.map((place) => boxOf(hexesTouched(place).map(parseHexKey), layout))
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
