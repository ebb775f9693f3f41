/** Selecting hexes, and cut, copy, paste, duplicate and delete of what lies on them (MAP-2). */
import { describe, expect, it } from 'vitest'
import { readRegion } from '#shared/format/region'
import { hexKey } from '#shared/hex/axial'
import { hexesWithin } from '#shared/hex/region'
import { type Scenario } from '#shared/document/types'
import { type ClipboardLike, handleClipboard } from '../../renderer/app/clipboard'
import { handleKey } from '../../renderer/app/shortcuts'
import { createUi } from '../../renderer/ui/uiStore'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { testBoard, withCounter } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

function board(): Scenario {
  return testBoard({
    hexes: { 'C3 C4': 'wood' },
    hexsides: { 'C3/C4': 'wall' },
    counters: { hugh: { type: 'crusaders-soldier', at: 'C3', facing: 'v0' } },
  })
}

const selected = (editor: TestEditor): readonly string[] => {
  const { selection } = editor.editor.store.getState().session
  return selection.kind === 'hexes' ? [...selection.hexes].sort() : []
}
const keys = (editor: TestEditor, ...names: string[]): string[] =>
  names.map((name) => hexKey(hexNamed(editor.scenario, name))).sort()
const tool = (editor: TestEditor): string => editor.editor.store.getState().session.tool

/** Stands for the browser's DataTransfer, with a clipboard of its own. */
class Clipboard {
  text = ''
  stopped = 0

  send(type: 'copy' | 'cut' | 'paste', editor: TestEditor, target?: string): Promise<void> {
    const event: ClipboardLike = {
      type,
      target: {
        closest: (selector: string) => (target !== undefined && selector.includes(target) ? {} : null),
      },
      clipboardData: { getData: () => this.text, setData: (_type, text) => (this.text = text) },
      preventDefault: () => this.stopped++,
    }
    return handleClipboard(event, editor.editor, false)
  }
}

describe('selecting hexes', () => {
  it('frames them by a rectangle, and Shift adds', () => {
    const editor = new TestEditor(board()).tool('select', { selectShape: 'rectangle' })
    editor.down('C3').enter('D4').expectState('framing').up()
    expect(selected(editor)).toEqual(keys(editor, 'C3', 'C4', 'D3', 'D4'))
    editor.holding({ shift: true }).drag('G7', 'G8')
    expect(selected(editor)).toEqual(keys(editor, 'C3', 'C4', 'D3', 'D4', 'G7', 'G8'))
    // Framing moves no counter.
    editor.expectCounterAt('C3', 'hugh').expectUndo(undefined)
  })

  it('frames them by a lasso, with all it encloses', () => {
    const editor = new TestEditor(board()).tool('select').press('3')
    editor.drag('E4', 'G4', 'G6', 'E6', 'E4')
    expect(selected(editor)).toContain(keys(editor, 'F5')[0])
    editor.press('1').drag('B2', 'D4').expectSelected('hugh')
  })

  it('by their terrain, and all', () => {
    const editor = new TestEditor(board()).click('C4').action('select-same-terrain')
    expect(selected(editor)).toEqual(keys(editor, 'C3', 'C4'))
    editor.action('select-all-hexes')
    expect(selected(editor)).toHaveLength(12 * 10)
  })
})

describe('a piece of the map', () => {
  const framed = (): TestEditor =>
    new TestEditor(board()).tool('select', { selectShape: 'rectangle' }).drag('C3', 'C4')

  it('is cut and pasted elsewhere by a click, each one undo step, then selected', async () => {
    const [editor, clipboard] = [framed(), new Clipboard()]
    await clipboard.send('cut', editor)
    expect(readRegion(clipboard.text, '').ok).toBe(true)
    editor.expectTerrain('clear', 'C3', 'C4').expectSides().expectUndo('Cut')
    expect(editor.scenario.counters).toEqual({})
    await clipboard.send('paste', editor)
    expect(tool(editor)).toBe('stamp')
    editor.click('G5')
    expect(tool(editor)).toBe('select')
    editor.expectTerrain('wood', 'G5', 'G6').expectSides('G5/G6').expectCounterAt('G5', 'hugh')
    expect(selected(editor)).toEqual(keys(editor, 'G5', 'G6'))
    editor.expectUndo('Paste').undo().expectSides().expectUndo('Cut').undo()
    expect(editor.scenario).toEqual(board())
  })

  it('hangs under the pointer as a ghost until Escape; the document does not know', async () => {
    const [editor, clipboard] = [framed(), new Clipboard()]
    await clipboard.send('copy', editor)
    const before = editor.scenario
    await clipboard.send('paste', editor)
    editor.enter('G5')
    // Its outline, for here nothing paints it; red where it falls off the map or on counters.
    expect(editor.editor.input.overlay()).toHaveLength(1)
    for (const hex of ['A10', 'C3']) expect(editor.enter(hex).editor.input.overlay()).toHaveLength(2)
    editor.down('G5').cancel().expectState('idle').press('Escape')
    expect(tool(editor)).toBe('select')
    expect(editor.scenario).toBe(before)
    editor.expectUndo(undefined)
  })

  it('is laid by keys alone, turned and mirrored in the hand', () => {
    const editor = framed().action('duplicate').enter('G5').action('turn-right').press('Enter')
    // What lay below lies below left; the soldier looked at a vertex.
    editor.expectTerrain('wood', 'G5', 'F6').expectSides('C3/C4', 'F6/G5')
    expect(editor.scenario.counters['hugh-2' as never]).toMatchObject({
      facing: { kind: 'vertex', index: 1 },
    })
    const mirrored = framed().action('duplicate').enter('G5').action('turn-right').action('flip-inside')
    mirrored.press('Enter').expectTerrain('wood', 'G5', 'H6').expectSides('C3/C4', 'G5/H6')
  })

  it('stays in the hand while Shift is held', () => {
    const editor = framed().action('duplicate').holding({ shift: true }).click('G5').click('J5')
    expect(tool(editor)).toBe('stamp')
    editor.expectTerrain('wood', 'G5', 'G6', 'J5', 'J6')
    expect(Object.keys(editor.scenario.counters)).toEqual(['hugh', 'hugh-2', 'hugh-3'])
  })

  it('is cut off at the rim of the map, and refused beyond it', () => {
    const editor = framed().action('duplicate').click('G10').expectTerrain('wood', 'G10')
    const before = editor.scenario
    editor
      .action('duplicate')
      .editor.input.pointerMove({ x: -500, y: -500 }, { shift: false, alt: false, ctrl: false })
    editor.press('Enter')
    expect(editor.scenario).toBe(before)
    expect(editor.editor.store.getState().session.notice?.kind).toBe('error')
  })

  it('goes from one scenario to another with what it needs', async () => {
    const [editor, clipboard] = [framed(), new Clipboard()]
    await clipboard.send('copy', editor)
    const bare = testBoard({ orientation: 'pointy', sides: {}, counterTypes: {} })
    const other = new TestEditor(bare)
    await clipboard.send('paste', other)
    other.click('E5').expectTerrain('wood', 'E5').expectCounterAt('E5', 'hugh')
    expect(Object.keys(other.scenario.counterTypes)).toEqual(['crusaders-soldier'])
    expect(Object.keys(other.scenario.sides)).toEqual(['crusaders'])
    // Once more: type and side are there by now.
    await clipboard.send('paste', other)
    other.click('H5')
    expect(Object.keys(other.scenario.counterTypes)).toEqual(['crusaders-soldier'])
  })

  it('is moved by dragging it, one undo step; Escape gives it up', () => {
    const editor = framed().down('C4').enter('E5').expectState('moving').cancel()
    expect(editor.scenario).toEqual(board())
    editor.drag('C4', 'C5', 'C6').expectTerrain('wood', 'C5', 'C6').expectTerrain('clear', 'C3', 'C4')
    editor.expectSides('C5/C6').expectCounterAt('C5', 'hugh').expectUndo('Move region')
    expect(selected(editor)).toEqual(keys(editor, 'C5', 'C6'))
    // Onto part of itself, and over the rim: the soldier goes to the tray.
    editor.drag('C6', 'C7').expectTerrain('wood', 'C6', 'C7').expectTerrain('clear', 'C5')
    editor.drag('C7', 'C1').expectTerrain('wood', 'C1').expectTerrain('clear', 'C6', 'C7')
    expect(editor.scenario.counters['hugh' as never]).not.toHaveProperty('hex')
    editor.undo().undo().undo()
    expect(editor.scenario).toEqual(board())
    editor.expectUndo(undefined)
  })

  it('is emptied by Delete', () => {
    const editor = framed().action('delete').expectTerrain('clear', 'C3', 'C4').expectSides()
    expect(editor.scenario.counters).toEqual({})
    editor.expectUndo('Clear hexes').undo()
    expect(editor.scenario).toEqual(board())
  })
})

describe('the clipboard', () => {
  it('is left alone in fields and dialogs, and where nothing is selected', async () => {
    const [editor, clipboard] = [new TestEditor(board()).click('D5'), new Clipboard()]
    for (const place of ['input', 'textarea', '[role="dialog"]'])
      for (const type of ['copy', 'cut', 'paste'] as const) await clipboard.send(type, editor, place)
    await clipboard.send('copy', new TestEditor(board()))
    expect(clipboard).toMatchObject({ text: '', stopped: 0 })
    expect(tool(editor)).toBe('select')
  })

  it('says what is wrong with what it holds', async () => {
    const [editor, clipboard] = [new TestEditor(board()), new Clipboard()]
    const notice = () => editor.editor.store.getState().session.notice?.text.en
    clipboard.text = 'A shopping list'
    await clipboard.send('paste', editor)
    expect(notice()).toContain('no piece of a map')
    clipboard.text = '{"format": "castellan-region", "version": 1, "orientation": "round", "hexes": {}}'
    await clipboard.send('paste', editor)
    expect(editor.asked?.question.words.en).toContain('(orientation): found the text "round"')
    expect(tool(editor)).toBe('select')
  })

  it('has its keys left to the browser', () => {
    const editor = new TestEditor(board()).click('D5')
    const target = { closest: () => null }
    const pressed = (key: string) =>
      handleKey(
        { key, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false },
        target,
        editor.editor,
        createUi(),
      )
    expect(['x', 'c', 'v', 'd'].map(pressed)).toEqual([false, false, false, true])
  })
})

describe('counters as a piece of the map', () => {
  const chosen = (): TestEditor => {
    const editor = new TestEditor(
      withCounter(board(), 'odo', { type: 'crusaders-soldier', at: 'D4', facing: 'v0' }),
    )
    editor.editor.session.select({ kind: 'counters', counters: ['hugh', 'odo'] as never })
    return editor
  }
  const placed = (editor: TestEditor): Record<string, string | undefined> =>
    Object.fromEntries(Object.entries(editor.scenario.counters).map(([id, { hex }]) => [id, hex]))

  it('are copied and pasted as they stand to each other; the ground stays as it is', async () => {
    const [editor, clipboard] = [chosen(), new Clipboard()]
    const { map } = editor.scenario
    await clipboard.send('copy', editor)
    await clipboard.send('paste', editor)
    editor.click('G5')
    expect(editor.scenario.map).toBe(map)
    const [g5, h6] = ['G5', 'H6'].map((name) => hexKey(hexNamed(editor.scenario, name)))
    expect(placed(editor)).toMatchObject({ 'hugh-2': g5, 'odo-2': h6 })
    expect(editor.editor.store.getState().session.selection).toEqual({
      kind: 'counters',
      counters: ['hugh-2', 'odo-2'],
    })
    expect(Object.keys(editor.scenario.counterTypes)).toEqual(Object.keys(chosen().scenario.counterTypes))
  })

  it('bring their types and sides along into another scenario, where equal ones are merged', async () => {
    const [editor, clipboard] = [chosen(), new Clipboard()]
    await clipboard.send('copy', editor)
    const bare = testBoard({ counterTypes: {}, sides: {} })
    const other = new TestEditor(bare)
    await clipboard.send('paste', other)
    other.click('G5')
    await clipboard.send('paste', other)
    other.click('G8')
    expect(Object.keys(other.scenario.counterTypes)).toEqual(['crusaders-soldier'])
    expect(Object.keys(other.scenario.counters)).toEqual(['hugh', 'odo', 'hugh-2', 'odo-2'])
  })

  it('are cut, and duplicated beside, or into the hand where there is no room', async () => {
    const [editor, clipboard] = [chosen(), new Clipboard()]
    await clipboard.send('cut', editor)
    expect(placed(editor)).toEqual({})
    editor.action('undo')
    const all = hexesWithin({ q: 0, r: 0 }, 30).map(hexKey)
    const crowd = Object.fromEntries(
      all.map((hex, index) => [`c${index}`, { ...Object.values(editor.scenario.counters)[0], hex }]),
    )
    expect(Object.keys(chosen().action('duplicate').scenario.counters)).toEqual([
      ...['hugh', 'odo', 'hugh-2', 'odo-2'],
    ])
    const crowded = new TestEditor({ ...editor.scenario, counters: crowd as Scenario['counters'] })
    crowded.editor.session.select({ kind: 'counters', counters: ['c0'] as never })
    expect(tool(crowded.action('duplicate'))).toBe('stamp')
    expect(crowded.scenario.counters).toBe(crowd)
  })
})

describe('what of a piece is laid', () => {
  const inHand = (options: object): TestEditor =>
    new TestEditor(board())
      .tool('select', { selectShape: 'rectangle' })
      .drag('C3', 'D4')
      .action('duplicate')
      .tool('stamp', options)

  it('sides alone leave ground and counters', () => {
    const editor = inHand({ stampParts: ['sides'] }).click('G5')
    editor.expectTerrain('clear', 'G5', 'G6')
    expect(Object.keys(editor.scenario.counters)).toEqual(['hugh'])
    expect(Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))).toHaveLength(
      2,
    )
  })

  it('counters alone leave sides', () => {
    const editor = inHand({ stampParts: ['counters'] }).click('G5')
    expect(Object.keys(editor.scenario.counters)).toEqual(['hugh', 'hugh-2'])
    expect(Object.values(editor.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))).toHaveLength(
      1,
    )
  })

  it('open ground lets what is there through', () => {
    const wood = (editor: TestEditor): TestEditor => {
      const hexes = ['F5', 'F6', 'G5', 'G6', 'H5', 'H6'].map((name) =>
        hexKey(hexNamed(editor.scenario, name)),
      )
      editor.editor.document.run(paintTerrain, { hexes, terrain: 'orchard' })
      return editor
    }
    const through = wood(inHand({ stampThrough: true })).click('G5')
    const all = wood(inHand({ stampThrough: false })).click('G5')
    const orchards = ({ scenario }: TestEditor): number =>
      scenario.map.chunks[0]?.terrain.filter((terrain) => terrain === 'orchard').length ?? 0
    // Four hexes are pasted, two of them woods.
    expect([orchards(through), orchards(all)]).toEqual([4, 2])
  })
})

describe('the selected hexes are moved', () => {
  const framed = (): TestEditor =>
    new TestEditor(board()).tool('select', { selectShape: 'rectangle' }).drag('C3', 'C4')

  it('by dragging with Ctrl a second piece is laid, and selected', () => {
    const editor = framed().down('C3').enter('G5').holding({ ctrl: true }).up()
    editor.expectTerrain('wood', 'C3', 'C4', 'G5', 'G6')
    expect(Object.keys(editor.scenario.counters)).toEqual(['hugh', 'hugh-2'])
    expect(selected(editor)).toEqual(keys(editor, 'G5', 'G6'))
    editor.action('undo').expectTerrain('clear', 'G5', 'G6').expectUndo(undefined)
  })

  it('by Alt and the arrows, there and back, and not off the map', () => {
    const editor = framed()
    const before = JSON.stringify(editor.scenario.map.chunks)
    editor.action('move-down').expectTerrain('wood', 'C4', 'C5').expectTerrain('clear', 'C3')
    editor.action('move-up').action('move-right').expectTerrain('wood', 'D3', 'D4')
    expect(selected(editor)).toEqual(keys(editor, 'D3', 'D4'))
    editor.action('move-left')
    expect(JSON.stringify(editor.scenario.map.chunks)).toBe(before)
    for (let step = 0; step < 5; step++) editor.action('move-up')
    editor.expectTerrain('wood', 'C1', 'C2')
  })

  it('counters too', () => {
    const editor = framed()
    editor.editor.session.select({ kind: 'counters', counters: ['hugh'] as never })
    editor.action('move-right').expectCounterAt('D3', 'hugh')
  })
})
