/**
 * The door of the program: reads a file and looks at its embedded pictures before anybody draws them (DOC-5). What looks
 * at pictures is fetched only when a scenario has some: most have none, and the first picture of a map waits for nothing.
 */
import { type Scenario } from '#shared/document/types'
import { type Result } from '#shared/lang/result'
import { type FileError } from './fileError'
import { readScenario } from './read'

/** As `readScenario`; also refuses a picture that is damaged, too large, not what its key says, or no clean SVG. */
export async function openScenario(text: string, file: string): Promise<Result<Scenario, FileError>> {
  const read = readScenario(text, file)
  if (!read.ok || Object.keys(read.value.images).length === 0) return read
  const { findImageError } = await import('./embeddedImages')
  const error = findImageError(text, file, read.value.images)
  return error ? { ok: false, error } : read
}
