/** An entry of the journal as text: one line that says whose it is, then the document. */
import { z } from 'zod'
import { decodeText } from './readFile'

export const ID = /^[A-Za-z0-9_-]{1,64}$/

const HASH = /^[0-9a-f]{64}$/

const NEWLINE = 0x0a

const header = z.object({
  id: z.string().regex(ID),
  name: z.string(),
  savedAt: z.number(),
  path: z.string().optional(),
  fingerprint: z.string().optional(),
  version: z.object({ of: z.string(), savedAt: z.number() }).optional(),
  pictures: z.array(z.object({ hash: z.string().regex(HASH), at: z.number() })).optional(),
})

export type Header = z.infer<typeof header>

export function parseEntry(
  bytes: Uint8Array,
): { readonly header: Header; readonly text: string } | undefined {
  const end = bytes.indexOf(NEWLINE)
  if (end < 0) return undefined
  try {
    const found = header.parse(JSON.parse(decodeText(bytes.subarray(0, end))))
    return { header: found, text: decodeText(bytes.subarray(end + 1)) }
  } catch {
    return undefined
  }
}
