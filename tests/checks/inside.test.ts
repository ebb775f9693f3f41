/** The inside hex of a side (SID-3). */
import { describe, expect, it } from 'vitest'
import { insideByLevel, insideOfSides } from '#shared/rules/engine/inside'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { boundarySides } from '#shared/hex/boundary'
import { type Hexside, hexsideKey } from '#shared/hex/hexside'
import { hexesWithin } from '#shared/hex/region'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { featureRow } from '#shared/rules/contract/rows'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const WALL = { barrier: { feature: 'wall' } }

function around(scenario: Scenario, hex: string, radius: number): Hexside[] {
  return boundarySides(hexesWithin(hexNamed(scenario, hex), radius))
}

describe('insideOfSides', () => {
  const open = testBoard({ columns: 40, rows: 40 })

  it('is the enclosed hex, for every side of the ring', () => {
    const ring = around(open, 'M20', 3)
    const enclosed = new Set(hexesWithin(hexNamed(open, 'M20'), 3).map(hexKey))
    const found = insideOfSides(withHexsides(open, ring, WALL), magnaCarta, ring)
    expect(found.size).toBe(ring.length)
    for (const hex of found.values()) expect(enclosed.has(hexKey(hex))).toBe(true)
  })

  it('of a keep in its bailey is the keep', () => {
    const [bailey, keep] = [around(open, 'M20', 4), around(open, 'M20', 1)]
    const found = insideOfSides(withHexsides(open, [...bailey, ...keep], WALL), magnaCarta, [
      ...bailey,
      ...keep,
    ])
    const inKeep = new Set(hexesWithin(hexNamed(open, 'M20'), 1).map(hexKey))
    for (const side of keep)
      expect(inKeep.has(hexKey(found.get(hexsideKey(side)) ?? { q: 99, r: 99 }))).toBe(true)
    expect(found.size).toBe(bailey.length + keep.length)
  })

  it('is not known of a ring with a gap, a wall alone, or an area of more than 400 hexes', () => {
    const gap = around(open, 'M20', 3).slice(1)
    expect(insideOfSides(withHexsides(open, gap, WALL), magnaCarta, gap).size).toBe(0)
    const line = [sideNamed(open, 'M20/M21')]
    expect(insideOfSides(withHexsides(open, line, WALL), magnaCarta, line).size).toBe(0)
    // 1 + 3 * 11 * 12 = 397 hexes, and 469.
    const large = around(open, 'T20', 11)
    expect(insideOfSides(withHexsides(open, large, WALL), magnaCarta, large).size).toBe(large.length)
    const larger = around(open, 'T20', 12)
    expect(insideOfSides(withHexsides(open, larger, WALL), magnaCarta, larger).size).toBe(0)
  })

  it('counts planned sides as closed', () => {
    const ring = around(open, 'M20', 1)
    expect(insideOfSides(open, magnaCarta, ring, ring).size).toBe(ring.length)
    expect(insideOfSides(open, magnaCarta, ring).size).toBe(0)
  })
})

describe('insideByLevel', () => {
  it('is the upper hex for stairs and cliffs, and nothing for a wall', () => {
    const editor = new TestEditor()
      .tool('elevation', { elevationMode: 'raise', elevationValue: 1 })
      .click('C4')
    const { map } = editor.scenario
    const side = sideNamed(editor.scenario, 'C3/C4')
    const inside = (id: string) => {
      const row = featureRow(magnaCarta, id)
      const hex = row && insideByLevel(map, side, row)
      return hex && hexKey(hex)
    }
    const upper = hexKey(hexNamed(editor.scenario, 'C4'))
    expect([inside('stairs'), inside('cliff'), inside('battlement')]).toEqual([upper, upper, undefined])
    editor.tool('hexside', { feature: 'stairs' }).click('C3/C4').expectInside('C3/C4', 'fixture', 'C4')
  })
})
