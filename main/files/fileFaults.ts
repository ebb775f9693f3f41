/** Translates an error of Node's file system into words for the user. */
import { type FileFault } from '#shared/host/fileFaults'

const FAULTS: ReadonlyMap<unknown, FileFault> = new Map<string, FileFault>([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  // The stick was pulled out, the server is gone.
  ['ENODEV', 'missing'],
  ['ESTALE', 'missing'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
  // Held by another program.
  ['EBUSY', 'denied'],
  ['ETXTBSY', 'denied'],
  ['ENAMETOOLONG', 'name'],
  ['EINVAL', 'name'],
  ['EILSEQ', 'name'],
  // A zero byte in the path.
  ['ERR_INVALID_ARG_VALUE', 'name'],
  ['EISDIR', 'no-file'],
  ['EFTYPE', 'no-file'],
  ['ENXIO', 'no-file'],
  ['ELOOP', 'links'],
  ['EMFILE', 'too-many'],
  ['ENFILE', 'too-many'],
  ['EFBIG', 'too-large'],
  ['ERR_STRING_TOO_LONG', 'too-large'],
  ['ERR_ENCODING_INVALID_ENCODED_DATA', 'not-text'],
])

const REFUSALS: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM'])

export function faultOf(error: unknown): FileFault {
  const code = codeOf(error)
  const { syscall } = Object(error) as { syscall?: unknown }
  // Only an existing file is asked whether it may be written; what else is refused is a folder, or reading.
  if (syscall === 'access' && REFUSALS.has(code)) return 'read-only'
  return isTooLargeToWrite(error) ? 'too-large-here' : (FAULTS.get(code) ?? 'unknown')
}

/** True when the system refuses to write so much; a file that we find too large to read has no call of the system. */
export function isTooLargeToWrite(error: unknown): boolean {
  return codeOf(error) === 'EFBIG' && (Object(error) as { syscall?: unknown }).syscall !== undefined
}

/** `ENOENT`, `EACCES`…; undefined for what is no error of the system. */
export function codeOf(error: unknown): unknown {
  return (Object(error) as { code?: unknown }).code
}

/** An error of our own with a code that `faultOf` knows. */
export function fault(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}

/** Catches that a file or folder is not there; all else is thrown on. */
export function unlessMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined
  throw error
}
