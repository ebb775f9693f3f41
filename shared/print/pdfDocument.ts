/**
 * The part of a pdfkit document that the exports use: it is created where it may be, and passed in. Members that pdfkit keeps for itself
 * are used by the functions of this file alone; `pdfDocument.test.ts` fails for another version of pdfkit, or one without them.
 */

export interface PdfReference {
  readonly data: Record<string, unknown>
  /** True as made, unless the data name a filter. */
  compress: boolean
  write(content: string | Uint8Array): void
  end(): void
}

interface EmbeddedFont {
  readonly id: string
  ref(): PdfReference
  readonly font: { glyphForCodePoint(code: number): FontGlyph }
  /** The glyphs that the file will have. */
  readonly subset: {
    /** Its number among them. */
    includeGlyph(id: number): number
  }
  /** By the number of a glyph in the file: its width in thousandths of the size, and the letters that it stands for. */
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  /** Thousandths of the size in a unit of the font. */
  readonly scale: number
}

interface FontGlyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

interface PdfImage {
  readonly label: string
  obj: PdfReference | null
  embed(document: unknown): void
}

export interface PdfOutline {
  /** An entry below this one, to the page that was added last. */
  addItem(title: string, options: { fit: true }): PdfOutline
}

export interface PdfInfoEntries {
  readonly Title?: string
  readonly Author?: string
  /** Version and date. */
  readonly Subject?: string
  /** A key of ours: the format has none for the licence, its metadata have. */
  readonly License?: string
  readonly Creator: string
  readonly Producer: string
  readonly CreationDate: Date
}

/** The members of a pdfkit document that we use; `_font`, `_root`, `structChildren` and `endMetadata` are its own. */
export interface PdfkitDocument {
  ref(data: Record<string, unknown>): PdfReference
  registerFont(name: string, source: Uint8Array): unknown
  font(name: string): unknown
  readonly _font: EmbeddedFont
  openImage(source: Uint8Array): PdfImage
  addPage(options: { size: [number, number]; margin: number }): unknown
  readonly page: {
    readonly resources: PdfReference
    readonly content: PdfReference
    readonly dictionary: PdfReference
  }
  readonly outline: PdfOutline
  /** The catalogue of the file. */
  readonly _root: PdfReference
  /** Words about the file, as in its options and with pdfkit’s own. */
  readonly info: PdfInfoEntries
  /** Writes the metadata, as the document ends and before its catalogue is written. */
  endMetadata(): void
  /** Ended with the document, after the root of its tags. */
  readonly structChildren: { end(): void }[]
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown
  on(event: 'end', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  end(): void
}

/** Adds entries to the catalogue of the file, to which pdfkit has no door: labels of pages, tags, metadata. */
export function addToCatalogue({ _root }: PdfkitDocument, entries: Readonly<Record<string, unknown>>): void {
  Object.assign(_root.data, entries)
}

/** Has `write` add the metadata as the document ends, in place of pdfkit's own. */
export function atMetadata(document: PdfkitDocument, write: () => void): void {
  document.endMetadata = write
}

/** Ends what hangs below the root of the tags, as the document ends: pdfkit ends only what was made by its own calls. */
export function endWithTags({ structChildren }: PdfkitDocument, end: () => void): void {
  structChildren.push({ end })
}

/** A font as the file embeds it, to add glyphs to. */
export interface FontInFile {
  readonly id: string
  ref(): PdfReference
  /**
   * Adds the glyph of a character to those of the file; four hexadecimal digits. pdfkit's own `encode` lays out a text: it gives the same
   * glyphs after it has read the font's tables of all scripts, which takes longer than to draw a map.
   */
  glyph(char: string): string
}

export function fontInFile(document: PdfkitDocument, name: string): FontInFile {
  document.font(name)
  const embedded = document._font
  const { font, subset, widths, unicode, scale } = embedded
  return {
    id: embedded.id,
    ref: () => embedded.ref(),
    glyph(char) {
      const { id, advanceWidth, codePoints } = font.glyphForCodePoint(char.codePointAt(0) as number)
      const number = subset.includeGlyph(id)
      widths[number] ??= advanceWidth * scale
      unicode[number] ??= codePoints
      return number.toString(16).padStart(4, '0')
    },
  }
}

/** A picture in the file; pdfkit would embed it where it draws it. */
export function pictureInFile(document: PdfkitDocument, bytes: Uint8Array): PdfReference {
  const image = document.openImage(bytes)
  image.embed(document)
  return image.obj as PdfReference
}
