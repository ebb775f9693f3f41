/** A piece of a map as the painter draws it alone, its anchor at 0,0 (mm): the ghost under the pointer, the pictures of the library. */
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { newScenario } from '#shared/document/newScenario'
import { countersByHex } from '#shared/document/counters'
import { REGION_PARTS, type RegionClip, type RegionPart } from '#shared/document/region/clip'
import { isBare, type Laying } from '#shared/document/region/laid'
import { addHex, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexCenter, hexCorners, type Point } from '#shared/hex/layout'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { greatestOf } from '#shared/lang/extremes'
import { type DrawOp, type Path, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { PathBuilder } from '#shared/painter/path'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Detail, type LayerId, type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { terrainPalette } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { cardPictures } from '../../drawing/cardPictures'
import { gridRound, least } from './gridRound'

interface RegionLook {
  readonly ruleset: Ruleset
  readonly style: StyleId
  readonly hexMm: number
  readonly orientation: Grid['orientation']
  readonly detail: Detail
}

export interface RegionPicture {
  readonly ops: readonly DrawOp[]
  /** The part of the sheet that it covers, mm. */
  readonly rect: Rect
}

/** The parts of a piece that are placed, as `Laying` of the document says it. */
export type LaidParts = Pick<Laying, 'parts' | 'through'>

/** A piece ready to be painted part by part; its rectangle and the parts are in mm from its anchor. */
export interface RegionPainter {
  readonly rect: Rect
  paint(part: Rect): DrawOp[]
}

const GROUND: readonly LayerId[] = ['terrain', 'elevation']
const LAYERS_OF: Readonly<Record<RegionPart, readonly LayerId[]>> = {
  ground: GROUND,
  sides: ['ways', 'hexsides'],
  structures: ['structures'],
  counters: ['counters'],
  labels: ['labels'],
  zones: ['zones'],
}
const ALL: LaidParts = { parts: REGION_PARTS, through: false }
/** Walls on the rim and crowns of trees reach a little beyond their hexes. */
const REACH = 1.16

export function paintedRegion(clip: RegionClip, look: RegionLook): RegionPicture {
  const { rect, paint } = regionPainter(clip, look)
  return { ops: paint(rect), rect }
}

/** Paints nothing where nothing is placed. */
export function regionPainter(clip: RegionClip, look: RegionLook, laid = ALL): RegionPainter {
  const { ruleset, style, hexMm, orientation, detail } = look
  const { openTerrain } = ruleset
  const parts = clip.only ? [clip.only] : laid.parts
  const grid = gridRound(clip, orientation)
  const at = toAxial({ col: -grid.from.col, row: -grid.from.row }, grid)
  const empty = newScenario({
    title: '',
    language: 'fr',
    ruleset: ruleset.id,
    grid,
    hexMm,
    numbering: LETTER_NUMBERING,
    palette: terrainPalette(ruleset),
    terrain: openTerrain,
  })
  const history = createHistory(empty)
  history.apply(pasteRegion, { clip, at: hexKey(at) })
  const scenario = cardPictures.drawable(history.document)
  const scene = sceneOf(scenario, ruleset)
  const layout = { grid, hexMm }
  const keys = Object.keys(clip.hexes) as HexKey[]
  const center = (key: HexKey): Point => hexCenter(addHex(parseHexKey(key), at), layout)
  const isGroundLaid = (key: HexKey): boolean =>
    parts.includes('ground') && !(laid.through && isBare(clip, key, openTerrain))
  const layers = parts.filter((part) => part !== 'counters').flatMap((part) => LAYERS_OF[part])
  const passes = [
    { layers, centers: keys.filter(isGroundLaid).map(center) },
    {
      layers: layers.filter((layer) => !GROUND.includes(layer)),
      centers: keys.filter((key) => !isGroundLaid(key)).map(center),
    },
  ].filter(({ layers: some, centers }) => some.length > 0 && centers.length > 0)
  const hasCounters = parts.includes('counters')
  const standing = hasCounters ? [...countersByHex(scenario).keys()] : []
  const round = [
    ...keys.map(center),
    // The rear of a rider, too, that looks out of the piece.
    ...standing.map((key) => hexCenter(parseHexKey(key), layout)),
  ]
  const anchor = hexCenter(at, layout)
  const corners = hexCorners(at, layout).map(({ x, y }) => ({
    x: (x - anchor.x) * REACH,
    y: (y - anchor.y) * REACH,
  }))
  const far = greatestOf(corners.map(({ x, y }) => Math.hypot(x, y)))
  const left = least(round.map(({ x }) => x)) - far
  const top = least(round.map(({ y }) => y)) - far
  const width = far - least(round.map(({ x }) => -x)) - left
  const height = far - least(round.map(({ y }) => -y)) - top
  return {
    rect: { x: left - anchor.x, y: top - anchor.y, width, height },
    paint(part) {
      const rect = { ...part, x: part.x + anchor.x, y: part.y + anchor.y }
      const options = { rect, style: STYLES[style], detail }
      const near = ({ x, y }: Point): boolean =>
        x > rect.x - far &&
        x < rect.x + rect.width + far &&
        y > rect.y - far &&
        y < rect.y + rect.height + far
      const shifted = (ops: readonly DrawOp[], path?: Path): DrawOp => ({
        kind: 'group',
        transform: [1, 0, 0, 1, -anchor.x, -anchor.y],
        ops,
        ...(path && { clip: { path } }),
      })
      const ops = passes.flatMap(({ layers: some, centers }) => {
        const path = new PathBuilder()
        for (const { x, y } of centers.filter(near))
          path.polygon(corners.map((corner) => ({ x: x + corner.x, y: y + corner.y })))
        return path.isEmpty ? [] : shifted(paintScene(scene, { ...options, layers: some }), path.build())
      })
      return hasCounters ? [...ops, shifted(paintScene(scene, { ...options, layers: ['counters'] }))] : ops
    },
  }
}
