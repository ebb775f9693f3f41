/**
 * A PDF file of pages measured in millimetres, over pdfkit. pdfkit itself is passed in: it is created where it may be
 * (main/export, the page's worker), this file only knows the part of it that it uses.
 */
import { append } from '#shared/lang/append'
import { type PdfShading, type PdfSink, toPdf } from '#shared/painter/toPdf'
import { type DrawOp, type FontId, type Rect, type Stop } from '#shared/painter/ops'
import { type Deflate, type Deflated, joinBytes } from './png'
import {
  addToCatalogue,
  atMetadata,
  type FontInFile,
  fontInFile,
  type PdfkitDocument,
  type PdfOutline,
  type PdfReference,
  pictureInFile,
} from './pdfDocument'
import { writeMetadata } from './pdfMetadata'
import { createTags, type PageTags } from './pdfTags'
import { type OutlineEntry, type PrintPage } from './printPlan'

/** Words about the file, not on its pages. */
export interface PdfInfo {
  readonly title: string
  readonly authors: string
  /** Version and date of what is printed. */
  readonly edition?: string
  readonly license?: string
  /** `fr`, `en`: for screen readers. */
  readonly language: string
  /** The date on which it is made; absent = now. */
  readonly date?: Date
}

/** The options with which every pdfkit document of ours is created. */
export function pdfOptions({
  title,
  authors,
  edition,
  license,
  language,
  date,
}: PdfInfo): Record<string, unknown> {
  return {
    // No standard font: every letter is embedded.
    font: null,
    autoFirstPage: false,
    // Transparency came with PDF 1.4.
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      ...(authors === '' ? {} : { Author: authors }),
      ...(edition !== undefined && { Subject: edition }),
      ...(license !== undefined && { License: license }),
      Creator: 'Castellan',
      ...(date && { CreationDate: date }),
    },
  }
}

/** The bytes of the file, once the document has been ended; ask for them before adding pages. */
export function pdfBytes(document: PdfkitDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('end', () => resolve(joinBytes(chunks)))
    document.on('error', reject)
  })
}

interface PdfSources {
  readonly fonts: Readonly<Record<FontId, Uint8Array>>
  /** PNG or JPEG bytes of a document image. */
  image(hash: string): Uint8Array | undefined
  /** UTF-8 */
  text(text: string): Uint8Array
  createDeflate(onData: (bytes: Uint8Array) => void, of?: Deflated): Deflate
}

export interface PdfPage extends Pick<PrintPage, 'widthMm' | 'heightMm' | 'trim' | 'outline' | 'part'> {
  /** For the labels by which readers name pages. */
  readonly name?: string
  paint(): readonly DrawOp[]
  /** In place of `paint`, where there is much of it: only one part and its content are held at once. */
  inParts?(): Iterable<readonly DrawOp[]>
}

const POINTS_PER_MM = 72 / 25.4

/** Adds pages to a pdfkit document, one by one; the caller ends the document. */
export function createPdfPages(
  document: PdfkitDocument,
  sources: PdfSources,
): { addPage(page: PdfPage): Promise<void> } {
  for (const [font, bytes] of Object.entries(sources.fonts)) document.registerFont(font, bytes)
  const shared: SharedParts = { document, sources, parts: new Map(), fonts: new Map() }
  const addToOutline = createOutline(document.outline)
  const tags = createTags(document)
  atMetadata(document, () => writeMetadata(document, sources))
  let pages = 0
  const labels: unknown[] = []
  addToCatalogue(document, { PageLabels: { Nums: labels } })
  return {
    async addPage({ name, widthMm, heightMm, trim, paint, inParts, outline = [], part }) {
      document.addPage({ size: [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM], margin: 0 })
      addToOutline(outline)
      labels.push(pages, { P: new String(name ?? pages + 1) })
      pages += 1
      if (trim) Object.assign(document.page.dictionary.data, boxes(trim, heightMm))
      const ofPage = tags.page(document.page.dictionary, part, (box) => inPoints(box, heightMm))
      const { sink, content, resources } = createSink(shared, ofPage)
      sink.write(`${POINTS_PER_MM} 0 0 ${POINTS_PER_MM} 0 0 cm`)
      const { page } = document
      // After pdfkit's own content, which turns the page's frame to y down.
      const contents = [page.content]
      page.dictionary.data['Contents'] = contents
      const streams = createStreams(shared, contents)
      for (const ops of inParts?.() ?? [paint()]) {
        toPdf(ops, sink)
        if (lengthOf(content) >= STREAM_LETTERS) await streams.add(content.splice(0))
      }
      if (content.length > 0) await streams.add(content.splice(0))
      await streams.finish()
      Object.assign(page.resources.data, resources)
    },
  }
}

/** The boxes of a page that is cut, in points from its lower left corner; maps have no bleed. */
function boxes(trim: Rect, pageHeight: number): Record<string, readonly number[]> {
  const box = inPoints(trim, pageHeight)
  return { TrimBox: box, BleedBox: box }
}

/** Left, bottom, right, top. */
function inPoints({ x, y, width, height }: Rect, pageHeight: number): readonly number[] {
  return [x, pageHeight - y - height, x + width, pageHeight - y].map((mm) => mm * POINTS_PER_MM)
}

/** Adds entries in the order of the pages: each stands below the last one of a higher level. */
function createOutline(root: PdfOutline): (entries: readonly OutlineEntry[]) => void {
  const open: PdfOutline[] = [root]
  return (entries) => {
    for (const { title, level } of entries) {
      open.length = Math.min(open.length, level)
      open.push((open.at(-1) as PdfOutline).addItem(title, { fit: true }))
    }
  }
}

/** A page of more letters than this has several streams, one after another; each is in the file as soon as it is compressed. */
const STREAM_LETTERS = 1 << 20

const lengthOf = (content: readonly string[]): number => content.reduce((sum, { length }) => sum + length, 0)

/** Streams that are compressed at once, beside the next one that is made: it takes longer than to make one. */
const COMPRESSED_AT_ONCE = 2

/** Adds streams to the contents of a page, in order. */
function createStreams(
  shared: SharedParts,
  contents: PdfReference[],
): { add(content: readonly string[]): Promise<void>; finish(): Promise<void> } {
  const pending: Promise<PdfReference>[] = []
  const leave = async (most: number): Promise<void> => {
    while (pending.length > most) contents.push((await pending.shift()) as PdfReference)
  }
  return {
    async add(content) {
      await leave(COMPRESSED_AT_ONCE - 1)
      const compressed = compressedContent(content, shared)
      // Waited for later; a page that fails before must not leave it unanswered.
      compressed.catch(() => undefined)
      pending.push(compressed)
    },
    finish: () => leave(0),
  }
}

/** Compressed by the platform: beside this thread, and at a level that takes a third of pdfkit's time. */
async function compressedContent(
  content: readonly string[],
  { document, sources }: SharedParts,
): Promise<PdfReference> {
  const ref = document.ref({ Filter: 'FlateDecode' })
  const deflate = sources.createDeflate((bytes) => ref.write(bytes), 'operators')
  await deflate.push(sources.text(content.join('\n')))
  await deflate.finish()
  ref.end()
  return ref
}

type Category = 'Font' | 'XObject' | 'ExtGState' | 'Shading'
type Resources = Partial<Record<Category, Record<string, PdfReference>>>

interface FontInUse {
  readonly embedded: FontInFile
  /** Glyph number of each character met: set one by one, so no kerning and no ligatures. */
  readonly glyphs: Map<string, string>
}

/** The parts that all pages of a file share: each gradient, opacity, font and picture is in the file once. */
interface SharedParts {
  readonly document: PdfkitDocument
  readonly sources: PdfSources
  readonly parts: Map<string, { readonly name: string; readonly ref: PdfReference }>
  readonly fonts: Map<FontId, FontInUse>
}

function createSink(
  shared: SharedParts,
  tags: PageTags,
): {
  readonly sink: PdfSink
  readonly content: string[]
  readonly resources: Resources
} {
  const { document, sources } = shared
  // Contents nest: a transparency group has its own content and resources.
  const page = { content: [] as string[], resources: {} as Resources }
  let current = page

  const use = (category: Category, key: string, make: () => PdfReference): string => {
    const id = `${category} ${key}`
    let part = shared.parts.get(id)
    if (!part) {
      part = { name: `${category.charAt(0)}${shared.parts.size}`, ref: make() }
      shared.parts.set(id, part)
    }
    ;(current.resources[category] ??= {})[part.name] = part.ref
    return part.name
  }

  const sink: PdfSink = {
    write: (operators) => void current.content.push(operators),
    draw: (operators) => {
      // A form is content of the role that it is drawn in, as a whole.
      if (current === page) append(page.content, tags.begin())
      current.content.push(operators)
    },
    openRole: (role, box) => {
      append(page.content, tags.end())
      tags.open(role, box)
    },
    closeRole: () => {
      append(page.content, tags.end())
      tags.close()
    },
    endContent: () => void append(page.content, tags.end()),
    opacity: (kind, value) =>
      use('ExtGState', `${kind} ${value}`, () =>
        finished(document, { [kind === 'fill' ? 'ca' : 'CA']: value }),
      ),
    shading: (shading) => use('Shading', JSON.stringify(shading), () => shadingRef(document, shading)),
    font: (font) => use('Font', font, () => fontInUse(shared, font).embedded.ref()),
    glyphs: (text, font) => encodeGlyphs(text, fontInUse(shared, font)),
    image: (hash) => {
      // Asked for once: the platform may have to draw it anew.
      if (shared.parts.has(`XObject ${hash}`)) return use('XObject', hash, missingPart)
      const bytes = sources.image(hash)
      return bytes && use('XObject', hash, () => pictureInFile(document, bytes))
    },
    group: (box, draw) => {
      const outer = current
      const inner = { content: [] as string[], resources: {} as Resources }
      current = inner
      draw()
      current = outer
      return use('XObject', `group ${shared.parts.size}`, () => groupRef(document, box, inner))
    },
  }
  return { sink, ...page }
}

function missingPart(): never {
  throw new Error('a part of the PDF that was there has gone')
}

function finished(document: PdfkitDocument, data: Record<string, unknown>): PdfReference {
  const ref = document.ref(data)
  ref.end()
  return ref
}

function fontInUse({ document, fonts }: SharedParts, font: FontId): FontInUse {
  let found = fonts.get(font)
  if (!found) {
    found = { embedded: fontInFile(document, font), glyphs: new Map() }
    fonts.set(font, found)
  }
  return found
}

function encodeGlyphs(text: string, { embedded, glyphs }: FontInUse): string {
  let hex = ''
  for (const char of text) {
    let glyph = glyphs.get(char)
    if (glyph === undefined) {
      glyph = embedded.glyph(char)
      glyphs.set(char, glyph)
    }
    hex += glyph
  }
  return hex
}

function groupRef(
  document: PdfkitDocument,
  box: Rect,
  { content, resources }: { readonly content: string[]; readonly resources: Resources },
): PdfReference {
  const ref = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    Group: { Type: 'Group', S: 'Transparency' },
    Resources: resources,
  })
  ref.write(content.join('\n'))
  ref.end()
  return ref
}

function shadingRef(document: PdfkitDocument, { type, coords, stops }: PdfShading): PdfReference {
  return finished(document, {
    ShadingType: type,
    ColorSpace: 'DeviceRGB',
    Coords: coords,
    Function: stopsFunction(stops),
    Extend: [true, true],
  })
}

/** Stops as one function from 0..1 to a colour, or several stitched together. */
function stopsFunction(stops: readonly Stop[]): Record<string, unknown> {
  const sorted = [...stops].sort((a, b) => a.at - b.at)
  const first = sorted[0] as Stop
  const last = sorted.at(-1) as Stop
  // The line runs from 0 to 1 whatever the stops say; two stops at one place make a hard edge.
  const line = [{ at: 0, color: first.color }, ...sorted, { at: 1, color: last.color }]
  const parts: { from: Stop; to: Stop }[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [from, to] = [line[i] as Stop, line[i + 1] as Stop]
    if (to.at > from.at) parts.push({ from, to })
  }
  const functions = parts.map(({ from, to }) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: rgb(from.color),
    C1: rgb(to.color),
    N: 1,
  }))
  if (functions.length === 1) return functions[0] as Record<string, unknown>
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: parts.slice(1).map(({ from }) => from.at),
    Encode: parts.flatMap(() => [0, 1]),
  }
}

function rgb(color: string): number[] {
  return [1, 3, 5].map((at) => Math.round((parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000)
}
