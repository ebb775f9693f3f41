/** Windows' and macOS' icon files, made of the PNGs of one icon by size. */
import { IconIcns, IconIco } from '@shockpkg/icon-encoder'

type Pngs = (size: number) => Uint8Array

export const ICO_SIZES = [16, 24, 32, 48, 64, 256] as const

/** Entries that macOS' own `iconutil` writes: the type of each and its size in pixels. */
export const ICNS_ENTRIES = [
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic04', 16],
  ['ic14', 512],
  ['ic09', 512],
  ['ic05', 32],
  ['ic10', 1024],
  ['ic11', 32],
] as const

// The PNGs go in as they are: the same bytes whoever's zlib is at work. Windows reads small ones as bitmaps only.
export async function icoOf(pngs: Pngs): Promise<Uint8Array> {
  const ico = new IconIco()
  for (const size of ICO_SIZES) await ico.addFromPng(pngs(size), null, true)
  return ico.encode()
}

export async function icnsOf(pngs: Pngs): Promise<Uint8Array> {
  const icns = new IconIcns()
  for (const [type, size] of ICNS_ENTRIES) await icns.addFromPng(pngs(size), [type], true)
  return icns.encode()
}
