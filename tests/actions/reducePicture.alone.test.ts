/**
 * Scans too large for a scenario, are made smaller by the browser: their new size and format, and those that it cannot reduce
 * (MAP-4).
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAX_IMAGE_BYTES } from '#shared/images/refusal/limits'
import { reducePicture } from '../../renderer/actions/pictures/reducePicture'
import { JPEG, PNG } from '../images/pictures'

/** Plays the browser: the size that the head of a file tells, and the weight of what is packed. */
const browser = {
  size: undefined as { width: number; height: number } | undefined,
  decodes: true,
  opaque: true,
  bytesPerPixel: 0.1,
  /** Each picture packed: its size in pixels and its type. */
  packed: [] as string[],
}

class FakeImage {
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  naturalWidth = browser.size?.width
  naturalHeight = browser.size?.height
  set src(_address: string) {
    queueMicrotask(browser.size ? this.onload : this.onerror)
  }
}

class FakeCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext(): object {
    const length = this.width * this.height * 4
    const getImageData = () => ({ data: new Uint8Array(length).fill(browser.opaque ? 255 : 254) })
    return { drawImage: () => undefined, getImageData }
  }
  async convertToBlob({ type }: { type: string }): Promise<object> {
    browser.packed.push(`${this.width} x ${this.height} ${type}`)
    const size = this.width * this.height * browser.bytesPerPixel
    return { size, arrayBuffer: async () => new ArrayBuffer(4) }
  }
}

beforeEach(() => {
  Object.assign(browser, { size: undefined, decodes: true, opaque: true, bytesPerPixel: 0.1, packed: [] })
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('createImageBitmap', async () => {
    if (!browser.decodes) throw new Error('InvalidStateError')
    return { close: () => undefined }
  })
})
afterEach(() => vi.unstubAllGlobals())

function heavy(head: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(MAX_IMAGE_BYTES + 1)
  bytes.set(head)
  return bytes
}

it('leaves what a scenario can hold, drawings, and other files', async () => {
  browser.size = { width: 10_000, height: 10_000 }
  const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const bytes of [PNG, JPEG, drawing, heavy(drawing), new Uint8Array()])
    expect(await reducePicture(bytes)).toEqual({ kind: 'not-large' })
  browser.size = undefined
  expect(await reducePicture(PNG)).toEqual({ kind: 'not-large' })
})

it('reduces one of too many bytes, to no fewer pixels than it must', async () => {
  browser.size = { width: 4000, height: 3000 }
  expect(await reducePicture(heavy(PNG))).toMatchObject({
    kind: 'reduced',
    to: { width: 4000, height: 3000 },
  })
  expect(browser.packed).toEqual(['4000 x 3000 image/jpeg'])
})

it('reduces one of too many pixels', async () => {
  browser.size = { width: 24_000, height: 6000 }
  const found = await reducePicture(JPEG)
  expect(found).toMatchObject({ from: browser.size, to: { width: 12_000, height: 3000 } })
  browser.size = { width: 32_000, height: 100 }
  expect(await reducePicture(JPEG)).toMatchObject({ to: { width: 16_000, height: 50 } })
})

it('reduces further what is still too heavy, and keeps what is transparent', async () => {
  browser.size = { width: 4000, height: 4000 }
  Object.assign(browser, { opaque: false, bytesPerPixel: 4 })
  const found = await reducePicture(heavy(PNG))
  expect(browser.packed).toEqual(['4000 x 4000 image/png', '2432 x 2432 image/png'])
  expect(found).toMatchObject({ kind: 'reduced', to: { width: 2432, height: 2432 } })
})

it('says what the browser cannot draw, and what it cannot even measure', async () => {
  browser.size = { width: 40_000, height: 30_000 }
  browser.decodes = false
  expect(await reducePicture(JPEG)).toEqual({ kind: 'undrawable', from: browser.size })
  browser.size = undefined
  expect(await reducePicture(heavy(PNG))).toEqual({ kind: 'undrawable', from: undefined })
})
