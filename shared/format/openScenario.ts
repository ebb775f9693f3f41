/**
 * The door of the program: reads a file and looks at its embedded pictures before anybody draws them (DOC-5). What looks
 * at pictures is fetched only when a scenario has some: most have none, and the first picture of a map waits for nothing.
 */
import { type Scenario } from '#shared/document/types'
import { ok, type Result } from '#shared/lang/result'
import { type FileError } from './fileError'
import { lookedAt } from './lookedAt'
import { readScenario } from './read'

/** As `readScenario`; also refuses a picture that is damaged, too large, not what its key says, or no clean SVG. */
export async function openScenario(text: string, file: string): Promise<Result<Scenario, FileError>> {
  const read = await lookedAt(readScenario(text, file), text, file)
  return read.ok ? ok(await withBackgroundSize(read.value)) : read
}

// A file made by hand may leave out how large its background picture is; the painter must know.
async function withBackgroundSize(scenario: Scenario): Promise<Scenario> {
  const { background } = scenario.map
  const image = background && scenario.images[background.image]
  if (!image || (background.width !== undefined && background.height !== undefined)) return scenario
  const { imageSize } = await import('./embeddedImages')
  return { ...scenario, map: { ...scenario.map, background: { ...background, ...imageSize(image) } } }
}
