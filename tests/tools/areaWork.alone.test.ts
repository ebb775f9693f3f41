/** A shape is worked out once a move of the pointer, however many hexes the pointer went through. */
import { beforeEach, expect, it, vi } from 'vitest'
import type * as Shapes from '#shared/hex/shapes'
import { lassoOnGrid, rectangleOnGrid } from '#shared/hex/shapes'
import { TestEditor } from '../support/TestEditor'

vi.mock('#shared/hex/shapes', async (importOriginal) => {
  const shapes = await importOriginal<typeof Shapes>()
  return {
    ...shapes,
    lassoOnGrid: vi.fn(shapes.lassoOnGrid),
    rectangleOnGrid: vi.fn(shapes.rectangleOnGrid),
  }
})

beforeEach(() => {
  vi.mocked(lassoOnGrid).mockClear()
  vi.mocked(rectangleOnGrid).mockClear()
})

it.each([
  ['rectangle', rectangleOnGrid],
  ['lasso', lassoOnGrid],
] as const)('%s', (areaShape, workedOut) => {
  const editor = new TestEditor().tool('brush', { terrain: 'wood', areaShape }).down('B2')
  editor.editor.input.overlay()
  expect(workedOut).toHaveBeenCalledTimes(1)
  editor.enter('K9')
  editor.editor.input.overlay()
  expect(workedOut).toHaveBeenCalledTimes(2)
  editor.enter('C9')
  editor.editor.input.overlay()
  editor.editor.input.overlay()
  expect(workedOut).toHaveBeenCalledTimes(3)
  editor.up()
  expect(workedOut).toHaveBeenCalledTimes(3)
  editor.expectTerrain('wood', 'B2', 'C9')
})
