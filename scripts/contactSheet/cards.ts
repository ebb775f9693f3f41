/** The cards of every type of the catalogues: those of riders in the saddle and on foot. */
import { readdirSync, readFileSync } from 'node:fs'
import { newScenario } from '#shared/document/newScenario'
import { counterTypeId, sideId } from '#shared/document/ids'
import { type Catalogue } from '#shared/document/catalogue'
import { type CardDesign } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { readCatalogue } from '#shared/format/catalogue'
import { cardFace } from '#shared/painter/cardFace'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { knowsType, sheetFromCatalogue } from '#shared/rules/counters/counterSheet'
import { firstFaceOf, terrainPalette } from '#shared/rules/contract/rows'
import { BADGES, type CounterFace } from '#shared/rules/contract/counterFace'
import { RULESETS } from '#shared/rules/registry/registry'
import { type Ruleset } from '#shared/rules/contract/ruleset'
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

/** The first card of each shape: one hex, small, along its facing, across it. */
export function differentShapes(samples: readonly FaceSample[]): readonly FaceSample[] {
  const shape = ({ face }: FaceSample): string => `${face.footprint} ${face.across} ${face.small}`
  return samples.filter((sample, index) => samples.findIndex((one) => shape(one) === shape(sample)) === index)
}

/** All that may lie on a card or be marked on it. */
const STATES: readonly Partial<CounterFace>[] = [
  { wounded: true },
  { conditions: ['stunned', 'exhausted'] },
  { conditions: ['dead'] },
  { attack: '17', defence: '16', movement: '14', twoHandedDot: true, armour: 'heavy', largeShield: true },
  { badges: BADGES.slice(0, 6) },
  { badges: ['charge', 'shaken'], wounded: true },
  { groupColor: '#2f5f9e', badges: ['charge', 'shaken', 'march'] },
  { groupColor: '#e8d9a0', wounded: true },
]

/** Cards of each shape in every state. */
export function statesOf(samples: readonly FaceSample[]): FaceSample[] {
  return STATES.flatMap((state) =>
    differentShapes(samples).map(({ label, face }) => ({
      label: `${label}: ${Object.keys(state).join(', ')}`,
      face: {
        ...face,
        ...state,
        ...(face.steps && state.wounded && { steps: { left: 1, all: face.steps.all } }),
      },
    })),
  )
}

/** Designs of which each part is changed in some. */
export const CHANGED_DESIGNS: readonly CardDesign[] = (
  ['standard', 'figure', 'numbers', 'boxed'] as const
).flatMap((base): CardDesign[] => [
  { base, numbers: 'column' },
  { base, corners: base === 'boxed' ? 'pointed' : 'square' },
  { base, corners: 'round', font: 'serif', shows: { name: base === 'figure' } },
  { base, widthMm: 22, lengthMm: 46, shows: { hex: true, pip: false } },
  { base, widthMm: 15, lengthMm: 46, numbers: 'column', shows: { code: false, marks: false, steps: false } },
])
