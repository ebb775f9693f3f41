/** Random moves of the medieval games: boards where everything that costs or forbids may stand, and a mover in it. */
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { type Rng } from '#shared/lang/rng'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { holdersAround } from '#shared/rules/magna-carta/movement/movementHolders'
import { stanceOf } from '#shared/rules/magna-carta/movement/movementStance'
import { mayStand, mayStraddle } from '#shared/rules/magna-carta/ground/standing'
import { type Pieces, testBoard, withPieces } from '../../support/board'
import { id, positionOf } from './support'
import { diceOf } from '../../support/dice'

const SIZE = 9

/** The mover is called "mover"; undefined where it came to stand as no rule lets it. */
export function randomBoard(rng: Rng, mounted: boolean, size = SIZE): Scenario | undefined {
  const { pick } = diceOf(rng)
  const orientation = pick(['flat', 'pointy'] as const)
  const open = testBoard({ orientation, stagger: pick(['odd', 'even'] as const), columns: size, rows: size })
  const anyHex = (): Axial => toAxial({ col: rng.below(size), row: rng.below(size) }, open.map.grid)
  const terrains = MAGNA_CARTA.rows.terrains.map(({ id: terrain }) => terrain)
  const hexes = [...hexesOfGrid(open.map.grid)].map((hex) => [
    hexKey(hex),
    { terrain: rng.below(2) ? 'clear' : pick(terrains), level: rng.below(4) ? 0 : rng.below(4) },
  ])
  const features = [
    { barrier: { feature: 'wall' } },
    { barrier: { feature: 'hedge' } },
    { barrier: { feature: 'wall' }, opening: { feature: 'door', state: 'open' } },
    { barrier: { feature: 'wall' }, opening: { feature: 'door', state: 'closed' } },
    { barrier: { feature: 'wall' }, fixture: { feature: 'ladder', inside: 'owner' } },
    { way: { feature: 'road' } },
    { way: { feature: 'stream' } },
  ] as const
  const hexsides = Array.from({ length: 30 }, () => [
    hexsideKey(hexsideOf(anyHex(), direction(rng.below(6)))),
    pick(features),
  ])
  const structures = Array.from({ length: 3 }, () => [
    hexKey(anyHex()),
    { feature: pick(['wall-hex', 'tower-hex']), facing: { kind: 'side', index: direction(rng.below(6)) } },
  ])
  const markers = { [hexKey(anyHex())]: 'rubble', [hexKey(anyHex())]: 'fire' }
  const others = Array.from({ length: 6 }, (_, count) => [
    `other-${count}`,
    { type: `${pick(['crusaders', 'saracens'])}-${pick(['soldier', 'knight'])}`, at: anyHex() },
  ])
  const start = anyHex()
  const facing = { kind: 'side', index: direction(rng.below(6)) } as const
  const mover = mounted
    ? { type: 'crusaders-knight', at: start, facing }
    : { type: 'crusaders-soldier', at: start }
  const board = withPieces(open, {
    hexes: Object.fromEntries(hexes),
    hexsides: Object.fromEntries(hexsides),
    structures: Object.fromEntries(structures),
    markers,
    counters: { ...Object.fromEntries(others), mover },
  } as Pieces)
  const position = positionOf(board)
  const counter = board.counters[id('mover')] as Counter
  const covers = stanceOf(board, counter)?.covers ?? []
  const legal = covers.every(
    (hex) =>
      onGrid(hex, board.map.grid) &&
      mayStand(position, counter, hex).value &&
      !holdersAround(position, id('mover')).has(hexKey(hex)),
  )
  const [front, rear] = covers
  return legal && (!front || !rear || mayStraddle(position, front, rear).value) ? board : undefined
}
