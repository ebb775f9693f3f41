/** From a picture file to the background of the map, and the sentences for what cannot be taken (DOC-5, MAP-4). */
import { describe, expect, it } from 'vitest'
import { MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'
import { importBackground } from '../../renderer/actions/background/importBackground'
import { isPictureName } from '../../renderer/actions/background/pictureName'
import { JPEG, PNG } from '../images/pictures'
import { TestEditor } from '../support/TestEditor'

const file = (name: string, bytes: Uint8Array, size = bytes.length) => ({
  ...{ name, size },
  arrayBuffer: async () => bytes.slice().buffer as ArrayBuffer,
})

async function refusal(name: string, bytes: Uint8Array, size?: number): Promise<{ fr: string; en: string }> {
  const { editor, scenario } = new TestEditor()
  expect(await importBackground(editor, file(name, bytes, size))).toBe(false)
  const { notice } = editor.store.getState().session
  expect(notice?.kind).toBe('error')
  expect(editor.document.scenario).toBe(scenario)
  return notice?.text ?? { fr: '', en: '' }
}

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

  it('is refused when it is too large, without reading it', async () => {
    const { fr, en } = await refusal('scan.png', new Uint8Array(), MAX_IMAGE_BYTES + 9e6)
    expect(en).toBe('“scan.png” is 34 MB, 25 at most: save the picture as JPEG, or make it smaller.')
    expect(fr).toMatch(/pèse 34\u202fMo, 25 au plus\u202f: enregistrez l’image en JPEG/)
  })

  it('is refused when it is of another kind, or damaged, with what to do', async () => {
    const tiff = await refusal('scan.tif', new TextEncoder().encode('II*\0scanned'))
    expect(tiff.en).toMatch(
      /^“scan.tif” is no picture that can be used \(found a TIFF picture, .*Take a PNG, JPEG/,
    )
    expect(tiff.fr).toMatch(/Prenez un PNG, un JPEG, un WebP ou un SVG\.$/)
    expect((await refusal('scan.png', PNG.slice(0, 50))).en).toMatch(/cut short/)
  })

  it('is the one that was chosen last, however long another takes, and clears the word of one that was refused', async () => {
    const { editor } = new TestEditor()
    let arrive: (bytes: ArrayBuffer) => void = () => undefined
    const slow = {
      ...file('slow.png', PNG),
      arrayBuffer: () => new Promise<ArrayBuffer>((then) => (arrive = then)),
    }
    await importBackground(editor, file('scan.tif', new TextEncoder().encode('II*\0')))
    const waiting = importBackground(editor, slow)
    await importBackground(editor, file('board.jpg', JPEG))
    const { images } = editor.document.scenario
    arrive(PNG.slice().buffer as ArrayBuffer)
    expect(await waiting).toBe(false)
    expect(editor.document.scenario.images).toBe(images)
    expect(Object.values(images).map(({ type }) => type)).toEqual(['image/jpeg'])
    expect(editor.store.getState().session.notice).toBeUndefined()
  })

  it('is refused when it cannot be read', async () => {
    const { editor } = new TestEditor()
    const gone = { name: 'gone.png', size: 9, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }
    expect(await importBackground(editor, gone)).toBe(false)
    expect(editor.store.getState().session.notice?.text.en).toMatch(/^“gone.png” cannot be read/)
  })
})

it('knows pictures by their names, those too that it refuses', () => {
  expect(['A.PNG', 'b.jpeg', 'c.webp', 'd.tiff', 'e.svg'].map(isPictureName)).toEqual(Array(5).fill(true))
  expect(['a.castellan', 'png', 'picture.png.castellan'].map(isPictureName)).toEqual([false, false, false])
})
