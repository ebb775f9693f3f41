/** The part of a pdfkit document that the exports use: it is created where it may be, and passed in. */

export interface PdfReference {
  readonly data: Record<string, unknown>
  /** True as made, unless the data name a filter. */
  compress: boolean
  write(content: string | Uint8Array): void
  end(): void
}

export interface EmbeddedFont {
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

/** The part of a pdfkit document we use; `_font`, `_root`, `structChildren` and `endMetadata` are what its own typings leave out. */
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
