/** `npm run icons`: draws the icons of program and documents and writes them, as PNG, ICO and ICNS, to assets/icons/. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { icnsOf, icoOf } from './icons/containers'
import { drawIcon, ICONS, SIZES } from './icons/draw'

const folder = new URL('../assets/icons/', import.meta.url)

for (const name of ICONS) {
  mkdirSync(new URL(name, folder), { recursive: true })
  const pngs = new Map(SIZES.map((size) => [size as number, drawIcon(name, size).toBuffer('image/png')]))
  for (const [size, png] of pngs) writeFileSync(new URL(`${name}/${size}x${size}.png`, folder), png)
  const pngOf = (size: number): Uint8Array => pngs.get(size) as Uint8Array
  writeFileSync(new URL(`${name}.ico`, folder), await icoOf(pngOf))
  writeFileSync(new URL(`${name}.icns`, folder), await icnsOf(pngOf))
}
