/** "Under the hill": the claims of its text hold. */
import { describe, expect, test } from 'vitest'
import { sideId } from '#shared/document/ids'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexName } from '#shared/hex/numbering'
import { LANGUAGES } from '#shared/i18n/localized'
import { decoyLimit, decoysOf } from '#shared/rules/common-mechanics/concealment/decoys'
import { infiltrable, mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { FIGURES } from '#shared/rules/common-mechanics/figures/figures'
import { isAccessible, isCave } from '#shared/rules/common-mechanics/ground/terrainClass'
import { wanderingLevelAt } from '#shared/rules/common-mechanics/wandering/wanderingLevel'
import { wanderingOf } from '#shared/rules/common-mechanics/figures/wanderingTable'
import { hexNamed } from '../support/names'
import { positionOf, unit } from '../support/fantasyBoard'
import { engaged, enters, reach, shown, sight, withMoved } from './fantasyBoardOf'
import { editionIn } from '../support/scenarioFiles'

describe.each(LANGUAGES)('the edition in %s', (language) => {
  const hill = editionIn(language, 'under-the-hill')
  const position = positionOf(hill)
  const { grid, numbering } = hill.map
  const hexes = [...hexesOfGrid(grid)]
  const named = (found: typeof hexes): string[] => found.map((hex) => hexName(hex, numbering, grid)).sort()

  test('CM-LOS-5: from the mouth one sees the troll and the spiders, not the far end of the ledge', () => {
    expect(sight(hill, '0609', '1010')).toBe('seen CM-LOS-4')
    expect(sight(hill, '0609', '0906')).toBe('seen CM-LOS-4')
    expect(sight(hill, '0609', '0904')).toBe('0706 CM-LOS-5')
  })

  test('CM-TER-2, CM-FLY-1: in the cave the bats fly low only', () => {
    const at = hexNamed(hill, '0713')
    expect(mayEnter(position, unit(hill, 'bats'), at, 'low-flight').value).toBe('free')
    expect(mayEnter(position, unit(hill, 'bats'), at, 'high-flight').value).toBe('never')
  })

  test('CM-HID-2: as many decoys as stacks of hidden units', () => {
    expect(decoysOf(position, sideId('below'))).toEqual(['decoy-1', 'decoy-2'])
    expect(decoyLimit(position, sideId('below')).value).toBe(2)
  })

  test('CM-HID-1: nobody is seen yet; from 0910 the axes see the horde in 1014 and no other', () => {
    expect(shown(hill, 'expedition')).toEqual([])
    expect(shown(withMoved(hill, 'axes', '0910'), 'expedition')).toEqual(['goblins-2'])
    const open = hexes.filter((hex) => isAccessible(position, hex))
    const seeing = named(open).filter(
      (from) => from !== '1207' && sight(hill, from, '1207').startsWith('seen'),
    )
    expect(seeing).toEqual(['1107', '1206'])
  })

  test('CM-LOS-2, CM-INF-2: nobody sees the miners, who go through the rock by minimal moves', () => {
    for (const from of named(hexes))
      expect(sight(hill, '0611', from, 'deep-infiltration')).toMatch(/CM-LOS-2$/)
    const deep = Object.entries(reach(hill, 'miners')).filter(
      ([name]) => name.endsWith('deep-infiltration') && !name.startsWith('0611'),
    )
    expect(deep.length).toBeGreaterThan(1)
    for (const [, points] of deep) expect(points).toMatch(/m$/)
  })

  test('CM-ENG-3: the crawlers engage who stands in 0907, and he not them', () => {
    const near = withMoved(hill, 'axes', '0907')
    expect(engaged(near, 'crawlers', 'axes')).toBe(true)
    expect(engaged(near, 'axes', 'crawlers')).toBe(false)
  })

  test('CM-INF-1: outdoors one infiltrates where the scenario allows it, and nowhere else', () => {
    const outdoors = hexes.filter((hex) => isAccessible(position, hex) && !isCave(position, hex))
    expect(named(outdoors.filter((hex) => infiltrable(position, hex)))).toEqual(['0409', '0410'])
  })

  test('CM-TER-4, CM-TER-1: the spiders climb down, the salamanders walk on lava', () => {
    expect(reach(hill, 'spiders')['0807']).toMatch(/m$/)
    expect(reach(hill, 'spiders')['0907']).toMatch(/m$/)
    expect(reach(hill, 'salamanders')['1111']).toBe('0.5')
    expect(enters(hill, 'axes', '1111')).toBe('never')
  })

  test('CM-WAN-1: the horde in the gallery stops where one strays; at level 3 it goes on one time in three', () => {
    expect(Object.keys(reach(hill, 'goblins-1')).sort()).toEqual(['1107', '1206', '1207'])
    expect(wanderingLevelAt(position, hexNamed(hill, '1206'))).toBe(3)
    const asPlanned = [1, 2, 3, 4, 5, 6].filter((die) => wanderingOf(FIGURES.wandering, 3, die) === 'planned')
    expect(asPlanned).toHaveLength(2)
  })
})
