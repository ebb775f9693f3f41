/** UX-3: the places of things on the minimap. */
import { describe, expect, test } from 'vitest'
import { minimapBox, minimapPatch, minimapPoint, minimapScale, seesAll } from '../../renderer/app/minimap'
import { readPreferences } from '../../renderer/app/preferences'
import { TestEditor } from '../support/TestEditor'

// Half a pixel a mm.
const WIDE = { x: 10, y: 0, width: 400, height: 100 }
const TALL = { x: 0, y: 0, width: 100, height: 600 }

describe('the picture', () => {
  test('fits into its box both ways', () => {
    expect([minimapScale(WIDE), minimapScale(TALL)]).toEqual([0.5, 0.25])
  })

  test('a point of it is a point of the map, and back', () => {
    expect(minimapPoint({ x: 100, y: 25 }, WIDE)).toEqual({ x: 210, y: 50 })
    expect(minimapBox({ x: 210, y: 50, width: 20, height: 10 }, WIDE)).toEqual({
      ...{ x: 100, y: 25 },
      ...{ width: 10, height: 5 },
    })
  })

  test('the frame ends where the paper ends', () => {
    expect(minimapBox({ x: -90, y: 80, width: 200, height: 200 }, WIDE)).toEqual({
      ...{ x: 0, y: 40 },
      ...{ width: 50, height: 10 },
    })
    expect(minimapBox({ x: -90, y: -80, width: 50, height: 50 }, WIDE)).toMatchObject({ width: 0, height: 0 })
  })
})

describe('what is painted again', () => {
  test('are the whole pixels that a change touches, with the part of the map that they show', () => {
    expect(minimapPatch({ x: 31, y: 11, width: 5, height: 5 }, WIDE, 1)).toEqual({
      box: { x: 10, y: 5, width: 3, height: 3 },
      part: { x: 30, y: 10, width: 6, height: 6 },
    })
    expect(minimapPatch({ x: 31, y: 11, width: 5, height: 5 }, WIDE, 2)).toEqual({
      box: { x: 21, y: 11, width: 5, height: 5 },
      part: { x: 31, y: 11, width: 5, height: 5 },
    })
  })

  test('nothing for a change beyond the paper', () => {
    expect(minimapPatch({ x: 500, y: 11, width: 5, height: 5 }, WIDE, 1)).toBeUndefined()
  })
})

test('there is nothing new to show while all of the map is in sight', () => {
  expect(seesAll({ x: 0, y: -10, width: 420, height: 120 }, WIDE)).toBe(true)
  expect(seesAll({ x: 0, y: 1, width: 420, height: 120 }, WIDE)).toBe(false)
  expect(seesAll({ x: 0, y: -10, width: 409, height: 120 }, WIDE)).toBe(false)
})

test('shown and hidden from the menu, and remembered', () => {
  const test = new TestEditor()
  const shown = () => test.editor.store.getState().view.minimap
  expect([shown(), test.action('minimap') && shown(), test.action('minimap') && shown()]).toEqual([
    ...[true, false, true],
  ])
  const read = (text: string | null) => readPreferences({ getItem: () => text }, ['fr']).minimap
  expect([read(null), read('{"minimap":false}'), read('{"minimap":"no"}')]).toEqual([true, false, true])
})
