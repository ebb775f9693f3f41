/**
 * The sources to spoil: scenarios of every ruleset and grid kind, with wings, half hexes and pictures; and pictures
 * alone.
 */
import { counterTypeId, type CounterTypeId, type ImageHash } from '#shared/document/ids'
import { collectTypes, type TypeCollection } from '#shared/document/typeCollection'
import { type CounterType } from '#shared/document/armies'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { writeTypes } from '#shared/format/typeCollection'
import { writeScenario } from '#shared/format/write'
import { importImage } from '#shared/images/importImage'
import { PICTURES } from '../../images/pictures'
import { GRID_KINDS, richScenario } from '../richScenario'
import { galleryText } from '../../support/scenarioFiles'

/** Every picture of `tests/images/pictures.ts`, embedded. */
export function pictureScenario(): Scenario {
  const images: Record<ImageHash, EmbeddedImage> = {}
  for (const [name, bytes] of Object.entries(PICTURES)) {
    const imported = importImage(bytes, name)
    if (!imported.ok) throw new Error(imported.error.message.en)
    images[imported.value.hash] = imported.value.image
  }
  return { ...richScenario(), images }
}

export const SCENARIO_TEXTS: Readonly<Record<string, string>> = {
  'the sortie (Magna Carta)': galleryText('the-sortie.castellan'),
  'the sortie under Savoy': galleryText('the-sortie.castellan').replace('"magna-carta"', '"savoy"'),
  'the pass (common mechanics, wings)': galleryText('the-pass.castellan'),
  'under the hill (common mechanics, caves)': galleryText('under-the-hill.castellan'),
  'a lesson (Magna Carta)': galleryText('infiltration-5.castellan'),
  'every key': writeScenario(richScenario()),
  ...Object.fromEntries(
    GRID_KINDS.filter(({ halfHexes }) => halfHexes).map((grid) => [
      `every key, half hexes, ${grid.orientation}`,
      writeScenario(richScenario(grid)),
    ]),
  ),
  'every kind of picture': writeScenario(pictureScenario()),
}

/** Types with every kind of picture on their faces, as a file of types has them. */
export function pictureTypes(): TypeCollection {
  const { counterTypes, images } = pictureScenario()
  const hashes = Object.keys(images) as ImageHash[]
  const [id, sheet] = Object.entries(counterTypes)[0] as [CounterTypeId, CounterType]
  const withPictures = hashes.map((hash, index) => {
    const faces = Object.entries(sheet.faces).map(([face, own]) => [face, { ...own, image: hash }])
    const type = { ...sheet, faces: Object.fromEntries(faces) as CounterType['faces'] }
    return [counterTypeId(`${id}-${index}`), type] as const
  })
  const all = { ...counterTypes, ...Object.fromEntries(withPictures) } as Scenario['counterTypes']
  return collectTypes({ counterTypes: all, images }, Object.keys(all) as CounterTypeId[], ['magna-carta'])
}

export const TYPES_TEXT = writeTypes(pictureTypes())

export { PICTURES }
