/** Handles of the tool in hand, dragged as the interaction layer drags them: the tool hears of it as of any press. */
import { describe, expect, it } from 'vitest'
import { counterId, labelId } from '#shared/document/ids'
import { type FitPoint, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Point } from '#shared/hex/layout'
import { type BoardView } from '../../renderer/canvas/boardView'
import { dragEvents } from '../../renderer/canvas/interaction/dragEvents'
import { createHand } from '../../renderer/canvas/interaction/hand'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { type Handle } from '../../renderer/editor/ports/handle'
import { loadGhost } from '../../renderer/tools/overlay/counterGhost'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const MILL = labelId('mill')
const beside = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy })
const handles = ({ editor }: TestEditor): readonly Handle[] => editor.input.handles()
const ids = (test: TestEditor): string[] => handles(test).map(({ id }) => id)
const key = (test: TestEditor, name: string) => hexKey(hexNamed(test.scenario, name))

function knob(test: TestEditor, id: string): Extract<Handle, { kind: 'knob' }> {
  const found = handles(test).find((handle) => handle.id === id)
  if (found?.kind !== 'knob') throw new Error(`no knob ${id}`)
  return found
}

describe('a point of the background picture', () => {
  const fit = (test: TestEditor): readonly FitPoint[] => test.scenario.map.background?.fit ?? []

  function withPoints(...names: string[]): TestEditor {
    const test = new TestEditor(testBoard({ background: {} })).tool('background')
    for (const name of names) test.click(name)
    return test
  }

  it('is a handle at the centre of its hex, with this tool alone and while no hand moves the map', () => {
    const test = withPoints('C3', 'J2')
    expect(ids(test)).toEqual([key(test, 'C3'), key(test, 'J2')])
    expect(knob(test, key(test, 'C3')).at).toEqual(test.point('C3'))
    test.press(' ')
    expect(ids(test)).toEqual([])
    test.release(' ')
    expect(ids(test)).toHaveLength(2)
    expect(ids(test.tool('brush'))).toEqual([])
  })

  it('goes to the hex where it is dropped, in one undo step, wherever within reach it was taken', () => {
    const test = withPoints('C3', 'J2')
    const before = fit(test)
    const id = key(test, 'C3')
    const { at } = knob(test, id)
    const hand = createHand(test.editor.input)
    hand.touch(beside(at, 2, -1))
    hand.take(NO_MODIFIERS, at)
    for (const name of ['D4', 'E5']) {
      expect(hand.move(beside(test.point(name), 2, -1), NO_MODIFIERS)).toBe(true)
      // It is the same handle all the way.
      expect(knob(test, id).at).toEqual(test.point(name))
    }
    hand.drop(beside(test.point('E5'), 2, -1), NO_MODIFIERS)
    expect(fit(test)).toContainEqual({ ...before[0], hex: key(test, 'E5') })
    expect(ids(test)).toContain(key(test, 'E5'))
    test.undo()
    expect(fit(test)).toEqual(before)
  })

  it('is put back by Escape, and the drag is over', () => {
    const test = withPoints('C3')
    const before = test.scenario
    const { at } = knob(test, key(test, 'C3'))
    const hand = createHand(test.editor.input)
    hand.touch(at)
    hand.take(NO_MODIFIERS, at)
    hand.move(test.point('E5'), NO_MODIFIERS)
    test.press('Escape')
    expect(test.scenario).toBe(before)
    expect(hand.move(test.point('F6'), NO_MODIFIERS)).toBe(false)
    hand.drop(test.point('F6'), NO_MODIFIERS)
    expect(test.scenario).toBe(before)
  })
})

describe('a label', () => {
  function withMill(): Scenario {
    const scenario = testBoard()
    const hex = hexKey(hexNamed(scenario, 'C3'))
    const mill = { text: 'Le moulin', hex, dxMm: 0, dyMm: 0, sizeMm: 6, angle: 0 }
    return { ...scenario, labels: { [MILL]: mill } }
  }

  function frame(test: TestEditor): Extract<Handle, { kind: 'frame' }> {
    const [found] = handles(test)
    if (found?.kind !== 'frame') throw new Error('no frame')
    return found
  }

  it.each(['label', 'select'] as const)('has a frame once selected with the tool %s', (tool) => {
    const test = new TestEditor(withMill()).tool(tool)
    expect(ids(test)).toEqual([])
    test.click('C3')
    expect(ids(test)).toEqual([MILL])
    expect(frame(test).box.middle).toEqual(test.point('C3'))
    test.editor.view.set({ lockedLayers: ['labels'] })
    expect(ids(test)).toEqual([])
  })

  it('is moved by its frame, and turned by the knob, each in one undo step', () => {
    const test = new TestEditor(withMill()).tool('label').click('C3')
    const hand = createHand(test.editor.input)
    const from = beside(test.point('C3'), 4)
    hand.touch(from)
    hand.take(NO_MODIFIERS)
    hand.move(beside(from, 30), NO_MODIFIERS)
    hand.drop(beside(from, 30), NO_MODIFIERS)
    expect(frame(test).box.middle.x).toBeCloseTo(test.point('C3').x + 30, 1)
    test.expectUndo('Move label Le moulin').undo()

    const { turnAt, box } = frame(test)
    hand.touch(beside(turnAt, 1))
    hand.take(NO_MODIFIERS, turnAt)
    const right = beside(box.middle, 50)
    hand.move(beside(right, 1), NO_MODIFIERS)
    hand.drop(beside(right, 1), NO_MODIFIERS)
    expect(test.scenario.labels[MILL]?.angle).toBe(90)
    expect(frame(test).box.angle).toBeCloseTo(Math.PI / 2)
    test.expectUndo('Turn label Le moulin').undo()
    expect(test.scenario.labels[MILL]?.angle).toBe(0)
  })
})

describe('a click on a node', () => {
  it.each([
    { button: 0, presses: 1 },
    { button: 1, presses: 0 },
    { button: 2, presses: 0 },
  ])('of button $button presses the tool $presses times', ({ button, presses }) => {
    const pressed: unknown[] = []
    const nothing = () => undefined
    const hand = { touch: nothing, take: () => pressed.push(button), move: () => true, drop: nothing }
    const { onPointerClick } = dragEvents(hand, { toMap: (point: Point) => point } as BoardView).dragged()
    const target = { getStage: () => ({ getPointerPosition: () => ({ x: 1, y: 1 }) }) }
    onPointerClick({ evt: { button }, target } as never)
    expect(pressed).toHaveLength(presses)
  })
})

describe('a counter', () => {
  const soldiers = (): Scenario =>
    testBoard({
      counters: {
        guy: { type: 'crusaders-soldier', at: 'C3' },
        bob: { type: 'crusaders-soldier', at: 'D4' },
      },
    })
  const piece = (test: TestEditor): Extract<Handle, { kind: 'piece' }> => {
    const [found] = handles(test)
    if (found?.kind !== 'piece') throw new Error('no piece')
    return found
  }

  it('is a handle while the pointer is over it, whatever is selected; what is selected has a knob that turns it', () => {
    const test = new TestEditor(soldiers()).tool('select').click('C3')
    expect(piece(test)).toMatchObject({ at: test.point('C3'), look: [] })
    test.enter('D4')
    expect(ids(test)).toEqual(['counter', 'turn'])
    expect(piece(test).at).toEqual(test.point('D4'))
    expect(ids(test.enter('F6'))).toEqual(['turn'])
    test.enter('D4').editor.view.set({ lockedLayers: ['counters'] })
    expect(ids(test)).toEqual([])
  })

  it('is none where a press takes the region', () => {
    const test = new TestEditor(soldiers()).tool('select', { selectShape: 'rectangle' }).enter('C3')
    expect(ids(test)).toEqual([])
  })

  it('goes from hex to hex in one undo step; its ghost is that of where it was taken', async () => {
    await loadGhost()
    const test = new TestEditor(soldiers()).tool('select').enter('C3')
    const hand = createHand(test.editor.input)
    hand.touch(test.point('C3'))
    hand.take(NO_MODIFIERS)
    expect(piece(test).look).toEqual([])
    hand.move(test.point('E5'), NO_MODIFIERS)
    const { at, look, counters } = piece(test)
    expect(at).toEqual(test.point('C3'))
    hand.move(test.point('F6'), NO_MODIFIERS)
    expect(piece(test).look).toEqual(look)
    expect(look).toMatchObject([{ kind: 'group' }])
    // The same list all along: it tells the canvas who is in the hand.
    expect(piece(test).counters).toBe(counters)
    expect(counters).toEqual(['guy'])
    hand.drop(test.point('F6'), NO_MODIFIERS)
    expect(test.scenario.counters[counterId('guy')]?.hex).toBe(key(test, 'F6'))
    expect(piece(test)).toMatchObject({ at: test.point('F6'), counters: [] })
    test.undo().expectUndo(undefined)
    expect(test.scenario.counters[counterId('guy')]?.hex).toBe(key(test, 'C3'))
  })
})
