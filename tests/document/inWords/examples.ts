/** The scenario and the data that the approved sentences are about: every kind of condition, place and amount, every option. */
import { boardId, counterId, counterTypeId, groupId, sideId, zoneId } from '#shared/document/ids'
import {
  type Amount,
  type Condition,
  type Hold,
  type Reinforcement,
  type Victory,
  type Who,
} from '#shared/document/game'
import { type Place } from '#shared/document/place'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { testBoard } from '../../support/board'
import { hexNamed, sideNamed } from '../../support/names'

export const CRUSADERS = sideId('crusaders')
const SARACENS = sideId('saracens')
const BASE = testBoard()
const at = (name: string) => hexKey(hexNamed(BASE, name))
const on = (name: string) => hexsideKey(sideNamed(BASE, name))

export const SCENARIO: Scenario = testBoard({
  sides: {
    [CRUSADERS]: { name: 'Croisés', color: '#2a4d9b', notes: '' },
    [SARACENS]: { name: 'Sarrasins', color: '#3c7a3c', notes: '' },
  },
  groups: { [groupId('van')]: { side: CRUSADERS, name: 'Avant-garde', note: '', rank: 0 } },
  zones: { [zoneId('bridge')]: { name: 'Pont', kind: 'victory', hexes: [at('C3'), at('C4')] } },
  boards: {
    [boardId('west')]: {
      ...{ name: '2', firstColumn: 0, firstRow: 0, columns: 12, rows: 10, turned: false },
      edges: [{ edge: 'top', name: 'B', spans: [{ name: 'porte', from: 2, to: 4 }] }],
    },
  },
  counters: {
    guy: { type: 'crusaders-soldier', at: 'B2', name: 'Guy' },
    one: { type: 'crusaders-soldier', at: 'B4' },
    other: { type: 'crusaders-soldier', at: 'B6' },
  },
})

const hexes = (...names: string[]): Place => ({ kind: 'hexes', hexes: names.map(at) })
const bridge: Place = { kind: 'zone', zone: zoneId('bridge') }
const west = { kind: 'board-edge', board: boardId('west') } as const
const PLACES: readonly Place[] = [
  hexes('C3'),
  hexes('C3', 'D4'),
  hexes('C3', 'D4', 'E5'),
  hexes(),
  bridge,
  { kind: 'zone', zone: zoneId('nowhere') },
  { kind: 'edge', edge: 'top' },
  { kind: 'edge', edge: 'right' },
  { kind: 'edge', edge: 'bottom' },
  { kind: 'edge', edge: 'left' },
  { kind: 'edge', edge: 'left', from: 2, to: 4 },
  { kind: 'edge', edge: 'left', from: 2, to: 2 },
  { kind: 'edge', edge: 'left', from: 2, to: 40 },
  { ...west, edge: 'top' },
  { ...west, edge: 'left' },
  { ...west, edge: 'top', span: 'porte' },
  { ...west, board: boardId('east'), edge: 'top' },
]

const saracens: Who = { kind: 'side', side: SARACENS }
const leaders: Who = { kind: 'leaders', side: SARACENS }
const van: Who = { kind: 'group', group: groupId('van') }
const archers: Who = { kind: 'type', type: counterTypeId('saracens-archer') }
const guy: Who = { kind: 'counter', counter: counterId('guy') }
const WHO: readonly (readonly Who[])[] = [
  [saracens],
  [leaders],
  [van],
  [archers],
  [guy],
  [guy, leaders],
  [guy, archers, van],
  [],
  [{ kind: 'side', side: sideId('x') }],
  [{ kind: 'group', group: groupId('x') }],
  [{ kind: 'type', type: counterTypeId('x') }],
  [{ kind: 'counter', counter: counterId('x') }],
]
const AMOUNTS: readonly (Amount | undefined)[] = [
  undefined,
  { kind: 'count', count: 1 },
  { kind: 'count', count: 3 },
  { kind: 'share', percent: 50 },
]
const least = (amount: Amount | undefined) => (amount ? { least: amount } : {})

export const CONDITIONS: readonly Condition[] = [
  ...PLACES.map((place): Condition => ({ kind: 'hold', place, by: 'presence' })),
  ...[hexes('C3'), hexes('C3', 'D4'), hexes(), bridge, { ...west, edge: 'top' } as const].flatMap(
    (place): Condition[] => [
      { kind: 'hold', place, by: 'presence', least: 1 },
      { kind: 'hold', place, by: 'last-pass', least: 2 },
    ],
  ),
  { kind: 'hold', place: hexes('C3'), by: 'last-pass' },
  { kind: 'hold', place: bridge, by: 'last-pass' },
  { kind: 'hold', place: bridge, by: 'presence', turns: 1 },
  { kind: 'hold', place: bridge, by: 'presence', turns: 3 },
  { kind: 'hold', place: bridge, by: 'presence', points: 1 },
  { kind: 'hold', place: bridge, by: 'presence', points: -2 },
  ...WHO.flatMap((who) => AMOUNTS.map((amount): Condition => ({ kind: 'eliminate', who, ...least(amount) }))),
  ...AMOUNTS.flatMap((amount): Condition[] => [
    { kind: 'eliminate', who: [leaders], wounded: true, ...least(amount) },
    { kind: 'survive', who: [van], ...least(amount) },
    { kind: 'survive', who: [van], unhurt: true, ...least(amount) },
    { kind: 'capture', who: [archers], ...least(amount) },
    { kind: 'exit', who: [van], place: { kind: 'edge', edge: 'right' }, ...least(amount) },
  ]),
  { kind: 'survive', who: [guy] },
  { kind: 'survive', who: [guy], unhurt: true },
  { kind: 'capture', who: [guy] },
  { kind: 'capture', who: [{ kind: 'counter', counter: counterId('one') }] },
  { kind: 'capture', who: [{ kind: 'counter', counter: counterId('other') }] },
  { kind: 'capture', who: [{ kind: 'type', type: counterTypeId('crusaders-archer') }] },
  ...PLACES.map((place): Condition => ({ kind: 'exit', who: [guy], place })),
  { kind: 'exit', who: [guy], place: bridge, until: 4 },
  { kind: 'break', hexes: [at('C3')], hexsides: [] },
  { kind: 'break', hexes: [], hexsides: [on('C3/C4')] },
  { kind: 'break', hexes: [at('C3'), at('D4')], hexsides: [on('A1/n')] },
  { kind: 'break', hexes: [at('C3')], hexsides: [on('C3/C4')], least: 1 },
  { kind: 'break', hexes: [at('C3')], hexsides: [on('C3/C4')], least: 2 },
  { kind: 'break', hexes: [], hexsides: [] },
  ...(['eliminated', 'wounded', 'captured', 'exited', 'alive'] as const).map((state): Condition => ({
    kind: 'score',
    who: [saracens],
    state,
    points: 2,
  })),
  ...WHO.map((who): Condition => ({ kind: 'score', who, state: 'eliminated', points: 1 })),
  { kind: 'score', who: [guy], state: 'captured', points: -3 },
  { kind: 'score', who: [guy, archers], state: 'alive', points: 1500 },
]

const kill: Condition = { kind: 'eliminate', who: [archers] }
const keep: Hold = { kind: 'hold', place: bridge, by: 'presence' }
const score: Condition = { kind: 'score', who: [saracens], state: 'eliminated', points: 2 }
const way = (change: Partial<Victory>): Victory => ({
  ...{ side: CRUSADERS, level: 'victory', join: 'all', conditions: [kill, keep] },
  ...change,
})
const nobody = { side: undefined } as unknown as Partial<Victory>

export const VICTORIES: readonly Victory[] = [
  ...(['decisive', 'victory', 'marginal', 'draw'] as const).flatMap((level) => [
    way({ level }),
    way({ ...nobody, level }),
  ]),
  way({ join: 'any' }),
  way({ join: 'points', least: 10, conditions: [score, keep] }),
  way({ join: 'points', least: 1, conditions: [score] }),
  way({ conditions: [kill] }),
  way({ conditions: [] }),
  way({ join: 'points', least: 3, conditions: [] }),
  way({ ...nobody, level: 'draw', conditions: [keep, { ...keep, by: 'last-pass' }] }),
  way({
    ...{ ...nobody, level: 'draw' },
    conditions: [hexes('C3'), hexes('C3', 'D4'), hexes()].flatMap((place): Condition[] => [
      { ...keep, place },
      { ...keep, place, least: 1 },
      { ...keep, place, by: 'last-pass', least: 2 },
    ]),
  }),
]

const relief = (change: Partial<Reinforcement>): Reinforcement => ({
  ...{ side: SARACENS, name: 'Secours', turn: 3, blocked: 'wait', entries: [hexes('A1')] },
  ...change,
})
const anyTurn = { turn: undefined } as unknown as Partial<Reinforcement>
const roll = { sides: 6, atMost: 2 }
const condition = { fr: 'La porte est ouverte', en: 'The gate is open' }

export const REINFORCEMENTS: readonly Reinforcement[] = [
  relief({}),
  relief({ blocked: 'nearest' }),
  relief({ blocked: 'lost' }),
  relief({ name: '' }),
  relief({ lastTurn: 5 }),
  relief({ roll }),
  relief({ roll: { sides: 10, atMost: 1 } }),
  relief({ roll, lastTurn: 6 }),
  relief({ roll, lastTurn: 6, condition }),
  relief({ condition }),
  relief(anyTurn),
  relief({ ...anyTurn, condition }),
  relief({ ...anyTurn, lastTurn: 6 }),
  relief({ ...anyTurn, roll }),
  relief({ facing: { kind: 'side', index: 2 } }),
  relief({ facing: { kind: 'vertex', index: 2 } }),
  relief({ entries: [] }),
  relief({
    entries: [hexes('A1', 'A2'), { kind: 'edge', edge: 'right' }, { ...west, edge: 'top', span: 'porte' }],
  }),
]
