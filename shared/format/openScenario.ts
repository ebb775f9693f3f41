/**
 * The door of the program: reads a file and looks at its embedded pictures before anybody draws them (DOC-5). What looks
 * at pictures is fetched only when a scenario has some: most have none, and the first picture of a map waits for nothing.
 */
import { AS_NEW } from '#shared/document/art'
import { type CounterFaceData, type CounterType } from '#shared/document/armies'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { ok, type Result } from '#shared/lang/result'
import { type FileError } from './fileError'
import { lookedAt } from './lookedAt'
import { readScenario } from './read'

/** As `readScenario`; also refuses a picture that is damaged, too large, not what its key says, or no clean SVG. */
export async function openScenario(text: string, file: string): Promise<Result<Scenario, FileError>> {
  const read = await lookedAt(readScenario(text, file), text, file)
  return read.ok ? ok(await withPictureSizes(read.value)) : read
}

type SizeOf = (image: EmbeddedImage) => { readonly width: number; readonly height: number } | undefined

// A file made by hand may leave out how large its pictures are; the painter must know.
async function withPictureSizes(scenario: Scenario): Promise<Scenario> {
  if (Object.keys(scenario.images).length === 0) return scenario
  const { imageSize } = await import('./embeddedImages')
  return withArtSizes(withBackgroundSize(scenario, imageSize), imageSize)
}

function withBackgroundSize(scenario: Scenario, imageSize: SizeOf): Scenario {
  const { background } = scenario.map
  const image = background && scenario.images[background.image]
  if (!image || (background.width !== undefined && background.height !== undefined)) return scenario
  return { ...scenario, map: { ...scenario.map, background: { ...background, ...imageSize(image) } } }
}

function withArtSizes(scenario: Scenario, imageSize: SizeOf): Scenario {
  const sized = ([id, type]: [string, CounterType]): [string, CounterType] => {
    const faces = Object.entries(type.faces).map(([name, face]) => [
      name,
      withArtSize(face, scenario, imageSize),
    ])
    return faces.every(([name, face]) => face === type.faces[name as string])
      ? [id, type]
      : [id, { ...type, faces: Object.fromEntries(faces) as CounterType['faces'] }]
  }
  const counterTypes = Object.fromEntries(Object.entries<CounterType>(scenario.counterTypes).map(sized))
  return { ...scenario, counterTypes }
}

function withArtSize(face: CounterFaceData, { images }: Scenario, imageSize: SizeOf): CounterFaceData {
  const image = face.image && images[face.image]
  if (!image || (face.art?.width !== undefined && face.art.height !== undefined)) return face
  const size = imageSize(image)
  return size ? { ...face, art: { ...(face.art ?? AS_NEW), ...size } } : face
}
