/** Faults of CHK-1: references to what is not there, doubles, things off the map. */
import {
  boardId,
  counterId,
  counterTypeId,
  groupId,
  imageHash,
  labelId,
  markerId,
  reinforcementId,
  sideId,
  zoneId,
} from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { axial, hexKey } from '#shared/hex/axial'
import { changed, withCounter, withHexes, withHexsides, withStructure } from '../../support/board'
import { type Plant, sheetOf, withMan, withSheet } from './plant'

const GHOST = sideId('ghosts')
const OUTSIDE = axial(40, 0)
const PICTURE = imageHash('a'.repeat(64))
const onMap = (scenario: Scenario, change: Partial<ScenarioMap>): Scenario => ({
  ...scenario,
  map: { ...scenario.map, ...change },
})

export const REFERENCES: readonly Plant[] = [
  {
    code: 'CHK1-unknown-terrain',
    fault: 'a terrain that the ruleset lacks',
    fix: false,
    plant: ({ scenario }) => withHexes(scenario, ['J9', 'L11'], 'plasma'),
    at: ({ hexes }) => ({ hexes: hexes('J9 L11') }),
  },
  {
    code: 'CHK1-unknown-feature',
    fault: 'a hexside feature that the ruleset lacks',
    fix: true,
    plant: ({ scenario }) => withHexsides(scenario, ['J9/J10'], { fixture: { feature: 'lift' } }),
    at: ({ sides }) => ({ hexsides: sides('J9/J10') }),
  },
  {
    code: 'CHK1-unknown-feature',
    fault: 'a barrier among the ways',
    fix: true,
    plant: ({ scenario, wall }) =>
      withHexsides(scenario, ['J9/J10'], { way: { feature: wall.barrier?.feature ?? '' } }),
    at: ({ sides }) => ({ hexsides: sides('J9/J10') }),
  },
  {
    code: 'CHK1-unknown-feature',
    fault: 'a structure that the ruleset lacks',
    fix: false,
    plant: ({ scenario }) => withStructure(scenario, ['J9'], 'pyramid'),
    at: ({ hexes }) => ({ hexes: hexes('J9') }),
  },
  {
    code: 'CHK1-unknown-feature',
    fault: 'a marker that the ruleset lacks',
    fix: false,
    plant: ({ scenario, hexes }) =>
      onMap(scenario, { markers: { [markerId('m')]: { kind: 'smoke', hex: hexes('J9')[0]! } } }),
    at: ({ hexes }) => ({ hexes: hexes('J9') }),
  },
  {
    code: 'CHK1-unknown-side',
    fault: 'a zone of a side that is not there',
    fix: false,
    plant: ({ scenario, hexes }) => ({
      ...scenario,
      zones: {
        ...scenario.zones,
        [zoneId('z')]: { name: 'North', kind: 'other', side: GHOST, hexes: hexes('J12') },
      },
    }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-side',
    fault: 'a counter of a side that is not there',
    fix: false,
    plant: ({ scenario }) => changed(scenario, 'counters', 'bow', { side: GHOST }),
    at: () => ({ counters: ['bow'] }),
  },
  {
    code: 'CHK1-unknown-side',
    fault: 'an opening of a side that is not there',
    fix: false,
    plant: ({ scenario, ring, gate }) =>
      withHexsides(scenario, ring.slice(0, 1), { ...gate, opening: { ...gate.opening!, owner: GHOST } }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-side',
    fault: 'a side that is not there in the order of play',
    fix: false,
    plant: ({ scenario }) => ({
      ...scenario,
      turns: { ...(scenario.turns ?? { rows: {} }), order: [GHOST] },
    }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-group',
    fault: 'a counter of a group that is not there',
    fix: true,
    plant: ({ scenario }) => changed(scenario, 'counters', 'bow', { group: groupId('ghost') }),
    at: () => ({ counters: ['bow'] }),
  },
  {
    code: 'CHK1-unknown-group',
    fault: 'a group under one of the other side',
    fix: true,
    plant: ({ scenario, foe }) => ({
      ...scenario,
      groups: {
        ...scenario.groups,
        [groupId('rear')]: { side: foe, name: 'Rear', note: '', rank: 1, parent: groupId('van') },
      },
    }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-reinforcement',
    fault: 'a counter of a reinforcement that is not there',
    fix: true,
    plant: ({ scenario }) =>
      changed(scenario, 'counters', 'omar', { reinforcement: reinforcementId('ghost') }),
    at: () => ({ counters: ['omar'] }),
  },
  {
    code: 'CHK1-unknown-reinforcement',
    fault: 'a counter of the other side’s reinforcement',
    fix: true,
    plant: (clean) => {
      const board = withMan(clean, clean.scenario, 'tom', { at: 'C15' })
      const { hex: _, ...waiting } = board.counters[counterId('tom')]!
      return {
        ...board,
        counters: {
          ...board.counters,
          [counterId('tom')]: { ...waiting, reinforcement: reinforcementId('relief') },
        },
      }
    },
    at: () => ({ counters: ['tom'] }),
  },
  {
    code: 'CHK1-unknown-leader',
    fault: 'a commander who is not there',
    fix: true,
    plant: ({ scenario, foe }) => changed(scenario, 'sides', foe, { commander: counterId('ghost') }),
    at: ({ foe }) => ({ sides: [foe] }),
  },
  {
    code: 'CHK1-unknown-leader',
    fault: 'a leader of the other side',
    fix: true,
    plant: ({ scenario }) => changed(scenario, 'groups', 'van', { leader: counterId('ali') }),
    at: ({ own }) => ({ sides: [own], counters: ['ali'] }),
  },
  {
    code: 'CHK1-unknown-counter-type',
    fault: 'a counter without a sheet',
    fix: true,
    plant: (clean) =>
      changed(withMan(clean, clean.scenario, 'tom', { at: 'C15' }), 'counters', 'tom', {
        type: counterTypeId('ghost'),
        side: clean.own,
      }),
    at: () => ({ counters: ['tom'] }),
  },
  {
    code: 'CHK1-unknown-image',
    fault: 'a face with a picture that is not there',
    fix: false,
    plant: ({ scenario }) =>
      withSheet(scenario, 'bow', ({ faces }) => {
        const [[id, face], ...others] = Object.entries(faces) as [
          [string, CounterType['faces'][string]],
          ...[string, CounterType['faces'][string]][],
        ]
        return { faces: { [id]: { ...face, image: PICTURE }, ...Object.fromEntries(others) } }
      }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-image',
    fault: 'a background that is not there',
    fix: false,
    plant: ({ scenario }) =>
      onMap(scenario, { background: { image: PICTURE, fit: [], opacity: 1, locked: false, print: false } }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-thing',
    fault: 'one of two places of entry in a zone that is not there',
    fix: false,
    plant: ({ scenario }) =>
      changed(scenario, 'reinforcements', 'relief', {
        entries: [
          { kind: 'edge', edge: 'right' },
          { kind: 'zone', zone: zoneId('ghost') },
        ],
      }),
    at: () => ({}),
  },
  {
    code: 'CHK1-unknown-thing',
    fault: 'a condition about a side and a group that is not there',
    fix: false,
    plant: ({ scenario, own }) =>
      changed(scenario, 'victory', 'hold', {
        conditions: [
          {
            kind: 'survive',
            who: [
              { kind: 'side', side: own },
              { kind: 'group', group: groupId('ghost') },
            ],
          },
        ],
      }),
    at: () => ({}),
  },
  {
    code: 'CHK1-duplicate-counter',
    fault: 'a character twice',
    fix: true,
    plant: ({ scenario }) => {
      const named = changed(scenario, 'counters', 'ali', { name: 'Saladin' })
      return withCounter(named, 'twin', { type: sheetOf(named, 'ali'), at: 'U15', name: 'Saladin' })
    },
    at: () => ({ counters: ['ali', 'twin'] }),
  },
  {
    code: 'CHK1-quantity',
    fault: 'more counters than are printed',
    fix: true,
    plant: ({ scenario }) => {
      const two = withCounter(scenario, 'other', { type: sheetOf(scenario, 'ali'), at: 'U15' })
      return withSheet(two, 'ali', () => ({ quantity: 1 }))
    },
    at: () => ({ counters: ['ali', 'other'] }),
  },
  {
    code: 'CHK1-off-map',
    fault: 'a counter',
    fix: true,
    plant: (clean) => withMan(clean, clean.scenario, 'tom', { at: OUTSIDE }),
    at: () => ({ counters: ['tom'] }),
  },
  {
    code: 'CHK1-off-map',
    fault: 'a hexside',
    fix: true,
    plant: ({ scenario, wall }) => withHexsides(scenario, [{ hex: OUTSIDE, direction: 1 }], wall),
    at: () => ({ hexsides: ['40,0,1'] }),
  },
  {
    code: 'CHK1-off-map',
    fault: 'a hex of a zone',
    fix: false,
    plant: ({ scenario }) => ({
      ...scenario,
      zones: { ...scenario.zones, [zoneId('z')]: { name: 'Far', kind: 'other', hexes: [hexKey(OUTSIDE)] } },
    }),
    at: () => ({ hexes: ['40,0'] }),
  },
  {
    code: 'CHK1-off-map',
    fault: 'a label',
    fix: false,
    plant: ({ scenario }) => changed(scenario, 'labels', 'name', { hex: hexKey(OUTSIDE) }),
    at: () => ({ hexes: ['40,0'] }),
  },
  {
    code: 'CHK1-off-map',
    fault: 'a board, in part',
    fix: false,
    plant: ({ scenario }) => ({
      ...scenario,
      boards: {
        [boardId('w')]: {
          ...{ name: 'West', firstColumn: 0, firstRow: 0, columns: 30, rows: 18, turned: false, edges: [] },
        },
      },
    }),
    at: () => ({}),
  },
  {
    code: 'CHK1-label-cut',
    fault: 'a label that runs over the frame',
    fix: true,
    plant: ({ scenario, hexes }) => ({
      ...scenario,
      labels: {
        [labelId('name')]: {
          ...{ text: 'Val-de-Brume', hex: hexes('A9')[0]!, dxMm: 0, dyMm: 0, sizeMm: 8, angle: 0 },
        },
      },
    }),
    at: ({ hexes }) => ({ hexes: hexes('A9') }),
  },
]
