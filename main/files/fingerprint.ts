/** Tells one text from another by its bytes: touching a file does not change it. */
import { createHash } from 'node:crypto'

/** 64 hexadecimal digits. */
export function fingerprintOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
