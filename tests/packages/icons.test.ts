/** The icons in assets/icons are what `npm run icons` draws, and hold the sizes that the systems ask for. */
import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { ICNS_ENTRIES, icnsOf, ICO_SIZES, icoOf } from '../../scripts/icons/containers'
import { drawIcon, ICONS, SIZES } from '../../scripts/icons/draw'
import { MARK } from '../../scripts/icons/mark'

const iconFile = (name: string): Buffer =>
  readFileSync(new URL(`../../assets/icons/${name}`, import.meta.url))

async function pixelsOf(png: Buffer): Promise<{ size: number[]; data: Uint8ClampedArray }> {
  const image = await loadImage(png)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return {
    size: [image.width, image.height],
    data: context.getImageData(0, 0, image.width, image.height).data,
  }
}

// Processors round edges a little differently.
const TOLERANCE = 4

describe.each(ICONS)('%s', (name) => {
  const png = (size: number): Buffer => iconFile(`${name}/${size}x${size}.png`)

  it.each(SIZES)('of %i pixels is what the script draws', async (size) => {
    const kept = await pixelsOf(png(size))
    const drawn = await pixelsOf(drawIcon(name, size).toBuffer('image/png'))
    expect(kept.size).toEqual([size, size])
    expect(kept.data.findIndex((value, at) => Math.abs(value - drawn.data[at]!) > TOLERANCE)).toBe(-1)
  })

  it.each(SIZES)('of %i pixels leaves its corners free and lies in the middle', async (size) => {
    const { data } = await pixelsOf(png(size))
    const alpha = (x: number, y: number): number => data[(y * size + x) * 4 + 3]!
    expect([alpha(0, 0), alpha(size - 1, 0), alpha(0, size - 1), alpha(size - 1, size - 1)]).toEqual([
      0, 0, 0, 0,
    ])
    expect(alpha(size / 2, size / 2)).toBe(255)
  })

  it('is in an .ico of every size', async () => {
    const ico = iconFile(`${name}.ico`)
    // Header: 0, 1 (icons), count; then 16 bytes an image, of which the first is its width (0 for 256).
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, ICO_SIZES.length])
    expect(ICO_SIZES.map((_, at) => ico[6 + 16 * at] || 256)).toEqual([16, 24, 32, 48, 64, 256])
    expect(ico.equals(await icoOf(png))).toBe(true)
  })

  it('is in an .icns of every size', async () => {
    const icns = iconFile(`${name}.icns`)
    expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
    const types: string[] = []
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
      types.push(icns.toString('latin1', at, at + 4))
    expect(types).toEqual(ICNS_ENTRIES.map(([type]) => type))
    expect(icns.equals(await icnsOf(png))).toBe(true)
  })
})

it('the mark of the icons is the mark of the page', () => {
  const page = readFileSync(new URL('../../renderer/ui/Mark.tsx', import.meta.url), 'utf8')
  expect([...page.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual(MARK.shapes.map(({ d }) => d))
  expect(MARK.shapes).toHaveLength(3)
})
