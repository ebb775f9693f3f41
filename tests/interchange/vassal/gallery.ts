/** Ready scenarios by the names of their files. */
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { galleryText } from '../../gallery/fromGallery'

export function galleryScenario(file: string): Scenario {
  const read = readScenario(galleryText(file), file)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}
