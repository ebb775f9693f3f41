/** The knowledge that each side may have of hidden counters, decoys and hidden markers (CM-HID, CM-OBS). */
import { describe, expect, it } from 'vitest'
import { counterId } from '#shared/document/ids'
import {
  allEyes,
  eyesName,
  eyesOfSide,
  hasSecrets,
  isConcealed,
  knownTo,
  sideWithEyes,
} from '#shared/document/eyes'
import { type Counter } from '#shared/document/armies'
import { fantasyBoard } from '../support/fantasyBoard'
import { testBoard } from '../support/board'

const board = fantasyBoard({
  markers: { C3: 'trap', D4: { kind: 'trap', hidden: true } },
  counters: {
    scout: { at: 'B2', side: 'red' },
    ambush: { at: 'B3', side: 'red', hidden: true },
    bluff: { at: 'B4', side: 'red', decoy: true },
    lurker: { at: 'F5', side: 'blue', hidden: true },
  },
})
const known = (eyes: Parameters<typeof knownTo>[0]) => Object.keys(knownTo(eyes, board).counters)

describe('the eyes of a player', () => {
  it('CM-HID-1, CM-HID-2: know the hidden units and decoys of their own side alone', () => {
    expect(known('author')).toEqual(['scout', 'ambush', 'bluff', 'lurker'])
    expect(known('side:red')).toEqual(['scout', 'ambush', 'bluff'])
    expect(known('side:blue')).toEqual(['scout', 'lurker'])
    expect(known('side:green')).toEqual(['scout'])
    expect(known('players')).toEqual(['scout'])
  })

  it('CM-OBS: know no hidden marker, which has no side', () => {
    const markers = (eyes: Parameters<typeof knownTo>[0]) =>
      Object.keys(knownTo(eyes, board).map.markers).length
    expect([markers('author'), markers('players'), markers('side:red')]).toEqual([2, 1, 1])
  })

  it('count a counter as of its own side, else of its type’s; of none, it is the author’s secret', () => {
    const ambush = board.counters[counterId('ambush')] as Counter
    const turned: Counter = { ...ambush, side: 'blue' as never }
    expect([isConcealed(board, turned, 'side:red'), isConcealed(board, turned, 'side:blue')]).toEqual([
      true,
      false,
    ])
    const { side: _, ...bare } = ambush
    const nobody: Counter = { ...bare, type: 'no such sheet' as never }
    expect(allEyes(board).filter((eyes) => !isConcealed(board, nobody, eyes))).toEqual(['author'])
  })

  it('get the very same scenario while nothing is hidden from them, and the same answer twice', () => {
    const open = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'C4' } } })
    expect(knownTo('players', open)).toBe(open)
    expect(knownTo('side:red', board)).toBe(knownTo('side:red', board))
    expect(knownTo('author', board)).toBe(board)
    expect([hasSecrets(open), hasSecrets(board)]).toEqual([false, true])
  })
})

describe('as a choice', () => {
  it('they are the author, all players, and the sides in the order of the document', () => {
    expect(allEyes(board)).toEqual(['author', 'players', 'side:red', 'side:blue', 'side:green'])
    expect(allEyes(board).map((eyes) => eyesName(eyes, board).en)).toEqual([
      'Author (everything)',
      'All (no secrets)',
      ...['Red', 'Blue', 'Green'],
    ])
    expect(allEyes(board).map(sideWithEyes)).toEqual([undefined, undefined, 'red', 'blue', 'green'])
  })

  it('a side may be called like anybody', () => {
    const odd = { sides: { author: { name: '', color: '#000000', notes: '' } } } as never
    const [, , eyes] = allEyes(odd)
    expect(eyes).toBe(eyesOfSide('author' as never))
    expect(eyesName(eyes as never, odd).fr).toBe('–')
  })
})
