/** Canvases, compression and PDF documents of Node, for the exports of shared/print. */
import { createDeflate, constants } from 'node:zlib'
import type { Canvas, Image } from '@napi-rs/canvas'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { isProvenForPdf } from '#shared/images/provenForPdf'
import { type CanvasHost, type CanvasTarget } from '#shared/painter/toCanvas'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { type PdfkitDocument } from '#shared/print/pdfDocument'
import { type PdfInfo, pdfOptions } from '#shared/print/pdfPages'
import { type Deflate, type Deflated } from '#shared/print/png'
import { type TileCanvas } from '#shared/print/tiles'
import { canvases } from './canvases'
import { fontBytes } from './fonts'

type Picture = Canvas | Image

/** Everything the exports need, with the pictures of this scenario decoded. Without `pdf`, which takes its time and memory, no PDF is made. */
export async function createNodePlatform(
  scenario: Pick<Scenario, 'images'>,
  { pdf = true }: { readonly pdf?: boolean } = {},
): Promise<ExportPlatform<Picture>> {
  const fonts = fontBytes()
  const images = await decodeImages(scenario)
  return {
    fonts,
    base64: (bytes) => Buffer.from(bytes).toString('base64'),
    text: (text) => new TextEncoder().encode(text),
    createPdf: pdf ? await loadPdfkit() : noPdf,
    imageBytes: (hash) => images.get(hash)?.forPdf(),
    jpeg,
    png: { host: canvasHost((hash) => images.get(hash)?.picture), createTile, createDeflate: zlibDeflate },
  }
}

export function canvasHost(image: (hash: string) => Picture | undefined): CanvasHost<Picture> {
  return {
    image,
    layer(width, height) {
      const canvas = canvases().createCanvas(width, height)
      return { context: canvasTarget(canvas), image: canvas }
    },
  }
}

function canvasTarget(canvas: Canvas): CanvasTarget<Picture> {
  return canvas.getContext('2d')
}

function createTile(width: number, height: number): TileCanvas<Picture> {
  const canvas = canvases().createCanvas(width, height)
  const context = canvas.getContext('2d')
  return {
    context,
    // Its pixels as they are: a page is opaque, nothing has to be divided by its alpha.
    pixels: (rows, seeThrough) =>
      seeThrough ? context.getImageData(0, 0, width, rows).data : canvas.data().subarray(0, 4 * width * rows),
  }
}

async function jpeg(
  width: number,
  height: number,
  draw: (context: CanvasTarget<Picture>) => void,
): Promise<Uint8Array> {
  const canvas = canvases().createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  draw(context)
  return canvas.encode('jpeg', 92)
}

function zlibDeflate(onData: (bytes: Uint8Array) => void, of: Deflated = 'rows'): Deflate {
  // Rows are differences from the row above: long runs of zeros, found at a low level already. Operators are numbers: one level more
  // takes 4 % from a file that is to be mailed, for as much time again; those above take twice as long for 1 %.
  const stream = createDeflate({
    level: of === 'rows' ? 4 : 5,
    memLevel: 9,
    strategy: constants.Z_DEFAULT_STRATEGY,
    chunkSize: 1 << 18,
  })
  stream.on('data', onData)
  return {
    push: (bytes) =>
      new Promise((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve()))),
    finish: () =>
      new Promise((resolve, reject) => {
        stream.once('end', resolve)
        stream.once('error', reject)
        stream.end()
      }),
  }
}

async function loadPdfkit(): Promise<(info: PdfInfo) => PdfkitDocument> {
  const { default: PDFDocument } = await import('pdfkit')
  return (info) => new PDFDocument(pdfOptions(info)) as unknown as PdfkitDocument
}

function noPdf(): never {
  throw new Error('pdfkit was not loaded')
}

interface DecodedImage {
  readonly picture: Image
  forPdf(): Uint8Array
}

/** Pictures that cannot be decoded are left out: each output draws the crossed box for them. */
async function decodeImages(scenario: Pick<Scenario, 'images'>): Promise<Map<string, DecodedImage>> {
  const decoded = new Map<string, DecodedImage>()
  for (const [hash, image] of Object.entries(scenario.images)) {
    const bytes = Buffer.from(image.base64, 'base64')
    const picture = await canvases()
      .loadImage(bytes)
      .catch(() => undefined)
    if (picture) decoded.set(hash, { picture, forPdf: () => pdfImage(image, bytes, picture) })
  }
  return decoded
}

function pdfImage(image: EmbeddedImage, bytes: Uint8Array, picture: Image): Uint8Array {
  if (isProvenForPdf(image.type, bytes)) return bytes
  const canvas = canvases().createCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.toBuffer('image/png')
}
