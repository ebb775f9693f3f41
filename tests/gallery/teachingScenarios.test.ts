/** "Infiltration 1" to "5": they play as the rules' examples say (MC-EX). */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { LANGUAGES } from '#shared/i18n/localized'
import { withCounter, withHexes } from '../support/board'
import { hexNamed } from '../support/names'
import { editionIn } from '../support/scenarioFiles'
import { type Told, told } from './told'

describe.each(LANGUAGES)('the edition in %s', (language) => {
  const scenario = (number: number): Scenario => editionIn(language, `infiltration-${number}`)

  describe('MC-EX-1: Infiltration 1', () => {
    const move = (path: string): Told => told(scenario(1), { counter: 'bohemond', kind: 'move', path })

    it('one test, at I6 by the first Saracen; the second meets Bohémond where he stops', () => {
      expect(move('H6 I6 I7')).toEqual({
        tests: ['I6 saracen-1'],
        spared: ['I7 saracen-2 MC-INF-1'],
        refused: [],
      })
    })

    it('control: by H7 there is none', () => {
      expect(move('H7 I7')).toMatchObject({ tests: [], refused: [] })
    })
  })

  describe('MC-EX-2: Infiltration 2', () => {
    const move = (board: Scenario, path: string): Told =>
      told(board, { counter: 'bohemond', kind: 'move', path })

    it('through the wood G7 none: a rider does not attack into it, and Ali stands at the last hex', () => {
      expect(move(scenario(2), 'G7 H8')).toEqual({
        tests: [],
        spared: ['G7 mameluk MC-INF-8', 'H8 ali MC-INF-1'],
        refused: [],
      })
    })

    it('by H7 the pikeman’s, unmodified', () => {
      expect(move(scenario(2), 'H7 H8')).toEqual({
        tests: ['H7 pikeman'],
        spared: ['H8 ali MC-INF-1'],
        refused: [],
      })
    })

    it('control: with G7 clear the mameluk rolls there at +1', () => {
      const board = scenario(2)
      const clear = withHexes(board, [hexNamed(board, 'G7')], 'clear')
      expect(move(clear, 'G7 H8').tests).toEqual(['G7 mameluk +1'])
    })
  })

  describe('MC-EX-3: Infiltration 3', () => {
    const advance = (board: Scenario): Told =>
      told(board, { counter: 'bohemond', kind: 'advance', path: 'H7 H8', fought: ['syrian'] })

    it('one test, at H8 by the Sudanese; the loser’s hex does not count', () => {
      expect(advance(scenario(3))).toEqual({
        tests: ['H8 sudanese'],
        spared: ['H7 syrian MC-INF-2'],
        refused: [],
      })
    })

    it('control: a Norman at J8 protects', () => {
      const board = withCounter(scenario(3), 'norman', { type: 'bohemond', at: 'J8' })
      expect(advance(board).tests).toEqual([])
    })
  })

  describe('MC-EX-4: Infiltration 4', () => {
    const board = scenario(4)
    const retreat = (path: string): Told =>
      told(board, { counter: 'amalric', kind: 'retreat', path, firer: 'crossbowman' })

    it('carries the captions of the source where its routes go', () => {
      const captions = Object.values(board.labels).map(({ text, hex }) => [text, hex])
      const expected = [
        ['H1', 'Q6'],
        ['H2', 'R6'],
        ['H4', 'P7'],
        ['H5', 'P8'],
      ] as const
      expect(captions).toEqual(expected.map(([text, name]) => [text, hexKey(hexNamed(board, name))]))
    })

    // Amalric is in armour: -1.
    it('blue and red: one test at H1', () => {
      for (const path of ['Q6 R6', 'Q6 R7'])
        expect(retreat(path)).toEqual({ tests: ['Q6 saracen-1 -1'], spared: [], refused: [] })
    })

    it('green: two at H4, one at H5', () => {
      expect(retreat('P7 P8')).toEqual({
        tests: ['P7 saracen-1 -1', 'P7 saracen-2 -1', 'P8 saracen-3 -1'],
        spared: [],
        refused: [],
      })
    })

    it('control: by Q5 to H2 is refused, as Q5 is no farther from the firer', () => {
      expect(retreat('Q5 R6')).toEqual({ tests: [], spared: [], refused: ['Q5 MC-RET-1'] })
    })
  })

  describe('MC-EX-5: Infiltration 5', () => {
    const turn = (board: Scenario): Told => told(board, { counter: 'bohemond', kind: 'about-turn', path: '' })
    const board = scenario(5)

    it('one test, the Sudanese’s, at -1 for the rider and -1 for the armour', () => {
      expect(turn(board)).toEqual({
        tests: ['H5 sudanese -1 -1'],
        spared: ['H5 saracen-1 MC-VOL-1', 'G4 saracen-2 MC-VOL-1'],
        refused: [],
      })
    })

    it('control: without the Sudanese none', () => {
      const others = Object.entries(board.counters).filter(([id]) => id !== 'sudanese')
      expect(turn({ ...board, counters: Object.fromEntries(others) }).tests).toEqual([])
    })

    it('control: with a Norman beside him none', () => {
      const guarded = withCounter(board, 'norman', { type: 'bohemond-mounted', at: 'I3', face: 'healthy' })
      expect(turn(guarded).tests).toEqual([])
    })
  })
})
