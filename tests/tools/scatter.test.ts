/** MAP-1: the scatter brush, a weighted mix of terrains that depends on the place alone. */
import { describe, expect, it } from 'vitest'
import { terrainAt } from '#shared/document/map'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { scattered } from '../../renderer/tools/scatter'
import { testBoard } from '../support/board'
import { TestEditor } from '../support/TestEditor'

const MIX = [
  { terrain: 'wood', weight: 3 },
  { terrain: 'brush', weight: 1 },
]
const ALL = { scatter: true, terrainMix: MIX, brushRadius: 10 }

function terrains({ scenario: { map } }: TestEditor): (string | undefined)[] {
  return [...hexesOfGrid(map.grid)].map((hex) => terrainAt(map, hex))
}

describe('scatter', () => {
  it('paints the same whatever the stroke, one undo step of one name', () => {
    const stroke = new TestEditor().tool('brush', ALL).drag('C3', 'F6', 'K9', 'C9', 'K2')
    const shape = new TestEditor().tool('brush', { ...ALL, areaShape: 'rectangle' }).drag('A1', 'L10')
    const flood = new TestEditor().tool('fill', ALL).click('F5')
    stroke.expectUndo('Paint a mix')
    expect(terrains(shape)).toEqual(terrains(stroke))
    expect(terrains(flood)).toEqual(terrains(stroke))
    expect(new Set(terrains(stroke))).toEqual(new Set(['wood', 'brush']))
    expect(stroke.undo().scenario).toEqual(testBoard())
  })

  it('scatters otherwise with another seed', () => {
    const paint = (scatterSeed: number) =>
      terrains(new TestEditor().tool('fill', { ...ALL, scatterSeed }).click('F5'))
    expect(paint(2)).not.toEqual(paint(1))
    expect(paint(2)).toEqual(paint(2))
  })

  it('keeps to the weights, and gives every hex one terrain', () => {
    const hexes = hexesWithin({ q: 0, r: 0 }, 60)
    const parts = scattered(hexes, MIX, 1)
    expect([...parts.keys()]).toEqual(['wood', 'brush'])
    const [wood = 0, brush = 0] = [...parts.values()].map((part) => part.length)
    expect(wood + brush).toBe(hexes.length)
    expect(wood / hexes.length).toBeGreaterThan(0.72)
    expect(wood / hexes.length).toBeLessThan(0.78)
  })

  it('is switched by a key, and off again by picking a terrain', () => {
    const editor = new TestEditor().tool('brush').press('5')
    const on = () => editor.editor.store.getState().session.options.scatter
    expect(on()).toBe(true)
    editor.holding({ alt: true }).click('B3')
    expect(on()).toBe(false)
  })
})
