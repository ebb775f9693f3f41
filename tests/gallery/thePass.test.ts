/** "The pass": the claims of its text hold. */
import { describe, expect, test } from 'vitest'
import { wingsUnder } from '#shared/document/groups'
import { terrainAt } from '#shared/document/map'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexName } from '#shared/hex/numbering'
import { LANGUAGES } from '#shared/i18n/localized'
import { mayPassThrough, stackingPoints } from '#shared/rules/common-mechanics/stacking/stacking'
import { unitsAt } from '#shared/rules/common-mechanics/facing/stackOrder'
import { hexNamed } from '../support/names'
import { positionOf, unit } from '../support/fantasyBoard'
import { advantage, crosses, reach, sight, withMoved } from './fantasyBoardOf'
import { editionIn } from '../support/scenarioFiles'

describe.each(LANGUAGES)('the edition in %s', (language) => {
  const pass = editionIn(language, 'the-pass')

  test('CM-SID-6: both entrances let the guard and its guests in, and nobody of the horde', () => {
    for (const [outside, inside] of [
      ['1309', '1410'],
      ['1709', '1609'],
    ] as const) {
      for (const friend of ['spearmen', 'ysolde', 'axes', 'dwarf-crossbows'])
        expect([friend, crosses(pass, friend, outside, inside)]).toEqual([friend, 'free'])
      for (const foe of ['orcs-1', 'goblins-1', 'troll', 'wolf-riders', 'warchief'])
        expect([foe, crosses(pass, foe, outside, inside)]).toEqual([foe, 'never'])
      expect(crosses(pass, 'bats', outside, inside)).toBe('free')
    }
    // Elsewhere the wall is closed to the guard too; a climber scales it.
    expect(crosses(pass, 'spearmen', '1308', '1409')).toBe('never')
    expect(crosses(pass, 'scouts', '1308', '1409')).toBe('minimal')
  })

  test('CM-TER-1: the crest is closed: on foot, whoever does not climb stays west of it', () => {
    const alone = onlyWith(pass, 'orcs-1')
    const far = new Set<string>(['0909'])
    // As far as it goes from hex to hex, one full move after the other.
    for (let open = ['0909']; open.length > 0;) {
      const next = open.flatMap((at) => Object.keys(reachAllRound(alone, at)))
      open = [...new Set(next)].filter((hex) => !far.has(hex))
      for (const hex of open) far.add(hex)
    }
    expect(far.size).toBeGreaterThan(150)
    for (const east of ['1509', '1709', '1909', '1706', '1712']) expect(far).not.toContain(east)
    expect(far).not.toContain('1307')
  })

  test('CM-LOS-6, CM-LOS-5: the slope hides the pikemen from below, the wall Ysolde from beside it', () => {
    expect(sight(pass, '0909', '1309')).toBe('1009 CM-LOS-6')
    expect(sight(pass, '1109', '1309')).toBe('seen CM-LOS-4')
    expect(sight(pass, '1109', '1509')).toBe('1409 CM-LOS-5')
  })

  test('CM-LOS-1: the griffons see every hex', () => {
    const { grid, numbering } = pass.map
    for (const hex of hexesOfGrid(grid))
      expect(sight(pass, '1407', hexName(hex, numbering, grid), 'high-flight')).toBe('seen CM-LOS-1')
  })

  test('CM-TER-4: what each of them reaches', () => {
    const pikes = reach(pass, 'pikemen')
    expect(Object.keys(pikes)).not.toContain('1208')
    expect(pikes).toMatchObject({ '1209': '1', '1210': '1' })
    for (const name of Object.keys(pikes))
      expect(['1309', '1308', '1209', '1210', '1108', '1109', '1110']).toContain(name)

    const riders = Object.keys(reach(pass, 'wolf-riders'))
    expect(riders).toContain('0710')
    expect(riders.filter((name) => terrainAt(pass.map, hexNamed(pass, name)) === 'water')).toEqual(['0610'])

    expect(reach(pass, 'lizardmen')['0708']).toMatch(/m$/)
    expect(reach(pass, 'scouts')['1206']).toMatch(/m$/)
    expect(reach(pass, 'scouts')['1207']).toMatch(/m$/)
  })

  test('CM-SCN-2, CM-SID-2: the fire of the crossbowmen and of the orc archers adds up', () => {
    expect(advantage(pass, 'crossbowmen', 'bats', 'fire')).toBe('-1, CM-SID-3 1, CM-SCN-2 -1, CM-SCN-2 -1')
    const near = withMoved(pass, 'orc-archers', '1110')
    expect(advantage(near, 'orc-archers', 'archers', 'fire')).toBe(
      '-15, CM-TER-1 -4, CM-SID-3 -1, CM-SID-2 -8, CM-SCN-2 -1, CM-SCN-2 -1',
    )
  })

  test('CM-FLY-3: the griffons get above the bats within their points, and strike down at +2', () => {
    expect(Object.keys(reach(pass, 'griffons'))).toContain('1107 high-flight')
    expect(advantage(withMoved(pass, 'griffons', '1107'), 'griffons', 'bats', 'shock')).toBe('2, CM-FLY-3 2')
  })

  test('CM-STK-1: nine points of ten: a small unit passes, a large one does not', () => {
    const position = positionOf(pass)
    const points = unitsAt(position, hexNamed(pass, '0909')).map((each) => stackingPoints(position, each))
    expect(points).toEqual([4, 4, 1])
    const passes = (id: string): boolean => {
      const moved = withMoved(pass, id, '0909')
      return mayPassThrough(positionOf(moved), unit(moved, id)).value
    }
    expect(passes('orc-archers')).toBe(true)
    expect(passes('goblins-1')).toBe(false)
  })

  test('CM-SCN-3: every side has wings, each with its retreat edge', () => {
    for (const side of Object.keys(pass.sides) as SideId[]) {
      const wings = wingsUnder(pass.groups, side)
      expect(wings.length).toBeGreaterThan(0)
      for (const [, { wing }] of wings) expect(wing.retreatEdge).toBeDefined()
    }
  })
})

/** The map with one of its counters. */
function onlyWith(scenario: Scenario, id: string): Scenario {
  const one = Object.entries(scenario.counters).filter(([key]) => key === id)
  return { ...scenario, counters: Object.fromEntries(one) }
}

/** Gives the hexes that the orcs reach from a hex, looking any way. */
function reachAllRound(scenario: Scenario, at: string): Readonly<Record<string, string>> {
  const from = ([0, 2, 4] as const).map((index) =>
    reach(withMoved(scenario, 'orcs-1', at, { facing: { kind: 'side', index } }), 'orcs-1'),
  )
  return Object.assign({}, ...from) as Readonly<Record<string, string>>
}
