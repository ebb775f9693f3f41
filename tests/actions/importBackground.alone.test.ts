/** Imports a picture file as the background of the map, and checks the sentences for what cannot be taken (DOC-5, MAP-4). */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { importBackground } from '../../renderer/actions/background/importBackground'
import { isPictureName } from '../../renderer/actions/pictures/pictureName'
import { reducePicture, type Reduction } from '../../renderer/actions/pictures/reducePicture'
import { JPEG, PNG } from '../images/pictures'
import { eventually } from '../support/eventually'
import { TestEditor } from '../support/TestEditor'

vi.mock('../../renderer/actions/pictures/reducePicture', () => ({ reducePicture: vi.fn() }))

const file = (name: string, bytes: Uint8Array, size = bytes.length) => ({
  ...{ name, size },
  arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer,
})

async function refusal(name: string, bytes: Uint8Array, size?: number): Promise<{ fr: string; en: string }> {
  const test = new TestEditor()
  const { editor, scenario } = test
  expect(await importBackground(editor, file(name, bytes, size))).toBe(false)
  expect(test.asked?.question.title.en).toBe('The picture is not laid')
  expect(editor.document.scenario).toBe(scenario)
  return test.asked?.question.words ?? { fr: '', en: '' }
}

/** A scan that a scenario cannot hold as it is: 36 MB. */
const SCAN = new Uint8Array(36 * 1024 * 1024)
SCAN.set(PNG)
const REDUCED: Reduction = {
  kind: 'reduced',
  bytes: JPEG,
  ...{ from: { width: 12_000, height: 9000 }, to: { width: 6928, height: 5196 } },
}

afterEach(() => vi.mocked(reducePicture).mockReset())

describe('a scan that is too large', () => {
  it('is reduced when the user wants it, asked once with both sizes', async () => {
    vi.mocked(reducePicture).mockResolvedValue(REDUCED)
    const editor = new TestEditor()
    const importing = importBackground(editor.editor, file('scan.png', SCAN))
    await eventually(() => expect(editor.asked).toBeDefined())
    const { words } = editor.asked?.question ?? {}
    expect(words?.en).toMatch(/^“scan.png” is 12,000\u00a0×\u00a09,000 pixels and 36\u202fMB\. /)
    expect(words?.fr).toMatch(/Réduite, elle fera 6\u202f928\u00a0×\u00a05\u202f196 pixels et 0\u202fMo/)
    editor.asked?.answer(true)
    expect(await importing).toBe(true)
    expect(editor.asked).toBeUndefined()
    expect(Object.values(editor.scenario.images).map(({ type }) => type)).toEqual(['image/jpeg'])
    editor.expectUndo('Set the background picture')
  })

  it('is left alone when he does not', async () => {
    vi.mocked(reducePicture).mockResolvedValue(REDUCED)
    const editor = new TestEditor()
    const { scenario } = editor
    const importing = importBackground(editor.editor, file('scan.png', SCAN))
    await eventually(() => expect(editor.asked).toBeDefined())
    editor.asked?.answer(false)
    expect(await importing).toBe(false)
    expect([editor.scenario, editor.asked]).toEqual([scenario, undefined])
  })

  it('is refused with its size when the browser cannot draw it', async () => {
    const from = { width: 40_000, height: 30_000 }
    vi.mocked(reducePicture).mockResolvedValue({ kind: 'undrawable', from })
    expect((await refusal('wall.png', SCAN)).en).toMatch(
      /^“wall.png” is 40,000\u00a0×\u00a030,000 pixels and 36\u202fMB: more than this program can open/,
    )
    vi.mocked(reducePicture).mockResolvedValue({ kind: 'undrawable', from: undefined })
    expect((await refusal('wall.png', SCAN)).en).toMatch(/^“wall.png” cannot be read: the file is damaged/)
  })

  it('is refused unread when it would fill the memory', async () => {
    const { fr, en } = await refusal('film.png', new Uint8Array(), 600 * 1024 * 1024)
    expect(en).toBe(
      '“film.png” is 600\u202fMB, and 500\u202fMB are allowed at most: save the picture as JPEG, or make it smaller.',
    )
    expect(fr).toMatch(
      /pèse 600\u202fMo, et 500\u202fMo sont permis au plus\u202f: enregistrez l’image en JPEG/,
    )
  })

  it('is refused in words when it is a drawing', async () => {
    vi.mocked(reducePicture).mockResolvedValue({ kind: 'not-large' })
    const drawing = new Uint8Array(SCAN.length).fill(32)
    drawing.set(new TextEncoder().encode('<svg>'))
    expect((await refusal('plan.svg', drawing)).en).toMatch(
      /^“plan.svg” is 36\u202fMB, and 25\u202fMB are allowed/,
    )
  })
})

describe('a picture for the background', () => {
  it.each([
    ['board.png', PNG],
    // The bytes tell what it is, not the name.
    ['board.png', JPEG],
  ])('is embedded, and its tool is in the hand: %s', async (name, bytes) => {
    const editor = new TestEditor()
    expect(await importBackground(editor.editor, file(name, bytes))).toBe(true)
    const { map, images } = editor.scenario
    expect(Object.keys(images)).toEqual([map.background?.image])
    expect(map.background?.width).toBeGreaterThan(0)
    expect(editor.editor.store.getState().session.tool).toBe('background')
    editor.expectUndo('Set the background picture')
  })

  it('is refused when it is of another kind, or damaged, with what to do', async () => {
    vi.mocked(reducePicture).mockResolvedValue({ kind: 'not-large' })
    const tiff = await refusal('scan.tif', new TextEncoder().encode('II*\0scanned'))
    expect(tiff.en).toMatch(
      /^“scan.tif” is no picture that can be used \(found a TIFF picture, .*Take a PNG, JPEG/,
    )
    expect(tiff.fr).toMatch(/Prenez un PNG, un JPEG, un WebP ou un SVG\.$/)
    expect((await refusal('scan.png', PNG.slice(0, 50))).en).toMatch(/cut short/)
  })

  it('is the one that was chosen last, however long another takes', async () => {
    const { editor } = new TestEditor()
    let arrive: (bytes: ArrayBuffer) => void = () => undefined
    const slow = {
      ...file('slow.png', PNG),
      arrayBuffer: () => new Promise<ArrayBuffer>((then) => (arrive = then)),
    }
    const waiting = importBackground(editor, slow)
    await importBackground(editor, file('board.jpg', JPEG))
    const { images } = editor.document.scenario
    arrive(PNG.slice().buffer as ArrayBuffer)
    expect(await waiting).toBe(false)
    expect(editor.document.scenario.images).toBe(images)
    expect(Object.values(images).map(({ type }) => type)).toEqual(['image/jpeg'])
  })

  it('is refused where its layer is locked', async () => {
    const editor = new TestEditor()
    editor.editor.view.set({ lockedLayers: ['background'] })
    expect(await importBackground(editor.editor, file('board.png', PNG))).toBe(false)
    expect(editor.asked?.question.words.en).toMatch(/locked/)
    expect(editor.editor.store.getState().session.notice).toBeUndefined()
  })

  it('is refused when it cannot be read', async () => {
    const test = new TestEditor()
    const gone = { name: 'gone.png', size: 9, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }
    expect(await importBackground(test.editor, gone)).toBe(false)
    expect(test.asked?.question.words.en).toMatch(/^“gone.png” cannot be read/)
  })
})

it('knows pictures by their names, those too that it refuses', () => {
  expect(['A.PNG', 'b.jpeg', 'c.webp', 'd.tiff', 'e.svg'].map(isPictureName)).toEqual(Array(5).fill(true))
  expect(['a.castellan', 'png', 'picture.png.castellan'].map(isPictureName)).toEqual([false, false, false])
})
