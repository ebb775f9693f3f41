/** Faults of CHK-9, CHK-10 and SCN-1: sheets, print, options of the scenario. */
import { LONGEST_PAGE } from '#shared/document/limits'
import { counterTypeId } from '#shared/document/ids'
import { FIRST_VALUES } from '#shared/document/startValues'
import { type CounterType, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import { changed, withHexes } from '../../support/board'
import { type Plant, sheetOf, withSheet } from './plant'

const withStats = (scenario: Scenario, counter: string, change: Stats): Scenario =>
  withSheet(scenario, counter, ({ stats }) => ({ stats: { ...stats, ...change } }))

/** Stats of the first face, which beginners change. */
const withFirstFace = (scenario: Scenario, counter: string, change: Stats): Scenario =>
  withSheet(scenario, counter, ({ faces }) => {
    const [[id, face]] = Object.entries(faces) as [[string, CounterType['faces'][string]]]
    return { faces: { ...faces, [id]: { ...face, stats: { ...face.stats, ...change } } } }
  })

export const SHEETS: readonly Plant[] = [
  {
    code: 'CHK9-missing-face',
    fault: 'a sheet without its last face',
    fix: true,
    plant: ({ scenario }) =>
      withSheet(scenario, 'ali', ({ faces }) => ({
        faces: Object.fromEntries(Object.entries(faces).slice(0, -1)),
      })),
    at: () => ({ counters: ['ali'] }),
  },
  {
    code: 'CHK9-value',
    fault: 'a word that is no choice, or no number',
    fix: false,
    plant: ({ scenario, family }) =>
      family === 'fantasy'
        ? withStats(scenario, 'ali', { figures: 'many' })
        : withStats(scenario, 'ali', { armour: 'paper' }),
    at: () => ({ counters: ['ali'] }),
  },
  {
    code: 'CHK9-contradiction',
    fault: 'two hexes for a man on foot',
    fix: true,
    plant: ({ scenario }) => withSheet(scenario, 'omar', () => ({ footprint: 2 })),
    at: () => ({ counters: ['omar'] }),
  },
  {
    code: 'CHK9-contradiction',
    fault: 'a Turkish horse archer without a mount',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) => withStats(scenario, 'bow', { turkish: true }),
    at: () => ({ counters: ['bow'] }),
  },
  {
    code: 'CHK9-contradiction',
    fault: 'a formation that is a small unit',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => withStats(scenario, 'rider', { size: 'small' }),
    at: () => ({ counters: ['rider'] }),
  },
  {
    code: 'CHK9-contradiction',
    fault: 'a mode of formation without a formation',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => changed(scenario, 'counters', 'ali', { status: { mode: 'hedgehog' } }),
    at: () => ({ counters: ['ali'] }),
  },
  {
    code: 'CHK9-unusual',
    fault: 'an attack of 75',
    of: 'medieval',
    fix: false,
    plant: ({ scenario }) => withFirstFace(scenario, 'ali', { attack: 75 }),
    at: () => ({ counters: ['ali'] }),
  },
  {
    code: 'CHK9-wrong-abbreviation',
    fault: 'letters of another weapon',
    of: 'savoy',
    fix: true,
    plant: ({ scenario }) => withSheet(scenario, 'bow', () => ({ abbreviation: 'ROB' })),
    at: () => ({ counters: ['bow'] }),
  },
  {
    code: 'CHK9-twin-abbreviation',
    fault: 'one abbreviation for two',
    fix: false,
    plant: ({ scenario }) => {
      const sheet = scenario.counterTypes[sheetOf(scenario, 'ali')]!
      const abbreviation = 'TWI'
      return {
        ...scenario,
        counterTypes: {
          ...scenario.counterTypes,
          [sheetOf(scenario, 'ali')]: { ...sheet, abbreviation },
          [counterTypeId('twin')]: {
            ...sheet,
            name: 'Twin',
            abbreviation,
            quantity: 3,
            faces: twisted(sheet),
          },
        },
      }
    },
    at: () => ({}),
  },
  {
    code: 'CHK10-card-too-large',
    fault: 'cards of 40 mm on hexes of 25',
    fix: true,
    plant: ({ scenario }) => ({ ...scenario, cardDesign: { base: 'standard', widthMm: 40 } }),
    at: () => ({}),
  },
  {
    code: 'CHK10-small-text',
    fault: 'a label of 1.2 mm',
    fix: true,
    plant: ({ scenario }) => changed(scenario, 'labels', 'name', { sizeMm: 1.2 }),
    at: ({ hexes }) => ({ hexes: hexes('L9') }),
  },
  {
    code: 'CHK10-small-text',
    fault: 'names of hexes of 1.2 mm',
    fix: true,
    plant: ({ scenario }) => ({ ...scenario, map: { ...scenario.map, gridLook: { nameMm: 1.2 } } }),
    at: () => ({}),
  },
  {
    code: 'CHK10-off-page',
    fault: 'a hex wider than any paper',
    fix: false,
    plant: ({ scenario }) => ({ ...scenario, map: { ...scenario.map, hexMm: 421 } }),
    at: () => ({}),
  },
  {
    code: 'CHK10-off-page',
    fault: 'a sheet longer than a page of PDF',
    fix: false,
    plant: ({ scenario }) => ({ ...scenario, map: { ...scenario.map, hexMm: LONGEST_PAGE / 18 } }),
    at: () => ({}),
  },
  {
    code: 'CHK10-unprintable',
    fault: 'an emoji in the name of a side',
    fix: false,
    plant: ({ scenario, foe }) => changed(scenario, 'sides', foe, { name: 'Les 🦁' }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK10-unprintable',
    fault: 'another script on a label',
    fix: false,
    plant: ({ scenario }) =>
      changed(scenario, 'labels', Object.keys(scenario.labels)[0] as never, { text: '城' }),
    at: ({ scenario }) => ({ hexes: [Object.values(scenario.labels)[0]?.hex ?? ''] }),
  },
  {
    code: 'CHK10-unprintable',
    fault: 'a sign in the background text',
    fix: false,
    plant: ({ scenario }) => ({ ...scenario, texts: { ...scenario.texts, background: { fr: 'Un ☃.' } } }),
    at: () => ({}),
  },
  {
    code: 'SCN1-house-rules',
    fault: 'an option that nobody knows',
    fix: false,
    plant: ({ scenario }) => ({ ...scenario, options: { nonsense: 'yes' } }),
    at: () => ({}),
  },
  {
    code: 'SCN1-night-underground',
    fault: 'night where all is a cave',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => ({
      ...withHexes(scenario, [...hexesOfGrid(scenario.map.grid)], { environment: 'cave' }),
      start: { ...FIRST_VALUES, light: 'night' },
    }),
    at: () => ({}),
  },
]

function twisted({ faces }: CounterType): CounterType['faces'] {
  const [[id, face]] = Object.entries(faces) as [[string, CounterType['faces'][string]]]
  return { ...faces, [id]: { ...face, stats: { ...face.stats, movement: 4, swimmer: true } } }
}
