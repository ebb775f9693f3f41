/** Scenarios as files hold them: any text, a document saved and opened again, and those of the gallery, by name and language. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type Language } from '#shared/i18n/localized'

const FOLDER = new URL('../../assets/gallery/', import.meta.url)

/** The scenario that a text holds; throws when it is refused. */
export function scenarioOf(text: string, name = 'test.castellan'): Scenario {
  const read = readScenario(text, name)
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.error)}`)
  return read.value
}

/** The scenario of a file, by its path. */
export function scenarioIn(file: string): Scenario {
  return scenarioOf(readFileSync(file, 'utf8'), file)
}

/** Written and read again; throws when what is written is refused. */
export function reopened(scenario: Scenario): Scenario {
  return scenarioOf(writeScenario(scenario))
}

/** The names of the scenarios of the gallery, each once: a file of another language holds the same texts. */
export const GALLERY: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.castellan') && !file.endsWith('.en.castellan'))
  .map((file) => file.replace('.castellan', ''))

/** The text of a file of the gallery: `the-pass.castellan`. */
export function galleryText(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

/** A scenario of the gallery by its name, the French edition. */
export function galleryScenario(name: string): Scenario {
  return editionIn('fr', name)
}

/** One edition of a scenario of the gallery: what it teaches is tried in each. */
export function editionIn(language: Language, name: string): Scenario {
  const file = `${name}${language === 'en' ? '.en' : ''}.castellan`
  return scenarioOf(galleryText(file), file)
}
