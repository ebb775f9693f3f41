/**
 * A look at the pictures of a value that was read, before anybody draws them (DOC-5). What looks at pictures is fetched only when
 * there are some.
 */
import { type Scenario } from '#shared/document/types'
import { type Result } from '#shared/lang/result'
import { type FileError } from './fileError'

/**
 * The value that was read from `text`; refused when a picture in it is damaged, too large, not what its key says, or no clean SVG.
 * `file` is only for the error.
 */
export async function lookedAt<T extends Pick<Scenario, 'images'>>(
  read: Result<T, FileError>,
  text: string,
  file: string,
): Promise<Result<T, FileError>> {
  if (!read.ok || Object.keys(read.value.images).length === 0) return read
  const { findImageError } = await import('./embeddedImages')
  const error = findImageError(text, file, read.value.images)
  return error ? { ok: false, error } : read
}
