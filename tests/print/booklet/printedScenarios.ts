/** The scenarios of the gallery, as the tests of print read them. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'

const FOLDER = 'assets/gallery/'

/** Their names, each once: a file of another language holds the same texts. */
export const GALLERY: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.castellan') && !file.endsWith('.en.castellan'))
  .map((file) => file.replace('.castellan', ''))

export function galleryScenario(name: string): Scenario {
  const read = readScenario(readFileSync(`${FOLDER}${name}.castellan`, 'utf8'), name)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}
