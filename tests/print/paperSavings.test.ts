/** The offers that save paper when a map is printed: each offer keeps its word (PRT-1). */
import { expect, test } from 'vitest'
import { PAPERS } from '#shared/print/paper'
import { paperSavings } from '#shared/print/paperSavings'
import { tileMap } from '#shared/print/tiling'

const USUAL = { paper: 'a4', margin: 10, overlap: 10 } as const

test('the widest margin with the fewest sheets, and larger paper', () => {
  // Two sheets across and two down reach 2 × 283 - 10 = 556 mm with a margin of 7, and 554 with one of 8.
  const map = { width: 370, height: 555 }
  expect(paperSavings(map, USUAL)).toEqual({
    sheets: 6,
    savings: [
      { kind: 'margin', margin: 7, sheets: 4 },
      { kind: 'paper', paper: 'a3', sheets: 3 },
    ],
  })
})

test('paper that is turned the wrong way', () => {
  const map = { width: 270, height: 180 }
  expect(paperSavings(map, { ...USUAL, landscape: false })).toEqual({
    sheets: 2,
    savings: [
      { kind: 'orientation', landscape: true, sheets: 1 },
      { kind: 'paper', paper: 'a3', sheets: 1 },
    ],
  })
})

test('nothing is offered that saves nothing: one sheet, the largest paper, margins at their least', () => {
  expect(paperSavings({ width: 100, height: 100 }, USUAL).savings).toEqual([])
  expect(paperSavings({ width: 900, height: 900 }, { ...USUAL, paper: 'sheet' })).toEqual({
    sheets: 1,
    savings: [],
  })
  expect(paperSavings({ width: 900, height: 900 }, { ...USUAL, paper: 'a2', margin: 5 }).savings).toEqual([])
})

test('what is offered is what the map then takes', () => {
  for (let width = 150; width < 1500; width += 37)
    for (const landscape of [undefined, false, true]) {
      const now = { ...USUAL, ...(landscape !== undefined && { landscape }) }
      const map = { width, height: width * 0.7 }
      const { sheets, savings } = paperSavings(map, now)
      for (const saving of savings) {
        const paper = PAPERS[saving.kind === 'paper' && saving.paper !== 'sheet' ? saving.paper : 'a4']
        const tiled = tileMap(map, {
          ...now,
          paper,
          ...(saving.kind === 'margin' && { margin: saving.margin }),
          ...(saving.kind === 'orientation' && { landscape: saving.landscape }),
        })
        expect(tiled.ok && tiled.value.count).toBe(saving.sheets)
        expect(saving.sheets).toBeLessThan(sheets)
      }
    }
})
