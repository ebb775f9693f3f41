/** Marks on the map where the findings are. */
import { expect, test } from 'vitest'
import { type Finding } from '#shared/checks/finding'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { createFindingMarks } from '../../renderer/canvas/findingMarks'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const scenario = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'F6' } } })
const WHOLE = { x: -1000, y: -1000, width: 3000, height: 3000 }
const key = (name: string) => hexKey(hexNamed(scenario, name))

function finding(severity: Finding['severity'], part: Partial<Finding>): Finding {
  const nothing = { hexes: [], hexsides: [], counters: [], sides: [] }
  return { code: 'X', severity, rule: 'CHK-1', message: { fr: 'x', en: 'x' }, ...nothing, ...part }
}

const fills = (ops: readonly DrawOp[]) =>
  ops.flatMap((op) => (op.kind === 'path' && op.fill?.kind === 'solid' ? op.fill.color : []))

test('hints first, errors on top; the gravest alone where there are several', () => {
  const findings = [
    finding('error', { hexes: [key('C3')] }),
    finding('warning', { hexes: [key('C3'), key('C4')] }),
    finding('hint', { counters: ['guy' as never] }),
  ]
  const ops = createFindingMarks().ops(scenario, findings, WHOLE, 0.1)
  expect(fills(ops)).toEqual(['#1f6fd6', '#b35900', '#c92a2a'])
  // A triangle is three corners and a closing verb: one warning is left.
  const warnings = ops.find((op) => op.kind === 'path' && op.fill && fills([op])[0] === '#b35900')
  expect(warnings).toMatchObject({ path: { length: 10 } })
})

test('what is out of sight is not drawn, and a thousand marks are three paths', () => {
  const marks = createFindingMarks()
  const c3 = hexCenter(parseHexKey(key('C3')), { grid: scenario.map.grid, hexMm: scenario.map.hexMm })
  const here = { x: c3.x - 10, y: c3.y - 10, width: 20, height: 20 }
  const findings = [finding('error', { hexes: [key('C3')] }), finding('error', { hexes: [key('F6')] })]
  const one = marks.ops(scenario, findings, here, 0.1)
  const both = marks.ops(scenario, findings, WHOLE, 0.1)
  expect([one.length, both.length]).toEqual([3, 3])
  const length = (ops: readonly DrawOp[]) => (ops[1]?.kind === 'path' ? ops[1].path.length : 0)
  expect(length(both)).toBe(2 * length(one))
  expect(marks.ops(scenario, [], WHOLE, 0.1)).toEqual([])
})

test('a side has its mark in its middle', () => {
  const side = `${key('C3')},0` as Finding['hexsides'][number]
  const ops = createFindingMarks().ops(scenario, [finding('hint', { hexsides: [side] })], WHOLE, 0.1)
  expect(fills(ops)).toEqual(['#1f6fd6'])
})
