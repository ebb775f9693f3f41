/** Laying a scan on the grid by its tool: what is pressed in the picture goes to the hex where it is dropped (MAP-4). */
import { describe, expect, it } from 'vitest'
import { type Background, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Point } from '#shared/hex/layout'
import { placedBackground } from '#shared/painter/placedBackground'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { judgedPoints, MOST_POINTS, nextHex, pictureAt } from '../../renderer/tools/background/points'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const scanned = (background: Partial<Background> = {}): Scenario => testBoard({ background })

const hold = (change: Partial<Background> = {}): TestEditor =>
  new TestEditor(scanned(change)).tool('background')
const points = ({ scenario }: TestEditor) => scenario.map.background?.fit ?? []
const key = (editor: TestEditor, name: string) => hexKey(hexNamed(editor.scenario, name))

describe('the background tool', () => {
  it('moves the picture with the first point: what was pressed in C3 lies in E5', () => {
    const editor = hold()
    const picture = pictureAt(editor.scenario, editor.point('C3'))
    editor.drag('C3', 'D4', 'E5')
    expect(points(editor)).toEqual([
      {
        hex: key(editor, 'E5'),
        x: expect.closeTo(picture?.x ?? 0, 1),
        y: expect.closeTo(picture?.y ?? 0, 1),
      },
    ])
    const shown = placedBackground(editor.scenario.map)?.fit.toMap(picture ?? { x: 0, y: 0 })
    expect(shown?.x).toBeCloseTo(editor.point('E5').x, 0)
    editor.expectUndo('Fit the background picture').undo()
    expect(points(editor)).toEqual([])
    editor.expectUndo(undefined)
  })

  /** Presses at a point of the map, goes by others, lets go at the last. */
  function drag({ editor }: TestEditor, first: Point, ...way: readonly Point[]): void {
    editor.input.pointerMove(first, NO_MODIFIERS)
    editor.input.pointerDown(first, NO_MODIFIERS)
    for (const point of way) editor.input.pointerMove(point, NO_MODIFIERS)
    editor.input.pointerUp(way.at(-1) ?? first, NO_MODIFIERS)
  }
  const beside = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy })
  const shownAt = (editor: TestEditor, picture: Point | undefined): Point | undefined =>
    picture && placedBackground(editor.scenario.map)?.fit.toMap(picture)

  it('lets the picture follow the pointer, in one step of the history', () => {
    const editor = hold()
    const from = beside(editor.point('C3'), 3, 2)
    const picture = pictureAt(editor.scenario, from)
    const to = beside(editor.point('E5'), -8, 5)
    drag(editor, from, editor.point('D4'), beside(to, 2), to)
    const shown = shownAt(editor, picture)
    // The points of the fit are rounded to a tenth of a pixel.
    expect([shown?.x, shown?.y]).toEqual([expect.closeTo(to.x, 0), expect.closeTo(to.y, 0)])
    expect(points(editor).map(({ hex }) => hex)).toEqual([key(editor, 'E5')])
    expect(editor.editor.view.hover.getState().toolStatus?.en).toMatch(/Point 2 of 3.*Arrows: move E5 finely/)
    editor.expectUndo('Fit the background picture').undo().expectUndo(undefined)
  })

  it('follows beyond the rim of the grid too', () => {
    const editor = hold()
    const from = editor.point('A1')
    const picture = pictureAt(editor.scenario, from)
    const to = beside(from, -60, -60)
    drag(editor, from, to)
    const shown = shownAt(editor, picture)
    expect([shown?.x, shown?.y]).toEqual([expect.closeTo(to.x, 0), expect.closeTo(to.y, 0)])
    expect(points(editor).map(({ hex }) => hex)).toEqual([key(editor, 'A1')])
  })

  it('catches at centres: within eight pixels of the screen', () => {
    const editor = hold()
    const from = editor.point('C3')
    const picture = pictureAt(editor.scenario, from)
    editor.editor.input.pointerMove(from, NO_MODIFIERS)
    editor.editor.input.pointerDown(from, NO_MODIFIERS)
    const words = (): string | undefined => editor.editor.view.hover.getState().toolStatus?.en
    editor.editor.input.pointerMove(beside(editor.point('E5'), 9), NO_MODIFIERS)
    expect(words()).toMatch(/^Hex E5, beside its centre/)
    editor.editor.input.pointerMove(beside(editor.point('E5'), 1), NO_MODIFIERS)
    expect(words()).toBe('Centre of hex E5')
    editor.editor.input.pointerUp(beside(editor.point('E5'), 1), NO_MODIFIERS)
    expect(points(editor)).toEqual([
      {
        hex: key(editor, 'E5'),
        x: expect.closeTo(picture?.x ?? 0, 1),
        y: expect.closeTo(picture?.y ?? 0, 1),
      },
    ])
  })

  it('takes a shaky click for a click, and leaves a point that is only pressed as it is', () => {
    const editor = hold()
    const at = beside(editor.point('C3'), 6)
    const picture = pictureAt(editor.scenario, at)
    drag(editor, at, beside(at, 0.1))
    expect(points(editor)[0]?.x).toBeCloseTo(picture?.x ?? 0, 1)
    editor.click('F6')
    const before = editor.scenario
    drag(editor, beside(editor.point('C3'), 0.5))
    expect(editor.scenario).toBe(before)
  })

  it('takes a click as: this is the centre of this hex', () => {
    const editor = hold().drag('B2', 'C3').click('J2').click('F8')
    expect(points(editor).map(({ hex }) => hex)).toEqual(['C3', 'J2', 'F8'].map((name) => key(editor, name)))
    // Exactly, with three.
    expect(judgedPoints(editor.scenario).map(({ off }) => Math.round(off * 1000))).toEqual([0, 0, 0])
  })

  it('takes up a point that is pressed, and leaves it to another hex', () => {
    const editor = hold().click('C3')
    const [before] = points(editor)
    editor.drag('C3', 'D3', 'D4')
    expect(points(editor)).toEqual([{ ...before, hex: key(editor, 'D4') }])
  })

  it('puts everything back on Escape in the midst of a drag', () => {
    const editor = hold().click('C3')
    const before = editor.scenario
    editor.down('F6').enter('G7', 'H8').press('Escape')
    expect(editor.scenario).toBe(before)
    editor.expectState('idle')
  })

  it('pushes the picture by arrows under the point that is chosen, and takes the point away', () => {
    const editor = hold().click('C3')
    const [before] = points(editor)
    editor.press('ArrowRight')
    expect(points(editor)[0]?.x).toBeLessThan(before?.x ?? 0)
    expect(points(editor)[0]?.y).toBe(before?.y)
    editor.press('Delete')
    expect(points(editor)).toEqual([])
    // Without a chosen point the arrows are the cursor's again, and Enter says: this is its centre.
    editor.press('ArrowDown').press('Enter')
    expect(points(editor)).toHaveLength(1)
  })

  it('leaves a locked picture alone, and says so', () => {
    const editor = hold({ locked: true }).drag('C3', 'E5').press('Enter')
    expect(points(editor)).toEqual([])
    expect(editor.editor.view.hover.getState().toolStatus?.en).toMatch(/locked/)
  })

  it('says that there is no picture', () => {
    const editor = new TestEditor().tool('background').drag('C3', 'E5')
    expect(editor.editor.view.hover.getState().toolStatus?.fr).toMatch(/^Pas d’image de fond/)
    editor.expectUndo(undefined)
  })

  it('asks for three points, then offers the places that would help most, twelve in all', () => {
    const editor = hold()
    expect(editor.editor.view.hover.getState().toolStatus?.en).toMatch(/^Point 1 of 3/)
    const { grid, hexMm } = editor.scenario.map
    const seen = new Set<string>()
    for (let count = 0; count < 12; count++) {
      const next = nextHex(points(editor), { grid, hexMm })
      if (next === undefined) break
      expect(seen.has(next)).toBe(false)
      seen.add(next)
      const fit = [...points(editor), { hex: next, x: count, y: count * count }]
      const scenario = editor.scenario
      editor.editor.files.load(
        {
          ...scenario,
          map: { ...scenario.map, background: { ...(scanned().map.background as Background), fit } },
        },
        undefined,
      )
    }
    expect(seen.size).toBeGreaterThanOrEqual(6)
    expect(nextHex(points(editor), { grid, hexMm })).toBeUndefined()
  })

  it('takes no more than twenty points, but corrects those that are there', () => {
    const names = [
      'C3',
      'E3',
      'G3',
      'I3',
      'C5',
      'E5',
      'G5',
      'I5',
      'C7',
      'E7',
      'G7',
      'I7',
      'C9',
      'E9',
      'G9',
      'I9',
      'K3',
      'K5',
      'K7',
      'K9',
    ]
    expect(names).toHaveLength(MOST_POINTS)
    const editor = hold()
    for (const name of names) editor.click(name)
    expect(points(editor)).toHaveLength(MOST_POINTS)
    editor.click('D4')
    expect(points(editor)).toHaveLength(MOST_POINTS)
    editor.drag('C3', 'B3')
    expect(points(editor).some(({ hex }) => hex === key(editor, 'B3'))).toBe(true)
  })

  it('marks the wrong point among few, not the lone ones at the corners that it throws off', () => {
    const editor = hold()
    for (const name of ['B2', 'K2', 'B9', 'F5', 'G5']) editor.click(name)
    editor.drag('G6', 'G7')
    expect(
      judgedPoints(editor.scenario)
        .filter(({ isDoubtful }) => isDoubtful)
        .map(({ hex }) => hex),
    ).toEqual([key(editor, 'G7')])
  })

  it('marks the point whose hex is wrong', () => {
    const editor = hold()
    for (const name of ['C3', 'G3', 'K3', 'C6', 'K6', 'C9', 'G9', 'K9']) editor.click(name)
    expect(judgedPoints(editor.scenario).some(({ isDoubtful }) => isDoubtful)).toBe(false)
    editor.drag('F6', 'G7')
    expect(
      judgedPoints(editor.scenario)
        .filter(({ isDoubtful }) => isDoubtful)
        .map(({ hex }) => hex),
    ).toEqual([key(editor, 'G7')])
    expect(editor.editor.view.hover.getState().toolStatus?.en).toMatch(/G7 contradicts/)
  })
})
