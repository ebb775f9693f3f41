/** The picture of the whole map that is on screen before anything else, and all there is where scripts do not run. */
import { mapFrame } from '#shared/painter/frame'
import { paintScene } from '#shared/painter/picture/paintScene'
import { type Scene } from '#shared/painter/scene'
import { detailFor, LAYERS, type Style } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { type ExportPlatform } from '#shared/print/export/exportFiles'

/** The longer side, pixels. */
const LONGEST = 1280

interface Preview {
  readonly width: number
  readonly height: number
  /** JPEG. */
  readonly bytes: Uint8Array
}

export async function drawPreview<I>(
  scene: Scene,
  style: Style,
  { jpeg, png }: ExportPlatform<I>,
): Promise<Preview> {
  const frame = mapFrame(scene.layout)
  const scale = LONGEST / Math.max(frame.width, frame.height)
  const [width, height] = [Math.ceil(frame.width * scale), Math.ceil(frame.height * scale)]
  const detail = detailFor(scale * scene.layout.hexMm)
  const ops = paintScene(scene, { rect: frame, style, layers: LAYERS, detail })
  const bytes = await jpeg(width, height, (context) => {
    context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale)
    toCanvas(ops, context, png.host)
  })
  return { width, height, bytes }
}
