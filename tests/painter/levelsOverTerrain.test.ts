/**
 * Levels leave terrains their looks in the classic style: in a grey copy and to the colour-blind, at hexes of 10 mm, terrains of one
 * level are told apart nearly as well as on the plain, and levels on any terrain, numbers left out (look: told apart by more than hue).
 */
import { describe, expect, it } from 'vitest'
import { classic } from '#shared/painter/classic/index'
import { type Style } from '#shared/painter/style'
import { type TerrainLook } from '#shared/rules/map/looks'
import { RULESETS } from '#shared/rules/registry/registry'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'
import { COLOR_BLIND, seenColorBlind } from '../support/colorBlind'
import { colorCopy, greyDistance, inGrey } from '../support/greyCopy'

const EYES: Readonly<Record<string, (colors: readonly number[]) => number[]>> = {
  'a grey copy': inGrey,
  protanopia: (colors) => seenColorBlind(colors, 'protanopia'),
  deuteranopia: (colors) => seenColorBlind(colors, 'deuteranopia'),
}

/** The share that is left of how far they are apart on the plain. */
const LEFT = 0.7
/** Root of the mean square difference over a hex and its surroundings, of 255. */
const LEVELS_APART: Readonly<Record<string, number>> = {
  'a grey copy': 3.9,
  protanopia: 6,
  deuteranopia: 5.5,
}

const wordless: Style = {
  ...classic,
  paint: (...asked) => classic.paint(...asked).filter(({ kind }) => kind !== 'text'),
}

const SIZE = 5
const filled = (word: string): string[] =>
  Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => word).join(' '))

const painted = new Map<string, readonly number[]>()

/** The hex in the middle of five by five, all of one terrain and level, and half of its neighbours. Painted once for all eyes. */
function patch(look: TerrainLook, level: number, isInCave = false): readonly number[] {
  const key = `${look} ${level} ${isInCave}`
  const colors = painted.get(key) ?? paintPatch(look, level, isInCave)
  painted.set(key, colors)
  return colors
}

function paintPatch(look: TerrainLook, level: number, isInCave: boolean): number[] {
  const sample = {
    rows: filled(look),
    levels: filled(String(level)),
    ...(isInCave && { caves: filled('c') }),
  }
  return colorCopy({
    scene: sampleScene(sample, 'flat', 10),
    style: wordless,
    rect: { x: 12, y: 15, width: 20, height: 20 },
    layers: ['terrain', 'elevation'],
  })
}

describe.each(Object.keys(EYES))('in %s', (eyes) => {
  const seen = EYES[eyes]!

  it.each(RULESETS)('the terrains of $id stay apart at every level', ({ terrains }) => {
    const looks = [...new Set(terrains.flatMap(({ look, caveLook = look }) => [look, caveLook]))]
    const distancesAt = (level: number): readonly { pair: string; distance: number }[] => {
      const copies = looks.map((look) => seen(patch(look, level)))
      return copies.flatMap((one, index) =>
        copies.slice(index + 1).map((other, after) => ({
          pair: `${looks[index]}, ${looks[index + 1 + after]} at level ${level}`,
          distance: greyDistance(one, other),
        })),
      )
    }
    const onThePlain = distancesAt(0)
    for (const level of [-2, 2, 3])
      for (const [index, { pair, distance }] of distancesAt(level).entries())
        expect(distance, pair).toBeGreaterThan(LEFT * (onThePlain[index]?.distance ?? NaN))
  })

  const GROUNDS: readonly TerrainLook[] = [
    'clear',
    'wood',
    'rocks',
    'field',
    'water',
    'courtyard',
    'impassable',
  ]
  const CAVES: readonly TerrainLook[] = ['cave-floor', 'cave-difficult', 'water']

  it.each([
    ...GROUNDS.map((look) => ({ look, isInCave: false, place: 'outdoors' })),
    ...CAVES.map((look) => ({ look, isInCave: true, place: 'in a cave' })),
  ])('levels from -5 to 5 are told apart on $look $place', ({ look, isInCave }) => {
    const levels = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
    const copies = levels.map((level) => seen(patch(look, level, isInCave)))
    copies.forEach((one, index) =>
      copies.slice(index + 1).forEach((other, after) => {
        const pair = `${levels[index]}, ${levels[index + 1 + after]}`
        expect(greyDistance(one, other), pair).toBeGreaterThan(LEVELS_APART[eyes] ?? NaN)
      }),
    )
  })
})

it('simulates eyes that keep grey as it is, and confuse red with green', () => {
  for (const kind of Object.keys(COLOR_BLIND) as (keyof typeof COLOR_BLIND)[]) {
    for (const value of seenColorBlind([120, 120, 120], kind)) expect(value).toBeCloseTo(120, 0)
    const [red, green] = [
      [190, 90, 60],
      [125, 125, 50],
    ] as const
    const apart = (of: (colors: readonly number[]) => readonly number[]) => greyDistance(of(red), of(green))
    expect(apart((colors) => seenColorBlind(colors, kind))).toBeLessThan(0.6 * apart((colors) => colors))
  }
})
