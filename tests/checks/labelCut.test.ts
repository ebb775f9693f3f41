/** Labels that the frame of the map cuts, and the fix that brings them back (CHK-1). */
import { describe, expect, it } from 'vitest'
import { editLabel } from '#shared/commands/entries/labels'
import { createHistory } from '#shared/commands/history'
import { quarterTurnMap } from '#shared/commands/quarterTurnMap'
import { resizeMap } from '#shared/commands/resizeMap'
import { labelId } from '#shared/document/ids'
import { type Label, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { mapFrame } from '#shared/painter/frame'
import { labelBox } from '#shared/painter/labels'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { expectMended } from './expectMended'
import { findingsOf, messages } from './support'

const CODE = 'CHK1-label-cut'

function labelled(at: string, label: Partial<Label> = {}, board = testBoard()): Scenario {
  const hex = hexKey(hexNamed(board, at))
  const text = 'Val-de-Brume'
  return {
    ...board,
    labels: { [labelId('name')]: { text, hex, dxMm: 0, dyMm: 0, sizeMm: 8, angle: 0, ...label } },
  }
}

/** The ends of its line, mm. */
function ends({ labels, map }: Scenario): readonly { x: number; y: number }[] {
  const { middle, width, angle } = labelBox(labels[labelId('name')] as Label, map)
  return [-1, 1].map((end) => ({
    x: middle.x + (end * width * Math.cos(angle)) / 2,
    y: middle.y + (end * width * Math.sin(angle)) / 2,
  }))
}

function expectWithin(scenario: Scenario): void {
  const { x, y, width, height } = mapFrame(scenario.map)
  for (const end of ends(scenario)) {
    expect(end.x).toBeGreaterThanOrEqual(x - 0.01)
    expect(end.x).toBeLessThanOrEqual(x + width + 0.01)
    expect(end.y).toBeGreaterThanOrEqual(y - 0.01)
    expect(end.y).toBeLessThanOrEqual(y + height + 0.01)
  }
}

function mended(scenario: Scenario): Scenario {
  expectMended(scenario, CODE)
  const history = createHistory(scenario)
  const [finding] = findingsOf(scenario, CODE)
  history.apply({ 'edit-label': editLabel }[finding!.fix!.call.command]!, finding!.fix!.call.params as never)
  return history.document
}

describe('CHK-1: a label', () => {
  it('in the middle is whole', () => {
    expect(messages(labelled('F5'), CODE)).toEqual([])
  })

  it.each([
    ['A5', {}],
    ['L5', { angle: -30 }],
    ['F1', { dyMm: -14 }],
    ['F10', { angle: 90, dyMm: 10 }],
    ['A1', { angle: 45, dxMm: -6, dyMm: -6 }],
    ['L10', { dxMm: 60, dyMm: 60 }],
  ] as const)('at the rim in %s is told, and comes back whole', (at, label) => {
    const scenario = labelled(at, label)
    expect(messages(scenario, CODE)).toEqual([
      `The label “Val-de-Brume” in ${at} is cut by the frame of the map (CHK-1).`,
    ])
    expectWithin(mended(scenario))
  })

  it('is cut by the frame through half hexes, where a whole hex would show it', () => {
    const at = { text: 'I', sizeMm: 4 }
    expect(messages(labelled('A5', at), CODE)).toEqual([])
    const half = labelled('A5', at, testBoard({ halfHexes: true, columns: 13 }))
    expect(messages(half, CODE)).toHaveLength(1)
    expectWithin(mended(half))
  })

  it('longer than the map has no place to go to', () => {
    const [finding] = findingsOf(labelled('F5', { text: 'Val-de-Brume '.repeat(20) }), CODE)
    expect(finding?.message.en).toContain('is cut by the frame')
    expect(finding).not.toHaveProperty('fix')
  })

  it('off the map altogether is told once, as what it is', () => {
    const scenario = labelled('F5', { hex: '90,0' as never })
    expect(messages(scenario, CODE)).toEqual([])
    expect(messages(scenario, 'CHK1-off-map')).toHaveLength(1)
  })

  it('is cut by a crop and by another orientation', () => {
    const history = createHistory(labelled('F5'))
    history.apply(resizeMap, { left: -5, right: 0, top: 0, bottom: 0 })
    expect(messages(history.document, CODE)).toHaveLength(1)
    history.undo()
    expect(messages(history.document, CODE)).toEqual([])
    const low = createHistory(labelled('E10'))
    low.apply(quarterTurnMap, { way: 'clockwise' })
    expect(messages(low.document, CODE)).toHaveLength(1)
  })
})
