/** A board of the fantasy game: hills to both sides of the plain, a fortification, a cave with lava and water, obstacles. */
import { type SideId } from '#shared/document/ids'
import { type HexsideFeatures } from '#shared/document/types'
import { type Direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { feature } from './sampleMap'
import { type Sample } from './samples'

type Side = readonly [number, number, Direction, HexsideFeatures]

const walls = (col: number, row: number, values: readonly Direction[], owner?: string): Side[] =>
  values.map((value) => [
    col,
    row,
    value,
    {
      barrier: feature('fortification-side'),
      ...(owner && {
        opening: {
          ...feature('fortification-entrance'),
          ...(owner !== 'none' && { owner: owner as SideId }),
        },
      }),
    },
  ])

const side = (index: Direction): Facing => ({ kind: 'side', index })
const vertex = (index: Direction): Facing => ({ kind: 'vertex', index })

const WAY = { way: feature('road') }

/** Levels from -5 to 5, the plain between them. */
export const HEIGHTS: Sample = {
  label: 'levels -5 to +5',
  rows: Array.from({ length: 7 }, () => '. . . . . . . . . . .'),
  levels: [
    '0 0 0 0 0 0 0 0 0 0 0',
    '-5 -4 -3 -2 -1 0 1 2 3 4 5',
    '-5 -4 -3 -2 -1 0 1 2 3 4 5',
    '-5 -4 -3 -2 -1 0 1 2 3 4 5',
    '-5 -4 -3 -2 -1 0 1 2 3 4 5',
    '0 0 -3 -3 0 0 0 3 3 0 0',
    '0 0 0 0 0 0 0 0 0 0 0',
  ],
}

export const FANTASY: Sample = {
  label: 'fantasy board',
  rows: [
    'wood wood wood . . . . . . impassable impassable cave-rock cave-rock cave-rock cave-rock cave-rock',
    'wood wood difficult rough . . . . . impassable cave-rock cave-rock cave-floor cave-rough cave-floor cave-rock',
    'wood difficult difficult rough . . . . rough impassable cave-floor cave-floor cave-floor cave-difficult cave-floor cave-rock',
    '. difficult rough rough . . . . . cave-floor cave-floor cave-rock cave-floor lava lava cave-rock',
    '. . . . . . . . . cave-floor cave-floor cave-floor cave-rough lava lava cave-rock',
    '. . . . fortification fortification . . . impassable cave-rock cave-floor cave-floor cave-floor lava cave-rock',
    '. . . fortification fortification fortification . . . impassable impassable cave-rock cave-rock cave-floor cave-floor cave-rock',
    'rough . . fortification fortification fortification . . . . impassable impassable cave-rock cave-rough water water',
    'rough rough . . . . . . . . . impassable cave-rock water water water',
    '. . . marsh marsh . . . . lava lava impassable impassable water water cave-rock',
    '. . marsh marsh water . . . . lava lava lava impassable cave-rock cave-rock cave-rock',
    '. . . water water water . . . . lava lava impassable impassable cave-rock cave-rock',
  ],
  caves: [
    '. . . . . . . . . . . c c c c c',
    '. . . . . . . . . . c c c c c c',
    '. . . . . . . . . . c c c c c c',
    '. . . . . . . . . c c c c c c c',
    '. . . . . . . . . c c c c c c c',
    '. . . . . . . . . . c c c c c c',
    '. . . . . . . . . . . c c c c c',
    '. . . . . . . . . . . . c c c c',
    '. . . . . . . . . . . . c c c c',
    '. . . . . . . . . . . . . c c c',
    '. . . . . . . . . . . . . c c c',
    '. . . . . . . . . . . . . . c c',
  ],
  flags: [
    '1 1 1 0 0 0 0 0 0 2 2 2 2 2 2 2',
    '1 1 1 0 0 0 0 0 0 2 2 2 0 0 0 2',
    '1 0 0 0 0 0 0 0 4 2 0 0 0 0 0 2',
    '0 0 0 0 0 0 0 0 4 0 0 2 0 0 0 2',
  ],
  wandering: [
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 3 3 3 0',
    '0 0 1 0 0 0 0 0 0 0 2 2 3 4 3 0',
    '0 1 1 0 0 0 0 0 0 1 1 0 2 0 0 0',
    '0 0 0 0 0 0 0 0 0 1 1 1 2 0 0 0',
  ],
  levels: [
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '2 1 0 0 0 0 -1 -1 0 0 0 0 0 0 0 0',
    '1 0 0 0 0 -1 -2 -1 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 -1 0 0 0 0 0 0 0 0 0',
  ],
  sides: [
    ...walls(4, 5, [5, 0, 1, 4]),
    ...walls(5, 5, [0, 1, 2]),
    ...walls(5, 6, [1], '#b0392a'),
    ...walls(5, 6, [2]),
    ...walls(5, 7, [1, 2]),
    ...walls(5, 7, [3], 'none'),
    ...walls(4, 7, [2, 3, 4]),
    ...walls(3, 6, [0, 5, 4]),
    ...walls(3, 7, [4, 3]),
    ...walls(3, 7, [2]),
    [5, 6, 1, WAY],
    [6, 6, 2, WAY],
    [7, 6, 1, WAY],
    [2, 4, 1, { barrier: feature('rough') }],
    [3, 3, 3, { barrier: feature('rough') }],
    [6, 2, 1, { barrier: feature('impassable') }],
    [6, 2, 2, { barrier: feature('impassable') }],
    [6, 3, 1, { barrier: feature('water-side') }],
    [6, 3, 2, { barrier: feature('water-side') }],
  ],
  markers: [
    [3, 0, 'debris', side(0)],
    [4, 0, 'mantlet', side(0)],
    [5, 0, 'pavises', vertex(0)],
    [6, 0, 'palisade', side(1)],
    [7, 0, 'abatis', vertex(1)],
    [4, 1, 'ditch', side(0)],
    [5, 1, 'stakes', vertex(5)],
    [6, 1, 'trap', side(0)],
    [7, 1, 'tents', side(0)],
    [4, 2, 'huts', side(0)],
    [5, 2, 'cart', side(1)],
    [4, 3, 'wagon', vertex(2)],
    [5, 3, 'war-wagon', side(2)],
    [7, 3, 'civilians', side(0)],
    [8, 6, 'herd', side(0)],
    [4, 11, 'boats', side(1)],
    [7, 8, 'ruins', side(0)],
    [8, 8, 'fire-start', side(0)],
    [9, 8, 'blaze', side(0)],
    [8, 11, 'smoke-sparse', side(0)],
    [9, 11, 'smoke-dense', side(0)],
    [1, 4, 'palisade', vertex(0)],
  ],
}
