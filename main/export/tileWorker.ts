/**
 * A thread that draws tiles of an export for the one that began it, from the same plan: `tileHelpers.ts` is the other end. Its own entry
 * of the built command line.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openScenario } from '#shared/format/openScenario'
import { type Result } from '#shared/lang/result'
import { STYLES } from '#shared/painter/picture/styles'
import { drawTile, type TileCanvas, tilesOf } from '#shared/print/tiles'
import { drawableScenario } from '#shared/print/drawableScenario'
import { planPrint } from '#shared/print/export/planPrint'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type TileAnswer, type TileOrder, type TileWork } from './tileMessages'
import { createNodePlatform, type Picture } from './nodePlatform'

const { scenario: text, request } = workerData as TileWork
const port = parentPort
if (!port) throw new Error('this is a thread of an export')

const scenario = accepted(await openScenario(text, 'scenario'))

const { png } = await createNodePlatform(scenario, { pdf: false })
const subject = { scenario: drawableScenario(scenario, png.host), ruleset: rulesetOf(scenario) }
const plan = accepted(await planPrint(subject, { ...request, style: STYLES[request.style] }))
const { dpi } = request

// The other end has read and planned the same.
function accepted<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value
  throw new Error('refused')
}

const canvases = new Map<string, TileCanvas<Picture>>()

port.on('message', ({ page: index, channels, tile }: TileOrder) => {
  const page = plan.page(index)
  const tiles = tilesOf(page, dpi, channels)
  const canvasOf = (width: number): TileCanvas<Picture> => {
    const size = `${width} x ${tiles.tileHeight}`
    const canvas = canvases.get(size) ?? png.createTile(width, tiles.tileHeight)
    canvases.set(size, canvas)
    return canvas
  }
  const { width, rgba, inks } = drawTile(page, tiles, tile, canvasOf, png.host)
  // The pixels are a copy already, which is handed over.
  port.postMessage({ page: index, channels, tile, width, rgba, inks } satisfies TileAnswer, [
    rgba.buffer as ArrayBuffer,
  ])
})
