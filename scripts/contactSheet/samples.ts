/** The samples on the contact sheets: everything the painter knows, alone and joined. */
import { type HexsideFeatures, type HexsideHalf } from '#shared/document/types'
import { axial } from '#shared/hex/axial'
import { type Direction, DIRECTIONS } from '#shared/hex/direction'
import { type PlacedFace } from '#shared/painter/scene'
import { type CounterFace, SILHOUETTES } from '#shared/rules/contract/counterFace'
import {
  FEATURE_LOOK_ROWS,
  FEATURE_LOOKS,
  type FeatureLook,
  STRUCTURE_LOOKS,
  TERRAIN_LOOKS,
} from '#shared/rules/map/looks'
import { feature, type SampleMap } from './sampleMap'

export interface Sample extends SampleMap {
  readonly label: string
}

/** A lone hex and an area of each terrain. */
export const TERRAIN_SAMPLES: readonly Sample[] = TERRAIN_LOOKS.map((look) => {
  const host = look === 'bridge' || look === 'boat' ? 'water' : '.'
  const rows = [
    `${host} ${host} ${host} ${host} ${host} ${host}`,
    `${host} X ${host} X X ${host}`,
    `${host} ${host} X X X ${host}`,
    `${host} ${host} X X ${host} ${host}`,
    `${host} ${host} ${host} ${host} ${host} ${host}`,
  ]
  return {
    label: look,
    rows: rows.map((row) => row.replaceAll('X', look)),
    ...(look.startsWith('cave-') && { caves: rows.map((row) => row.replaceAll('X', 'c')) }),
  }
})

export const LEVEL_SAMPLES: readonly Sample[] = [
  {
    label: 'levels 0 to 3',
    rows: ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'],
    levels: ['0 0 0 0 0 0', '0 1 1 1 1 0', '0 1 2 3 1 0', '0 1 2 2 1 0', '0 0 1 1 0 0'],
  },
  {
    label: 'levels 0 to -2, drop of 2',
    rows: ['. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .', '. . . . . .'],
    levels: ['0 0 0 0 0 0', '0 -1 -1 0 0 0', '0 -1 -2 -1 2 2', '0 -1 -1 0 2 0', '0 0 0 0 0 0'],
  },
  {
    label: 'terrains at levels 0, -2, +1, +2, +3',
    rows: new Array<string>(5).fill('clear wood wood rocks field brush rough difficult water marsh house'),
    levels: [0, -2, 1, 2, 3].map((level) => new Array<number>(11).fill(level).join(' ')),
  },
]

function features(look: FeatureLook, inside: HexsideHalf, more: object = {}): HexsideFeatures {
  const wall = look === 'fortification-entrance' ? 'fortification-side' : 'wall'
  const { slot } = FEATURE_LOOK_ROWS[look]
  if (slot === 'opening')
    return { barrier: { ...feature(wall), inside }, opening: { ...feature(look), inside, ...more } }
  if (slot === 'way') return { way: feature(look) }
  if (slot === 'fixture')
    return { barrier: { ...feature('wall'), inside }, fixture: { ...feature(look), inside } }
  return { barrier: { ...feature(look), inside } }
}

type SideEntry = readonly [number, number, Direction, HexsideFeatures]

/** Sides of one hex, the hex inside. */
function ring(
  col: number,
  row: number,
  values: readonly Direction[],
  look: FeatureLook,
  more?: object,
): SideEntry[] {
  return values.map((value) => [col, row, value, features(look, value < 3 ? 'owner' : 'across', more)])
}

const GROUND = ['. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . . . . .']

/** Alone, two at 120 degrees, round a hex, three at a vertex, an outward corner and a run with ends. */
export const FEATURE_SAMPLES: readonly Sample[] = FEATURE_LOOKS.map((look) => ({
  label: look,
  rows: GROUND,
  sides:
    FEATURE_LOOK_ROWS[look].slot === 'way'
      ? [
          ...([1, 2, 3] as const).map((col) => [col, 1, 2, features(look, 'owner')] as const),
          ...([0, 3] as const).map((value) => [5, 2, value, features(look, 'owner')] as const),
          [5, 2, 4, features(look, 'owner')],
          [1, 3, 0, features(look, 'owner')],
          [1, 3, 2, features(look, 'owner')],
        ]
      : [
          ...ring(1, 1, DIRECTIONS, look),
          ...ring(3, 1, [0], look),
          ...ring(5, 1, [0, 1], look),
          [5, 1, 5, features(look, 'across')],
          // A zigzag run with ends.
          ...ring(1, 3, [3, 2], look),
          ...ring(2, 3, [3, 2], look),
          ...ring(3, 4, [1], look),
          // Three at a vertex.
          ...ring(5, 3, [0, 1], look),
          [5, 2, 2, features(look, 'owner')],
        ],
}))

function stateSample(label: string, look: FeatureLook, more: object): Sample {
  return {
    label,
    rows: ['. . .', '. . .', '. . .'],
    sides: [...ring(1, 1, [3, 4, 5, 1, 2], 'battlement'), ...ring(1, 1, [0], look, more)],
  }
}

export const STATE_SAMPLES: readonly Sample[] = [
  stateSample('slit', 'arrow-slit', {}),
  stateSample('window', 'window', {}),
  stateSample('door closed', 'door', { state: 'closed' }),
  stateSample('door open', 'door', { state: 'open' }),
  stateSample('gate closed', 'gate', { state: 'closed' }),
  stateSample('gate open', 'gate', { state: 'open' }),
  stateSample('portcullis lowered', 'gate', { state: 'open', portcullis: 'lowered' }),
  stateSample('portcullis raised', 'gate', { state: 'open', portcullis: 'raised' }),
]

export const STRUCTURE_SAMPLES: readonly Sample[] = STRUCTURE_LOOKS.map((look) => ({
  label: look,
  rows:
    look === 'filled-moat'
      ? ['. . . . .', '. moat . . .', '. . moat moat .', '. . . moat .']
      : ['. . . . .', '. . . . .', '. . . . .', '. . . . .'],
  structures: [
    [1, 1, look, 0],
    [3, 1, look, 1],
    [2, 2, look, 3],
    [3, 2, look, 2],
  ],
}))

const FACE: CounterFace = {
  silhouette: 'swordsman',
  footprint: 1,
  name: 'Osmund',
  code: 'NSW',
  codeColor: 'black',
  attack: '9',
  defence: '7',
  movement: '8',
  twoHandedDot: false,
  armour: 'none',
  largeShield: false,
  wounded: false,
  conditions: [],
  color: '#b0392a',
}

export interface FaceSample {
  readonly label: string
  readonly face: CounterFace
}

const COLORS = ['#b0392a', '#2f5f9e', '#5f7d2e', '#c9a227', '#6d4794', '#d8d2c4', '#3a3a3a'] as const

const silhouettes: readonly FaceSample[] = SILHOUETTES.slice(0, 10).map((silhouette, index) => ({
  label: silhouette,
  face: {
    ...FACE,
    silhouette,
    footprint: silhouette === 'rider' || silhouette === 'mounted-archer' ? 2 : 1,
    name: [
      'Osmund',
      'Hal',
      'Wilfrid',
      'Walter',
      'Sir Guy',
      'Sir Guy de Gisborne',
      'Ibn Hamdis',
      'Baron Hugh',
      'Tom',
      'Fra Luca',
    ][index] as string,
    code: ['NSW', 'NSP', 'Nlb', 'Ncb', 'NKN', 'NKN', 'Ssb', 'NBA', 'PEA', 'MON'][index] as string,
    codeColor: ['archer', 'crossbowman', 'mounted-archer'].includes(silhouette) ? 'green' : 'black',
    attack: ['9', '8', '4', '5', '14', '18', '12', '12', '3', '1'][index] as string,
    defence: ['7', '9', '5', '6', '13', '15', '10', '14', '4', '4'][index] as string,
    movement: ['8', '8', '9', '8', '6', '16', '18', '7', '9', '8'][index] as string,
    color: COLORS[index % 3] as string,
  },
}))

const marked: readonly (readonly [string, Partial<CounterFace>])[] = [
  ['two-handed dot', { twoHandedDot: true, attack: '12' }],
  ['light armour', { armour: 'light' }],
  ['heavy armour', { armour: 'heavy', defence: '14' }],
  ['large shield', { largeShield: true }],
  ['light + shield', { armour: 'light', largeShield: true, defence: '11' }],
  [
    'heavy + shield + dot',
    {
      armour: 'heavy',
      largeShield: true,
      twoHandedDot: true,
      attack: '16',
      defence: '15',
      silhouette: 'knight',
    },
  ],
  ['wounded', { wounded: true, armour: 'light' }],
  [
    'wounded rider',
    {
      wounded: true,
      silhouette: 'rider',
      footprint: 2,
      name: 'Sir Guy',
      attack: '12',
      defence: '10',
      movement: '14',
      armour: 'heavy',
      largeShield: true,
    },
  ],
  ['stunned', { conditions: ['stunned'] }],
  ['dead', { conditions: ['dead'] }],
  ['long name', { name: 'Guillaume le Maréchal' }],
]

/** Units of the fantasy game: figures, cards, badges. */
const UNIT: CounterFace = {
  ...FACE,
  name: 'Garde noire',
  code: 'GdN',
  attack: '+1',
  defence: '0',
  movement: '3',
  steps: { left: 4, all: 4 },
}

const RIDDEN = /rider|mounted|horse|sergeant|steppe|lancer|cataphract/

/** Every figure on a card of its own size. */
export const FIGURE_SAMPLES: readonly FaceSample[] = SILHOUETTES.map((silhouette, index) => ({
  label: silhouette,
  face: {
    ...FACE,
    silhouette,
    footprint: RIDDEN.test(silhouette) ? 2 : 1,
    color: COLORS[index % 3] as string,
  },
}))

const inState: readonly (readonly [string, Partial<CounterFace>])[] = [
  ['low flight', { silhouette: 'winged', badges: ['low-flight'] }],
  ['high flight', { silhouette: 'dragon', badges: ['high-flight'] }],
  ['shallow', { badges: ['shallow-infiltration', 'hidden'], silhouette: 'skirmisher' }],
  ['deep, small', { small: true, badges: ['deep-infiltration'], steps: { left: 1, all: 2 }, wounded: true }],
  ['states', { badges: ['routed', 'exhausted', 'no-ammunition', 'contact', 'activated'] }],
  ['states', { badges: ['shaken', 'winded', 'low-ammunition', 'charge', 'special-order'] }],
  [
    'formation',
    {
      silhouette: 'pikeman',
      footprint: 2,
      across: true,
      steps: { left: 8, all: 8 },
      badges: ['hedgehog', 'shaken'],
    },
  ],
  [
    'formation',
    {
      silhouette: 'knight',
      footprint: 2,
      across: true,
      steps: { left: 5, all: 12 },
      badges: ['shield-wall', 'rank-rotation', 'tortoise', 'march'],
      wounded: true,
    },
  ],
  ['hidden', { cache: true }],
  ['decoy', { cache: true, badges: ['decoy'] }],
]

export const FACE_SAMPLES: readonly FaceSample[] = [
  ...silhouettes,
  ...inState.map(([label, more]) => ({ label, face: { ...UNIT, ...more } })),
  ...marked.map(([label, more]) => ({ label, face: { ...FACE, ...more } })),
  ...COLORS.map((color) => ({ label: color, face: { ...FACE, color, silhouette: 'spearman' as const } })),
]

function placed(
  id: string,
  col: number,
  row: number,
  more: Partial<PlacedFace> & { face: CounterFace },
): PlacedFace {
  return { id, hex: axial(col, row - Math.floor(col / 2)), angle: 0, level: 0, stackHeight: 1, ...more }
}

const face = (index: number, more: Partial<CounterFace> = {}): CounterFace => ({
  ...(FACE_SAMPLES[index] as FaceSample).face,
  ...more,
})

const CASTLE: readonly SideEntry[] = [
  ...(
    [
      [9, 2, [0, 5, 4]],
      [10, 2, [0]],
      [11, 2, [0, 1, 2]],
      [9, 3, [4, 3]],
      [11, 3, [1, 2]],
      [10, 5, [2, 4]],
      [9, 4, [3, 4, 5]],
      [11, 4, [1, 2, 3]],
    ] as const
  ).flatMap(([col, row, values]) => ring(col, row, values, 'battlement')),
  ...ring(10, 5, [3], 'gate', { state: 'open', portcullis: 'raised' }),
  ...ring(9, 3, [5], 'arrow-slit'),
]

/** A little of everything on one board. */
export const BOARD: Sample = {
  label: 'board',
  rows: [
    'wood wood wood wood . stream0 . . . . . . wood wood',
    'wood wood wood wood wood . . . . . . . . wood',
    'wood wood wood . . . . . . courtyard courtyard courtyard . wood',
    'wood . brush . . . . . . courtyard church courtyard . .',
    '. . . . house . . . . courtyard courtyard courtyard . .',
    '. stable . house house . bridge . . . courtyard . . rocks',
    'field field . . . . water . . . . . rocks rocks',
    'field field field . . . water water . . . . . .',
    'field field field orchard orchard . . water ford . . . . marsh',
    'field field orchard orchard . . . . water water . . marsh marsh',
    'field field field . . . . . . water sea sea sea marsh',
    '. . . . . boat . . . sea sea sea sea sea',
  ].map((row) => row.replace('stream0', '.').replace('boat', '.')),
  levels: [
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 1 1 0 0 0',
    '0 0 0 0 0 0 0 0 0 1 2 1 0 0',
    '0 0 0 0 0 0 0 0 0 0 1 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    '0 0 0 0 0 0 0 0 0 0 0 0 0 0',
  ],
  sides: [
    ...CASTLE,
    ...(
      [
        [0, 5, 2],
        [1, 5, 1],
        [2, 5, 2],
        [3, 5, 2],
        [4, 6, 1],
        [5, 5, 2],
        [6, 6, 1],
        [7, 5, 1],
        [8, 5, 2],
        [9, 5, 2],
      ] as const
    ).map(([col, row, value]): SideEntry => [col, row, value, { way: feature('road') }]),
    ...(
      [
        [6, 0, 3],
        [6, 1, 3],
        [6, 2, 3],
        [6, 3, 3],
        [6, 4, 3],
        [6, 5, 3],
      ] as const
    ).map(([col, row, value]): SideEntry => [col, row, value, { way: feature('stream') }]),
    ...(
      [
        [4, 6, 3],
        [4, 7, 3],
        [4, 8, 2],
      ] as const
    ).map(([col, row, value]): SideEntry => [col, row, value, { way: feature('path') }]),
    ...ring(2, 8, [0, 1], 'hedge'),
    ...ring(3, 7, [5], 'fence'),
  ],
  counters: [
    placed('a', 7, 4, { face: face(4), angle: Math.PI / 2 }),
    placed('b', 8, 6, { face: face(0, { armour: 'light' }), angle: Math.PI / 6 }),
    placed('c', 10, 4, { face: face(2), angle: Math.PI }),
    placed('d', 5, 3, { face: face(5), angle: Math.PI / 3, rear: axial(4, 2) }),
    placed('e', 3, 6, { face: face(8), angle: 0, level: 0, stackHeight: 2 }),
    placed('f', 3, 6, { face: face(9), angle: 0, level: 1, stackHeight: 2 }),
    placed('g', 8, 3, { face: face(3, { wounded: true }), angle: -Math.PI / 3 }),
  ],
}
