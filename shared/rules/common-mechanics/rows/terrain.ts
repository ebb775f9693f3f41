/** Terrain of the common mechanics: the seven classes of the sheets, and what most maps show of them (ours). */
import { type TerrainRow } from './mapRows'

const ours = { source: 'house', rule: 'CM-TER-1' } as const
const printed = { source: 'book', rule: 'CM-TER-1' } as const

export const TERRAINS: readonly TerrainRow[] = [
  {
    ...printed,
    id: 'clear',
    name: { fr: 'terrain clair', en: 'clear' },
    char: '.',
    look: 'clear',
    caveLook: 'cave-floor',
    difficulty: 'clear',
  },
  {
    ...printed,
    id: 'rough',
    name: { fr: 'terrain accidenté', en: 'rough' },
    char: 'r',
    look: 'rough',
    caveLook: 'cave-rough',
    difficulty: 'rough',
  },
  {
    ...printed,
    id: 'difficult',
    name: { fr: 'terrain difficile', en: 'difficult' },
    char: 'd',
    look: 'difficult',
    caveLook: 'cave-difficult',
    difficulty: 'difficult',
  },
  {
    ...ours,
    id: 'wood',
    name: { fr: 'forêt', en: 'forest' },
    char: 'w',
    look: 'wood',
    difficulty: 'difficult',
  },
  {
    ...ours,
    id: 'marsh',
    name: { fr: 'marais', en: 'marsh' },
    char: 'm',
    look: 'marsh',
    difficulty: 'difficult',
  },
  {
    ...printed,
    id: 'water',
    name: { fr: 'eau', en: 'water' },
    char: '~',
    look: 'water',
    difficulty: 'water',
  },
  {
    ...printed,
    id: 'lava',
    name: { fr: 'lave', en: 'lava' },
    char: 'l',
    look: 'lava',
    difficulty: 'lava',
  },
  {
    ...printed,
    id: 'fortification',
    name: { fr: 'fortification', en: 'fortification' },
    char: 'f',
    look: 'fortification',
    difficulty: 'fortification',
  },
  {
    ...printed,
    id: 'impassable',
    name: { fr: 'terrain impassable', en: 'impassable' },
    char: '#',
    look: 'impassable',
    caveLook: 'cave-rock',
    difficulty: 'impassable',
  },
]
