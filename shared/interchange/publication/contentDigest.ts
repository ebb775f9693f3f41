/**
 * The content of a sheet as a digest: what is drawn on its pages, or the text it is made of, without version, date and licence. Two
 * editions whose sheet has one digest need not be printed again. What is drawn comes from `shared/` alone, so that page and command line
 * agree; the bytes of a PDF or PNG depend on who packs them.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { utf8OfText } from '#shared/images/utf8'
import { pagesOf, type PrintPage, type PrintPlan } from '#shared/print/printPlan'

export function digestOf(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes))
}

export function digestOfText(text: string): string {
  return digestOf(utf8OfText(text))
}

/** Digests all pages of a plan: their sizes and what is drawn on them. */
export function digestOfPages(plan: PrintPlan): string {
  return digestOfText(pagesOf(plan).map(digestOfPage).join())
}

/** Page after page is painted and forgotten: a large map never lies in memory as a whole. */
export function digestOfPage(page: PrintPage): string {
  const digest = createDigest()
  digest.add([page.name, page.widthMm, page.heightMm])
  for (const ops of page.inParts?.() ?? [page.paint()]) digest.add(ops)
  return digest.end()
}

const CHUNK = 1 << 16

/** Marks before values: no two different values run into the same bytes. */
const MARK = { text: 1, whole: 2, number: 3, list: 4, object: 5, end: 6, flag: 7 } as const

/** Finer than any printer; coarser than the last bit, in which the sines of two engines may differ. 1/mm. */
const STEPS_PER_MM = 1000

function createDigest(): { add(value: unknown): void; end(): string } {
  const hash = sha256.create()
  const bytes = new Uint8Array(CHUNK)
  const view = new DataView(bytes.buffer)
  let at = 0
  const room = (size: number): void => {
    if (at + size <= CHUNK) return
    hash.update(bytes.subarray(0, at))
    at = 0
  }
  const mark = (code: number): void => {
    room(1)
    bytes[at++] = code
  }
  const number = (value: number): void => {
    const steps = Math.round(value * STEPS_PER_MM)
    const isSmall = Math.abs(steps) < 2 ** 31
    mark(isSmall ? MARK.whole : MARK.number)
    room(8)
    if (isSmall) view.setInt32(at, steps)
    else view.setFloat64(at, value)
    at += isSmall ? 4 : 8
  }
  // Unit by unit: keys and colours are short, and there are millions.
  const text = (value: string): void => {
    mark(MARK.text)
    number(value.length)
    for (let index = 0; index < value.length; index++) {
      room(2)
      view.setUint16(at, value.charCodeAt(index))
      at += 2
    }
  }
  const add = (value: unknown): void => {
    if (typeof value === 'number') number(value)
    else if (typeof value === 'string') text(value)
    else if (typeof value === 'boolean') mark(MARK.flag + Number(value))
    else if (Array.isArray(value)) {
      mark(MARK.list)
      for (const item of value) add(item)
      mark(MARK.end)
    } else if (typeof value === 'object' && value !== null) {
      mark(MARK.object)
      for (const [key, item] of Object.entries(value))
        if (item !== undefined) {
          text(key)
          add(item)
        }
      mark(MARK.end)
    }
  }
  return {
    add,
    end() {
      hash.update(bytes.subarray(0, at))
      return bytesToHex(hash.digest())
    },
  }
}
