/** Faults of CHK-7 and CHK-8: set-up, reinforcements, victory, retreat edges. */
import { counterId, groupId, sideId, type SideId } from '#shared/document/ids'
import { type Condition } from '#shared/document/game'
import { type EdgeSpan } from '#shared/document/place'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { changed, withHexes, withMarker } from '../../support/board'
import { hexNamed } from '../../support/names'
import { type Clean } from './clean'
import { alsoIn, offMap, type Plant, sheetOf, withMan, withRelief, withVictory, withZone } from './plant'

const HIDDEN_AT_START: Scenario['options'] = { hiddenSetUp: 'allowed' }
const shut = ({ family }: Clean): string => (family === 'fantasy' ? 'impassable' : 'sea')
const NOBODY = { kind: 'hexes', hexes: [] } as const

/** Nine more of the other side’s men, who wait to be set up. */
function withNine(scenario: Scenario): Scenario {
  const ids = Array.from({ length: 9 }, (_, index) => `man-${index}`)
  const all = ids.reduce(
    (board, id) => ({
      ...board,
      counters: { ...board.counters, [counterId(id)]: { ...board.counters[counterId('ali')]!, name: '' } },
    }),
    scenario,
  )
  const type = sheetOf(all, 'ali')
  return offMap(changed(all, 'counterTypes', type, { quantity: 20 }), 'ali', ...ids)
}
const NINE = ['ali', ...Array.from({ length: 9 }, (_, index) => `man-${index}`)]

/** A wall of high ground down column P, which nobody on the ground sees over. */
function ridged(scenario: Scenario): Scenario {
  const rows = Array.from({ length: 18 }, (_, row) => row + 1)
  return withHexes(
    scenario,
    rows.flatMap((row) => [`P${row}`, `Q${row}`]),
    3,
  )
}

function withWing(scenario: Scenario, side: SideId, id: string, retreatEdge: EdgeSpan): Scenario {
  const wing = { banner: '#aa0000', order: 'attack', morale: 7, rest: 7, retreatEdge } as const
  const group = { side, name: 'Wing', note: '', rank: 5, wing }
  return { ...scenario, groups: { ...scenario.groups, [groupId(id)]: group } }
}

/** The foe begins where it stands: of who sets up in zones nobody knows whom it meets. */
function standing({ scenario, foe }: Clean): Scenario {
  const { setUp: _, ...side } = scenario.sides[foe]!
  return { ...scenario, sides: { ...scenario.sides, [foe]: side } }
}

const condition = (clean: Clean, planted: Condition): Scenario => withVictory(clean, clean.scenario, planted)

export const GAMES: readonly Plant[] = [
  {
    code: 'CHK7-outside-zone',
    fault: 'outside the zones that its players choose from',
    fix: true,
    plant: (clean) => withMan(clean, clean.scenario, 'tom', { of: 'foe', at: 'S12' }),
    at: ({ foe, hexes }) => ({ counters: ['tom'], hexes: hexes('S12'), sides: [foe] }),
  },
  {
    code: 'CHK7-outside-zone',
    fault: 'outside the zones of a side that begins where it stands',
    fix: false,
    plant: (clean) => withMan(clean, clean.scenario, 'tom', { at: 'J9' }),
    at: ({ own, hexes }) => ({ counters: ['tom'], hexes: hexes('J9'), sides: [own] }),
  },
  {
    code: 'CHK7-zone-too-small',
    fault: 'ten men for one hex',
    fix: false,
    plant: (clean) => withZone(withNine(clean.scenario), 'camp', { hexes: clean.hexes('V15') }),
    at: ({ foe, hexes }) => ({ counters: NINE, hexes: hexes('V15'), sides: [foe] }),
  },
  {
    code: 'CHK7-zone-too-small',
    fault: 'a zone where nobody may stand',
    fix: false,
    plant: (clean) => withHexes(offMap(clean.scenario, 'ali'), ['U15', 'U16', 'V15', 'V16'], shut(clean)),
    at: ({ foe, hexes }) => ({ counters: ['ali'], hexes: hexes('U15 U16 V15 V16'), sides: [foe] }),
  },
  {
    code: 'CHK7-zones-overlap',
    fault: 'two hexes of both',
    fix: false,
    plant: ({ scenario }) => alsoIn(scenario, 'camp', 'C15 D15'),
    at: ({ own, foe, hexes }) => ({ hexes: hexes('C15 D15'), sides: [own, foe] }),
  },
  {
    code: 'CHK7-contact',
    fault: 'side by side',
    fix: false,
    plant: (clean) => withMan(clean, alsoIn(standing(clean), 'castle', 'V14'), 'tom', { at: 'V14' }),
    at: ({ own, foe }) => ({ counters: ['ali', 'tom'], sides: [own, foe] }),
  },
  {
    code: 'CHK7-under-fire',
    fault: 'an archer three hexes away',
    fix: false,
    plant: (clean) =>
      withMan(clean, alsoIn(standing(clean), 'castle', 'V12'), 'tom', {
        ...{ at: 'V12', kind: 'archer', facing: clean.family === 'fantasy' ? 's3' : 'v2' },
      }),
    at: ({ own, foe, hexes }) => ({ counters: ['ali', 'tom'], hexes: hexes('V15'), sides: [own, foe] }),
  },
  {
    code: 'CHK7-hidden',
    fault: 'hidden without the scenario’s leave',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => changed(ridged(scenario), 'counters', 'bow', { hidden: true }),
    at: () => ({ counters: ['bow'] }),
  },
  {
    code: 'CHK7-hidden',
    fault: 'a character that hides',
    of: 'fantasy',
    fix: true,
    plant: (clean) => ({
      ...withMan(clean, ridged(clean.scenario), 'hero', {
        at: 'C15',
        kind: 'soldier',
        hidden: true,
        stats: { category: 'character' },
      }),
      options: HIDDEN_AT_START,
    }),
    at: () => ({ counters: ['hero'] }),
  },
  {
    code: 'CHK7-seen',
    fault: 'hidden in sight of a foe',
    of: 'fantasy',
    fix: true,
    plant: (clean) => ({
      ...withMan(clean, alsoIn(clean.scenario, 'castle', 'T9'), 'tom', { at: 'T9', hidden: true }),
      options: HIDDEN_AT_START,
    }),
    at: () => ({ counters: ['tom', 'ali'] }),
  },
  {
    code: 'CHK7-decoys',
    fault: 'a decoy of nobody hidden',
    of: 'fantasy',
    fix: true,
    plant: (clean) => ({
      ...withMan(clean, ridged(clean.scenario), 'straw', { at: 'C15', hidden: true, decoy: true }),
      options: HIDDEN_AT_START,
    }),
    at: ({ own }) => ({ counters: ['straw'], sides: [own] }),
  },
  {
    code: 'CHK7-hidden-marker',
    fault: 'debris that hides',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario }) => withMarker(scenario, ['J9'], { kind: 'debris', hidden: true }),
    at: ({ hexes }) => ({ hexes: hexes('J9') }),
  },
  {
    code: 'CHK8-reinforcement-on-map',
    fault: 'there from the start',
    fix: true,
    plant: ({ scenario, hexes }) => changed(scenario, 'counters', 'omar', { hex: hexes('V16')[0]! }),
    at: () => ({ counters: ['omar'] }),
  },
  {
    code: 'CHK8-reinforcement-on-map',
    fault: 'a spare on the map',
    fix: true,
    plant: (clean) =>
      changed(withMan(clean, clean.scenario, 'tom', { at: 'C15' }), 'counters', 'tom', { spare: true }),
    at: () => ({ counters: ['tom'] }),
  },
  {
    code: 'CHK8-turn-beyond-end',
    fault: 'an event that never comes',
    fix: false,
    plant: ({ scenario }) => ({
      ...scenario,
      turns: { count: 8, order: [], rows: { '9': { event: { en: 'Rain' } } } },
    }),
    at: () => ({}),
  },
  {
    code: 'CHK8-reinforcement-turn',
    fault: 'after the last turn',
    fix: true,
    plant: ({ scenario }) => withRelief(scenario, { turn: 9, lastTurn: 12 }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK8-reinforcement-turn',
    fault: 'its last turn before its first',
    fix: true,
    plant: ({ scenario }) => withRelief(scenario, { turn: 6, lastTurn: 4 }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK8-reinforcement-turn',
    fault: 'rolled for after the end',
    fix: true,
    plant: ({ scenario }) => withRelief(scenario, { lastTurn: 9 }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK8-reinforcement-entry',
    fault: 'no entry',
    fix: false,
    plant: ({ scenario }) => withRelief(scenario, { entries: [] }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK8-reinforcement-entry',
    fault: 'an entry off the map',
    fix: false,
    plant: ({ scenario }) => withRelief(scenario, { entries: [{ kind: 'hexes', hexes: ['40,0' as never] }] }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK8-reinforcement-entry',
    fault: 'an entry where none of its counters may stand',
    fix: false,
    plant: (clean) =>
      withRelief(withHexes(clean.scenario, ['X9'], shut(clean)), {
        entries: [{ kind: 'hexes', hexes: clean.hexes('X9') }],
      }),
    at: ({ foe, hexes }) => ({ hexes: hexes('X9'), counters: ['omar'], sides: [foe] }),
  },
  {
    code: 'CHK8-entry-span',
    fault: 'an entry that ends beyond the edge',
    fix: true,
    plant: ({ scenario }) =>
      withRelief(scenario, { entries: [{ kind: 'edge', edge: 'right', from: 6, to: 59 }] }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK8-entry-span',
    fault: 'an exit that begins before the edge',
    fix: true,
    plant: (clean) =>
      condition(clean, {
        ...{ kind: 'exit', who: [{ kind: 'side', side: clean.own }] },
        place: { kind: 'edge', edge: 'left', from: -3, to: 5 },
      }),
    at: () => ({}),
  },
  {
    code: 'CHK8-victory-of-nothing',
    fault: 'no condition',
    fix: false,
    plant: (clean) => withVictory(clean, clean.scenario, undefined),
    at: () => ({}),
  },
  {
    code: 'CHK8-victory-of-nothing',
    fault: 'no hex to hold',
    fix: false,
    plant: (clean) => condition(clean, { kind: 'hold', place: NOBODY, by: 'presence' }),
    at: () => ({}),
  },
  {
    code: 'CHK8-victory-of-nothing',
    fault: 'nobody to eliminate',
    fix: false,
    plant: (clean) => condition(clean, { kind: 'eliminate', who: [{ kind: 'side', side: sideId('x') }] }),
    at: () => ({}),
  },
  {
    code: 'CHK8-victory-too-much',
    fault: 'three hexes of two',
    fix: true,
    plant: (clean) =>
      condition(clean, {
        ...{ kind: 'hold', by: 'presence', least: 3 },
        place: { kind: 'hexes', hexes: clean.hexes('F6 F7') },
      }),
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-victory-too-much',
    fault: 'twelve foes of two',
    fix: true,
    plant: (clean) =>
      condition(clean, {
        ...{ kind: 'eliminate', least: { kind: 'count', count: 12 } },
        who: [{ kind: 'side', side: clean.foe }],
      }),
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-victory-too-much',
    fault: 'a man who is spare',
    fix: false,
    plant: (clean) => {
      const board = offMap(withMan(clean, clean.scenario, 'tom', { of: 'foe', at: 'U15' }), 'tom')
      const spare = changed(board, 'counters', 'tom', { spare: true })
      return withVictory(clean, spare, {
        kind: 'capture',
        who: [{ kind: 'counter', counter: counterId('tom') }],
      })
    },
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-victory-too-much',
    fault: 'a wall to break that is not there',
    fix: false,
    plant: (clean) => condition(clean, { kind: 'break', hexes: [], hexsides: clean.sides('J12/J13') }),
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-victory-too-late',
    fault: 'held for longer than the game lasts',
    fix: true,
    plant: (clean) =>
      condition(clean, {
        ...{ kind: 'hold', by: 'presence', turns: 9 },
        place: { kind: 'hexes', hexes: clean.hexes('F6') },
      }),
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-victory-too-late',
    fault: 'an exit after the end',
    fix: true,
    plant: (clean) =>
      condition(clean, {
        ...{ kind: 'exit', until: 12, place: { kind: 'edge', edge: 'top' } },
        who: [{ kind: 'side', side: clean.own }],
      }),
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-objective',
    fault: 'a hex to hold where nobody may stand',
    fix: false,
    plant: (clean) =>
      withVictory(clean, withHexes(clean.scenario, ['J9'], shut(clean)), {
        ...{ kind: 'hold', by: 'presence', place: { kind: 'hexes', hexes: clean.hexes('J9 J10') } },
      }),
    at: ({ own, hexes }) => ({ hexes: hexes('J9 J10'), sides: [own] }),
  },
  {
    code: 'CHK8-objective',
    fault: 'an exit in the middle of the map',
    fix: false,
    plant: (clean) =>
      condition(clean, {
        ...{ kind: 'exit', place: { kind: 'hexes', hexes: clean.hexes('J9') } },
        who: [{ kind: 'side', side: clean.own }],
      }),
    at: ({ own, hexes }) => ({ hexes: hexes('J9'), sides: [own] }),
  },
  {
    code: 'CHK8-objective',
    fault: 'an exit that is shut',
    fix: false,
    plant: (clean) =>
      withVictory(clean, withHexes(clean.scenario, ['A9'], shut(clean)), {
        ...{ kind: 'exit', place: { kind: 'hexes', hexes: clean.hexes('A9') } },
        who: [{ kind: 'side', side: clean.own }],
      }),
    at: ({ own, hexes }) => ({ hexes: hexes('A9'), sides: [own] }),
  },
  {
    code: 'CHK8-retreat-edge',
    fault: 'a span beyond the edge',
    fix: true,
    plant: ({ scenario, own }) => withWing(scenario, own, 'wing', { edge: 'top', from: 20, to: 30 }),
    at: ({ own }) => ({ sides: [own] }),
  },
  {
    code: 'CHK8-retreat-cut-off',
    fault: 'a span of rock',
    of: 'fantasy',
    fix: false,
    plant: ({ scenario, own }) =>
      withWing(withHexes(scenario, ['C1', 'D1'], 'impassable'), own, 'wing', { edge: 'top', from: 2, to: 3 }),
    at: ({ own, hexes }) => ({ sides: [own], hexes: hexes('C1 D1') }),
  },
  {
    code: 'CHK8-retreat-shared',
    fault: 'the enemy’s too',
    fix: false,
    plant: ({ scenario, own, foe }) =>
      withWing(withWing(scenario, own, 'wing', { edge: 'top', from: 2, to: 5 }), foe, 'other', {
        ...{ edge: 'top', from: 5, to: 8 },
      }),
    at: ({ own, foe, scenario }) => ({ sides: [own, foe], hexes: [hexKey(hexNamed(scenario, 'F1'))] }),
  },
]
