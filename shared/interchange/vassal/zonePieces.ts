/** Zones as sheets that lie on the board below all pieces: a button shows and hides them. */
import { type ZoneId } from '#shared/document/ids'
import { type Scenario, type Zone } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexCorners } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { mapFrame } from '#shared/painter/frame'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { zoneNameBox } from '#shared/painter/zoneName'
import { type BoardSheet } from './board'
import { type Pixel } from './lattice'
import { evenPixels } from './pictures'
import { type Piece } from './pieces'
import { type ModuleSetting, pxPerMm } from './setting'
import { spoken } from './strings'
import * as traits from './traits'

export const TOGGLE_ZONES = traits.namedKey('ToggleZones')
/** Kinds of pieces that lie below counters, bottom first: the value of their property Layer. */
export const LOW_LAYERS = ['zones', 'markers'] as const

export interface ZonePiece {
  readonly at: Pixel
  /** px */
  readonly width: number
  readonly height: number
  shown(is: boolean): Piece
}

export const zoneKey = (id: string): string => `zone/${id}`

export function zonePieces(setting: ModuleSetting, sheet: BoardSheet): ZonePiece[] {
  const entries = Object.entries(setting.scenario.zones) as [ZoneId, Zone][]
  return entries.flatMap(([id, zone]) => zonePiece(setting, sheet, id, zone) ?? [])
}

function zonePiece(
  setting: ModuleSetting,
  { shift }: BoardSheet,
  id: ZoneId,
  zone: Zone,
): ZonePiece | undefined {
  const box = boxOf(setting.scenario, zone)
  if (!box) return undefined
  const scale = pxPerMm(setting)
  const at = { x: Math.round((box.x + shift.x) * scale), y: Math.round((box.y + shift.y) * scale) }
  const middle = { x: at.x / scale - shift.x, y: at.y / scale - shift.y }
  const [width, height] = [evenPixels(box.halfWidth * scale + 3), evenPixels(box.halfHeight * scale + 3)]
  const name = spoken(zone.name) || id
  const image = setting.pictures.add({ key: zoneKey(id), stem: `zone-${id}` }, () => ({
    width,
    height,
    paint: () => {
      const { scenario, ruleset, style } = setting
      const scene = sceneOf({ ...scenario, zones: { [id]: zone } }, ruleset, { eyes: 'players' })
      const rect = {
        x: middle.x - box.halfWidth - 1,
        y: middle.y - box.halfHeight - 1,
        width: 2 * box.halfWidth + 2,
        height: 2 * box.halfHeight + 2,
      }
      const ops = paintScene(scene, { rect, style, layers: ['zones'], detail: 3 })
      // Rim hexes end where the board does.
      const { x, y, width: w, height: h } = mapFrame(scene.layout)
      const clip = { path: new PathBuilder().rect(x, y, w, h).build() }
      return [{ kind: 'group', transform: [1, 0, 0, 1, -middle.x, -middle.y], clip, ops }]
    },
  }))
  const levels = [
    { image: '', name: '' },
    { image, name },
  ]
  // Almost nothing of it can be clicked: what lies on it is.
  const nowhere = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ]
  return {
    at,
    width,
    height,
    shown: (is) => ({
      name,
      gpid: setting.gpid(zoneKey(id)),
      parts: [
        traits.lies(true),
        traits.shaped(nowhere, image),
        traits.layer({
          property: 'Zone',
          levels,
          level: is ? 2 : 1,
          next: { words: '', key: TOGGLE_ZONES },
        }),
        traits.marks({ Kind: 'Zone', Layer: LOW_LAYERS[0] }),
      ],
    }),
  }
}

/** The box of its hexes and its name, mm of the map. */
function boxOf({ map }: Scenario, zone: Zone) {
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const corners = zone.hexes
    .map(parseHexKey)
    .filter((hex) => onGrid(hex, map.grid))
    .flatMap((hex) => hexCorners(hex, layout))
  if (corners.length === 0) return undefined
  const named = zoneNameBox(zone, layout)
  const ends = named ? [named, { x: named.x + named.width, y: named.y + named.height }] : []
  const points = [...corners, ...ends]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [leastOf(xs), greatestOf(xs), leastOf(ys), greatestOf(ys)]
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  }
}
