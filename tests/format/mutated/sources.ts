/**
 * The sources to spoil: scenarios of every ruleset and grid kind, with wings, half hexes and pictures; and pictures
 * alone.
 */
import { readFileSync } from 'node:fs'
import { type EmbeddedImage, type ImageHash, type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { importImage } from '#shared/images/importImage'
import { PICTURES } from '../../images/pictures'
import { GRID_KINDS, richScenario } from '../richScenario'

const GALLERY = new URL('../../../assets/gallery/', import.meta.url)

const gallery = (name: string): string => readFileSync(new URL(name, GALLERY), 'utf8')

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
  'the sortie (Magna Carta)': gallery('the-sortie.castellan'),
  'the sortie under Savoy': gallery('the-sortie.castellan').replace('"magna-carta"', '"savoy"'),
  'the pass (common mechanics, wings)': gallery('the-pass.castellan'),
  'under the hill (common mechanics, caves)': gallery('under-the-hill.castellan'),
  'a lesson (Magna Carta)': gallery('infiltration-5.castellan'),
  'every key': writeScenario(richScenario()),
  ...Object.fromEntries(
    GRID_KINDS.filter(({ halfHexes }) => halfHexes).map((grid) => [
      `every key, half hexes, ${grid.orientation}`,
      writeScenario(richScenario(grid)),
    ]),
  ),
  'every kind of picture': writeScenario(pictureScenario()),
}

export { PICTURES }
