/** The objects of a PDF as our exports write them: no object streams, no encryption. It shares nothing with what writes them. */
import { inflateSync } from 'node:zlib'

export class PdfRef {
  constructor(readonly id: number) {}
}
class PdfName {
  constructor(readonly name: string) {}
}
/** Empty when the value is no name. */
export function nameOf(value: unknown): string {
  return value instanceof PdfName ? value.name : ''
}
export type PdfDict = ReadonlyMap<string, PdfValue>
export type PdfValue = number | boolean | null | string | PdfName | PdfRef | readonly PdfValue[] | PdfDict

export interface PdfPageRead {
  readonly id: number
  readonly dict: PdfDict
  /** Its operators, all streams one after the other. */
  readonly content: string
}

export class PdfFile {
  private readonly objects = new Map<
    number,
    { readonly value: PdfValue; readonly stream: Buffer | undefined }
  >()
  readonly root: PdfDict
  /** The information dictionary. */
  readonly info: PdfDict

  constructor(bytes: Uint8Array) {
    const text = Buffer.from(bytes).toString('latin1')
    for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
      const reader = new Reader(text, match.index + match[0].length)
      const value = reader.value()
      this.objects.set(Number(match[1]), { value, stream: streamAt(text, reader.at, value) })
    }
    const trailer = asDict(new Reader(text, text.lastIndexOf('trailer') + 'trailer'.length).value())
    this.root = this.dict(trailer.get('Root'))
    this.info = this.dict(trailer.get('Info'))
  }

  /** Gives the object to which a reference points; anything else is itself. */
  resolved(value: PdfValue | undefined): PdfValue {
    return value instanceof PdfRef ? (this.objects.get(value.id)?.value ?? null) : (value ?? null)
  }

  dict(value: PdfValue | undefined): PdfDict {
    return asDict(this.resolved(value))
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.resolved(value)
    return Array.isArray(found) ? (found as readonly PdfValue[]) : []
  }

  /** The unpacked bytes of a stream as letters. */
  stream(value: PdfValue): string {
    const object = value instanceof PdfRef ? this.objects.get(value.id) : undefined
    if (!object?.stream) return ''
    const isPacked = asDict(object.value).has('Filter')
    return (isPacked ? inflateSync(object.stream) : object.stream).toString('latin1')
  }

  /** All streams and dictionaries of the file itself, in the order in which they are written; not those within others. */
  dicts(): { readonly dict: PdfDict; readonly ref: PdfRef }[] {
    return [...this.objects].flatMap(([id, { value }]) =>
      value instanceof Map ? [{ dict: asDict(value), ref: new PdfRef(id) }] : [],
    )
  }

  pages(): PdfPageRead[] {
    return this.list(this.dict(this.root.get('Pages')).get('Kids')).map((ref) => {
      if (!(ref instanceof PdfRef)) throw new Error('a page that is no reference')
      const dict = this.dict(ref)
      const contents = this.list(dict.get('Contents')).map((part) => this.stream(part))
      return { id: ref.id, dict, content: contents.join('\n') }
    })
  }
}

function streamAt(text: string, at: number, value: PdfValue): Buffer | undefined {
  const begins = /^\s*stream\n/.exec(text.slice(at, at + 20))
  if (!begins) return undefined
  const length = asDict(value).get('Length')
  if (typeof length !== 'number') throw new Error('a stream without a length')
  const from = at + begins[0].length
  return Buffer.from(text.slice(from, from + length), 'latin1')
}

export function asDict(value: PdfValue): PdfDict {
  if (!(value instanceof Map)) throw new Error('not a dictionary')
  return value as PdfDict
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads one value after the other. */
class Reader {
  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  private take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = this.at
    const found = sticky.exec(this.text)
    if (found) this.at = sticky.lastIndex
    return found ?? undefined
  }

  value(): PdfValue {
    this.take(/\s+/)
    if (this.take(/<</)) return this.dictionary()
    if (this.take(/\[/)) return this.array()
    if (this.take(/\(/)) return this.letters()
    const ref = this.take(/(\d+) 0 R/)
    if (ref) return new PdfRef(Number(ref[1]))
    const name = this.take(/\/([^\s/<>[\]()]*)/)
    if (name) return new PdfName(name[1] ?? '')
    const hex = this.take(/<([0-9a-fA-F\s]*)>/)
    if (hex) return Buffer.from(hex[1] ?? '', 'hex').toString('latin1')
    const number = this.take(/[-+.\d]+(?:e-?\d+)?/)
    if (number) return Number(number[0])
    const word = this.take(/true|false|null/)?.[0]
    if (word === undefined) throw new Error(`unread: ${this.text.slice(this.at, this.at + 40)}`)
    return word === 'null' ? null : word === 'true'
  }

  private dictionary(): PdfDict {
    const dict = new Map<string, PdfValue>()
    while (!this.take(/\s*>>/)) {
      const key = this.value()
      if (!(key instanceof PdfName)) throw new Error('a key that is no name')
      dict.set(key.name, this.value())
    }
    return dict
  }

  private array(): PdfValue[] {
    const values: PdfValue[] = []
    while (!this.take(/\s*\]/)) values.push(this.value())
    return values
  }

  private letters(): string {
    let found = ''
    for (let letter = this.text[this.at++]; letter !== ')'; letter = this.text[this.at++]) {
      if (letter === undefined) throw new Error('a text without end')
      if (letter !== '\\') found += letter
      else {
        const escaped = this.text[this.at++] ?? ''
        found += ESCAPES[escaped] ?? escaped
      }
    }
    return found.startsWith('\u00fe\u00ff')
      ? Buffer.from(found.slice(2), 'latin1').swap16().toString('utf16le')
      : found
  }
}
