/** A scenario that has something of everything the file can hold. */
import {
  boardId,
  counterId,
  groupId,
  imageHash,
  labelId,
  reinforcementId,
  specialRuleId,
  victoryId,
  zoneId,
} from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { PNG } from '../images/pictures'
import { testBoard } from '../support/board'
import { ARCHER, KNIGHT, NORMANS, richCounters, SARACENS } from './richCounters'

export { ARCHER, KNIGHT, NORMANS, SARACENS }

export const BOARD_GRID: Grid = {
  orientation: 'flat',
  stagger: 'even',
  columns: 40,
  rows: 35,
}

/** The hash of `PNG` in `tests/images/pictures.ts`. */
export const HASH = imageHash('c65fe1ef9bde3cb751ef7ea94259a14e3988644b468544c8688c018e730dff22')

/** A finding that names no thing. */
const NOTHING = { hexes: [], hexsides: [], counters: [], sides: [] }

export function richScenario(grid: Grid = BOARD_GRID): Scenario {
  const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, grid))
  const side = (col: number, row: number, way: Direction) =>
    hexsideKey(hexsideOf(toAxial({ col, row }, grid), way))
  const board = testBoard({
    ...grid,
    hexMm: 25.4,
    numbering: { ...LETTER_NUMBERING, rowsDescend: true },
    palette: { '.': 'clear', w: 'wood', '~': 'water', h: 'house' },
    hexes: {
      [`${hex(3, 2)} ${hex(4, 2)}`]: 'wood',
      [hex(33, 34)]: 'water',
      [hex(0, 0)]: 'house',
      [hex(5, 5)]: 2,
      [hex(39, 5)]: -1,
      [hex(7, 33)]: 12,
      [hex(8, 8)]: { environment: 'cave' },
      [hex(1, 1)]: { flags: ['flammable', 'infiltration'] },
      [hex(39, 34)]: { flags: ['inaccessible'] },
      [hex(2, 2)]: { wandering: 4 },
    },
    hexsides: {
      [side(9, 9, 0)]: {
        barrier: { feature: 'wall', inside: 'owner', integrity: 2 },
        opening: { feature: 'arrow-slit', inside: 'across' },
      },
      [side(9, 9, 1)]: {
        barrier: { feature: 'wall' },
        opening: { feature: 'gate', state: 'closed', owner: NORMANS, portcullis: 'lowered' },
      },
      [side(2, 3, 2)]: 'road',
      [side(33, 33, 1)]: {
        fixture: { feature: 'stairs', inside: 'owner' },
        barrier: { feature: 'cliff' },
      },
      [side(0, 0, 0)]: 'hedge',
      [side(0, 0, 5)]: 'wall',
    },
    structures: {
      [hex(10, 10)]: { feature: 'tower', facing: { kind: 'side', index: 2 }, integrity: 3, owner: NORMANS },
      [hex(2, 9)]: 'wall',
    },
    markers: {
      [hex(1, 1)]: 'rubble',
      [hex(2, 1)]: { kind: 'stakes', facing: { kind: 'vertex', index: 5 }, hidden: true },
    },
    background: {
      image: HASH,
      width: 12,
      height: 8,
      fit: [
        { hex: hex(0, 0), x: 10, y: 20.5 },
        { hex: hex(9, 0), x: 400, y: 20 },
      ],
      opacity: 0.5,
      locked: true,
      print: false,
    },
    gridLook: { lineColor: '#102030', lineOpacity: 0.75 },
  })
  return {
    info: {
      title: 'Le « siège » de l’Île — essai',
      authors: ['A. Designer', 'B. "Tester"'],
      date: '2024-05-01',
      logo: HASH,
      language: 'fr',
      otherTitle: 'The “siege” of the Isle',
      version: 'essai 3',
      license: 'CC BY-SA 4.0',
    },
    texts: {
      background: { fr: 'Première ligne.\nSeconde ligne, avec \\ et \t.', en: 'First line.\nSecond line.' },
      setUp: { fr: 'Les portes sont fermées.' },
      victory: { en: 'The tower decides.' },
      notes: { fr: 'Essayé **trois** fois.' },
      credits: { fr: 'Merci à tous.', en: 'Thanks to all.' },
    },
    ruleset: 'magna-carta',
    options: { blanks: 'end', woundedModifiers: ['a', 1, { deep: [true, null] }] },
    houseTables: { infiltration: { rows: [{ label: 'x', cells: [1, 2] }] } },
    map: board.map,
    boards: {
      [boardId('west')]: {
        name: 'Ouest',
        firstColumn: 0,
        firstRow: 0,
        columns: 20,
        rows: 35,
        numbering: { ...LETTER_NUMBERING, style: 'column-row' },
        turned: true,
        edges: [{ edge: 'top', name: 'Nord', spans: [{ name: 'porte', from: 2, to: 5 }] }],
      },
    },
    sides: {
      [SARACENS]: { name: 'Sarrasins', color: '#206040', notes: '' },
      [NORMANS]: {
        name: 'Normands',
        color: '#A03020',
        notes: 'Moral : bon.',
        setUp: { order: 2, where: 'zones', facing: 'as-placed', secret: true },
      },
    },
    groups: {
      [groupId('house')]: {
        side: NORMANS,
        name: 'La maison',
        note: 'Près du roi.',
        leader: counterId('guy'),
        rank: 0,
      },
      [groupId('guard')]: {
        ...{ side: NORMANS, name: 'La garde', note: '', parent: groupId('house'), rank: 0.5 },
        wing: { banner: '#aa3300', order: 'defend', morale: 8, rest: 9 },
      },
    },
    turns: {
      count: 8,
      order: [SARACENS, NORMANS],
      clock: { start: '06:30', step: 15 },
      rows: {
        '1': { name: { fr: 'L’aube', en: 'Dawn' }, light: 'night', weather: 'rain', fog: 'mist' },
        '3': { event: { fr: 'Le soleil se lève.' }, light: 'day', without: ['fire'] },
      },
    },
    reinforcements: {
      [reinforcementId('relief')]: {
        side: SARACENS,
        name: 'Le secours',
        turn: 4,
        lastTurn: 6,
        roll: { sides: 10, atMost: 4 },
        entries: [
          { kind: 'edge', edge: 'left', from: 2, to: 5 },
          { kind: 'hexes', hexes: [hex(1, 1), hex(1, 2)] },
          { kind: 'zone', zone: zoneId('camp') },
          { kind: 'board-edge', board: boardId('west'), edge: 'top', span: 'porte' },
        ],
        facing: { kind: 'side', index: 1 },
        condition: { fr: 'Quand le cor sonne.' },
        blocked: 'nearest',
      },
    },
    victory: {
      [victoryId('keep')]: {
        side: SARACENS,
        level: 'decisive',
        join: 'points',
        least: 12,
        conditions: [
          {
            kind: 'hold',
            place: { kind: 'hexes', hexes: [hex(10, 10)] },
            least: 1,
            by: 'last-pass',
            turns: 2,
            points: 5,
          },
          {
            kind: 'eliminate',
            who: [{ kind: 'side', side: NORMANS }],
            least: { kind: 'share', percent: 50 },
            wounded: true,
            points: 5,
          },
          {
            kind: 'exit',
            who: [{ kind: 'group', group: groupId('house') }],
            place: { kind: 'edge', edge: 'top' },
            until: 6,
            points: 3,
          },
          { kind: 'survive', who: [{ kind: 'leaders', side: SARACENS }], unhurt: true, points: 2 },
          { kind: 'capture', who: [{ kind: 'counter', counter: counterId('guy') }], points: 4 },
          {
            kind: 'break',
            hexes: [hex(10, 10)],
            hexsides: [hexsideKey(hexsideOf({ q: 3, r: 3 }, 1))],
            least: 1,
            points: 1,
          },
          { kind: 'score', who: [{ kind: 'type', type: KNIGHT }], state: 'wounded', points: 2 },
        ],
        text: { fr: 'Sauf accord des joueurs.' },
      },
      [victoryId('nobody')]: {
        level: 'draw',
        join: 'any',
        conditions: [
          { kind: 'survive', who: [{ kind: 'side', side: SARACENS }], least: { kind: 'count', count: 3 } },
        ],
      },
    },
    specialRules: {
      [specialRuleId('mud')]: {
        title: { fr: 'La boue', en: 'Mud' },
        text: { fr: 'Les cavaliers vont au pas.' },
        changes: ['MC-MOV-1', 'infiltration'],
        rank: 0.5,
      },
    },
    counterTypes: {
      [KNIGHT]: {
        name: 'Chevalier',
        abbreviation: 'NCh',
        side: NORMANS,
        edition: 'ours',
        footprint: 2,
        stats: { armour: 'heavy', largeShield: true, movement: 12 },
        faces: {
          'mounted-healthy': {
            stats: { attack: 9, defence: 8 },
            image: HASH,
            art: {
              ...{ width: 12, height: 8, mode: 'behind', zoom: 1.5, x: 0, y: -0.25, turn: 12 },
              ...{ tint: '#8a4b2a', tintOpacity: 0.3 },
            },
          },
          'foot-wounded': { stats: { attack: 3, defence: 3, footprint: 1 } },
        },
        quantity: 3,
        pairs: [{ front: 'mounted-healthy', back: 'riderless' }],
      },
      [ARCHER]: {
        name: 'Archer',
        abbreviation: 'SAr',
        edition: '',
        footprint: 1,
        stats: { missile: 'bow' },
        faces: { healthy: { stats: { attack: 2, defence: 3 } } },
        quantity: 1,
      },
    },
    cardDesign: { base: 'numbers', lengthMm: 40, shows: { steps: false, hex: true } },
    counters: richCounters(grid),
    zones: {
      [zoneId('camp')]: {
        name: 'Camp',
        kind: 'setup',
        side: SARACENS,
        hexes: [hex(1, 1), hex(0, 0), hex(2, 1)],
      },
      [zoneId('gate')]: { name: 'Porte', kind: 'other', hexes: [] },
    },
    labels: {
      [labelId('river')]: { text: 'La Rivière', hex: hex(20, 20), dxMm: 1.5, dyMm: 0, sizeMm: 4, angle: -30 },
    },
    images: { [HASH]: { type: 'image/png', base64: Buffer.from(PNG).toString('base64') } },
    silenced: [
      { ...NOTHING, code: 'CHK2-overlap', hexes: [hex(1, 1)], sides: [NORMANS], reason: 'Ils se serrent.' },
      {
        ...{ ...NOTHING, code: 'CHK5-opening-outside-wall', counters: [counterId('guy')] },
        hexsides: [side(3, 3, 1)],
        reason: 'Une ruine.',
      },
      { ...NOTHING, code: 'SCN1-house-rules', says: 'It cannot be read.', reason: 'À revoir.' },
      { ...NOTHING, code: 'CHK9-unusual-stats', reason: 'Une armée « de légende ».' },
    ],
    vassalGpids: { 'counter/guy': 1_073_741_823, 'type/archer//': 12 },
  }
}

/** The four kinds, those of `even` stagger with half hexes. */
export const GRID_KINDS: readonly Grid[] = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((stagger) => ({
    orientation,
    stagger,
    columns: BOARD_GRID.columns,
    rows: BOARD_GRID.rows,
    ...(stagger === 'even' ? { halfHexes: true } : {}),
  })),
)
