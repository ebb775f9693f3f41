/** SCN-7: boards cut out of a map, their joints in words, and what names them while they change. */
import { describe, expect, test } from 'vitest'
import { addBoards, editBoard, removeBoard } from '#shared/commands/entries/boards'
import { joinMap } from '#shared/commands/joinMap'
import { jointsOf } from '#shared/document/boardJoints'
import { cutBoards } from '#shared/document/cutBoards'
import { boardId, reinforcementId } from '#shared/document/ids'
import { layoutInWords } from '#shared/document/inWords/boards'
import { BOARD_PRESETS } from '#shared/document/newScenario'
import { nameOfHex } from '#shared/document/placeNames'
import { type Reinforcement } from '#shared/document/game'
import { type Board, type Scenario } from '#shared/document/types'
import { type Grid, isAbsent, toAxial } from '#shared/hex/grid'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { after, openMap, refusalOf } from '../commands/maps'
import { richScenario } from '../format/richScenario'

const WHOLE: Grid = { orientation: 'flat', stagger: 'odd', columns: 10, rows: 8 }
const CUT = BOARD_PRESETS['board-12x16'].grid

const rectangle = ({ firstColumn, firstRow, columns, rows }: Board) => [firstColumn, firstRow, columns, rows]

function withBoards(grid: Grid, ...boards: readonly Board[]): Scenario {
  return after(openMap(grid), addBoards, {
    boards: boards.map((board, at) => ({ id: boardId(`b${at + 1}`), board })),
  })
}

describe('a map cut into boards', () => {
  test('of whole hexes: side by side, as equal as they can be, called row by row', () => {
    const boards = cutBoards(WHOLE, { across: 3, down: 2 }) ?? []
    expect(boards.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(boards.map(rectangle)).toEqual([
      [0, 0, 3, 4],
      [3, 0, 4, 4],
      [7, 0, 3, 4],
      [0, 4, 3, 4],
      [3, 4, 4, 4],
      [7, 4, 3, 4],
    ])
    expect(boards[0]?.edges.map(({ edge, name }) => [edge, name])).toEqual([
      ['top', 'A'],
      ['right', 'B'],
      ['bottom', 'C'],
      ['left', 'D'],
    ])
  })

  test('of half hexes: both have the line on which they meet, a line with corner hexes', () => {
    const boards = cutBoards(CUT, { across: 2, down: 2 }) ?? []
    expect(boards.map(rectangle)).toEqual([
      [0, 0, 7, 9],
      [6, 0, 7, 9],
      [0, 8, 7, 9],
      [6, 8, 7, 9],
    ])
    for (const { firstColumn, firstRow } of boards)
      expect(isAbsent({ col: firstColumn, row: firstRow }, CUT)).toBe(false)
  })

  test('as one, and not into more than it has hexes', () => {
    expect(cutBoards(WHOLE, { across: 1, down: 1 })?.map(rectangle)).toEqual([[0, 0, 10, 8]])
    expect(cutBoards(WHOLE, { across: 11, down: 1 })).toBeUndefined()
    expect(cutBoards(CUT, { across: 7, down: 1 })).toBeUndefined()
  })

  test('gives its hexes the names of boards when these have numberings', () => {
    const scenario = withBoards(
      WHOLE,
      ...(cutBoards(WHOLE, { across: 2, down: 1, numbering: LETTER_NUMBERING }) ?? []),
    )
    expect(nameOfHex(scenario, toAxial({ col: 5, row: 0 }, WHOLE))).toBe('2:A1')
  })
})

describe('the layout in words', () => {
  test('of one board', () => {
    const scenario = withBoards(WHOLE, ...(cutBoards(WHOLE, { across: 1, down: 1 }) ?? []))
    expect(layoutInWords(scenario)).toEqual([{ fr: 'Le plateau 1.', en: 'Board 1.' }])
  })

  test('of boards side by side and one below the other; the later is told by the one before it', () => {
    const scenario = withBoards(WHOLE, ...(cutBoards(WHOLE, { across: 2, down: 2 }) ?? []))
    expect(layoutInWords(scenario).map(({ en }) => en)).toEqual([
      'Board 2: its edge D against the edge B of board 1.',
      'Board 3: its edge A against the edge C of board 1.',
      'Board 4: its edge A against the edge C of board 2.',
      'Board 4: its edge D against the edge B of board 3.',
    ])
  })

  test('of a board that was joined turned, by the edges that are printed on it', () => {
    const edges = cutBoards(CUT, { across: 1, down: 1 })?.[0]?.edges ?? []
    const one = withBoards(CUT, { ...cutBoards(CUT, { across: 1, down: 1 })![0]!, edges })
    const joined = after(one, joinMap, { other: one, edge: 'right', turned: true })
    expect(layoutInWords(joined)).toEqual([
      {
        fr: 'Le plateau 2, retourné\u202f: son bord B contre le bord B du plateau 1.',
        en: 'Board 2, turned: its edge B against the edge B of board 1.',
      },
    ])
    expect(jointsOf(joined).map(({ lies, common }) => [lies, common])).toEqual([['right', [0, 17]]])
  })

  test('of edges without names, and of a board that lies apart', () => {
    const plain = { turned: false, edges: [] }
    const scenario = withBoards(
      WHOLE,
      { name: 'Nord', firstColumn: 0, firstRow: 0, columns: 4, rows: 4, ...plain },
      { name: 'Sud', firstColumn: 0, firstRow: 4, columns: 4, rows: 4, ...plain },
      { name: 'Est', firstColumn: 6, firstRow: 0, columns: 4, rows: 4, ...plain },
    )
    expect(layoutInWords(scenario)).toEqual([
      {
        fr: 'Le plateau Sud\u202f: son bord supérieur contre le bord inférieur du plateau Nord.',
        en: 'Board Sud: its top edge against the bottom edge of board Nord.',
      },
      {
        fr: 'Le plateau Est, sans bord commun avec un autre.',
        en: 'Board Est, with no edge against another.',
      },
    ])
  })
})

describe('a board that changes', () => {
  const west = boardId('west')
  const rich = richScenario()
  const entry = (scenario: Scenario) =>
    (scenario.reinforcements[reinforcementId('relief')] as Reinforcement).entries[3]

  test('takes the entries along that name a span of it by its old name', () => {
    const edges = [{ edge: 'top' as const, name: 'A', spans: [{ name: 'gate', from: 2, to: 5 }] }]
    const renamed = after(rich, editBoard, { board: west, change: { edges } })
    expect(entry(renamed)).toEqual({ kind: 'board-edge', board: west, edge: 'top', span: 'gate' })
  })

  test('leaves them their hexes when the span or the board is gone', () => {
    const four = { kind: 'hexes', hexes: expect.arrayContaining([]) as unknown }
    const without = after(rich, editBoard, { board: west, change: { edges: [] } })
    const removed = after(rich, removeBoard, { board: west })
    for (const changed of [without, removed]) {
      const place = entry(changed)
      expect(place).toMatchObject(four)
      expect(place?.kind === 'hexes' && place.hexes.length).toBe(4)
    }
    expect(entry(without)).toEqual(entry(removed))
    expect(removed.boards).toEqual({})
    expect(removed.map).toBe(rich.map)
  })

  test('needs a name of its own, and lies turned only where its rectangle can', () => {
    expect(refusalOf(rich, editBoard, { board: west, change: { name: ' ' } })).toBe(
      'A board has a name or a number.',
    )
    const two = withBoards(CUT, ...(cutBoards(CUT, { across: 2, down: 1 }) ?? []))
    expect(refusalOf(two, editBoard, { board: boardId('b2'), change: { name: '1' } })).toBe(
      'Another board is already called 1.',
    )
    expect(refusalOf(two, editBoard, { board: boardId('b2'), change: { columns: 6, turned: true } })).toBe(
      'With half hexes at the rim, a map turns by 180° only if its number of columns is odd.',
    )
    expect(refusalOf(two, removeBoard, { board: boardId('b9') })).toBe('The scenario has no board “b9”.')
  })
})
