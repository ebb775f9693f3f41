/** The orientation that photographs state; whatever else their header holds, reading it never throws. */
import { expect, test } from 'vitest'
import { exifOrientation } from '#shared/images/exifOrientation'
import { createRng } from '#shared/lang/rng'
import { JPEG } from './pictures'

/** A JPEG's head with one EXIF entry. */
function photograph(orientation: number, little: boolean): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  tiff.setUint16(8, 1, little)
  tiff.setUint16(10, 0x0112, little)
  tiff.setUint16(12, 3, little)
  tiff.setUint32(14, 1, little)
  tiff.setUint16(18, orientation, little)
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...new Uint8Array(tiff.buffer)]
  const app0 = [0xff, 0xe0, 0, 4, 1, 1]
  return Uint8Array.from([0xff, 0xd8, ...app0, 0xff, 0xe1, 0, exif.length + 2, ...exif, ...JPEG.slice(2)])
}

test('is read in both orders of bytes, behind other segments', () => {
  for (const little of [true, false])
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
      expect(exifOrientation(photograph(orientation, little))).toBe(orientation)
})

test('is upright where nothing is said, or nonsense', () => {
  expect(exifOrientation(JPEG)).toBe(1)
  expect(exifOrientation(photograph(77, true))).toBe(1)
  expect(exifOrientation(new Uint8Array())).toBe(1)
})

test('a spoilt head is upright too', () => {
  const rng = createRng(6)
  const whole = photograph(6, false)
  for (let round = 0; round < 2000; round++) {
    const spoilt = whole.slice(0, rng.below(whole.length))
    for (let bytes = rng.below(4); bytes > 0 && spoilt.length > 0; bytes--)
      spoilt[rng.below(spoilt.length)] = rng.below(256)
    expect(exifOrientation(spoilt)).toBeGreaterThanOrEqual(1)
    expect(exifOrientation(spoilt)).toBeLessThanOrEqual(8)
  }
})
