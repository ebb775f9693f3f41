/**
 * In a grey copy at hexes of 10 mm no two looks of a ruleset are nearer than a stated distance, in any style: terrains, hexside
 * features, structures and markers, levels (look: told apart by more than hue).
 */
import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '#shared/hex/direction'
import { STYLES } from '#shared/painter/picture/styles'
import { type Scene } from '#shared/painter/scene'
import { type LayerId, LAYERS, type Style, type StyleId } from '#shared/painter/style'
import { RULESETS } from '#shared/rules/registry/registry'
import { feature, type SampleMap, sampleScene } from '../../scripts/contactSheet/sampleMap'
import { greyCopy, greyDistance } from '../support/greyCopy'

type Kind = 'terrains' | 'features' | 'structures' | 'levels'

/**
 * Root of the mean square difference over a hex and its surroundings, of 255. A wall alone on bare ground marks a twentieth of them.
 */
const LEAST: Readonly<Record<StyleId, Readonly<Record<Kind, number>>>> = {
  classic: { terrains: 5.3, features: 9, structures: 8, levels: 7.5 },
  illustrated: { terrains: 7, features: 5.5, structures: 6.5, levels: 5 },
  ink: { terrains: 9, features: 11, structures: 8.5, levels: 6 },
}

const SIZE = 5
const HEX_MM = 10
// The hex in the middle of five by five, and half of its neighbours.
const RECT = { x: 12, y: 15, width: 20, height: 20 }

const filled = (word: string): string[] =>
  Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => word).join(' '))
const scene = (sample: Partial<SampleMap>): Scene =>
  sampleScene({ rows: filled('.'), ...sample }, 'flat', HEX_MM)

const LEVELS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const plainsOf = (levels: readonly number[]): ReadonlyMap<string, Scene> =>
  new Map(levels.map((level) => [String(level), scene({ levels: filled(String(level)) })]))

function nearest(
  scenes: ReadonlyMap<string, Scene>,
  style: Style,
  layers: readonly LayerId[] = LAYERS,
): { readonly pair: string; readonly distance: number } {
  const copies = [...scenes].map(
    ([id, one]) => [id, greyCopy({ scene: one, style, rect: RECT, layers })] as const,
  )
  const pairs = copies.flatMap(([a, one], index) =>
    copies.slice(index + 1).map(([b, other]) => ({ pair: `${a}, ${b}`, distance: greyDistance(one, other) })),
  )
  return pairs.reduce((best, pair) => (pair.distance < best.distance ? pair : best))
}

describe.each(Object.values(STYLES))('a grey copy in $id', (style) => {
  const least = LEAST[style.id]

  it.each(RULESETS)('tells the terrains of $id apart', ({ terrains }) => {
    const looks = new Set(terrains.flatMap(({ look, caveLook = look }) => [look, caveLook]))
    const patches = new Map([...looks].map((look) => [look, scene({ rows: filled(look) })]))
    const { pair, distance } = nearest(patches, style)
    expect(distance, pair).toBeGreaterThan(least.terrains)
  })

  it.each(RULESETS)('tells the hexside features of $id apart', ({ features }) => {
    const rings = features.map(({ slot, look }) => {
      const sides = DIRECTIONS.map((value) => [2, 2, value, { [slot]: feature(look) }] as const)
      return [`${slot} ${look}`, scene({ sides })] as const
    })
    const { pair, distance } = nearest(new Map(rings), style)
    expect(distance, pair).toBeGreaterThan(least.features)
  })

  it.each(RULESETS)('tells the structures and markers of $id apart', ({ structures, markers }) => {
    const looks = new Set([...structures, ...markers].map(({ look }) => look))
    const placed = new Map([...looks].map((look) => [look, scene({ structures: [[2, 2, look, 0]] })]))
    const { pair, distance } = nearest(placed, style)
    expect(distance, pair).toBeGreaterThan(least.structures)
  })

  it('tells levels from -5 to 5 apart', () => {
    const plains = plainsOf(LEVELS)
    const { pair, distance } = nearest(plains, style, ['terrain', 'elevation'])
    expect(distance, pair).toBeGreaterThan(least.levels)
  })
})

it.each([
  [STYLES.ink, 5],
  [STYLES.classic, 7.5],
] as const)('tells levels apart even without their numbers in $id', (style, least) => {
  const wordless: Style = {
    ...style,
    paint: (...asked) => style.paint(...asked).filter(({ kind }) => kind !== 'text'),
  }
  const { pair, distance } = nearest(plainsOf(LEVELS), wordless, ['terrain', 'elevation'])
  expect(distance, pair).toBeGreaterThan(least)
})
