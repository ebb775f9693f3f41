/** The cards of every type of the catalogues: those of riders in the saddle and on foot. */
import { readdirSync, readFileSync } from 'node:fs'
import { newScenario } from '#shared/document/newScenario'
import { counterTypeId, sideId } from '#shared/document/ids'
import { type Catalogue } from '#shared/document/catalogue'
import { type Scenario } from '#shared/document/types'
import { readCatalogue } from '#shared/format/catalogue'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { cardFace } from '#shared/painter/cardFace'
import { knowsType, sheetFromCatalogue } from '#shared/rules/counterSheet'
import { firstFaceOf, terrainPalette } from '#shared/rules/rows'
import { RULESETS } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/ruleset'
import { freshCounter } from '../../renderer/ui/pictures/counterPicture'
import { type FaceSample } from './samples'

const FOLDER = new URL('../../assets/catalogues/', import.meta.url)
const COLORS = ['#b0392a', '#2f5f9e', '#5f7d2e', '#c9a227', '#6d4794', '#d8d2c4', '#3a3a3a']

const CATALOGUES: readonly Catalogue[] = readdirSync(FOLDER).map((file) => {
  const read = readCatalogue(readFileSync(new URL(file, FOLDER), 'utf8'), file)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
})

/** The cards that a ruleset's catalogue offers, a group in a colour, by the ruleset's id. */
export const CARDS: Readonly<Record<string, readonly FaceSample[]>> = Object.fromEntries(
  RULESETS.map((ruleset) => [
    ruleset.id,
    CATALOGUES.filter(({ rulesets }) => rulesets.includes(ruleset.id)).flatMap((one) =>
      cardsOf(one, ruleset),
    ),
  ]),
)

function cardsOf(catalogue: Catalogue, ruleset: Ruleset): FaceSample[] {
  const { counterSchema } = ruleset
  const empty = newScenario({
    ...{ title: '', language: 'fr', ruleset: ruleset.id, hexMm: 25, numbering: LETTER_NUMBERING },
    grid: { orientation: 'flat', stagger: 'even', columns: 1, rows: 1 },
    ...{ palette: terrainPalette(ruleset), terrain: ruleset.openTerrain },
  })
  const side = sideId('side')
  return catalogue.groups.flatMap(({ types }, group) =>
    Object.entries(types)
      .filter(([, type]) => knowsType(counterSchema, type))
      .flatMap(([id, type]) => {
        const sheet = sheetFromCatalogue(counterSchema, catalogue, type, { language: 'fr', side })
        const scenario: Scenario = {
          ...empty,
          sides: { [side]: { name: '', color: COLORS[group % COLORS.length] ?? '', notes: '' } },
          counterTypes: { [counterTypeId(id)]: sheet },
        }
        const faces = new Set([
          firstFaceOf(sheet, counterSchema),
          ...('healthy' in sheet.faces ? ['healthy'] : []),
        ])
        return [...faces].map((name) => {
          const face = cardFace(scenario, freshCounter(scenario, counterTypeId(id), name, ruleset), ruleset)
          return { label: face.silhouette, face }
        })
      }),
  )
}
