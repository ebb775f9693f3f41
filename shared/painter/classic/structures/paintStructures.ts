/** Structures that fill a hex (MC-MAP-2) and the markers that look like them. */
import { structureAt } from '#shared/document/map'
import { type Structure } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { facingAngle } from '#shared/hex/facing'
import { hexCenter } from '#shared/hex/layout'
import { append } from '#shared/lang/append'
import { STRUCTURE_LOOK_ROWS, type StructureLook } from '#shared/rules/map/looks'
import { hexesInRect, type PlacedHex } from '../../hexesInRect'
import { hexShape } from '../../hexShape'
import { type DrawOp, type Rect } from '../../ops'
import { type Scene } from '../../scene'
import { createSketch } from '../../sketch'
import { type Detail } from '../../style'
import { isObstacle, type ObstacleLook } from '../../obstacles/index'
import { paintObstacle } from '../../obstacles/paintObstacle'
import { blaze, filledMoat, fire, fireStart, rubble, smoke } from './debris'
import { arrowSlit, battlement, masonry, tower } from './masonry'
import { type Site, type StructureInk, type StructureInks } from './site'

const STRUCTURES: Readonly<Record<Exclude<StructureLook, ObstacleLook>, (site: Site) => void>> = {
  'wall-hex': masonry,
  'battlement-hex': battlement,
  'arrow-slit-hex': arrowSlit,
  'tower-hex': tower,
  rubble,
  'filled-moat': filledMoat,
  fire,
  'fire-start': fireStart,
  blaze,
  'smoke-sparse': smoke(false),
  'smoke-dense': smoke(true),
}

export function paintStructures(scene: Scene, rect: Rect, detail: Detail, inks: StructureInks): DrawOp[] {
  const { map, layout } = scene
  const sketch = createSketch<StructureInk>(inks.structures, layout.hexMm)
  const shape = hexShape(layout)
  const markers = createSketch<StructureInk>(inks.structures, layout.hexMm)
  const site = (
    spot: PlacedHex,
    { facing, integrity }: Pick<Structure, 'facing' | 'integrity'>,
    pen: Site['pen'],
  ): Site => ({
    spot,
    w: layout.hexMm,
    detail,
    shape,
    angle: facing && facingAngle(facing, layout.grid),
    integrity,
    pen,
    joins: (toward) => {
      const next = neighbor(spot, toward)
      const structure = structureAt(map, next)
      if (!structure || scene.isFallenStructure(next, structure)) return false
      return STRUCTURE_LOOK_ROWS[scene.structureLook(structure.feature)].masonry !== undefined
    },
  })
  const obstacles: DrawOp[] = []
  const draw = (
    look: StructureLook,
    spot: PlacedHex,
    how: Pick<Structure, 'facing' | 'integrity'>,
    pen: Site['pen'],
  ): void => {
    if (!isObstacle(look)) return STRUCTURES[look](site(spot, how, pen))
    const { facing = { kind: 'side', index: 0 } as const } = how
    const center = { x: spot.x / layout.hexMm, y: spot.y / layout.hexMm }
    const lying = { center, angle: facingAngle(facing, layout.grid), front: facing.kind }
    append(obstacles, paintObstacle(look, lying, inks.pieces, detail))
  }
  const spots = hexesInRect(rect, layout, 0.1 * layout.hexMm)
  if (hasAny(map.structures))
    for (const spot of spots) {
      const structure = structureAt(map, spot)
      if (!structure) continue
      const look = scene.structureLook(structure.feature)
      const shown =
        STRUCTURE_LOOK_ROWS[look].masonry && scene.isFallenStructure(spot, structure) ? 'rubble' : look
      draw(shown, spot, structure, sketch.pen)
    }
  const shown = new Set(hasAny(map.markers) ? spots.map(hexKey) : [])
  for (const marker of Object.values(map.markers)) {
    if (!shown.has(marker.hex)) continue
    const hex = parseHexKey(marker.hex)
    draw(scene.structureLook(marker.kind), { ...hex, ...hexCenter(hex, layout) }, { ...marker }, markers.pen)
  }
  return [...sketch.ops(), ...inHexWidths(obstacles, layout.hexMm), ...markers.ops()]
}

function hasAny(record: Readonly<Record<string, unknown>>): boolean {
  for (const _key in record) return true
  return false
}

function inHexWidths(ops: readonly DrawOp[], hexMm: number): DrawOp[] {
  return ops.length === 0 ? [] : [{ kind: 'group', transform: [hexMm, 0, 0, hexMm, 0, 0], ops }]
}
