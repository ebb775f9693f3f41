/**
 * Scenarios for matches of machine players: turned by half a turn each board is itself, and so are its two armies, so that neither side
 * has the better ground. Each asks something else of a player.
 */
import { type Condition, type Victory } from '#shared/document/game'
import { type SideId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { type Grid, toAxial, toOffset } from '#shared/hex/grid'
import { type NamedHex } from '../support/names'
import { type Placing, testBoard, withHexsides, withPieces } from '../support/board'

export const SIDES = [sideId('crusaders'), sideId('saracens')] as const
const [WEST, EAST] = SIDES

const GRID: Grid = { orientation: 'flat', stagger: 'even', columns: 12, rows: 10 }

/** The west of a board, and what is at stake. */
interface Half {
  readonly turns: number
  /** Ten lines of six hexes; the east is the same, turned. */
  readonly ground: readonly string[]
  /** Hexsides by their two hexes, as [column, row] from 0. */
  readonly hexsides?: Readonly<Record<string, readonly (readonly [Place, Place])[]>>
  /** Types of the west's army by their places. */
  readonly army: Readonly<Record<string, readonly Place[]>>
  /** Hexes that both sides want. */
  readonly goals?: readonly Place[]
  waysOf(sides: { readonly own: SideId; readonly foe: SideId }, goals: readonly HexKey[]): readonly Way[]
}

type Place = readonly [col: number, row: number]
type Way = Pick<Victory, 'level' | 'join' | 'conditions'> & { readonly least?: number }

const hexAt = ([col, row]: Place): Axial => toAxial({ col, row }, GRID)

function turned(hex: Axial): Axial {
  const { col, row } = toOffset(hex, GRID)
  return hexAt([GRID.columns - 1 - col, GRID.rows - 1 - row])
}

function mirrored({ turns, ground, hexsides = {}, army, goals = [], waysOf }: Half): Scenario {
  const east = ground.map((line) => [...line].reverse().join('')).reverse()
  const terrain = ground.map((line, row) => line + (east[row] ?? '')).join('\n')
  const order = { count: turns, order: [...SIDES], rows: {} }
  let board = testBoard({ terrain, turns: order })
  for (const [feature, sides] of Object.entries(hexsides)) {
    const both = sides.flatMap(([one, other]): (readonly [Axial, Axial])[] => {
      const [from, to] = [hexAt(one), hexAt(other)]
      return [
        [from, to],
        [turned(from), turned(to)],
      ]
    })
    board = withHexsides(board, both, feature)
  }
  const counters: Record<string, Placing> = {}
  for (const [type, places] of Object.entries(army))
    for (const [number, place] of places.entries()) {
      const at: NamedHex = hexAt(place)
      const faced = (index: number): string => `${type === 'knight' ? 's' : 'v'}${index}`
      counters[`${WEST}-${type}-${number}`] = { type: `${WEST}-${type}`, at, facing: faced(1) }
      counters[`${EAST}-${type}-${number}`] = { type: `${EAST}-${type}`, at: turned(at), facing: faced(4) }
    }
  const wanted = [...new Set(goals.flatMap((place) => [hexAt(place), turned(hexAt(place))]).map(hexKey))]
  const victory = Object.fromEntries(
    SIDES.flatMap((side) =>
      waysOf({ own: side, foe: side === WEST ? EAST : WEST }, wanted).map((way, index) => [
        `${side}-${index}`,
        { side, ...way },
      ]),
    ),
  )
  return { ...withPieces(board, { counters }), victory } as Scenario
}

const score = (side: SideId, state: 'eliminated' | 'captured' | 'wounded', points: number): Condition => ({
  kind: 'score',
  who: [{ kind: 'side', side }],
  state,
  points,
})

/** The foe has lost more: a dead character or a prisoner counts three, a wounded one one. */
function fewerLosses({ own, foe }: { own: SideId; foe: SideId }): readonly Condition[] {
  return [
    score(foe, 'eliminated', 3),
    score(foe, 'captured', 3),
    score(foe, 'wounded', 1),
    score(own, 'eliminated', -3),
    score(own, 'captured', -3),
    score(own, 'wounded', -1),
  ]
}

/** Two bands meet in open field; who loses less wins. */
function meeting(): Scenario {
  return mirrored({
    turns: 5,
    ground: [
      '......',
      '..w...',
      '....b.',
      '.b...w',
      '...w..',
      '......',
      '..b...',
      '....w.',
      '.w....',
      '......',
    ],
    army: {
      knight: [[1, 7]],
      archer: [
        [1, 4],
        [1, 6],
      ],
      soldier: [
        [2, 3],
        [2, 6],
      ],
      pikeman: [[2, 5]],
    },
    waysOf: (sides) => [{ level: 'victory', join: 'points', least: 1, conditions: [...fewerLosses(sides)] }],
  })
}

/** Two mills behind hedges and low walls, far apart: both held as the last turn ends win; else who loses less wins a little. */
function mills(): Scenario {
  return mirrored({
    turns: 6,
    ground: [
      '......',
      '...b..',
      '....h.',
      '..w...',
      '......',
      '...b..',
      '.....o',
      '..w...',
      '....b.',
      '......',
    ],
    hexsides: {
      'wall-low': [
        [
          [4, 2],
          [4, 1],
        ],
        [
          [4, 2],
          [3, 2],
        ],
      ],
      hedge: [
        [
          [4, 2],
          [5, 2],
        ],
        [
          [4, 2],
          [4, 3],
        ],
      ],
    },
    army: {
      knight: [[0, 5]],
      archer: [
        [1, 3],
        [1, 6],
      ],
      soldier: [
        [2, 4],
        [2, 6],
      ],
      pikeman: [[1, 4]],
    },
    goals: [[4, 2]],
    waysOf: (sides, hexes) => [
      {
        level: 'victory',
        join: 'all',
        conditions: [{ kind: 'hold', place: { kind: 'hexes', hexes: [...hexes] }, by: 'presence' }],
      },
      { level: 'marginal', join: 'points', least: 1, conditions: [...fewerLosses(sides)] },
    ],
  })
}

/** A river with two fords, and behind it the leader of the other side, who is worth four characters. */
function fords(): Scenario {
  return mirrored({
    turns: 7,
    ground: [
      '.....~',
      '..b..~',
      '.....:',
      '.w...:',
      '.....~',
      '...b.~',
      '.....~',
      '..w..~',
      '.....~',
      '....b~',
    ],
    army: {
      knight: [
        [1, 7],
        [1, 3],
      ],
      archer: [
        [3, 4],
        [3, 6],
      ],
      soldier: [
        [2, 4],
        [2, 2],
        [2, 6],
      ],
      pikeman: [[0, 5]],
    },
    waysOf: (sides) => [
      {
        level: 'victory',
        join: 'points',
        least: 1,
        conditions: [
          ...fewerLosses(sides),
          ...(
            [
              [sides.foe, 6],
              [sides.own, -6],
            ] as const
          ).map(([side, points]): Condition => ({
            kind: 'score',
            who: [{ kind: 'counter', counter: `${side}-pikeman-0` as never }],
            state: 'eliminated',
            points,
          })),
        ],
      },
    ],
  })
}

/** A village of houses, orchards, hedges and low walls that hide who stands behind; on foot, and who loses less wins. */
function village(): Scenario {
  return mirrored({
    turns: 6,
    ground: [
      '......',
      '..o.h.',
      '....h.',
      '.b....',
      '...o.h',
      '...o..',
      '.....b',
      '..hh..',
      '......',
      '...o..',
    ],
    hexsides: {
      'wall-low': [
        [
          [3, 3],
          [4, 3],
        ],
        [
          [3, 6],
          [4, 6],
        ],
      ],
      hedge: [
        [
          [2, 4],
          [3, 4],
        ],
        [
          [2, 5],
          [3, 5],
        ],
      ],
    },
    army: {
      archer: [
        [1, 4],
        [1, 6],
      ],
      soldier: [
        [2, 2],
        [2, 4],
        [2, 6],
      ],
      pikeman: [
        [1, 2],
        [1, 7],
      ],
    },
    waysOf: (sides) => [{ level: 'victory', join: 'points', least: 1, conditions: [...fewerLosses(sides)] }],
  })
}

const BOARDS: Readonly<Record<string, () => Scenario>> = { meeting, fords, village, mills }

/** @throws for a board that is not there. */
export function mirroredBoard(name: string): Scenario {
  const board = BOARDS[name]?.()
  if (!board) throw new Error(`no board is called ${name}; there are: ${Object.keys(BOARDS).join(', ')}`)
  return board
}
