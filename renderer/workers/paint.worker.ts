/** Rasters parts of the map beside the page: panning never waits for a wood to be painted. */
import { type Eyes } from '#shared/document/eyes'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { toCanvas } from '#shared/painter/toCanvas'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createBackgroundPicture } from '../drawing/backgroundPicture'
import { offscreenHost } from '../drawing/canvasHost'
import { loadMapFonts } from '../drawing/mapFonts'
import { type Painted, type PaintRequest, type ToPaintWorker } from './paintProtocol'
import { updated } from './replica'

// The page's types know no worker scope.
const scope = self as unknown as {
  readonly fonts: FontFaceSet
  onmessage: ((event: MessageEvent<ToPaintWorker>) => void) | null
  postMessage(message: Painted, transfer: Transferable[]): void
}

let scenario: Scenario | undefined
let scene: Scene | undefined
let seenBy: Eyes | undefined
let readIn: Language | undefined
const background = createBackgroundPicture()
// A font that fails to load costs the names their shape, not the map its picture.
const fontsReady = loadMapFonts(scope.fonts).catch(() => undefined)
let queue = fontsReady

scope.onmessage = ({ data }) => {
  queue = queue.then(() => handle(data))
}

async function handle(message: ToPaintWorker): Promise<void> {
  if (message.kind === 'paint') {
    paint(message)
    return
  }
  scenario = updated(scenario, message)
  scene = undefined
  await background.show(scenario)
}

function paint({ id, rect, scale, look }: PaintRequest): void {
  if (!scenario) return
  // Counters are sprites of the page (counterLayer.ts): describing them here would be work for nothing.
  if (seenBy !== look.eyes || readIn !== look.language) scene = undefined
  seenBy = look.eyes
  readIn = look.language
  scene ??= sceneOf({ ...namedIn(scenario, readIn), counters: {} }, rulesetOf(scenario), { eyes: seenBy })
  const canvas = new OffscreenCanvas(Math.round(rect.width * scale), Math.round(rect.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return
  context.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale)
  try {
    const detail = detailFor(scene.layout.hexMm * scale)
    const { layers, opacity } = look
    const ops = paintScene(scene, { rect, style: STYLES[look.style], layers, opacity, detail })
    toCanvas(ops, context, offscreenHost(background.image))
  } catch (error) {
    // One thing that cannot be drawn leaves a hole in one tile; unanswered, it would stop the painting of all.
    console.error(error)
  }
  const bitmap = canvas.transferToImageBitmap()
  scope.postMessage({ id, bitmap }, [bitmap])
}
