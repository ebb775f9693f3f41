/** The editor as panels see it: modified state, undo names, findings that follow, quick fixes, files, recovery. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { readScenario } from '#shared/format/read'
import { imageHash } from '#shared/document/ids'
import { writeScenario } from '#shared/format/write'
import { PNG } from '../images/pictures'
import { actionById } from '../../renderer/actions/index'
import { createUi } from '../../renderer/ui/uiStore'
import { eventually } from '../support/eventually'
import { testBoard, withCounter } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const document = (editor: TestEditor) => editor.editor.store.getState().document

describe('the document', () => {
  it('is modified by an edit and not when the edit is undone', () => {
    const editor = new TestEditor()
    expect(document(editor).modified).toBe(false)
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    expect(document(editor).modified).toBe(true)
    editor.undo()
    expect(document(editor).modified).toBe(false)
    expect(document(editor).redoName?.fr).toBe('Peindre\u202f: bois')
  })

  it('shows a refusal in the status line and changes nothing', () => {
    const editor = new TestEditor()
    const before = editor.scenario
    const refusal = editor.editor.document.run(setHexsideFeature, {
      sides: ['900,900,0' as never],
      slot: 'barrier',
      value: { feature: 'wall' },
    })
    expect(refusal?.message.en).toContain('off the map')
    expect(editor.scenario).toBe(before)
    expect(editor.editor.store.getState().session.notice).toMatchObject({
      kind: 'error',
      text: refusal?.message,
    })
  })

  it('has findings that follow every edit, the steps of an open gesture included', () => {
    const editor = new TestEditor(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'E5' } } }))
    expect(document(editor).findings).toEqual([])
    editor.tool('brush', { terrain: 'wood' }).down('E5')
    expect(document(editor).findings.map(({ counters }) => counters)).toContainEqual(['guy'])
    editor.cancel()
    expect(document(editor).findings).toEqual([])
  })

  it('names the gap of a wall and closes it by the quick fix, as one undo step (CHK-6)', async () => {
    const editor = new TestEditor().tool('hexside', { feature: 'wall' })
    editor.drag('D4/D3', 'D4^0', 'D4^1', 'D4^2', 'D4^3', 'D4^4')
    const gap = document(editor).findings.find(({ fix }) => fix !== undefined)
    expect(gap?.hexsides.length).toBeGreaterThan(0)
    if (!gap?.fix) throw new Error('no quick fix')
    expect(await editor.editor.document.runCall(gap.fix.call)).toBeUndefined()
    expect(document(editor).findings.map(({ code }) => code)).not.toContain(gap.code)
    editor.undo().expectFinding(gap.code)
  })

  it('refuses a call of a command it does not know', async () => {
    const editor = new TestEditor()
    const refusal = await editor.editor.document.runCall({ command: 'build-rome', params: {} })
    expect(refusal?.message.en).toContain('build-rome')
  })

  it('refuses a call whose parameters do not fit, says where, and changes nothing', async () => {
    const editor = new TestEditor()
    const before = editor.scenario
    const refusal = await editor.editor.document.runCall({
      command: 'paint-terrain',
      params: { hexes: ['E5'], terrain: 'wood' },
    })
    expect(refusal?.message.en).toContain('params.hexes[0]: found the text "E5"')
    expect(editor.scenario).toBe(before)
  })

  it('goes to a finding: selects what it is about and reveals its place', () => {
    const editor = new TestEditor(testBoard({ counters: { guy: { type: 'crusaders-knight', at: 'E5' } } }))
    editor.tool('brush', { terrain: 'wood' }).click('E5')
    const [finding] = document(editor).findings
    if (!finding) throw new Error('no finding')
    const reveal = vi.fn()
    editor.editor.view.viewport = {
      reveal,
      keepVisible: vi.fn(),
      zoomBy: vi.fn(),
      fit: vi.fn(),
      actualSize: vi.fn(),
      toMap: (point) => point,
      toScreen: (point) => point,
      smallMap: undefined as never,
    }
    editor.editor.session.goTo(finding)
    editor.expectSelected('guy')
    expect(reveal.mock.calls[0]?.[0]).toContainEqual(editor.point('E5'))
  })
})

describe('files', () => {
  it('opens through the host, and saves to the same file without asking', async () => {
    const editor = new TestEditor()
    editor.host.opens = { name: 'siege.castellan', text: writeScenario(testBoard({ columns: 5 })) }
    await actionById('open')?.run(editor.editor, createUi())
    expect(editor.scenario.map.grid.columns).toBe(5)
    expect(document(editor)).toMatchObject({ modified: false, undoName: undefined })
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    expect(await editor.editor.files.save()).toBe(true)
    expect(document(editor).modified).toBe(false)
    expect(editor.host.files.get('siege.castellan')).toBe(writeScenario(editor.scenario))
  })

  it('asks for a name when there is none, from the title', async () => {
    const editor = new TestEditor()
    expect(await editor.editor.files.save()).toBe(true)
    expect([...editor.host.files.keys()]).toEqual(['Test.castellan'])
    expect(document(editor).file?.name).toBe('Test.castellan')
  })

  it('undone to the saved state it is not modified, undone beyond it is', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    await editor.editor.files.save()
    editor.click('B5').undo()
    expect(document(editor).modified).toBe(false)
    editor.undo()
    expect(document(editor).modified).toBe(true)
  })

  it('what is drawn while a slow disk writes is not counted as saved', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    const saving = editor.editor.files.save()
    editor.click('B5')
    expect(await saving).toBe(true)
    expect(document(editor)).toMatchObject({ modified: true, file: { name: 'Test.castellan' } })
  })

  it('says so when saving fails, and the document stays modified', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    editor.host.fault = 'full'
    const saving = editor.editor.files.save()
    await eventually(() => expect(editor.trouble?.reason).toBe('full'))
    editor.trouble?.answer('cancel')
    expect(await saving).toBe(false)
    expect(editor.trouble).toBeUndefined()
    expect(document(editor)).toMatchObject({ modified: true, file: undefined })
  })

  it('a file that is no text is refused, and the open one stays', () => {
    const editor = new TestEditor()
    const before = editor.scenario
    const outcome = { kind: 'failed', name: 'old.castellan', fault: 'not-text' } as const
    expect(editor.editor.files.readOutcome(outcome)).toBeUndefined()
    expect(editor.editor.files.fileError.getState().error?.message.en).toContain('UTF-8')
    expect(editor.scenario).toBe(before)
  })

  it('a scenario of other rules is refused by name, and the open one stays', async () => {
    const editor = new TestEditor()
    const before = editor.scenario
    const other = writeScenario(testBoard({ ruleset: 'chess' }))
    expect(await editor.editor.files.openText('other.castellan', other)).toBe(false)
    expect(editor.editor.files.fileError.getState().error?.message.en).toBe(
      'This scenario follows the rules “chess”; this version only knows “Magna Carta”, “Savoy”, “Common mechanics”.',
    )
    expect(editor.scenario).toBe(before)
  })

  it('a broken file shows its error and leaves document, history and selection as they are', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    const before = editor.editor.store.getState()
    expect(await editor.editor.files.openText('broken.castellan', '{ "format": "castellan", ')).toBe(false)
    expect(editor.editor.store.getState()).toBe(before)
    const { error } = editor.editor.files.fileError.getState()
    expect(error?.file).toBe('broken.castellan')
    expect(error?.message.fr).toContain('broken.castellan')
    expect(error).toMatchObject({ fault: 'damaged', line: 1 })
    expect(error?.ref).toBeUndefined()
  })

  it('so does one with a picture that is not what its key says', async () => {
    const editor = new TestEditor()
    const before = editor.editor.store.getState()
    const image = { type: 'image/png', base64: Buffer.from(PNG).toString('base64') } as const
    const images = { [imageHash('0'.repeat(64))]: image }
    expect(await editor.editor.files.openText('x', writeScenario(testBoard({ images })))).toBe(false)
    expect(editor.editor.store.getState()).toBe(before)
    expect(editor.editor.files.fileError.getState().error?.message.en).toContain(
      'found a picture whose hash is c65f',
    )
  })

  it('a recovered text opens as modified, without a file', async () => {
    const editor = new TestEditor()
    expect(await editor.editor.files.openText('lost', writeScenario(testBoard()), { modified: true })).toBe(
      true,
    )
    expect(document(editor)).toMatchObject({ modified: true, file: undefined })
  })

  it('another document starts with no history, selection or open gesture', () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3').down('B5')
    editor.editor.files.newScenario(testBoard({ columns: 4 }))
    editor.expectState('idle').expectUndo(undefined)
    editor.up().expectTerrain('clear', 'B5')
  })
})

describe('recovery', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('has every finished gesture at most a second later, and steady work does not put it off', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    await vi.advanceTimersByTimeAsync(400)
    editor.click('B4')
    await vi.advanceTimersByTimeAsync(600)
    const kept = editor.host.recovery.get('test')
    const read = readScenario(kept?.text ?? '', 'kept')
    expect(read.ok && writeScenario(read.value)).toBe(writeScenario(editor.scenario))
  })

  it('keeps nothing of an untouched document, and drops what is saved or undone', async () => {
    const editor = new TestEditor()
    await vi.advanceTimersByTimeAsync(2000)
    expect(editor.host.recovery.size).toBe(0)
    editor.tool('brush', { terrain: 'wood' }).click('B3')
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.host.recovery.size).toBe(1)
    await editor.editor.files.save()
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.host.recovery.size).toBe(0)
    editor.click('B5')
    await vi.advanceTimersByTimeAsync(1000)
    editor.undo()
    await vi.advanceTimersByTimeAsync(1000)
    expect(editor.host.recovery.size).toBe(0)
  })

  it('is dropped when the window closes cleanly', async () => {
    const editor = new TestEditor().tool('brush', { terrain: 'wood' }).click('B3')
    await vi.advanceTimersByTimeAsync(1000)
    await editor.editor.close()
    expect(editor.host.recovery.size).toBe(0)
  })

  it('CM-HID-1: finds hidden units in enemy sight as they move, and shows them by the quick fix', async () => {
    const board = fantasyBoard({ counters: { ogre: { at: 'C3', hidden: true } } })
    const scenario = { ...board, options: { hiddenSetUp: 'allowed' } }
    const editor = new TestEditor(withCounter(scenario, 'archers', { at: 'H3', side: 'blue' }))
    const [finding] = document(editor).findings
    expect(finding).toMatchObject({ code: 'CHK7-seen', counters: ['ogre', 'archers'] })
    expect(await editor.editor.document.runCall(finding!.fix!.call)).toBeUndefined()
    expect(document(editor).findings).toEqual([])
    editor.undo()
    expect(document(editor).findings).toEqual([finding])
  })
})
