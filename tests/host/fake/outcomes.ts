/** The host's answers, as far as a test can know them: a reading is the fingerprint of the bytes. */
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { type FileRef, type OpenOutcome, type SaveOutcome } from '#shared/host/host'

export function savedTo({ name, token }: FileRef): SaveOutcome {
  return { kind: 'saved', file: { name, token, reading: expect.any(String) as string } }
}

export function openedFrom({ name, token }: FileRef, text: string): OpenOutcome {
  const reading = createHash('sha256').update(text).digest('hex')
  return { kind: 'opened', file: { name, token, reading }, text }
}
