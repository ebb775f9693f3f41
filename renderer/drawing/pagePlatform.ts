/** Compression and PDF documents of a browser's worker, for the exports of shared/print; its canvases are in workerCanvas.ts. */
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { bytesOfBase64 } from '#shared/images/base64'
import { textOfCodes } from '#shared/lang/textOfCodes'
import { isProvenForPdf } from '#shared/images/provenForPdf'
import { type FontId } from '#shared/painter/ops'
import { type CanvasTarget } from '#shared/painter/toCanvas'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { pdfOptions } from '#shared/print/pdfPages'
import { type Deflate } from '#shared/print/png'
import { type TileCanvas } from '#shared/print/tiles'
import { fetchPrintFonts } from './mapFonts'
import { PDFDocument } from './pdfkit'
import { type DecodedPicture } from './pictures'
import { contextOf, decodedPictures, type Picture, workerFonts, workerHost } from './workerCanvas'

/** Everything the exports need, with the pictures of this scenario decoded. */
export async function createPagePlatform(scenario: Scenario): Promise<ExportPlatform<Picture>> {
  fontFiles ??= fetchPrintFonts()
  const [fonts, pictures] = await Promise.all([fontFiles, decodedPictures(scenario), workerFonts()])
  const images = await picturesForPdf(scenario, pictures)
  return {
    fonts,
    base64,
    text: (text) => new TextEncoder().encode(text),
    createPdf: (info) => new PDFDocument(pdfOptions(info)),
    imageBytes: (hash) => images.get(hash),
    jpeg,
    png: { host: workerHost(pictures), createTile, createDeflate },
  }
}

let fontFiles: Promise<Readonly<Record<FontId, Uint8Array>>> | undefined

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

// Kept from one export to the next, by the picture that it was made of.
const forPdf = new WeakMap<DecodedPicture, Uint8Array>()

/** PNG or JPEG bytes of each picture. */
async function picturesForPdf(
  { images }: Scenario,
  pictures: ReadonlyMap<string, DecodedPicture>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  for (const [hash, image] of Object.entries(images)) {
    const picture = pictures.get(hash)
    if (!picture) continue
    const bytes = forPdf.get(picture) ?? (await bytesForPdf(image, picture))
    forPdf.set(picture, bytes)
    found.set(hash, bytes)
  }
  return found
}

async function bytesForPdf(image: EmbeddedImage, picture: DecodedPicture): Promise<Uint8Array> {
  const bytes = bytesOfBase64(image.base64)
  if (bytes instanceof Uint8Array && isProvenForPdf(image.type, bytes)) return bytes
  const whole = picture.at(Infinity)
  const canvas = new OffscreenCanvas(whole.width, whole.height)
  contextOf(canvas).drawImage(whole, 0, 0)
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await png.arrayBuffer())
}
