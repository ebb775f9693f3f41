/** Terrain of the common mechanics: the seven classes of the sheets, and what most maps show of them (ours). */
import { type TerrainRow } from './mapRows'
import { called } from '#shared/rules/contract/rows'

const ours = { source: 'house', rule: 'CM-TER-1' } as const
const printed = { source: 'book', rule: 'CM-TER-1' } as const

export const TERRAINS: readonly TerrainRow[] = [
  {
    ...printed,
    ...called('clear', 'terrain clair', 'clear'),
    char: '.',
    caveLook: 'cave-floor',
    difficulty: 'clear',
  },
  {
    ...printed,
    ...called('rough', 'terrain accidenté', 'rough'),
    char: 'r',
    caveLook: 'cave-rough',
    difficulty: 'rough',
  },
  {
    ...printed,
    ...called('difficult', 'terrain difficile', 'difficult'),
    char: 'd',
    caveLook: 'cave-difficult',
    difficulty: 'difficult',
  },
  { ...ours, ...called('wood', 'forêt', 'forest'), char: 'w', difficulty: 'difficult' },
  { ...ours, ...called('marsh', 'marais', 'marsh'), char: 'm', difficulty: 'difficult' },
  { ...printed, ...called('water', 'eau', 'water'), char: '~', difficulty: 'water' },
  { ...printed, ...called('lava', 'lave', 'lava'), char: 'l', difficulty: 'lava' },
  {
    ...printed,
    ...called('fortification', 'fortification', 'fortification'),
    char: 'f',
    difficulty: 'fortification',
  },
  {
    ...printed,
    ...called('impassable', 'terrain infranchissable', 'impassable'),
    char: '#',
    caveLook: 'cave-rock',
    difficulty: 'impassable',
  },
]
