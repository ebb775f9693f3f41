/** MAP-2: a piece in the hand shows what it will lay, painted once, whatever the pointer does meanwhile. */
import { createCanvas } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type RegionClip, type RegionPart } from '#shared/document/region/clip'
import { takeRegion } from '#shared/document/region/take'
import { takeCounters } from '#shared/document/region/takeCounters'
import { hexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { offscreenHost } from '../../renderer/drawing/canvasHost'
import { type LaidParts, regionPainter } from '../../renderer/tools/stamp/painted'
import { testBoard } from '../support/board'
import { eventually } from '../support/eventually'
import { hexNamed } from '../support/names'
import { type CanvasCounts, offscreenCanvases } from '../support/offscreenCanvases'
import { TestEditor } from '../support/TestEditor'

const board = () =>
  testBoard({
    hexes: { 'C3 C4': 'wood' },
    hexsides: { 'C3/C4': 'wall' },
    counters: { hugh: { type: 'crusaders-knight', face: 'mounted-healthy', at: 'D4', facing: 's0' } },
  })

let counts: CanvasCounts
beforeEach(() => {
  counts = offscreenCanvases()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The kinds of the operations, those within groups too. */
const kinds = (ops: readonly DrawOp[]): string[] =>
  ops.flatMap((op) => (op.kind === 'group' ? [op.kind, ...kinds(op.ops)] : op.kind))
const overlay = (test: TestEditor): readonly DrawOp[] => test.editor.input.overlay()
const isPainted = (test: TestEditor): boolean => kinds(overlay(test)).includes('image')

async function inHand(...hexes: [string, string]): Promise<TestEditor> {
  const test = new TestEditor(board()).tool('select', { selectShape: 'rectangle' }).drag(...hexes)
  test.action('duplicate').enter('G5')
  await eventually(() => expect(isPainted(test)).toBe(true))
  return test
}

describe('the ghost of a piece', () => {
  it('comes as soon as it is painted, without a move of the pointer', async () => {
    const test = await inHand('C3', 'D4')
    expect(kinds(overlay(test))).toEqual(['group', 'group', 'image', 'group', 'path'])
  })

  it('is painted once for a piece, its turn, its zoom and the parts laid; moves paint nothing', async () => {
    const test = await inHand('C3', 'D4')
    const made = (): number => counts.made
    const before = made()
    for (const hex of ['G6', 'H6', 'A1', 'C3', 'J9']) expect(isPainted(test.enter(hex))).toBe(true)
    expect(made()).toBe(before)
    for (const again of [
      () => test.action('turn-right'),
      () => test.action('flip-inside'),
      () => test.editor.session.setOptions({ stampParts: ['ground'] }),
      () => test.editor.session.setOptions({ stampThrough: true }),
    ]) {
      const count = made()
      again()
      await eventually(() => expect(isPainted(test)).toBe(true))
      expect(made()).toBeGreaterThan(count)
      const after = made()
      test.enter('G6', 'H6', 'G5')
      expect([isPainted(test), made()]).toEqual([true, after])
    }
  })

  it('is cut at the rim of the map, red where it is lost and where counters would lie on others', async () => {
    const test = await inHand('C3', 'D4')
    expect(overlay(test)[0]).toMatchObject({ kind: 'group', clip: {} })
    for (const hex of ['A10', 'C3'])
      expect(kinds(overlay(test.enter(hex)))).toEqual(['group', 'group', 'image', 'path', 'group', 'path'])
    // Without its counters it lies on none.
    test.editor.session.setOptions({ stampParts: ['ground'] })
    await eventually(() => expect(isPainted(test)).toBe(true))
    expect(kinds(overlay(test))).toEqual(['group', 'group', 'image', 'group', 'path'])
  })

  it('is painted square by square when it is large, and moves meanwhile begin nothing anew', async () => {
    const test = new TestEditor(testBoard({ columns: 24, rows: 24 })).action('select-all-hexes')
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
    test.action('duplicate').enter('G5')
    expect(isPainted(test)).toBe(false)
    expect([counts.made, counts.laid]).toEqual([2, 1])
    for (const hex of ['G6', 'H6']) expect(isPainted(test.enter(hex))).toBe(false)
    expect([counts.made, counts.laid]).toEqual([2, 1])
    await eventually(() => expect(isPainted(test)).toBe(true))
    // The whole and each square once; each square is drawn on the whole.
    expect(counts.made).toBe(1 + counts.laid)
    expect(counts.laid).toBeGreaterThan(4)
  })
})

describe('what is painted of a piece', () => {
  const scenario = board()
  const at = hexNamed(scenario, 'C3')
  const names = ['C3', 'C4', 'D3', 'D4']
  const clip = takeRegion(
    scenario,
    names.map((name) => hexKey(hexNamed(scenario, name))),
    at,
  )

  /** Hexes in whose middle something is painted, by their names on the board it comes from. */
  function paintedIn(piece: RegionClip, hexes: readonly string[], laid?: LaidParts): readonly string[] {
    const look = { ruleset: rulesetOf(scenario), style: 'classic', hexMm: 25, orientation: 'flat' } as const
    const { rect, paint } = regionPainter(piece, { ...look, detail: 2 }, laid)
    const canvas = createCanvas(Math.ceil(rect.width), Math.ceil(rect.height))
    const context = canvas.getContext('2d')
    context.translate(-rect.x, -rect.y)
    toCanvas(paint(rect), context as never, offscreenHost() as never)
    const layout = { grid: scenario.map.grid, hexMm: 25 }
    const from = hexCenter(at, layout)
    return hexes.filter((name) => {
      const { x, y } = hexCenter(hexNamed(scenario, name), layout)
      const [px, py] = [x - from.x - rect.x, y - from.y - rect.y]
      if (px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) return false
      return context.getImageData(Math.round(px), Math.round(py), 1, 1).data[3] !== 0
    })
  }

  const only = (...parts: RegionPart[]): LaidParts => ({ parts, through: false })

  it('is all of it, or the parts that are laid, and nothing where nothing is laid', () => {
    expect(paintedIn(clip, names)).toEqual(names)
    expect(paintedIn(clip, names, { parts: ['ground'], through: true })).toEqual(['C3', 'C4'])
    expect(paintedIn(clip, names, only('sides'))).toEqual([])
    expect(paintedIn(clip, names, only('counters'))).toEqual(['D4'])
  })

  it('is both hexes of a rider, the one behind too that looks out of the piece', () => {
    const rider = takeCounters(scenario, [counterId('hugh')], at) as RegionClip
    expect(paintedIn(rider, [...names, 'D5', 'E5'])).toEqual(['D4', 'D5'])
  })
})
