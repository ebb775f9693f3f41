/** The paving of a courtyard goes on to the foot of the walls in the hexes round it, in the illustrated style. */
import { describe, expect, it } from 'vitest'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { type Site, siteOf } from '#shared/painter/illustrated/site'
import { wallCourts } from '#shared/painter/illustrated/wallCourts'
import { type StructureLook } from '#shared/rules/map/looks'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'

/** A wall down a column of hexes, a courtyard on its east, grass on its west. */
const EAST = Array.from({ length: 6 }, () => '. . . courtyard courtyard .')

function siteWith(look: StructureLook, rows: readonly string[] = EAST): Site {
  const structures = [0, 1, 2, 3, 4, 5].map((row) => [2, row, look] as const)
  return siteOf(sampleScene({ rows, structures }, 'flat', 25), { x: 0, y: 0, width: 6, height: 6 }, 3)
}

describe('the courts of wall hexes', () => {
  it.each(['wall-hex', 'battlement-hex', 'arrow-slit-hex', 'tower-hex'] as const)(
    'lie on the side of the courtyard of a %s',
    (look) => {
      const site = siteWith(look)
      const courts = wallCourts(site, 'courtyard')
      expect(courts).toHaveLength(6)
      const axis = hexCenter(toAxial({ col: 2, row: 0 }, site.layout.grid), site.layout).x
      for (const { outline } of courts) {
        expect(Math.min(...outline.map(({ x }) => x))).toBeCloseTo(axis, 6)
        expect(Math.max(...outline.map(({ x }) => x))).toBeGreaterThan(axis + 0.5)
      }
    },
  )

  it('lie on both sides of a wall between two courtyards, and on none of a wall in the open', () => {
    const both = Array.from({ length: 6 }, () => 'courtyard courtyard . courtyard courtyard .')
    expect(wallCourts(siteWith('wall-hex', both), 'courtyard')).toHaveLength(12)
    expect(
      wallCourts(
        siteWith(
          'wall-hex',
          Array.from({ length: 6 }, () => '. . . . . .'),
        ),
        'courtyard',
      ),
    ).toEqual([])
  })

  it('belong to masonry only', () => {
    expect(wallCourts(siteWith('tents'), 'courtyard')).toEqual([])
  })
})
