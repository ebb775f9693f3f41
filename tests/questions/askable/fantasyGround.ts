/** Ground, sides, movement, stacking, wandering and sight of the common mechanics (CM-TER, CM-SID, CM-STK, CM-WAN, CM-LOS, CM-OBS). */
import { type BoardParts } from '../../support/board'
import { type Situations } from './situation'

const A = { at: 'E5', facing: 's0' }
const FORMATION = { kind: 'formation', facing: 'v0' }
const CAVE = { stats: { caveAdapted: true } }
const SMALL = { stats: { size: 'small' } }
const ORC = { at: 'E4', side: 'blue', facing: 's3' }

const REACH = { question: 'reach', counter: 'a' } as const
const ROOM = { question: 'stacking', hex: 'E4' } as const
const ASTRAY = { question: 'wandering', counter: 'a' } as const
const UP = [['E9', 'E4']] as const

const field = (counters: BoardParts['counters'], parts: BoardParts = {}): BoardParts => ({
  ruleset: 'common-mechanics',
  counters,
  ...parts,
})

export const FANTASY_GROUND: Situations = {
  'where a troop can go': {
    board: field({ a: A }),
    asked: [REACH],
    cites: ['CM-TER-4', 'CM-ORI-3'],
  },
  'where a flyer can go': {
    board: field({ a: { ...A, stats: { movementClass: 'flying' } } }),
    asked: [REACH],
    cites: ['CM-FLY-1', 'CM-FLY-2', 'CM-SID-1'],
  },
  'where one of the caves can go': {
    board: field(
      { a: { ...A, ...CAVE } },
      { caves: '............\n'.repeat(3) + 'cccccccccccc\n'.repeat(7) },
    ),
    asked: [REACH],
    cites: ['CM-INF-1', 'CM-INF-2'],
  },
  'a formation in hedgehog mode': {
    board: field({
      a: { ...A, ...FORMATION, status: { mode: 'hedgehog' } },
      b: { ...ORC, at: 'E7', side: 'red' },
    }),
    asked: [REACH, { question: 'stacking', hex: 'E5' }],
    cites: ['CM-TER-4', 'CM-STK-3'],
  },
  'who may come into a free hex': {
    board: field({ a: A, b: { at: 'F4', facing: 's0' } }),
    asked: [ROOM],
    cites: ['CM-STK-1', 'CM-ORI-3', 'CM-TER-1'],
  },
  'who may come in on others': {
    board: field({
      a: { ...A, ...SMALL },
      b: { at: 'E4', facing: 's3' },
      c: { at: 'E4', facing: 's3', rank: 1 },
    }),
    asked: [ROOM],
    cites: ['CM-STK-1', 'CM-STK-5', 'CM-ORI-5'],
  },
  'an enemy in the hex': {
    board: field({ a: A, b: ORC }),
    asked: [ROOM],
    cites: ['CM-STK-2'],
  },
  'two formations': {
    board: field({ a: { ...FORMATION, at: 'E5' }, b: { ...FORMATION, at: 'E4' } }),
    asked: [ROOM],
    cites: ['CM-STK-4'],
  },
  'wall, cliff, water and a closed cave': {
    board: field(
      { a: A, b: { at: 'D4' }, c: { at: 'F4' }, d: { at: 'E3' } },
      {
        hexsides: { 'E4/E5': 'fortification', 'D4/E4': 'impassable', 'E4/F4': 'water', 'E3/E4': 'rough' },
      },
    ),
    asked: [ROOM],
    cites: ['CM-SID-6'],
  },
  'a climber before a cliff': {
    board: field({ a: { ...A, stats: { climber: true } } }, { hexsides: { 'E4/E5': 'impassable' } }),
    asked: [ROOM],
    cites: ['CM-TER-4', 'CM-STAT-4'],
  },
  'into a cave that is closed': {
    board: field({ a: A }, { hexes: { E4: { environment: 'cave', flags: ['inaccessible'] } } }),
    asked: [ROOM],
    cites: ['CM-TER-2'],
  },
  'huts and a blaze': {
    board: field({ a: A }, { markers: { E4: 'huts', F5: 'blaze' } }),
    asked: [ROOM, { question: 'stacking', hex: 'F5' }],
    cites: ['CM-OBS', 'CM-TER-3', 'CM-LOS-10'],
  },
  'astray in smoke': {
    board: field(
      { a: A, b: { ...ORC, at: 'D6', facing: 's0' } },
      { markers: { E5: 'smoke-dense' }, hexes: { F5: 'lava' } },
    ),
    asked: [ASTRAY, { ...ASTRAY, to: 'E4' }],
    cites: ['CM-WAN-1', 'CM-WAN-2', 'CM-WAN-3'],
  },
  'the first hex of a retreat': {
    board: field({ a: A, b: ORC, c: { at: 'E6', facing: 's0' }, d: { ...ORC, at: 'E7', facing: 's0' } }),
    asked: [{ question: 'retreats', counter: 'a' }],
    cites: ['CM-ORI-3', 'CM-ORI-6', 'CM-STK-5', 'CM-ENG-1'],
  },
  'who sees it': {
    board: field({ a: A, b: { ...ORC, at: 'E2' } }),
    asked: [{ question: 'seen', counter: 'a' }],
    cites: ['CM-LOS-9', 'CM-LOS-4'],
  },
  'next to each other': { board: field({}), looking: [['E5', 'E4']], cites: ['CM-LOS-3'] },
  'with whom it may form up': {
    board: field({ a: A, b: { ...A, at: 'E4' } }),
    asked: [{ question: 'forming-up', counter: 'a' }],
    cites: ['CM-ORI-5'],
  },
  'recovery in flight and in the rock': {
    board: field(
      {
        a: { ...A, stats: { movementClass: 'flying' }, placement: 'low-flight' },
        b: { ...A, at: 'E9', ...CAVE, placement: 'deep-infiltration' },
      },
      { caves: '............\n'.repeat(7) + 'cccccccccccc\n'.repeat(3) },
    ),
    asked: [
      { question: 'recovery', counter: 'a' },
      { question: 'recovery', counter: 'b' },
    ],
    cites: ['CM-FLY-1', 'CM-INF-1'],
  },
  'a charge coming down': {
    board: field({
      a: { ...A, stats: { movementClass: 'flying' }, placement: 'high-flight' },
      b: ORC,
    }),
    asked: [{ question: 'swoop', counter: 'a' }],
    cites: ['CM-FLY-2', 'CM-FLY-3'],
  },
  'a hidden unit and its decoy': {
    board: field({ a: { ...A, hidden: true }, d: { ...A, hidden: true, decoy: true } }),
    asked: [{ question: 'played-first', counter: 'a' }],
    cites: ['CM-HID-2'],
  },
  'from high flight and into the depth': {
    board: field({
      a: { ...A, stats: { movementClass: 'flying' }, placement: 'high-flight' },
      b: { ...A, at: 'E9', ...CAVE, placement: 'deep-infiltration' },
    }),
    looking: [
      ['a', 'E1'],
      ['b', 'E1'],
    ],
    cites: ['CM-LOS-1', 'CM-LOS-2'],
  },
  'over open ground': { board: field({}), looking: UP, cites: ['CM-LOS-4'] },
  'over a hill': { board: field({}, { hexes: { E6: 2 } }), looking: UP, cites: ['CM-LOS-5'] },
  'uphill past a wood, and down again': {
    board: field({}, { hexes: { E4: 2, E8: { terrain: 'wood', level: 1 } } }),
    looking: [
      ['E9', 'E4'],
      ['E4', 'E9'],
    ],
    cites: ['CM-LOS-6', 'CM-LOS-7'],
  },
  'along hexsides': { board: field({}), looking: [['C7', 'E7']], cites: ['CM-LOS-8'] },
  'through smoke': {
    board: field({}, { markers: { E6: 'smoke-dense' } }),
    looking: UP,
    cites: ['CM-LOS-10'],
  },
}
