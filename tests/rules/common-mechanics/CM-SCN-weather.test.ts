/** Weather, wind and fog (CM-SCN-2), and how far weapons fire (CM-STAT-3). */
import { describe, expect, test } from 'vitest'
import { type Fog, type StartValues } from '#shared/document/game'
import { WEAPON_CLASSES } from '#shared/rules/common-mechanics/rows/profiles'
import { fogLevel, weatherMovement } from '#shared/rules/common-mechanics/weather/weather'
import { positionOf } from '../../support/fantasyBoard'
import { away, duel, items, shot, sum, under } from './duel'

/** Low on the map: twelve hexes lie before it. */
const GUN = away(3, 6)

const weapon = (weaponClass: string, distance: number, more = {}) =>
  sum(shot({ a: { at: GUN, stats: { weaponClass, ...more } }, b: { at: away(0, distance, GUN) } }), 'fire')

/** Counts the distances from 1 to 13 over which a weapon fires. */
const reach = (weaponClass: string, more = {}): number =>
  Array.from({ length: 13 }, (_, index) => index + 1).filter(
    (distance) => weapon(weaponClass, distance, more) !== 'refused',
  ).length

describe('CM-STAT-3: range', () => {
  test('bow and crossbow 3, nothing else but artillery', () => {
    const reaching = WEAPON_CLASSES.filter(({ id }) => id !== 'artillery').map(({ id }) => [id, reach(id)])
    expect(reaching.filter(([, hexes]) => hexes !== 0)).toEqual([
      ['bow', 3],
      ['crossbow', 3],
    ])
    expect(items(shot({ distance: 4 }), 'fire')).toEqual(['refused CM-STAT-3'])
    expect(items(duel(), 'fire')).toEqual(['refused CM-STAT-3'])
  })

  test('artillery 4, 6, 8, 10, 12 by grade', () => {
    const grades = ['inferior', 'disadvantaged', 'ordinary', 'advantaged', 'superior']
    expect(grades.map((weaponGrade) => reach('artillery', { weaponGrade }))).toEqual([4, 6, 8, 10, 12])
  })

  test('no fire without ammunition (CM-STAT-5); with little there is', () => {
    const left = (ammunition: string) => items(shot({ a: { status: { ammunition } } }), 'fire')
    expect(left('out')).toEqual(['refused CM-STAT-5'])
    expect(left('low')).toEqual([])
  })
})

describe('CM-SCN-2: weather and wind', () => {
  const sky = (start: Partial<StartValues>) => items(under(shot(), start), 'fire')

  test.each([
    ['heatwave', []],
    ['fine', []],
    ['cloudy', []],
    ['overcast', ['CM-SCN-2 -1']],
    ['rain', ['CM-SCN-2 -3']],
    ['storm', ['CM-SCN-2 -4']],
  ] as const)('%s: %j', (weather, expected) => {
    expect(sky({ weather })).toEqual(expected)
  })

  test.each([
    ['light-breeze', []],
    ['breeze', ['CM-SCN-2 -1']],
    ['strong', ['CM-SCN-2 -2']],
    ['violent', ['CM-SCN-2 -4']],
  ] as const)('wind, %s: %j', (wind, expected) => {
    expect(sky({ wind })).toEqual(expected)
  })

  test('both add up, whichever way the wind blows, for bow, crossbow and artillery', () => {
    for (const weaponClass of ['bow', 'crossbow', 'artillery'])
      for (const windToward of [0, 1, 3] as const)
        expect(
          sum(
            under(shot({ a: { stats: { weaponClass } } }), { weather: 'rain', wind: 'strong', windToward }),
            'fire',
          ),
        ).toBe(-5)
  })

  test('no other weapon minds them, when a house table lets it fire', () => {
    const slingers = {
      ...shot({ a: { stats: { weaponClass: 'horde' } } }),
      houseTables: { ranges: { horde: 2 } },
    }
    expect(items(under(slingers, { weather: 'storm', wind: 'violent' }), 'fire')).toEqual([])
  })

  test('shock does not mind them', () => {
    expect(items(under(duel(), { weather: 'storm', wind: 'violent', fog: 'pea-soup' }), 'shock')).toEqual([])
  })

  test('a storm takes a movement point; nothing else does', () => {
    const points = (start: Partial<StartValues>) => weatherMovement(positionOf(under(duel(), start)))
    expect(points({ weather: 'storm' })).toBe(-1)
    expect(points({ weather: 'rain', wind: 'violent' })).toBe(0)
    expect(weatherMovement(positionOf(duel()))).toBe(0)
  })
})

describe('CM-SCN-2: fog', () => {
  const FOGS: readonly Fog[] = ['none', 'mist', 'fog', 'dense-fog', 'pea-soup']
  const fires = (fog: Fog, kind: 'troop' | 'small') =>
    [1, 2, 3].map((distance) => sum(under(shot({ distance, a: { kind } }), { fog }), 'fire') !== 'refused')

  test('its five degrees impose wandering 0 to 4', () => {
    expect(FOGS.map((fog) => fogLevel(positionOf(under(duel(), { fog }))))).toEqual([0, 1, 2, 3, 4])
    expect(fogLevel(positionOf(duel()))).toBe(0)
  })

  test('it caps fire at 2 hexes, 1 hex, skirmishers only, none', () => {
    expect(FOGS.map((fog) => fires(fog, 'troop'))).toEqual([
      [true, true, true],
      [true, true, false],
      [true, false, false],
      [false, false, false],
      [false, false, false],
    ])
    expect(items(under(shot(), { fog: 'fog' }), 'fire')).toEqual(['refused CM-SCN-2'])
  })

  test('skirmishers are the small units: in dense fog they fire one hex far', () => {
    expect(fires('dense-fog', 'small')).toEqual([true, false, false])
    expect(fires('pea-soup', 'small')).toEqual([false, false, false])
  })
})
