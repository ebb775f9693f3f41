/** Canvases, compression and PDF documents of a browser's worker, for the exports of shared/print. */
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { bytesOfBase64 } from '#shared/images/base64'
import { textOfCodes } from '#shared/lang/textOfCodes'
import { isProvenForPdf } from '#shared/images/provenForPdf'
import { type FontId } from '#shared/painter/ops'
import { type CanvasHost, type CanvasTarget } from '#shared/painter/toCanvas'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { pdfOptions } from '#shared/print/pdfPages'
import { type Deflate } from '#shared/print/png'
import { type TileCanvas } from '#shared/print/tiles'
import { offscreenHost } from './canvasHost'
import { fetchPrintFonts, loadPrintFonts } from './mapFonts'
import { PDFDocument } from './pdfkit'
import { type DecodedPicture, decodePicture } from './pictures'

export type Picture = ImageBitmap | OffscreenCanvas

/** Everything the exports need, with the pictures of this scenario decoded. */
export async function createPagePlatform(scenario: Scenario): Promise<ExportPlatform<Picture>> {
  fontsOfWorker ??= loadFonts()
  const fonts = await fontsOfWorker
  const images = await decodeImages(scenario)
  return {
    fonts,
    base64,
    text: (text) => new TextEncoder().encode(text),
    createPdf: (info) => new PDFDocument(pdfOptions(info)),
    imageBytes: (hash) => images.get(hash)?.forPdf,
    jpeg,
    png: {
      host: canvasHost((hash, width) => images.get(hash)?.picture.at(width)),
      createTile,
      createDeflate,
    },
  }
}

let fontsOfWorker: Promise<Readonly<Record<FontId, Uint8Array>>> | undefined

async function loadFonts(): Promise<Readonly<Record<FontId, Uint8Array>>> {
  // A worker has `fonts` of its own; the typings here are those of the page.
  await loadPrintFonts((self as unknown as { readonly fonts: FontFaceSet }).fonts)
  return fetchPrintFonts()
}

function canvasHost(image: CanvasHost<ImageBitmap>['image']): CanvasHost<Picture> {
  return offscreenHost(image)
}

export function contextOf(
  canvas: OffscreenCanvas,
): OffscreenCanvasRenderingContext2D & CanvasTarget<Picture> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error(`no canvas of ${canvas.width} x ${canvas.height} pixels`)
  return context
}

function createTile(width: number, height: number): TileCanvas<Picture> {
  const context = contextOf(new OffscreenCanvas(width, height))
  return { context, pixels: (rows) => context.getImageData(0, 0, width, rows).data }
}

async function jpeg(
  width: number,
  height: number,
  draw: (context: CanvasTarget<Picture>) => void,
): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  draw(context)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return new Uint8Array(await blob.arrayBuffer())
}

function createDeflate(onData: (bytes: Uint8Array) => void): Deflate {
  // `deflate` is the zlib form, which PNG wants.
  const stream = new CompressionStream('deflate')
  const writer = stream.writable.getWriter()
  const reading = readAll(stream.readable, onData)
  return {
    push: (bytes) => writer.write(bytes as Uint8Array<ArrayBuffer>),
    async finish() {
      await writer.close()
      await reading
    },
  }
}

async function readAll(
  stream: ReadableStream<Uint8Array>,
  onData: (bytes: Uint8Array) => void,
): Promise<void> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onData(value)
  }
}

function base64(bytes: Uint8Array): string {
  return btoa(textOfCodes(bytes))
}

interface DecodedImage {
  readonly picture: DecodedPicture
  /** PNG or JPEG. */
  readonly forPdf: Uint8Array
}

// Kept from one preview to the next: a scan takes half a second.
const decoded = new Map<string, DecodedImage>()

/** Pictures that cannot be decoded are left out: each output draws the crossed box for them. */
async function decodeImages({ images }: Scenario): Promise<ReadonlyMap<string, DecodedImage>> {
  for (const [hash, { picture }] of decoded)
    if (!(hash in images)) {
      picture.close()
      decoded.delete(hash)
    }
  for (const [hash, image] of Object.entries(images)) {
    const found = decoded.get(hash) ?? (await decode(image).catch(() => undefined))
    if (found) decoded.set(hash, found)
  }
  return decoded
}

async function decode(image: EmbeddedImage): Promise<DecodedImage> {
  const picture = await decodePicture(image)
  const bytes = bytesOfBase64(image.base64)
  if (bytes instanceof Uint8Array && isProvenForPdf(image.type, bytes)) return { picture, forPdf: bytes }
  const whole = picture.at(Infinity)
  const canvas = new OffscreenCanvas(whole.width, whole.height)
  contextOf(canvas).drawImage(whole, 0, 0)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return { picture, forPdf: new Uint8Array(await png.arrayBuffer()) }
}
