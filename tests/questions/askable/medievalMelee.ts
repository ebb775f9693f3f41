/** Hand to hand in Magna Carta: who may strike, the sum of a fight, what follows (MC-ATT, MC-CBT, MC-ADV, MC-RET). */
import { type Situations } from './situation'

const GUY = { type: 'crusaders-soldier', at: 'E5', name: 'Guy' }
const HUGO = { type: 'crusaders-soldier', at: 'D4', name: 'Hugo' }
const ALI = { type: 'saracens-soldier', at: 'E4', name: 'Ali' }
const ROGER = { type: 'crusaders-knight', at: 'E5', facing: 's0', face: 'mounted-healthy', name: 'Roger' }

const CONTACTS = { question: 'contacts', counter: 'guy' } as const
const FIGHT = { question: 'fight', counter: 'guy', enemies: ['ali'] } as const
const BESIDE = { guy: GUY, ali: ALI }

export const MEDIEVAL_MELEE: Situations = {
  'two soldiers side by side': {
    board: { counters: BESIDE },
    asked: [CONTACTS],
    cites: ['MC-ATT', 'MC-GEO-1', 'MC-INF-5', 'MC-INF-9'],
  },
  'a slit between them': {
    board: { counters: BESIDE, hexsides: { 'E4/E5': ['wall', 'arrow-slit'] } },
    asked: [CONTACTS],
    cites: ['MC-ATT-1', 'MC-INF-8'],
  },
  'a wall between them': {
    board: { counters: BESIDE, hexsides: { 'E4/E5': 'wall' } },
    asked: [CONTACTS],
    cites: ['MC-ATT-2'],
  },
  'a rider before a wood': {
    board: { counters: { guy: ROGER, ali: ALI }, hexes: { E4: 'wood' } },
    asked: [CONTACTS],
    cites: ['MC-ATT-3', 'MC-GEO-2'],
  },
  'a stunned one': {
    board: { counters: { guy: { ...GUY, status: { stunned: true } }, ali: ALI } },
    asked: [CONTACTS],
    cites: ['MC-ATT-5'],
  },
  'a dead one': {
    board: { counters: { guy: GUY, ali: { ...ALI, status: { dead: true } } } },
    asked: [FIGHT],
    cites: ['MC-MAP-3'],
  },
  'two against one in armour': {
    board: {
      counters: {
        guy: { at: 'E5', side: 'crusaders', stats: { twoHanded: true } },
        hugo: HUGO,
        ali: { at: 'E4', side: 'saracens', stats: { armour: 'heavy' } },
      },
    },
    asked: [{ ...FIGHT, friends: ['hugo'] }],
    cites: ['MC-CBT-1', 'MC-CBT-2', 'MC-CBT-3', 'MC-CBT-4', 'MC-CBT-5', 'MC-RET-4', 'MC-ADV-1', 'MC-INF-2'],
  },
  'no way out for the loser': {
    board: {
      counters: BESIDE,
      hexsides: { 'E3/E4': 'wall', 'D4/E4': 'wall', 'D5/E4': 'wall', 'E4/F4': 'wall', 'E4/F5': 'wall' },
    },
    asked: [FIGHT, { question: 'retreats', counter: 'ali', enemies: ['guy'], choices: { cause: 'combat' } }],
    cites: ['MC-RET-3', 'MC-RET-4', 'HS-MOV-2'],
  },
  'a retreat past who fought': {
    board: { counters: BESIDE },
    asked: [{ question: 'retreats', counter: 'ali', enemies: ['guy'], choices: { cause: 'combat' } }],
    going: [{ counter: 'ali', kind: 'retreat', path: 'D5', fought: ['guy'] }],
    cites: ['MC-RET-4', 'MC-INF-4'],
  },
}
