/** Own art in what the command line exports (CTR-5): SVG, PDF and PNG hold the picture itself, once however many cards show it. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { AS_NEW } from '#shared/document/art'
import { counterTypeId } from '#shared/document/ids'
import { type ArtPlace, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { importImage } from '#shared/images/importImage'
import { testBoard } from '../support/board'
import { json, useFolder } from './castellan'

const path = useFolder()
const SOLDIER = counterTypeId('crusaders-soldier')
const [WIDTH, HEIGHT] = [90, 60]
const GREEN = [0, 200, 0]

/** One colour all over. */
function picture(type: 'image/png' | 'image/jpeg'): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = `rgb(${GREEN.join(' ')})`
  context.fillRect(0, 0, WIDTH, HEIGHT)
  return type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type, 90)
}

/** Two soldiers at C2 and C4 whose sheet shows a picture on all faces. */
function withArt(bytes: Buffer, art: Partial<ArtPlace>): Scenario {
  const board = testBoard({
    counters: { a: { type: SOLDIER, at: 'C2' }, b: { type: SOLDIER, at: 'C4' } },
  })
  const found = importImage(bytes, 'art')
  if (!found.ok) throw new Error('the picture is not taken')
  const { hash, image } = found.value
  const sheet = board.counterTypes[SOLDIER] as CounterType
  const place = { ...AS_NEW, width: WIDTH, height: HEIGHT, ...art }
  const faces = Object.fromEntries(
    Object.entries(sheet.faces).map(([id, face]) => [id, { ...face, image: hash, art: place }]),
  )
  const counterTypes = { ...board.counterTypes, [SOLDIER]: { ...sheet, faces } }
  return { ...board, counterTypes, images: { [hash]: image } }
}

const PNG = picture('image/png')
const JPEG = picture('image/jpeg')

beforeAll(() => {
  writeFileSync(path('plain.castellan'), writeScenario(testBoard()))
  for (const mode of ['figure', 'behind', 'card'] as const)
    writeFileSync(path(`${mode}.castellan`), writeScenario(withArt(PNG, { mode })))
  const tinted = withArt(PNG, { mode: 'card', tint: '#0000ff', tintOpacity: 0.5 })
  writeFileSync(path('tinted.castellan'), writeScenario(tinted))
  writeFileSync(path('jpeg.castellan'), writeScenario(withArt(JPEG, {})))
})

async function exported(name: string, format: 'png' | 'svg' | 'pdf', ...options: string[]): Promise<Buffer> {
  const out = path(`${name}.${format}`)
  const asked = ['--what', 'map', '--style', 'classic', '--out', out, '--force', ...options]
  await json(['export', path(`${name}.castellan`), ...asked])
  return readFileSync(out)
}

describe('export of cards with own art', () => {
  it.each(['figure', 'behind', 'card'])('writes the very picture once in an SVG (%s)', async (mode) => {
    const svg = (await exported(mode, 'svg')).toString()
    expect(svg.split(`data:image/png;base64,${PNG.toString('base64')}`)).toHaveLength(2)
    expect(svg.match(/<use /g)).toHaveLength(2)
  })

  it('puts the picture once in a PDF, a JPEG byte for byte', async () => {
    const pictures = async (name: string): Promise<string[]> => {
      const text = (await exported(name, 'pdf')).toString('latin1')
      return text.match(/\/Width 90\n\/Height 60\n/g) ?? []
    }
    expect(await pictures('plain')).toHaveLength(0)
    expect((await exported('jpeg', 'pdf')).includes(JPEG)).toBe(true)
    expect(await pictures('jpeg')).toHaveLength(1)
    expect(await pictures('card')).toHaveLength(1)
  })

  it.each([
    ['card', GREEN],
    ['tinted', [0, 100, 128]],
  ] as const)('paints it on the card in a PNG (%s)', async (name, color) => {
    // A single hex: the middle of the card is that of the picture.
    const bytes = await exported(name, 'png', '--region', 'C4:C4', '--dpi', '50')
    const image = await loadImage(bytes)
    const canvas = createCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(Math.floor(image.width / 2), Math.floor(image.height / 2), 1, 1)
    const found = [...data.slice(0, 3)]
    expect(found.map((value, at) => Math.abs(value - (color[at] ?? 0)) <= 1)).toEqual([true, true, true])
  })
})
