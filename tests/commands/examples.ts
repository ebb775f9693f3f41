/** One example of parameters for every command, made for the rich scenario on any grid: the laws loop over them. */
import { ARCHER, HASH, richScenario } from '../format/richScenario'
import { PNG } from '../images/pictures'
import { plainCounter } from '../support/plainCounter'
import { type Example, wholeMapExamples } from './wholeMapExamples'
import { takeRegion } from '#shared/document/region/take'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Json } from '#shared/json/extra'

/** A condition of victory (SCN-5). */
const ESCAPE = {
  kind: 'exit',
  who: [{ kind: 'leaders', side: 'normans' }],
  place: { kind: 'edge', edge: 'left' },
}

export function examples(grid: Grid): Readonly<Record<string, Example>> {
  const hex = (col: number, row: number) => hexKey(toAxial({ col, row }, grid))
  const side = (col: number, row: number, direction: 0 | 1 | 2) =>
    hexsideKey(hexsideOf(toAxial({ col, row }, grid), direction))
  const yusuf = plainCounter({ type: ARCHER, name: 'Yusuf', facing: { kind: 'vertex', index: 1 } })
  const offMap = yusuf as unknown as Record<string, Json>
  const newCounter = { ...offMap, hex: hex(5, 5) }
  const newType = {
    name: 'Sergent',
    abbreviation: 'NSe',
    edition: '',
    footprint: 1,
    stats: {},
    faces: {},
    quantity: 1,
  }
  const nothing = { hexes: [], hexsides: [], counters: [], sides: [] }
  return {
    'paint-terrain': {
      does: { hexes: [hex(10, 10), hex(31, 31), hex(32, 31)], terrain: 'marsh' },
      idle: { hexes: [hex(3, 2)], terrain: 'wood' },
    },
    'set-elevation': {
      does: { hexes: [hex(5, 5), hex(6, 5)], mode: 'raise', value: 1 },
      idle: { hexes: [hex(20, 20)], mode: 'set', value: 0 },
    },
    'set-hex-attribute': {
      does: { hexes: [hex(20, 20), hex(21, 20)], attribute: 'wandering', value: 3 },
      idle: { hexes: [hex(20, 20)], attribute: 'flammable', value: 0 },
    },
    'erase-hexes': {
      does: { hexes: [hex(1, 1), hex(0, 0), hex(10, 10)], terrain: 'clear' },
      idle: { hexes: [hex(20, 20)], terrain: 'clear' },
    },
    'paste-region': {
      does: {
        clip: piece(grid, [hex(9, 9), hex(9, 10), hex(12, 12), hex(1, 1), hex(0, 0), hex(2, 1)]),
        at: hex(20, 20),
      },
      idle: { clip: piece(grid, [hex(3, 2), hex(9, 9), hex(9, 10), hex(2, 1)]), at: hex(9, 9) },
    },
    'clear-region': {
      does: {
        hexes: [hex(9, 9), hex(5, 5), hex(1, 1), hex(0, 0), hex(2, 1)],
        terrain: 'clear',
        purpose: 'cut',
      },
      idle: { hexes: [hex(25, 25)], terrain: 'clear', purpose: 'cut' },
    },
    'set-hexside-feature': {
      does: {
        sides: [side(20, 20, 1)],
        slot: 'opening',
        value: { feature: 'arrow-slit', inside: 'owner' },
        wall: 'wall',
      },
      idle: { sides: [side(2, 3, 2)], slot: 'way', value: { feature: 'road' } },
    },
    'clear-hexside': {
      does: { sides: [side(9, 9, 0), side(2, 3, 2)] },
      idle: { sides: [side(20, 20, 0)], slots: ['barrier'] },
    },
    'flip-hexside': { does: { sides: [side(9, 9, 0)] } },
    'turn-inside': {
      does: { insides: { [side(9, 9, 0)]: 'across' } },
      idle: { insides: { [side(20, 20, 0)]: 'across' } },
    },
    'edit-hexsides': {
      does: { sides: [side(9, 9, 0), side(20, 20, 0)], fields: { integrity: null, guests: [] } },
      idle: { sides: [side(9, 9, 0)], fields: { integrity: 2 } },
    },
    'set-structure': {
      does: { hexes: [hex(2, 9), hex(3, 9)], structure: { feature: 'battlement', integrity: 2 } },
      idle: { hexes: [hex(2, 9)], structure: { feature: 'wall' } },
    },
    'clear-structure': { does: { hexes: [hex(10, 10)] }, idle: { hexes: [hex(20, 20)] } },
    'lay-markers': {
      does: {
        kind: 'fire',
        places: [
          { id: 'fire', hex: hex(1, 1) },
          { id: 'fire-2', hex: hex(2, 1) },
        ],
      },
      idle: { kind: 'rubble', places: [{ id: 'rubble-2', hex: hex(1, 1) }] },
    },
    'remove-markers': {
      does: { kind: 'rubble', hexes: [hex(1, 1), hex(2, 1)] },
      idle: { kind: 'fire', hexes: [hex(1, 1)] },
    },
    'edit-marker': {
      does: { marker: 'rubble', change: { facing: { kind: 'vertex', index: 2 }, hidden: true } },
      idle: { marker: 'rubble', change: { hidden: null } },
    },
    'add-group': {
      does: { id: 'archers', group: { side: 'saracens', name: 'Archers', note: '', rank: 0 } },
    },
    'edit-group': {
      does: { group: 'guard', change: { name: 'La vieille garde', parent: null, wing: null, leader: '7' } },
      idle: { group: 'house', change: { note: 'Près du roi.', wing: null } },
    },
    'remove-group': { does: { group: 'guard' } },
    'add-reinforcement': {
      does: {
        id: 'dawn',
        reinforcement: { side: 'normans', name: 'À l’aube', entries: [], blocked: 'wait' },
      },
    },
    'edit-reinforcement': {
      does: {
        reinforcement: 'relief',
        change: { turn: null, entries: [{ kind: 'edge', edge: 'right' }], facing: null },
      },
      idle: { reinforcement: 'relief', change: { turn: 4 } },
    },
    'edit-order-of-battle': {
      does: {
        groups: { archers: { side: 'normans', name: 'Archers', note: '', parent: 'guard', rank: 0 } },
        reinforcements: {
          dawn: { side: 'normans', name: 'À l’aube', turn: 2, entries: [], blocked: 'wait' },
        },
        counters: { squire: null, yusuf: { ...newCounter, group: 'archers', reinforcement: 'dawn' } },
      },
      idle: { groups: {}, reinforcements: {}, counters: {} },
    },
    'remove-reinforcement': { does: { reinforcement: 'relief' } },
    'add-victory': {
      does: {
        id: 'escape',
        victory: { side: 'normans', level: 'marginal', join: 'all', conditions: [ESCAPE] },
      },
    },
    'edit-victory': {
      does: { victory: 'keep', change: { level: 'victory', conditions: [ESCAPE], text: null } },
      idle: { victory: 'nobody', change: { join: 'any', side: null } },
    },
    'remove-victory': { does: { victory: 'keep' } },
    'add-special-rule': {
      does: { id: 'night', specialRule: { title: { fr: 'La nuit' }, text: {}, changes: [], rank: 1 } },
    },
    'edit-special-rule': {
      does: { specialRule: 'mud', change: { title: { fr: 'Le bourbier' }, changes: [] } },
      idle: { specialRule: 'mud', change: { rank: 0.5 } },
    },
    'remove-special-rule': { does: { specialRule: 'mud' } },
    'edit-texts': {
      does: { change: { background: { fr: 'Autrefois.' }, notes: null } },
      idle: { change: { setUp: { fr: 'Les portes sont fermées.' } } },
    },
    'edit-turns': {
      does: { change: { count: 12, order: [], clock: null } },
      idle: { change: { count: 8 } },
    },
    'edit-turn': {
      does: { turn: 3, change: { light: null, event: null, without: null } },
      idle: { turn: 7, change: { light: null } },
    },
    'add-label': {
      does: {
        id: 'mill',
        label: { text: 'Le moulin', hex: hex(4, 4), dxMm: 0, dyMm: 2, sizeMm: 5, angle: 0 },
      },
    },
    'edit-label': {
      does: { label: 'river', change: { text: 'Le Jourdain', angle: 15, color: '#204060', font: 'sans' } },
      idle: { label: 'river', change: { sizeMm: 4, color: null } },
    },
    'remove-labels': { does: { labels: ['river'] }, idle: { labels: [] } },
    'add-zone': {
      does: {
        id: 'ford',
        zone: { name: 'Gué', kind: 'entry', hatching: 'dots', hexes: [hex(3, 3), hex(4, 3)] },
      },
    },
    'edit-zone': {
      does: { zone: 'camp', change: { name: 'Grand camp', side: null, hatching: 'crossed', opacity: 0.4 } },
      idle: { zone: 'camp', change: { kind: 'setup', color: null } },
    },
    'set-zone-hexes': {
      does: { zone: 'camp', hexes: [hex(1, 1), hex(7, 7)], mode: 'remove' },
      idle: { zone: 'camp', hexes: [hex(1, 1), hex(2, 1)], mode: 'add' },
    },
    'remove-zone': { does: { zone: 'camp' } },
    'place-counter': { does: { id: 'yusuf', counter: newCounter } },
    'move-counters': {
      does: {
        moves: [
          { counter: 'guy', hex: hex(13, 12), facing: { kind: 'side', index: 0 } },
          { counter: '7', hex: null },
        ],
      },
      idle: { moves: [{ counter: 'guy', hex: hex(12, 12) }] },
    },
    'turn-counter': {
      does: { counter: 'guy', facing: { kind: 'side', index: 5 } },
      idle: { counter: 'guy', facing: { kind: 'side', index: 4 } },
    },
    restack: { does: { counter: '7', to: 'up' }, idle: { counter: '7', to: 'down' } },
    'set-placement': {
      does: { counters: ['guy', '7'], placement: 'low-flight' },
      idle: { counters: ['guy'], placement: 'ground' },
    },
    'remove-counters': { does: { counters: ['guy'] }, idle: { counters: [] } },
    'set-counter-quantity': {
      does: { counter: { ...offMap, side: 'normans', group: 'guard' }, quantity: 6, idCode: '4k2f' },
      idle: { counter: { ...offMap, spare: true }, quantity: 0 },
    },
    'set-counter-state': {
      does: { counter: 'guy', face: 'foot-wounded', status: { stunned: null, hits: 3 } },
      idle: { counter: 'guy', status: { hits: 2, asleep: null } },
    },
    'edit-counter': {
      does: { counter: 'guy', change: { name: 'Guy le Roux', hidden: true } },
      idle: { counter: 'guy', change: {} },
    },
    'add-counter-type': { does: { id: 'sergeant', counterType: newType } },
    'edit-counter-type': {
      does: {
        counterType: 'knight',
        change: {
          name: 'Sire',
          side: null,
          stats: { armour: null, movement: 10 },
          faces: { 'foot-wounded': null, 'mounted-healthy': { stats: { attack: 10 } }, dead: {} },
          pairs: [{ front: 'mounted-healthy', back: 'dead' }],
        },
      },
      idle: {
        counterType: 'knight',
        change: {
          name: 'Chevalier',
          stats: { movement: 12 },
          faces: { 'mounted-healthy': { stats: { attack: 9 } } },
        },
      },
    },
    'edit-counter-types': {
      does: {
        added: { sergeant: newType },
        changes: { knight: { name: 'Sire' }, sergeant: { stats: { movement: 7 } } },
      },
      idle: { changes: { knight: { name: 'Chevalier' } } },
    },
    'remove-counter-type': { does: { counterType: 'unused' } },
    'set-counter-art': {
      does: {
        pictures: { ['cd'.repeat(32)]: { type: 'image/png', base64: 'iVBORw0KGgo=' } },
        faces: [
          {
            ...{ counterType: 'knight', face: 'foot-wounded', image: 'cd'.repeat(32) },
            art: { width: 9, height: 9, mode: 'card', zoom: 2, x: 0, y: 0.5, turn: -90, tint: '#203040' },
          },
        ],
      },
      idle: { pictures: {}, faces: [] },
    },
    'place-counter-art': {
      does: {
        ...{ counterType: 'knight', faces: ['mounted-healthy', 'foot-wounded'] },
        change: { mode: 'figure', zoom: 3, x: 0.25, turn: 0, tint: null },
      },
      idle: { counterType: 'knight', faces: ['mounted-healthy'], change: { y: -0.25, tintOpacity: 0.3 } },
    },
    'remove-counter-art': {
      does: { faces: [{ counterType: 'knight', face: 'mounted-healthy' }] },
      idle: { faces: [{ counterType: 'archer', face: 'healthy' }] },
    },
    'add-side': { does: { id: 'vikings', side: { name: 'Vikings', color: '#334455', notes: '' } } },
    'edit-side': {
      does: { side: 'saracens', change: { color: '#008000' }, alone: true },
      idle: { side: 'saracens', change: { name: 'Sarrasins' } },
    },
    'merge-sides': { does: { from: 'normans', into: 'saracens' } },
    'remove-side': { does: { side: 'normans', counters: 'remove' } },
    'edit-info': {
      does: { change: { title: 'Le nouveau siège', authors: ['A', 'B'], version: '2.0', license: null } },
      idle: { change: { language: 'fr', version: 'essai 3' } },
    },
    'set-info-picture': {
      does: {
        of: 'cover',
        picture: { hash: HASH, image: { type: 'image/png', base64: Buffer.from(PNG).toString('base64') } },
      },
      idle: {
        of: 'logo',
        picture: { hash: HASH, image: { type: 'image/png', base64: Buffer.from(PNG).toString('base64') } },
      },
    },
    'edit-start': {
      does: { change: { weather: 'rain', windToward: 2 } },
      idle: { change: { light: 'day' } },
    },
    'change-ruleset': {
      does: { ruleset: 'savoy', label: { fr: 'Savoie', en: 'Savoy' } },
      idle: { ruleset: 'magna-carta', label: { fr: 'Magna Carta', en: 'Magna Carta' } },
    },
    'set-option': {
      does: { option: 'blanks', choice: 'between', label: { fr: 'blancs', en: 'blanks' } },
      idle: { option: 'blanks', choice: 'end', label: { fr: 'blancs', en: 'blanks' } },
    },
    'set-house-table': {
      does: { table: 'strength', data: { chargeBonus: 2 }, label: { fr: 'force', en: 'strength' } },
      idle: {
        table: 'infiltration',
        data: { rows: [{ label: 'x', cells: [1, 2] }] },
        label: { fr: 'infiltration', en: 'infiltration' },
      },
    },
    'remove-house-row': {
      does: {
        row: 'wood',
        of: 'terrains',
        tables: { infiltration: null },
        replacement: 'marsh',
        character: 'm',
        label: { fr: 'bois', en: 'wood' },
      },
      idle: { row: 'heath', of: 'terrains', tables: {}, label: { fr: 'lande', en: 'heath' } },
    },
    'take-house-rules': {
      does: { options: {}, houseTables: { strength: { chargeBonus: 2 } }, from: { fr: 'A', en: 'A' } },
      idle: {
        options: { blanks: 'end', woundedModifiers: ['a', 1, { deep: [true, null] }] },
        houseTables: { infiltration: { rows: [{ label: 'x', cells: [1, 2] }] } },
      },
    },
    ...wholeMapExamples(grid),
    'set-card-design': {
      does: { design: { base: 'boxed', widthMm: 16, shows: { name: false } } },
      idle: { design: { base: 'numbers', lengthMm: 40, shows: { steps: false, hex: true } } },
    },
    'set-background': {
      // Some bytes: what a picture is was looked at before.
      does: {
        hash: 'ab'.repeat(32),
        image: { type: 'image/png', base64: 'iVBORw0KGgo=' },
        width: 640,
        height: 480,
      },
    },
    'edit-background': {
      does: { change: { opacity: 0.25, print: true, fit: [{ hex: hex(4, 4), x: 100, y: 50 }] } },
      idle: { change: { opacity: 0.5, locked: true } },
    },
    'remove-background': { does: {} },
    silence: {
      does: { silenced: { ...nothing, code: 'CHK2-overlap', hexes: [hex(4, 4)], reason: 'Ils se serrent.' } },
      idle: { silenced: { ...nothing, code: 'CHK9-unusual-stats', reason: 'Une armée « de légende ».' } },
    },
    'keep-vassal-gpids': {
      does: { gpids: { 'type/archer/saracens/': 77, 'counter/guy': 5 } },
      idle: { gpids: { 'counter/guy': 1_073_741_823 } },
    },
    unsilence: {
      does: { silenced: [{ ...nothing, code: 'CHK9-unusual-stats', reason: 'Une armée « de légende ».' }] },
    },
  }
}

// A piece of the rich scenario, counted from column 9, row 9.
function piece(grid: Grid, hexes: readonly HexKey[]): Json {
  return takeRegion(richScenario(grid), hexes, toAxial({ col: 9, row: 9 }, grid)) as unknown as Json
}
