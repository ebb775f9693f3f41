/** The characters of the teaching scenarios: their values are ours, made to be plausible. */
import { localized } from '#shared/i18n/localized'
import { counterTypeId, type CounterTypeId, sideId } from '#shared/document/ids'
import { type CounterFaceData, type CounterType, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Said, type SaidStats, typeInWords, worded } from './worded'

export const SIDES: Scenario['sides'] = {
  [sideId('crusaders')]: {
    ...worded({ name: localized('Les croisés', 'The crusaders') }),
    ...{ color: '#a63a32', notes: '' },
  },
  [sideId('saracens')]: {
    ...worded({ name: localized('Les Sarrasins', 'The Saracens') }),
    ...{ color: '#3c7a4b', notes: '' },
  },
}

export interface PieceType {
  readonly id: string
  readonly name: Said
  readonly abbreviation: Said
  readonly side: 'crusaders' | 'saracens'
  readonly stats: SaidStats
  /** Attack, defence and movement on foot: healthy, wounded. */
  readonly onFoot: readonly [Figures, Figures]
  readonly mounted?: readonly [Figures, Figures]
}

type Figures = readonly [attack: number, defence: number, movement: number]

export const PIECES = {
  bohemond: {
    id: 'bohemond',
    name: localized('Guerrier normand', 'Norman warrior'),
    abbreviation: localized('NGU', 'NWA'),
    side: 'crusaders',
    stats: { origin: localized('Normands', 'Normans'), category: 'swordsman', leader: true },
    onFoot: [
      [12, 10, 7],
      [7, 6, 6],
    ],
  },
  bohemondMounted: {
    id: 'bohemond-mounted',
    name: localized('Chevalier normand', 'Norman knight'),
    abbreviation: localized('NCH', 'NKN'),
    side: 'crusaders',
    stats: {
      origin: localized('Normands', 'Normans'),
      category: 'rider',
      mounted: true,
      armour: 'heavy',
      largeShield: true,
      leader: true,
    },
    onFoot: [
      [13, 13, 6],
      [8, 9, 5],
    ],
    mounted: [
      [16, 14, 14],
      [10, 10, 14],
    ],
  },
  templar: {
    id: 'templar',
    name: localized('Templier', 'Templar'),
    abbreviation: localized('TCH', 'TKN'),
    side: 'crusaders',
    stats: {
      origin: localized('Templiers', 'Templars'),
      category: 'knight',
      armour: 'heavy',
      largeShield: true,
    },
    onFoot: [
      [13, 14, 6],
      [8, 9, 5],
    ],
  },
  saracen: {
    id: 'saracen',
    name: localized('Fantassin sarrasin', 'Saracen foot soldier'),
    abbreviation: localized('SFA', 'SFO'),
    side: 'saracens',
    stats: { origin: localized('Sarrasins', 'Saracens'), category: 'swordsman' },
    onFoot: [
      [7, 6, 7],
      [4, 4, 6],
    ],
  },
  syrian: {
    id: 'syrian',
    name: localized('Fantassin syrien', 'Syrian foot soldier'),
    abbreviation: localized('YFA', 'YFO'),
    side: 'saracens',
    stats: { origin: localized('Syriens', 'Syrians'), category: 'swordsman', largeShield: true },
    onFoot: [
      [8, 7, 7],
      [4, 5, 6],
    ],
  },
  sudanese: {
    id: 'sudanese',
    name: localized('Fantassin soudanais', 'Sudanese foot soldier'),
    abbreviation: localized('DFA', 'DFO'),
    side: 'saracens',
    stats: { origin: localized('Soudanais', 'Sudanese'), category: 'spearman' },
    onFoot: [
      [8, 5, 8],
      [4, 3, 7],
    ],
  },
  // No pole arm for the rules: those are western ones (MC-INF-10).
  fatimidPikeman: {
    id: 'fatimid-pikeman',
    name: localized('Piquier fatimide', 'Fatimid pikeman'),
    abbreviation: 'FPI',
    side: 'saracens',
    stats: { origin: localized('Fatimides', 'Fatimids'), category: 'spearman', largeShield: true },
    onFoot: [
      [8, 8, 6],
      [4, 5, 5],
    ],
  },
  mameluk: {
    id: 'mameluk',
    name: localized('Mamelouk monté', 'Mounted mameluk'),
    abbreviation: localized('MCA', 'MRI'),
    side: 'saracens',
    stats: { origin: localized('Mamelouks', 'Mameluks'), category: 'rider', mounted: true, armour: 'light' },
    onFoot: [
      [10, 9, 7],
      [6, 6, 6],
    ],
    mounted: [
      [13, 11, 16],
      [8, 7, 16],
    ],
  },
  crossbowman: {
    id: 'crossbowman',
    name: localized('Arbalétrier sarrasin', 'Saracen crossbowman'),
    abbreviation: 'Scb',
    side: 'saracens',
    stats: { origin: localized('Sarrasins', 'Saracens'), category: 'crossbowman', missile: 'crossbow' },
    onFoot: [
      [5, 6, 7],
      [3, 4, 6],
    ],
  },
} as const satisfies Record<string, PieceType>

export const typeId = (piece: PieceType): CounterTypeId => counterTypeId(piece.id)

/** The sheets of these characters, each once, in the order of their first. */
export function counterTypesOf(pieces: readonly PieceType[]): Scenario['counterTypes'] {
  return Object.fromEntries(
    [...new Set(pieces)].map((piece) => [
      typeId(piece),
      { ...sheetOf(piece), quantity: pieces.filter((other) => other === piece).length },
    ]),
  )
}

function sheetOf(piece: PieceType): CounterType {
  const { name, abbreviation, side, stats, onFoot, mounted } = piece
  const sheet: CounterType = {
    ...{ name: '', abbreviation: '', stats: {} },
    side: sideId(side),
    edition: '',
    footprint: mounted ? 2 : 1,
    faces: {
      healthy: face(onFoot[0], mounted && { footprint: 1 }),
      wounded: face(onFoot[1], mounted && { footprint: 1 }),
      ...(mounted && {
        'mounted-healthy': face(mounted[0]),
        'mounted-wounded': face(mounted[1]),
        riderless: face([0, 6, mounted[0][2]]),
        'dead-mount': face([0, 0, 0]),
      }),
    },
    quantity: 1,
  }
  return typeInWords(sheet, { name, abbreviation, stats })
}

function face([attack, defence, movement]: Figures, more: Stats = {}): CounterFaceData {
  return { stats: { attack, defence, movement, ...more } }
}
