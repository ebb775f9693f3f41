import { expect, test } from 'vitest'
import { type Check, type Section } from '#shared/checks/check'
import { CHECKS } from '#shared/checks/index'
import { createChecker, runChecks } from '#shared/checks/runChecks'
import { type Scenario } from '#shared/document/types'
import { axial } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { type Direction } from '#shared/hex/direction'
import { type Hexside, hexsideOf } from '#shared/hex/hexside'
import { createRng } from '#shared/lang/rng'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { differences } from '../support/differences'
import { disc, outline } from '../support/outline'
import { testBoard, withCounter, withHexsides } from '../support/board'
import { WALL } from './support'

const SECTIONS: readonly Section[] = [
  'terrain',
  'hexsides',
  'structures',
  'counters',
  'counterTypes',
  'scenario',
]

/** A list of checks that count their runs: one for each section. */
function counting(): { checks: Check[]; runs: Record<Section, number> } {
  const runs = Object.fromEntries(SECTIONS.map((section) => [section, 0])) as Record<Section, number>
  const checks = SECTIONS.map((section): Check => ({
    code: section,
    title: { fr: section, en: section },
    reads: [section],
    run() {
      runs[section]++
      return []
    },
  }))
  return { checks, runs }
}

const runOf = (only: readonly Section[], all = 1) =>
  Object.fromEntries(SECTIONS.map((section) => [section, all + only.filter((one) => one === section).length]))

test('codes are unique, titles in both languages, codes begin with their requirement', () => {
  expect(new Set(CHECKS.map(({ code }) => code)).size).toBe(CHECKS.length)
  for (const { code, title, reads } of CHECKS) {
    expect(code).toMatch(/^[A-Z]{3}\d+-[a-z-]+$/)
    expect(title.fr && title.en).toBeTruthy()
    expect(reads.length).toBeGreaterThan(0)
    expect(Object.keys(RULES)).toContain(code.replace(/^([A-Z]+)(\d).*/, '$1-$2'))
  }
})

test('only the checks that read what changed run again', () => {
  const { checks, runs } = counting()
  const checker = createChecker(() => magnaCarta, checks)
  const start = testBoard()
  checker.check(start)
  expect(runs).toEqual(runOf([]))
  checker.check(start, differences(start, start))
  expect(runs).toEqual(runOf([]))
  const walled = withHexsides(start, ['C3/C4'], WALL)
  checker.check(walled, differences(start, walled))
  expect(runs).toEqual(runOf(['hexsides']))
  const manned = withCounter(walled, 'a', { type: 'crusaders-soldier', at: 'C3' })
  checker.check(manned, differences(walled, manned))
  expect(runs).toEqual(runOf(['hexsides', 'counters']))
})

test('labels are part of the scenario section: another text runs the checks that read it', () => {
  const { checks, runs } = counting()
  const checker = createChecker(() => magnaCarta, checks)
  const start = testBoard()
  checker.check(start)
  const unlabelled = { ...start, labels: {} }
  checker.check(unlabelled, differences({ ...start, labels: { a: {} } } as never, unlabelled))
  expect(runs).toEqual(runOf(['scenario']))
})

test('it goes by what it is told: a copy of the document has no shared references; told nothing, it runs all', () => {
  const { checks, runs } = counting()
  const checker = createChecker(() => magnaCarta, checks)
  const start = testBoard()
  checker.check(start)
  const walled = withHexsides(start, ['C3/C4'], WALL)
  checker.check(structuredClone(walled), differences(start, walled))
  expect(runs).toEqual(runOf(['hexsides']))
  checker.check(walled)
  expect(runs).toEqual(runOf(['hexsides'], 2))
})

test('another grid or numbering runs all of them: every message names hexes', () => {
  const { checks, runs } = counting()
  const checker = createChecker(() => magnaCarta, checks)
  const start = testBoard()
  checker.check(start)
  const map = { ...start.map, numbering: { ...start.map.numbering, style: 'column-row' as const } }
  checker.check({ ...start, map }, differences(start, { ...start, map }))
  expect(runs).toEqual(runOf(SECTIONS))
})

test('step by step it finds what a full run finds', () => {
  const checker = createChecker(() => magnaCarta)
  const ring = outline(disc(axial(4, 4), 1))
  let board: Scenario = testBoard()
  checker.check(board)
  for (const next of [
    withHexsides(board, ring.slice(1), WALL),
    withCounter(withHexsides(board, ring, WALL), 'a', {
      type: 'crusaders-knight',
      at: axial(4, 3),
      facing: 'v0',
    }),
    board,
  ]) {
    const changes = differences(board, next)
    board = next
    expect(checker.check(board, changes)).toEqual(runChecks(board, magnaCarta))
  }
})

test('a map of 400 x 250 with castles and stray walls is checked to the end', () => {
  const grid = { columns: 400, rows: 250 }
  const empty = testBoard(grid)
  const castles = Array.from({ length: 60 }, (_, index) =>
    outline(
      disc(
        toAxial({ col: 20 + 36 * (index % 10), row: 20 + 40 * Math.floor(index / 10) }, empty.map.grid),
        8,
      ),
    ),
  )
  // Every castle lacks one hexside; between them lie 3,000 stray pieces of wall.
  const rng = createRng(7)
  const stray: Hexside[] = Array.from({ length: 3000 }, () => {
    const coord = { col: rng.below(400), row: 5 + rng.below(2) }
    return hexsideOf(toAxial(coord, empty.map.grid), rng.below(6) as Direction)
  })
  const board = withHexsides(empty, [...castles.flatMap((loop) => loop.slice(1)), ...stray], WALL)
  const found = runChecks(board, magnaCarta).filter(({ code }) => code === 'CHK6-nearly-closed')
  expect(found.filter(({ hexsides }) => hexsides.length === 1).length).toBeGreaterThanOrEqual(60)
})
