/** The mean colour of a terrain's look in a style, found by painting a patch of it: no style need say. */
import { createCanvas } from '@napi-rs/canvas'
import { type Environment } from '#shared/document/types'
import { newScenario } from '#shared/document/newScenario'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Style } from '#shared/painter/style'
import { type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type TerrainLook } from '#shared/rules/map/looks'
import { canvasHost } from '../../main/export/nodePlatform'

const PATCH_PX = 8
const HEX_MM = 20

/** Red, green and blue, 0 to 255; in a cave a style may draw other ground under things. */
export function meanColor(style: Style, look: TerrainLook, environment: Environment): readonly number[] {
  const terrain = commonMechanics.openTerrain
  const scenario = newScenario({
    title: '',
    language: 'en',
    ruleset: commonMechanics.id,
    grid: { orientation: 'flat', stagger: 'odd', columns: 7, rows: 7 },
    hexMm: HEX_MM,
    numbering: LETTER_NUMBERING,
    palette: { '.': terrain },
    terrain,
  })
  const chunks = scenario.map.chunks.map((chunk) => ({
    ...chunk,
    environment: chunk.terrain.map(() => environment),
  }))
  const patch = { ...scenario, map: { ...scenario.map, chunks } }
  const scene = { ...sceneOf(patch, commonMechanics), terrainLook: () => look }
  // Two hexes square, in the middle of a 7 x 7 patch: no outline, no rim.
  const edge = 2 * HEX_MM
  const rect = { x: 2 * HEX_MM, y: 2.5 * HEX_MM, width: edge, height: edge }
  const scale = PATCH_PX / edge
  const context = createCanvas(PATCH_PX, PATCH_PX).getContext('2d')
  context.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
  const ops = paintScene(scene, { rect, style, layers: ['terrain'], detail: 0 })
  toCanvas(
    ops,
    context as unknown as CanvasTarget<never>,
    canvasHost(() => undefined),
  )
  const { data } = context.getImageData(0, 0, PATCH_PX, PATCH_PX)
  return [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
    return Math.round(sum / (data.length / 4))
  })
}
