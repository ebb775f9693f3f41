/** Scenarios as files hold them: any text, a document saved and opened again, and those of the gallery, by name and language. */
import { readdirSync, readFileSync } from 'node:fs'
import { titleIn } from '#shared/document/authorText'
import { plainIn } from '#shared/document/namedIn'
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

/** The names of the scenarios of the gallery, each once: each file holds the texts of both languages. */
export const GALLERY: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.castellan'))
  .map((file) => file.replace('.castellan', ''))

/** The text of a file of the gallery: `the-pass.castellan`. */
export function galleryText(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

/** A scenario of the gallery by its name, as its file has it: in French. */
export function galleryScenario(name: string): Scenario {
  return editionIn('fr', name)
}

/** A scenario of the gallery as an author of one language has it, with the other's words beside: what it teaches is tried in each. */
export function editionIn(language: Language, name: string): Scenario {
  const file = `${name}.castellan`
  const read = scenarioOf(galleryText(file), file)
  if (language === read.info.language) return read
  const title = titleIn(read.info, language)
  return { ...plainIn(read, language), info: { ...read.info, title, otherTitle: read.info.title, language } }
}
