/** Reads JSON text by the fields of the format: a whole value or one located error; nothing throws (DOC-2). */
import { fail, ok, type Result } from '#shared/lang/result'
import { Misfit } from '#shared/json/misfit'
import { findStructureFault } from './duplicateKeys'
import { type FileError } from './fileError'
import { locate, locateStructureFault } from './locate'
import { locateSyntaxError } from './locateSyntaxError'

/** Returns what `read` makes of the parsed text, or the error; `read` may throw `Misfit`. `file` is only for the error. */
export function readJson<T>(text: string, file: string, read: (parsed: unknown) => T): Result<T, FileError> {
  // Some editors of Windows begin a file with a byte order mark.
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const fault = findStructureFault(source)
  if (fault && fault.kind !== 'duplicate') return fail(locateStructureFault(source, file, fault))
  let parsed: unknown
  try {
    parsed = JSON.parse(source)
  } catch {
    return fail(locateSyntaxError(source, file))
  }
  if (fault) return fail(locateStructureFault(source, file, fault))
  try {
    return ok(read(parsed))
  } catch (error) {
    if (error instanceof Misfit) return fail(locate(source, file, error))
    throw error
  }
}
