/** Fire, cover, sight and naphtha in Magna Carta (MC-FIR, HS-LOS, MC-NAP, MC-MAP-2, MC-MAP-4). */
import { type Situations } from './situation'

const ARCHER = { type: 'crusaders-archer', at: 'E9' }
const FOE = { type: 'saracens-soldier', at: 'E4' }
const KNIGHT = { type: 'saracens-knight', at: 'E4', facing: 's3', face: 'mounted-healthy' }
const SHOT = { question: 'fire', counter: 'f', enemies: ['t'] } as const
const LINE = [['E9', 'E4']] as const

export const MEDIEVAL_FIRE: Situations = {
  'a shot over open ground': {
    board: { counters: { f: ARCHER, t: FOE } },
    asked: [SHOT],
    cites: ['MC-FIR-1', 'MC-FIR-3', 'MC-FIR-4', 'MC-FIR-5', 'HS-LOS-11', 'MC-RET-1'],
  },
  'a wounded archer close by, the target in armour': {
    board: {
      counters: {
        f: { ...ARCHER, face: 'wounded', at: 'E6' },
        t: { at: 'E4', side: 'saracens', stats: { armour: 'light' } },
      },
    },
    asked: [SHOT],
    cites: ['MC-FIR-2'],
  },
  'a shot at a rider': {
    board: { counters: { f: ARCHER, t: KNIGHT } },
    asked: [SHOT],
    cites: ['MC-FIR-6', 'HS-LOS-16', 'MC-MAP-3'],
  },
  'defensive fire': {
    board: { counters: { f: ARCHER, t: FOE } },
    asked: [{ ...SHOT, choices: { phase: 'defensive' } }],
    cites: ['MC-SEQ-1', 'MC-INF-5', 'MC-FIR-5'],
  },
  'over the head of another': {
    board: { counters: { f: ARCHER, t: FOE, guard: { type: 'saracens-soldier', at: 'E5' } } },
    asked: [SHOT],
    cites: ['HS-LOS-15'],
  },
  'at the edge of a wood': {
    board: { counters: { f: ARCHER, t: FOE }, hexes: { E4: 'wood' } },
    asked: [SHOT],
    cites: ['HS-LOS-12'],
  },
  'behind a low wall': {
    board: { counters: { f: ARCHER, t: FOE }, hexsides: { 'E4/E5': 'wall-low' } },
    asked: [SHOT],
    cites: ['HS-LOS-13'],
  },
  'a rider behind a battlement': {
    board: {
      counters: { f: ARCHER, t: KNIGHT },
      hexsides: { 'E4/E5': { barrier: { feature: 'battlement', inside: 'across' } } },
    },
    asked: [SHOT],
    cites: ['HS-LOS-14'],
  },
  'in the rubble of a fallen wall': {
    board: { counters: { f: ARCHER, t: FOE }, markers: { E4: 'rubble' } },
    asked: [SHOT],
    cites: ['HS-LOS-9'],
  },
  'through the slit of a wall': {
    board: { counters: { f: ARCHER, t: FOE }, hexsides: { 'E8/E9': ['wall', 'arrow-slit'] } },
    asked: [SHOT, { question: 'fire', counter: 'f' }],
    looking: LINE,
    cites: ['HS-LOS-7'],
  },
  'in the open': { board: {}, looking: LINE, cites: ['HS-LOS-1'] },
  'along hexsides, woods on one hand': {
    board: { hexes: { D7: 'house' } },
    looking: [['C7', 'E7']],
    cites: ['HS-LOS-2'],
  },
  'over a hill': { board: { hexes: { E6: { level: 3 } } }, looking: LINE, cites: ['HS-LOS-3'] },
  'through a wood': { board: { hexes: { 'E6 E7': 'wood' } }, looking: LINE, cites: ['HS-LOS-4'] },
  'behind a wall': { board: { hexsides: { 'E6/E7': 'wall' } }, looking: LINE, cites: ['HS-LOS-5'] },
  'behind a closed gate': {
    board: { hexsides: { 'E6/E7': { barrier: { feature: 'wall' }, opening: { feature: 'gate' } } } },
    looking: LINE,
    cites: ['HS-LOS-6'],
  },
  'within a house': {
    board: { hexes: { 'E4 E5 E6': 'house' } },
    looking: [['E4', 'E6']],
    cites: ['HS-LOS-8'],
  },
  'who sees it': {
    board: { counters: { f: ARCHER, t: FOE } },
    asked: [{ question: 'seen', counter: 't' }],
    cites: ['HS-LOS-10', 'HS-LOS-1'],
  },
  'naphtha thrown at a walled hex': {
    board: {
      counters: {
        engine: { at: 'E1', side: 'crusaders', facing: 's3', stats: { naphthaThrower: true } },
        t: { ...KNIGHT, at: 'E7' },
      },
      hexsides: { 'E6/E7': ['wall', 'arrow-slit'] },
    },
    asked: [{ question: 'naphtha', hex: 'E7', enemies: ['engine'] }],
    cites: ['MC-NAP-1', 'MC-NAP-2', 'MC-NAP-3', 'MC-NAP-4', 'MC-MAP-4', 'MC-MAP-2', 'MC-GEO-3', 'HS-LOS-17'],
  },
  'a weapon that its hand may not use then': {
    board: { counters: { f: { at: 'E9', side: 'crusaders', stats: { missile: 'javelin' } }, t: FOE } },
    asked: [{ ...SHOT, choices: { phase: 'defensive' } }],
    cites: ['MC-FIR-1'],
  },
}
