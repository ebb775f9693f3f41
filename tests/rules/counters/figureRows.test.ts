/** The figures of counters: each distinguishable, each shown, by the stats of the sheet or by its author's choice (CTR-2). */
import { describe, expect, test } from 'vitest'
import { type Stats } from '#shared/document/armies'
import { type CounterFace, type Silhouette, SILHOUETTES } from '#shared/rules/contract/counterFace'
import { figureOf, type FigureRow } from '#shared/rules/counters/figureRows'
import { FIGURE_ROWS as FANTASY } from '#shared/rules/common-mechanics/rows/figureRows'
import { MOVEMENT_CLASSES, WEAPON_CLASSES } from '#shared/rules/common-mechanics/rows/profiles'
import { CATEGORIES, FIGURE_ROWS as MEDIEVAL } from '#shared/rules/magna-carta/rows/figureRows'
import { RULESETS } from '#shared/rules/registry/registry'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { field, id, withStats } from '../magna-carta/support'

const OF_MOUNTS: readonly Silhouette[] = ['lone-horse', 'fallen-horse']
const shownBy = (rows: readonly FigureRow[]): (Silhouette | undefined)[] =>
  rows.flatMap(({ foot, mounted }) => [foot, mounted])

describe('the rows', () => {
  test('every figure is one that some counter shows', () => {
    const shown = new Set([...shownBy(MEDIEVAL), ...shownBy(FANTASY), ...OF_MOUNTS])
    expect(SILHOUETTES.filter((silhouette) => !shown.has(silhouette))).toEqual([])
  })

  test('the medieval games have at least 24', () => {
    const figures = new Set([...shownBy(MEDIEVAL), ...OF_MOUNTS].filter(Boolean))
    expect(figures.size).toBeGreaterThanOrEqual(24)
  })

  test.each([
    ['medieval', MEDIEVAL],
    ['fantasy', FANTASY],
  ] as const)('%s: ids and names differ', (_, rows) => {
    for (const said of [
      rows.map((row) => row.id),
      rows.map(({ name }) => name.fr),
      rows.map(({ name }) => name.en),
    ])
      expect(new Set(said).size).toBe(rows.length)
  })
})

describe('by the stats', () => {
  test('no two categories share a figure', () => {
    const figures = CATEGORIES.map(({ id: category, mounted }) =>
      figureOf(MEDIEVAL, { category }, mounted && category !== 'swordsman' ? 'mounted' : 'foot'),
    )
    expect(new Set(figures).size).toBe(CATEGORIES.length)
    expect(figures).not.toContain(undefined)
  })

  test('nor two classes of weapons of the fantasy game', () => {
    const figures = WEAPON_CLASSES.map(({ id: weaponClass }) =>
      figureOf(FANTASY, { category: 'troop', weaponClass, movementClass: 'pedestrian' }, 'foot'),
    )
    expect(new Set(figures).size).toBe(WEAPON_CLASSES.length)
    for (const { id: weaponClass } of WEAPON_CLASSES)
      for (const { id: movementClass } of MOVEMENT_CLASSES)
        expect(figureOf(FANTASY, { category: 'troop', weaponClass, movementClass }, 'foot')).toBeDefined()
  })

  test.each<[Stats, Silhouette, Silhouette]>([
    [{ category: 'swordsman', missile: 'sling' }, 'slinger', 'mounted-sergeant'],
    [{ category: 'archer', missile: 'composite-bow-foot' }, 'turbaned-archer', 'mounted-archer'],
    [{ category: 'mounted-archer', turkish: true }, 'turbaned-archer', 'steppe-archer'],
    [
      { category: 'crossbowman', missile: 'crossbow', largeShield: true },
      'shielded-crossbowman',
      'mounted-crossbowman',
    ],
    [{ category: 'peasant', missile: 'dagger' }, 'peasant', 'rider'],
    [{ category: 'spearman', poleArm: true }, 'halberdier', 'rider'],
    [{}, 'swordsman', 'rider'],
  ])('%j: %s on foot, %s in the saddle', (stats, foot, mounted) => {
    expect([figureOf(MEDIEVAL, stats, 'foot'), figureOf(MEDIEVAL, stats, 'mounted')]).toEqual([foot, mounted])
  })
})

describe('by choice', () => {
  test('the author’s comes before the stats, on foot and in the saddle', () => {
    const stats = { category: 'rider', figure: 'brother' }
    expect(figureOf(MEDIEVAL, stats, 'foot')).toBe('brother-knight')
    expect(figureOf(MEDIEVAL, stats, 'mounted')).toBe('brother-rider')
  })

  test('one without a mount is not drawn in the saddle', () => {
    expect(figureOf(MEDIEVAL, { category: 'rider', figure: 'woman' }, 'mounted')).toBe('rider')
  })

  test.each(RULESETS)('$id offers its figures on the sheet, at first by the sheet', ({ counterSchema }) => {
    const choice = counterSchema.fields.find((one) => one.id === 'figure')
    const rows = counterSchema.id === 'common-mechanics' ? FANTASY : MEDIEVAL
    expect(choice?.default).toBe('by-stats')
    expect(choice?.choices?.map((one) => one.id)).toEqual(['by-stats', ...rows.map((row) => row.id)])
  })
})

describe('a mount alone', () => {
  const knight = (face: string): CounterFace => {
    const piece = { type: 'crusaders-knight', at: [0, 0] as const, rear: [-1, 0] as const, face }
    const board = withStats(field({ a: piece }), 'crusaders-knight', { figure: 'brother' })
    return magnaCarta.counterFace(board, board.counters[id('a')]!)
  }
  test.each([
    ['healthy', 'brother-knight'],
    ['mounted-healthy', 'brother-rider'],
    ['riderless', 'lone-horse'],
    ['dead-mount', 'fallen-horse'],
  ])('%s shows %s', (face, silhouette) => {
    expect(knight(face).silhouette).toBe(silhouette)
  })
})
