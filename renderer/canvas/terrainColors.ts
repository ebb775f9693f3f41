/**
 * The mean colour of each terrain in a style, outdoors and in a cave, for the overview: found by painting a patch of it, so no
 * style need say.
 */
import { newScenario } from '#shared/document/newScenario'
import { type Environment } from '#shared/document/types'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { paintScene } from '#shared/painter/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/styles'
import { toCanvas } from '#shared/painter/toCanvas'
import { type Ruleset } from '#shared/rules/ruleset'
import { offscreenHost } from '../workers/canvasHost'

const PATCH_PX = 8
const HEX_MM = 20

// Terrain the ruleset does not know: grey.
const UNKNOWN = 0xff909090

export type TerrainColors = (terrain: string, environment?: Environment) => number

/** The colour of a terrain, by its id and where it lies, as the 32 bits of one ImageData pixel; found when first asked. */
export function terrainColors(ruleset: Ruleset, style: StyleId): TerrainColors {
  const canvas = document.createElement('canvas')
  canvas.width = PATCH_PX
  canvas.height = PATCH_PX
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const found = { outdoors: new Map<string, number>(), cave: new Map<string, number>() }
  return (terrain, environment = 'outdoors') => {
    const colors = found[environment]
    let color = colors.get(terrain)
    if (color === undefined) {
      const known = context && ruleset.terrains.some(({ id }) => id === terrain)
      color = known ? meanColor(context, { ruleset, style, terrain, environment }) : UNKNOWN
      colors.set(terrain, color)
    }
    return color
  }
}

interface Patch {
  readonly ruleset: Ruleset
  readonly style: StyleId
  readonly terrain: string
  readonly environment: Environment
}

function meanColor(
  context: CanvasRenderingContext2D,
  { ruleset, style, terrain, environment }: Patch,
): number {
  const scenario = newScenario({
    title: '',
    language: 'en',
    ruleset: ruleset.id,
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
  // Two hexes square, in the middle of a 7 x 7 patch: no outline, no rim.
  const edge = 2 * HEX_MM
  const rect = { x: 2 * HEX_MM, y: 2.5 * HEX_MM, width: edge, height: edge }
  const scale = PATCH_PX / edge
  context.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
  const ops = paintScene(sceneOf(patch, ruleset), {
    rect,
    style: STYLES[style],
    layers: ['terrain'],
    detail: 0,
  })
  toCanvas(ops, context, offscreenHost())
  const { data } = context.getImageData(0, 0, PATCH_PX, PATCH_PX)
  const mean = (channel: number): number => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
    return Math.round(sum / (data.length / 4))
  }
  // Little-endian, as every browser's pixels are.
  return ((255 << 24) | (mean(2) << 16) | (mean(1) << 8) | mean(0)) >>> 0
}
