/** Contacts, shock, fire, flight, infiltration, command and hidden units of the common mechanics (CM-ADJ to CM-SCN). */
import { type BoardParts } from '../../support/board'
import { type Situations } from './situation'

const A = { at: 'E5', facing: 's0' }
const B = { at: 'E4', side: 'blue', facing: 's3' }
const FLYING = { movementClass: 'flying' }
const CAVE_FOLK = { caveAdapted: true }
const BOW = { weaponClass: 'bow' }

const CONTACTS = { question: 'contacts', counter: 'a' } as const
const FIGHT = { question: 'fight', counter: 'a', enemies: ['b'] } as const
const SHOT = { question: 'fire', counter: 'a', enemies: ['b'] } as const
const ORDERS = { question: 'command', counter: 'leader', friends: ['target'] } as const
const CAVE = { caves: 'cccccccccccc\n'.repeat(10) }

const field = (counters: BoardParts['counters'], parts: BoardParts = {}): BoardParts => ({
  ruleset: 'common-mechanics',
  counters,
  ...parts,
})

export const FANTASY_FIGHTS: Situations = {
  'two troops face to face': {
    board: field({ a: A, b: B }),
    asked: [CONTACTS, FIGHT],
    cites: ['CM-ADJ-1', 'CM-ENG-1', 'CM-ORI-1', 'CM-LOS-3', 'CM-TER-1', 'CM-FLY-4'],
  },
  'a small unit, all front': {
    board: field({ a: { ...A, stats: { size: 'small' } }, b: B }),
    asked: [CONTACTS],
    cites: ['CM-ORI-2'],
  },
  'from the flank, out of a wood, uphill, over rough edges': {
    board: field(
      { a: A, b: { ...B, facing: 'v1' } },
      { hexes: { E5: 'wood', E4: 1 }, hexsides: { 'E4/E5': 'rough' } },
    ),
    asked: [FIGHT],
    cites: ['CM-ORI-4', 'CM-TER-1', 'CM-SID-3'],
  },
  'a climber at a wall': {
    board: field(
      { a: { ...A, stats: { climber: true }, status: { momentum: 'contact' } }, b: B },
      { hexsides: { 'E4/E5': 'impassable' } },
    ),
    asked: [FIGHT],
    cites: ['CM-SID-4'],
  },
  'under another in a stack': {
    board: field({ a: A, c: { ...A, rank: 1 }, b: B }),
    asked: [FIGHT],
    cites: ['CM-STK-5'],
  },
  'the lower of two in a stack': {
    board: field({ a: A, b: B, c: { ...B, rank: 1 } }),
    asked: [FIGHT, { ...FIGHT, enemies: ['c'] }],
    cites: ['CM-ENG-2'],
  },
  'a charge into stakes': {
    board: field({ a: { ...A, status: { momentum: 'charge' } }, b: B }, { markers: { E4: 'stakes' } }),
    asked: [FIGHT],
    cites: ['CM-OBS'],
  },
  'a flyer swoops': {
    board: field({ a: { ...A, at: 'E4', stats: FLYING, placement: 'low-flight' }, b: B }),
    asked: [FIGHT],
    cites: ['CM-FLY-3', 'CM-FLY-4'],
  },
  'two flyers in one hex': {
    board: field({
      a: { ...A, at: 'E4', stats: FLYING, placement: 'high-flight' },
      b: { ...B, stats: FLYING, placement: 'low-flight' },
    }),
    asked: [CONTACTS],
    cites: ['CM-ENG-3', 'CM-FLY-3'],
  },
  'out of the rock': {
    board: field({ a: { ...A, stats: CAVE_FOLK, placement: 'shallow-infiltration' }, b: B }, CAVE),
    asked: [CONTACTS, FIGHT],
    cites: ['CM-INF-4', 'CM-INF-3'],
  },
  'both in the rock': {
    board: field(
      {
        a: { ...A, stats: CAVE_FOLK, placement: 'shallow-infiltration' },
        b: { ...B, stats: CAVE_FOLK, placement: 'shallow-infiltration' },
      },
      CAVE,
    ),
    asked: [CONTACTS, FIGHT],
    cites: ['CM-INF-2', 'CM-INF-3', 'CM-INF-4', 'CM-ENG-3'],
  },
  'an archer': {
    board: field(
      { a: { ...A, stats: BOW }, b: { ...B, at: 'E3', facing: 's0' } },
      { hexsides: { 'E3/E4': 'fortification' } },
    ),
    asked: [SHOT, { question: 'fire', counter: 'a' }],
    cites: ['CM-STAT-3', 'CM-STAT-5', 'CM-ORI-7', 'CM-ORI-3', 'CM-ORI-4', 'CM-SID-2'],
  },
  'through a corner of a wall': {
    board: field(
      { a: { ...A, at: 'E6', facing: 'v0', stats: BOW }, b: { ...B, at: 'F5', facing: 's3' } },
      { hexsides: { 'F5/F6': 'fortification' } },
    ),
    asked: [SHOT],
    cites: ['CM-SID-5'],
  },
  'in fog and rain': {
    board: field(
      { a: { ...A, stats: BOW }, b: { ...B, at: 'E3' } },
      {
        start: { light: 'day', weather: 'rain', wind: 'breeze', windToward: 0, fog: 'mist' },
      },
    ),
    asked: [SHOT, { question: 'fire', counter: 'a' }],
    cites: ['CM-SCN-2'],
  },
  'a leader and his unit, in the rock': {
    board: field(
      {
        leader: { at: 'E8', kind: 'character', stats: CAVE_FOLK, placement: 'shallow-infiltration' },
        target: { at: 'E4', stats: CAVE_FOLK, placement: 'shallow-infiltration' },
      },
      { ...CAVE, hexes: { E6: { environment: 'cave', flags: ['inaccessible'] } } },
    ),
    asked: [ORDERS],
    cites: ['CM-CMD-1', 'CM-CMD-2', 'CM-CMD-3'],
  },
  'a leader and a flyer': {
    board: field({
      leader: { at: 'E8', kind: 'character' },
      target: { at: 'E4', stats: FLYING, placement: 'high-flight' },
    }),
    asked: [ORDERS],
    cites: ['CM-CMD-4', 'CM-STAT-1'],
  },
  'a hidden unit and a decoy': {
    board: field(
      {
        a: A,
        b: { ...B, hidden: true },
        leader: { at: 'E8', kind: 'character', side: 'blue' },
        target: { at: 'E9', decoy: true, hidden: true, side: 'blue' },
      },
      { options: { hiddenSetUp: 'allowed' } },
    ),
    asked: [
      { question: 'seen', counter: 'b' },
      { question: 'seen', counter: 'target' },
      { question: 'seen', counter: 'a' },
      ORDERS,
    ],
    cites: ['CM-HID-1', 'CM-HID-2', 'CM-HID-3'],
  },
}
