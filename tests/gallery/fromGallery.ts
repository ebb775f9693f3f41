/** The scenarios of the gallery as their files hold them, and their editions in both languages. */
import { readFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { type Language } from '#shared/i18n/localized'

export function galleryText(file: string): string {
  return readFileSync(new URL(`../../assets/gallery/${file}`, import.meta.url), 'utf8')
}

function fromGallery(file: string): Scenario {
  const read = readScenario(galleryText(file), file)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}

/** The file of one edition: what a scenario teaches is tried in each. */
export function editionIn(language: Language, name: string): Scenario {
  return fromGallery(`${name}${language === 'en' ? '.en' : ''}.castellan`)
}
