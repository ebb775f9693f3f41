/** Edits of our maps in Tiled are there when the maps are read in again. */
import { describe, expect, test } from 'vitest'
import { terrainAt, elevationAt, hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { GRID_KINDS, richScenario } from '../../format/richScenario'
import { built, type Form, FORM_NAMES, FORMS, plannedMap, whole } from './throughTiled'
import { type TiledLayer, type TiledMap, type TiledObject } from '#shared/interchange/tiled/model/tiledMap'

const GRID = GRID_KINDS[0] as Grid
const at = (col: number, row: number) => toAxial({ col, row }, GRID)
const key = (col: number, row: number) => hexKey(at(col, row))

async function edited(
  change: (layer: TiledLayer, map: TiledMap) => TiledLayer,
  form: Form = 'tmx',
): Promise<Scenario> {
  const map = plannedMap(richScenario(GRID))
  return whole(FORMS[form]({ ...map, layers: map.layers.map((layer) => change(layer, map)) }), `x.${form}`)
}

function objects(name: string, change: (objects: readonly TiledObject[]) => readonly TiledObject[]) {
  return (layer: TiledLayer): TiledLayer =>
    layer.kind === 'objects' && layer.name === name ? { ...layer, objects: change(layer.objects) } : layer
}

describe.each(FORM_NAMES)('in Tiled, as %s', (form) => {
  test('a tile is painted: its terrain and level', async () => {
    const scenario = await edited((layer, map) => {
      if (layer.kind !== 'tiles' || layer.name !== 'terrain') return layer
      const gids = layer.gids.slice()
      const tileset = map.tilesets.find(({ name }) => name === 'terrain')
      const tile = tileset?.tiles.find(
        ({ properties }) => properties['terrain'] === 'wood' && properties['level'] === 12,
      )
      gids[4 * GRID.columns + 6] = (tileset?.firstGid ?? 0) + (tile?.id ?? 0)
      return { ...layer, gids }
    }, form)
    expect(terrainAt(scenario.map, at(6, 4))).toBe('wood')
    expect(elevationAt(scenario.map, at(6, 4))).toBe(12)
  })

  test('a cell is wiped: the first terrain, and a warning', async () => {
    const map = plannedMap(richScenario(GRID))
    const layers = map.layers.map((layer) => {
      if (layer.kind !== 'tiles' || layer.name !== 'terrain') return layer
      return { ...layer, gids: layer.gids.map((gid, index) => (index === 3 + 2 * GRID.columns ? 0 : gid)) }
    })
    const read = await built(FORMS[form]({ ...map, layers }), `x.${form}`)
    if (typeof read === 'string') throw new Error(read)
    expect(terrainAt(read.scenario.map, at(3, 2))).toBe('clear')
    expect(read.warnings.map(({ en }) => en)).toEqual([
      'Hexes without a tile of terrain: 1; they become "clear".',
    ])
  })

  test('a counter is moved a column right and turned by 60 degrees; one of two hexes stays whole', async () => {
    const scenario = await edited(
      objects('counters', (all) =>
        all.map((one) => (one.properties['id'] === '7' ? { ...one, x: one.x + 90, y: one.y + 52 } : one)),
      ),
      form,
    )
    const before = richScenario(GRID)
    expect(scenario.counters['7' as never]).toEqual({
      ...(before.counters['7' as never] as object),
      hex: expect.not.stringMatching(key(13, 12)) as string,
    })
    expect(scenario.counters['guy' as never]).toEqual(before.counters['guy' as never])
  })

  test('a copied counter gets a new id; a wall that is taken away is gone', async () => {
    const twice = await edited(
      objects('counters', (all) => [...all, ...all.slice(0, 1)]),
      form,
    )
    expect(Object.keys(twice.counters)).toHaveLength(5)
    const gone = await edited(
      objects('hexsides', (all) => all.slice(1)),
      form,
    )
    const left = Object.values(gone.map.hexsides).reduce((sum, bucket) => sum + Object.keys(bucket).length, 0)
    expect(left).toBe(5)
  })

  test('a wall that is stamped has what its tile says', async () => {
    const scenario = await edited(
      objects('hexsides', (all) => [
        ...all,
        { ...(all[0] as TiledObject), y: (all[0] as TiledObject).y + 104, properties: {} },
      ]),
      form,
    )
    const before = richScenario(GRID)
    const sides = Object.values(before.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    const added = Object.values(scenario.map.hexsides)
      .flatMap((bucket) => Object.entries(bucket))
      .filter(([side]) => !sides.includes(side))
    expect(added).toHaveLength(1)
    expect(
      hexsideAt(before.map, hexsideOf(at(0, 0), 0)) ?? hexsideAt(before.map, hexsideOf(at(0, 0), 5)),
    ).toBeDefined()
  })

  test('a zone is painted: new hexes follow those of before', async () => {
    const scenario = await edited((layer) => {
      if (layer.kind !== 'tiles' || layer.properties['id'] !== 'camp') return layer
      const gids = layer.gids.slice()
      gids[20 * GRID.columns + 20] = gids.find((gid) => gid > 0) ?? 0
      gids[0] = 0
      return { ...layer, gids }
    }, form)
    expect(scenario.zones['camp' as never]).toMatchObject({ hexes: [key(1, 1), key(2, 1), key(20, 20)] })
  })

  test('a label is moved and written anew', async () => {
    const scenario = await edited(
      objects('labels', (all) =>
        all.map((one) => ({ ...one, y: one.y + 104, text: { text: 'Le Pont', pixels: 40, bold: false } })),
      ),
      form,
    )
    expect(scenario.labels['river' as never]).toMatchObject({
      text: 'Le Pont',
      hex: key(20, 21),
      dxMm: 1.5,
      angle: -30,
    })
  })
})
