/** Maps of others: their terrain by names, properties and colours, and by what the user says. */
import { describe, expect, test } from 'vitest'
import { elevationAt, terrainAt } from '#shared/document/map'
import { toAxial } from '#shared/hex/grid'
import { guessTerrain } from '#shared/interchange/ground/guessTerrain'
import { readTiled } from '#shared/interchange/tiled/readTiled'
import { rulesetById, RULESETS } from '#shared/rules/registry/registry'
import { built, read } from './throughTiled'

const rulesetOf = (id: string) => rulesetById(id) as (typeof RULESETS)[number]

describe('guesses', () => {
  test.each(RULESETS.map(({ id }) => id))('%s: every terrain by its own names', (id) => {
    const ruleset = rulesetOf(id)
    for (const row of ruleset.terrains)
      for (const word of [row.id, row.name.fr, row.name.en.toUpperCase()])
        expect(guessTerrain({ words: [word] }, ruleset), word).toBe(row.id)
  })

  test.each([
    ['magna-carta', 'Forest_02', 'wood'],
    ['magna-carta', 'tileGrass_full', 'clear'],
    ['magna-carta', 'forêt', 'wood'],
    ['magna-carta', 'river-bend', 'deep-water'],
    ['magna-carta', 'Montagnes', 'rocks'],
    ['magna-carta', 'Colline', 'brush'],
    ['common-mechanics', 'Hills', 'rough'],
    ['common-mechanics', 'mountain', 'difficult'],
    ['common-mechanics', 'marécage', 'marsh'],
    ['common-mechanics', 'zzz', undefined],
  ])('%s: %s is %s', (id, word, terrain) => {
    expect(guessTerrain({ words: [word] }, rulesetOf(id))).toBe(terrain)
  })

  test('by colour, where no name tells', () => {
    const by = (color: string) => guessTerrain({ words: ['tiles'], color }, rulesetOf('magna-carta'))
    expect([by('#2a5a25'), by('#3c78b4'), by('#9c968a'), by('#ff00ff')]).toEqual([
      ...['wood', 'deep-water', 'rocks'],
      undefined,
    ])
  })
})

const MAP = JSON.stringify({
  ...{ type: 'map', orientation: 'hexagonal', width: 3, height: 1, tilewidth: 18, tileheight: 18 },
  ...{ hexsidelength: 10, staggeraxis: 'y', staggerindex: 'even' },
  tilesets: [
    {
      ...{ firstgid: 1, name: 'land', columns: 2, tilewidth: 2, tileheight: 2, image: 'land.png' },
      tiles: [
        { id: 0, properties: [{ name: 'terrain', type: 'string', value: 'plains' }] },
        { id: 1, properties: [{ name: 'level', type: 'int', value: 3 }] },
      ],
    },
    {
      firstgid: 10,
      name: 'deco',
      tiles: [
        { id: 0, type: 'flag' },
        { id: 1, type: 'trees' },
      ],
    },
  ],
  layers: [
    { type: 'tilelayer', width: 3, height: 1, data: [1, 2, 1] },
    { type: 'tilelayer', width: 3, height: 1, data: [10, 0, 11] },
    { type: 'tilelayer', width: 3, height: 1, visible: false, data: [2, 2, 2] },
    { type: 'objectgroup', objects: [{ id: 1, x: 0, y: 0, name: 'camp' }] },
  ],
})

const terrainsOf = async (ground: Readonly<Record<string, string>>) => {
  const result = await built(MAP, 'x.tmj', { ground })
  if (typeof result === 'string') throw new Error(result)
  const { map } = result.scenario
  const hexes = [0, 1, 2].map((col) => toAxial({ col, row: 0 }, map.grid))
  return {
    terrains: hexes.map((hex) => terrainAt(map, hex)),
    levels: hexes.map((hex) => elevationAt(map, hex)),
    warnings: result.warnings.map(({ en }) => en),
  }
}

describe('a map of layers', () => {
  test('says its codes, the most frequent first, hidden layers left out', async () => {
    const file = await read(MAP, 'x.tmj')
    if (typeof file === 'string') throw new Error(file)
    expect(file.ruleset).toBeUndefined()
    expect(file.choices(rulesetOf('magna-carta')).ground).toEqual([
      { code: 'land#0', name: { fr: 'plains', en: 'plains' }, count: 2, guess: 'clear' },
      { code: 'deco#0', name: { fr: 'flag', en: 'flag' }, count: 1 },
      { code: 'deco#1', name: { fr: 'trees', en: 'trees' }, count: 1, guess: 'wood' },
      { code: 'land#1', count: 1 },
    ])
  })

  test('the topmost tile that is a terrain counts; levels are those of its properties', async () => {
    expect(await terrainsOf({})).toEqual({
      ...{ terrains: ['clear', 'clear', 'wood'], levels: [0, 3, 0] },
      warnings: ['objects left out: 1'],
    })
  })

  test('what the user says goes before guesses', async () => {
    const { terrains } = await terrainsOf({ 'deco#0': 'house', 'deco#1': 'orchard', 'land#1': 'rocks' })
    expect(terrains).toEqual(['house', 'rocks', 'orchard'])
  })

  test('colours are the averages of tiles, where the picture can be decoded', async () => {
    const blue = [60, 120, 180, 255]
    const clear = [9, 9, 9, 0]
    const row = [...blue, ...blue, ...blue, ...clear]
    const input = {
      ...{ name: 'x.tmj', bytes: new TextEncoder().encode(MAP) },
      beside: (name: string) => Promise.resolve(name === 'land.png' ? new Uint8Array() : undefined),
      pictures: () => Promise.resolve({ width: 4, height: 2, pixels: Uint8Array.from([...row, ...row]) }),
    }
    const result = await readTiled(input)
    if (!result.ok) throw new Error(result.error.message.en)
    const { ground } = result.value.choices(rulesetOf('magna-carta'))
    expect(ground.find(({ code }) => code === 'land#1')).toEqual({
      ...{ code: 'land#1', count: 1, color: '#3c78b4', guess: 'deep-water' },
    })
  })
})
