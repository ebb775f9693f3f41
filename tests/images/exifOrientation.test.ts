/** The orientation that photographs state; whatever else their header holds, reading it never throws. */
import { expect, test } from 'vitest'
import { exifOrientation } from '#shared/images/exifOrientation'
import { createRng } from '#shared/lang/rng'
import { withOrientation } from '../support/photographs'
import { JPEG } from './pictures'

/** A small picture that says so, behind another segment. */
function photograph(orientation: number, little: boolean): Uint8Array {
  const app0 = [0xff, 0xe0, 0, 4, 1, 1]
  const marked = withOrientation(JPEG, orientation, little)
  return Uint8Array.from([...marked.subarray(0, 2), ...app0, ...marked.subarray(2)])
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
