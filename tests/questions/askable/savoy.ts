/** Changes by the Savoy house rules: facing, opportunity attacks, fire, combat, saves, groups (SV). */
import { type BoardParts } from '../../support/board'
import { type Situations } from './situation'

const GUY = { type: 'crusaders-soldier', at: 'E6', facing: 'v0' }
const ALI = { type: 'saracens-soldier', at: 'F5', facing: 'v4' }
const ARCHER = { type: 'crusaders-archer', at: 'C9', facing: 'v0' }
const ARMOURED = { side: 'saracens', stats: { armour: 'heavy', largeShield: true } }
const FIGHT = { question: 'fight', counter: 'guy', enemies: ['ali'] } as const
const SHOT = { question: 'fire', counter: 'f', enemies: ['t'] } as const

const savoy = (counters: BoardParts['counters'], parts: BoardParts = {}): BoardParts => ({
  ruleset: 'savoy',
  counters,
  ...parts,
})

export const SAVOY_SITUATIONS: Situations = {
  'past an enemy that faces one': {
    board: savoy({ guy: GUY, ali: ALI }),
    going: [{ counter: 'guy', path: 'E5 D5' }],
    cites: ['SV-OPP-1', 'SV-OPP-2', 'SV-OPP-4', 'SV-OPP-6', 'SV-ARM-3'],
  },
  'past one that must turn, a friend beside it': {
    board: savoy({
      guy: GUY,
      ali: { ...ALI, type: 'saracens-pikeman', facing: 'v2' },
      hugo: { type: 'crusaders-soldier', at: 'F4', facing: 'v3' },
    }),
    going: [{ counter: 'guy', path: 'E5 D5' }],
    cites: ['SV-OPP-3', 'SV-OPP-5', 'SV-OPP-7', 'MC-INF-12'],
  },
  'away from an enemy': {
    board: savoy({ guy: { ...GUY, at: 'E5' }, ali: ALI }),
    going: [{ counter: 'guy', path: 'D5' }],
    cites: ['SV-MOV-2'],
  },
  'a step back without turning': {
    board: savoy({ guy: GUY }),
    asked: [{ question: 'reach', counter: 'guy' }],
    going: [{ counter: 'guy', path: 'E7', unturned: [1] }],
    cites: ['SV-MOV-1'],
  },
  'who can strike it': {
    board: savoy({ guy: { ...GUY, at: 'E5' }, ali: ALI }),
    asked: [{ question: 'contacts', counter: 'guy' }],
    cites: ['SV-CTR-4', 'SV-OPP-1'],
  },
  'an attack from the side': {
    board: savoy({ guy: { ...GUY, at: 'E5' }, ali: { ...ALI, facing: 'v2' } }),
    asked: [FIGHT],
    cites: ['SV-CBT-1', 'SV-CBT-2', 'SV-CBT-3'],
  },
  'a two-handed weapon against armour': {
    board: savoy({
      guy: { at: 'E5', side: 'crusaders', facing: 'v0', stats: { twoHanded: true } },
      ali: { ...ARMOURED, at: 'F5', facing: 'v4' },
    }),
    asked: [FIGHT],
    cites: ['SV-CBT-1', 'SV-ARM-1', 'SV-ARM-4', 'SV-FIR-4'],
  },
  'a two-handed weapon in the hands of a wounded': {
    board: savoy({
      guy: { at: 'E5', side: 'crusaders', facing: 'v0', face: 'wounded', stats: { twoHanded: true } },
      ali: ALI,
    }),
    asked: [FIGHT],
    cites: ['SV-CTR-1'],
  },
  'two as a group': {
    board: savoy({ guy: { ...GUY, at: 'D4' }, hugo: { ...GUY, at: 'D5' }, ali: { ...ALI, at: 'E4' } }),
    asked: [
      { question: 'group-advance', counter: 'guy', friends: ['hugo'] },
      { question: 'shield-wall', counter: 'guy', friends: ['hugo'] },
      { question: 'group-fire', counter: 'guy', friends: ['hugo'] },
    ],
    cites: ['SV-GRP-1', 'SV-GRP-2', 'SV-WAL-1'],
  },
  'a shot at armour and shield': {
    board: savoy({ f: ARCHER, t: { ...ARMOURED, at: 'C4', facing: 'v3' } }),
    asked: [SHOT],
    cites: ['SV-ARM-1', 'SV-ARM-2', 'SV-FIR-4'],
  },
  'over a friend': {
    board: savoy(
      { f: { ...ARCHER, at: 'C8' }, t: { ...ALI, at: 'R8' }, guy: { ...GUY, at: 'G8' } },
      { columns: 20 },
    ),
    asked: [SHOT],
    cites: ['SV-FIR-2'],
  },
  'at one behind another, far off': {
    board: savoy(
      { f: { ...ARCHER, at: 'C16' }, t: { ...ALI, at: 'C2' }, guard: { ...ALI, at: 'C3' } },
      { rows: 16 },
    ),
    asked: [SHOT],
    cites: ['SV-FIR-1'],
  },
  'defensive fire with its back turned': {
    board: savoy({ f: { ...ARCHER, facing: 'v3' }, t: { ...ALI, at: 'C4' } }),
    asked: [{ ...SHOT, choices: { phase: 'defensive' } }],
    cites: ['SV-FIR-3'],
  },
  'a sling, whose range no source gives': {
    board: savoy({
      f: { at: 'C9', side: 'crusaders', facing: 'v0', stats: { missile: 'sling' } },
      t: { ...ALI, at: 'C4' },
    }),
    asked: [SHOT],
    cites: ['SV-FIR-5'],
  },
}
