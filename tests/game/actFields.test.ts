/** A game file reads every kind of act back as it was written. */
import { expect, it } from 'vitest'
import { counterId, reinforcementId } from '#shared/document/ids'
import { type GameAct } from '#shared/game/contract'
import { readGame } from '#shared/game/file/readGame'
import { headerOf } from '#shared/game/file/recording'
import { writeGame } from '#shared/game/file/writeGame'
import { GAME_OPTIONS } from '#shared/game/options'
import { hexKey } from '#shared/hex/axial'
import { testBoard } from '../support/board'

const [guy, foe] = ['guy', 'foe'].map(counterId) as [
  ReturnType<typeof counterId>,
  ReturnType<typeof counterId>,
]
const HEX = { q: 3, r: -1 }
const SIDE = { hex: HEX, direction: 1 } as const
const FACING = { kind: 'side', index: 2 } as const
const WAY = { counter: guy, path: [HEX] }

/** One of each: a new kind is missing here until it is added. */
const ACTS: { readonly [K in GameAct['kind']]: GameAct & { readonly kind: K } } = {
  'next-phase': { kind: 'next-phase' },
  fire: {
    kind: 'fire',
    firer: guy,
    target: foe,
    track: [HEX],
    turns: [{ after: 0, facing: FACING }],
    at: HEX,
  },
  fight: { kind: 'fight', attackers: [guy], defenders: [foe], charging: [guy] },
  move: { kind: 'move', ...WAY, turns: [{ after: 0, facing: FACING }], unturned: [1] },
  'about-turn': { kind: 'about-turn', ...WAY },
  retreat: { kind: 'retreat', ...WAY },
  advance: { kind: 'advance', ...WAY },
  stay: { kind: 'stay', counter: guy },
  decline: { kind: 'decline' },
  'group-advance': { kind: 'group-advance', members: [WAY], wall: true },
  'throw-naphtha': { kind: 'throw-naphtha', thrower: guy, target: HEX },
  burn: { kind: 'burn', counter: guy },
  'hit-wall': { kind: 'hit-wall', by: guy, place: { hex: HEX }, hits: 2 },
  'work-opening': { kind: 'work-opening', counter: guy, hexside: SIDE, to: 'open' },
  go: { kind: 'go', counter: guy, to: HEX, facing: FACING, placement: 'ground' },
  wander: { kind: 'wander', counter: guy, way: 4 },
  attack: { kind: 'attack', from: guy, to: foe, by: 'shock', charging: true },
  'take-place': { kind: 'take-place', counter: guy, of: foe },
  turn: { kind: 'turn', counter: guy, facing: FACING, as: 'flee' },
  recover: { kind: 'recover', counter: guy, by: 'rally' },
  command: { kind: 'command', leader: guy, target: foe, order: { points: 2 } },
  hide: { kind: 'hide', counter: guy },
  show: { kind: 'show', counter: guy },
  exit: { kind: 'exit', counter: guy, by: HEX },
  capture: { kind: 'capture', captor: guy, counter: foe },
  place: { kind: 'place', counter: guy, hex: hexKey(HEX), facing: FACING },
  ready: { kind: 'ready' },
  condition: { kind: 'condition', reinforcement: reinforcementId('relief'), met: true },
  'roll-entry': { kind: 'roll-entry', reinforcement: reinforcementId('relief') },
  pass: { kind: 'pass' },
  choose: { kind: 'choose', option: 'attack' },
  'by-hand': { kind: 'by-hand', effects: [{ kind: 'removed', counter: foe, how: 'eliminated' }] },
}

it('PLY-2: an act of every kind is read as it was written', () => {
  const scenario = testBoard()
  const [side] = Object.keys(scenario.sides)
  if (side === undefined) throw new Error('no side')
  const header = headerOf({ scenario, options: GAME_OPTIONS, file: '', players: {}, seed: 1, game: 0 })
  const lines = Object.values(ACTS).map((act, after) => ({
    ...{ after, side: side as keyof typeof scenario.sides, act, dice: [], outcome: [], hash: '00000000' },
  }))
  const read = readGame(writeGame({ header, lines }), 'x.castellan-game')
  expect(read).toEqual({ ok: true, value: { header, lines } })
})
