/** The scenarios of the gallery as their files hold them. */
import { readFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'

export function galleryText(file: string): string {
  return readFileSync(new URL(`../../assets/gallery/${file}`, import.meta.url), 'utf8')
}

export function fromGallery(file: string): Scenario {
  const read = readScenario(galleryText(file), file)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}
