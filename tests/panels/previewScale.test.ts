/** Pages in the preview of an export: of any number, each has a size that can be drawn (PRT-5). */
import { expect, test } from 'vitest'
import { previewScale } from '../../renderer/dialogs/export/previewScale'

const A4 = { widthMm: 210, heightMm: 297 }

const joined = (columns: number, rows: number) => ({
  pages: Array.from({ length: columns * rows }, (_, nth) => ({ name: String(nth), ...A4 })),
  joined: { columns, rows },
})

test('sheets that join are seen at once, up to where they could not be told apart', () => {
  // 4 columns and 2 rows: the width decides.
  expect(previewScale(joined(4, 2), 4) * 210).toBeCloseTo((540 - 3 * 8) / 4)
  for (let side = 1; side <= 60; side++) {
    const pixels = previewScale(joined(side, side), side + 1) * 297
    expect(pixels, `${side}`).toBeGreaterThanOrEqual(48)
    expect(pixels, `${side}`).toBeLessThan(440)
  }
})
