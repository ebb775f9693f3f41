/** Ways over the map in Magna Carta: who strikes in passing, what a step costs, retreats and advances (MC-INF, MC-VOL, MC-RET, HS-MOV). */
import { type Situations } from './situation'

const GUY = { type: 'crusaders-soldier', at: 'E6' }
const ALI = { type: 'saracens-soldier', at: 'F5' }
const friend = (at: string) => ({ type: 'crusaders-soldier', at })
const enemy = (at: string) => ({ type: 'saracens-soldier', at })
const ROGER = { type: 'crusaders-knight', at: 'E6', facing: 's0', face: 'mounted-healthy' }

/** A way past Ali: into E5, which touches him, and out again. */
const PAST = { counter: 'guy', path: 'E5 D5' }

export const MEDIEVAL_ROUTES: Situations = {
  'past an enemy': {
    board: { counters: { guy: GUY, ali: ALI } },
    going: [PAST],
    cites: ['MC-INF-1', 'MC-INF-5', 'MC-INF-6', 'MC-INF-7', 'MC-INF-9', 'MC-INF-11'],
  },
  'in sight of an archer': {
    board: { counters: { guy: GUY, archer: { type: 'saracens-archer', at: 'A6' } } },
    going: [PAST],
    cites: ['MC-SEQ-1', 'MC-FIR-1', 'MC-FIR-5'],
  },
  'past one with a pole arm': {
    board: { counters: { guy: GUY, ali: { ...ALI, type: 'saracens-pikeman' } } },
    going: [PAST],
    cites: ['MC-INF-10'],
  },
  'past one whom a friend holds': {
    board: { counters: { guy: GUY, ali: ALI, hugo: friend('F4') } },
    going: [PAST],
    cites: ['MC-INF-5', 'MC-INF-12'],
  },
  'past one whom a friend watches through a slit': {
    board: {
      counters: { guy: GUY, ali: ALI, hugo: friend('F4') },
      hexsides: { 'F4/F5': ['wall', 'arrow-slit'] },
    },
    going: [PAST],
    cites: ['MC-INF-13'],
  },
  'over a boat beside one on the shore': {
    board: { counters: { guy: { ...GUY, at: 'E6' }, ali: ALI }, hexes: { 'E5 E6 D5': 'boat' } },
    going: [PAST],
    cites: ['MC-INF-8', 'MC-ATT-4'],
  },
  'an advance past another enemy': {
    board: { counters: { guy: GUY, ali: ALI } },
    going: [
      { counter: 'guy', kind: 'advance', path: 'D6 E5', fought: ['ali'] },
      { counter: 'guy', kind: 'advance', path: 'D6 D5 D4 D3' },
    ],
    cites: ['MC-INF-2', 'MC-ADV-1'],
  },
  'a retreat past an enemy, and into a friend': {
    board: { counters: { guy: GUY, ali: ALI, hugo: friend('E4') } },
    going: [{ counter: 'guy', kind: 'retreat', path: 'E5 E4', firer: 'E9' }],
    cites: ['MC-INF-3', 'MC-RET-1', 'MC-RET-2', 'MC-RET-5'],
  },
  'a retreat toward the firer, and next to who fought': {
    board: { counters: { guy: GUY, ali: ALI } },
    going: [
      { counter: 'guy', kind: 'retreat', path: 'E7', firer: 'E9' },
      { counter: 'guy', kind: 'retreat', path: 'E5', fought: ['ali'] },
    ],
    cites: ['MC-RET-1', 'MC-INF-4'],
  },
  'a retreat into a friend who has no room': {
    board: {
      counters: { guy: GUY, nigel: friend('E5'), hugo: friend('E4') },
      hexes: { 'E3 D4 D5 F4 F5': 'sea' },
    },
    going: [{ counter: 'guy', kind: 'retreat', path: 'E5 E4' }],
    cites: ['HS-MOV-8'],
  },
  'a rider that does not retreat straight': {
    board: { counters: { guy: ROGER } },
    going: [{ counter: 'guy', kind: 'retreat', path: 'E5 F5' }],
    cites: ['MC-RET-3'],
  },
  'a rider driven back past one who touches both its halves': {
    board: { counters: { guy: ROGER, ali: enemy('C6') } },
    going: [{ counter: 'guy', kind: 'retreat', path: 'D6' }],
    cites: ['MC-INF-14'],
  },
  'an about-turn in contact': {
    board: { counters: { guy: ROGER, ali: enemy('D7'), nur: enemy('E5') } },
    going: [{ counter: 'guy', kind: 'about-turn', path: '' }],
    cites: ['MC-VOL-1', 'MC-VOL-2'],
  },
  'an about-turn on foot': {
    board: { counters: { guy: GUY } },
    going: [{ counter: 'guy', kind: 'about-turn', path: '' }],
    cites: ['MC-GEO-2'],
  },
  'steps that may not be taken': {
    board: {
      counters: {
        guy: GUY,
        roger: { ...ROGER, at: 'I6' },
        hugo: friend('D6'),
        down: { ...friend('B9'), status: { stunned: true } },
      },
      hexes: { E7: { level: 3 }, 'F6 J6': 'sea' },
      hexsides: { 'E5/E6': 'wall' },
    },
    going: [
      { counter: 'guy', path: 'E5' },
      { counter: 'guy', path: 'F6' },
      { counter: 'guy', path: 'D6' },
      { counter: 'guy', path: 'E7' },
      { counter: 'guy', path: 'A1' },
      { counter: 'guy', path: 'F7 F8 F9 G9 G8 G7 G6' },
      { counter: 'roger', path: 'I7' },
      { counter: 'down', path: 'B8' },
    ],
    cites: ['HS-MOV-1', 'HS-MOV-2', 'HS-MOV-3', 'HS-MOV-4', 'HS-MOV-5', 'HS-MOV-6', 'HS-MOV-7', 'CHK-3'],
  },
  'where it can go': {
    board: { counters: { guy: ROGER } },
    asked: [
      { question: 'reach', counter: 'guy' },
      { question: 'safest', counter: 'guy' },
    ],
    cites: ['HS-MOV-1', 'HS-MOV-5', 'HS-MOV-7', 'MC-INF-7'],
  },
  'who fits into a hex': {
    board: { counters: { guy: GUY, ali: ALI, dead: { ...enemy('F6'), status: { dead: true } } } },
    asked: [
      { question: 'stacking', hex: 'E5' },
      { question: 'stacking', hex: 'F6' },
    ],
    cites: ['CHK-2', 'CHK-3', 'HS-MOV-3', 'MC-MAP-3'],
  },
}
