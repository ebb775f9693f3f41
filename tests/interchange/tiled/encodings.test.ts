/** All the ways in which Tiled writes cells; `zstd` as Debian's Tiled and the zstd program pack it. */
import { deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { built, read, whole } from './throughTiled'
import { terrainAt } from '#shared/document/map'
import { toAxial } from '#shared/hex/grid'
import { type Scenario } from '#shared/document/types'

const TILES = '<tile id="0" type="grass"/><tile id="1" type="forest"/><tile id="2" type="river"/>'
const TILESET = `<tileset firstgid="1" name="t" tilewidth="18" tileheight="18" tilecount="3" columns="0">${TILES}</tileset>`
const HEAD =
  'orientation="hexagonal" tilewidth="18" tileheight="18" hexsidelength="10" staggeraxis="x" staggerindex="odd"'
const FLIPPED = [1, 0x80000002, 0xf0000003, 0]
const bytes = Buffer.from(new Uint32Array(FLIPPED).buffer)

function tmx(data: string, tileset = TILESET): string {
  return `<?xml version="1.0"?><map ${HEAD} width="2" height="2">${tileset}<layer width="2" height="2">${data}</layer></map>`
}

function rows({ map }: Scenario): string[] {
  const { grid } = map
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (__, col) => terrainAt(map, toAxial({ col, row }, grid))).join(' '),
  )
}

const EXPECTED = ['clear wood', 'deep-water clear']

describe('cells', () => {
  test.each([
    [
      'csv',
      `<data encoding="csv">\n${FLIPPED.slice(0, 2).join(',')},\n${FLIPPED.slice(2).join(',')}\n</data>`,
    ],
    // A pattern that looked for the end at every blank took half a minute.
    ['csv, a field of blanks', `<data encoding="csv">${FLIPPED.join(`,${' '.repeat(200_000)}`)},\n</data>`],
    ['elements', `<data>${FLIPPED.map((gid) => `<tile gid="${gid}"/>`).join('')}</data>`],
    ['base64', `<data encoding="base64">\n   ${bytes.toString('base64')}\n</data>`],
    ['gzip', `<data encoding="base64" compression="gzip">${gzipSync(bytes).toString('base64')}</data>`],
    ['zlib', `<data encoding="base64" compression="zlib">${deflateSync(bytes).toString('base64')}</data>`],
    ['zstd', '<data encoding="base64" compression="zstd">KLUv/SQQgQAAAQAAAAIAAAADAAAAAAAAANxBag0=</data>'],
  ])('%s, whatever tiles are flipped and turned', async (_name, data) => {
    expect(rows(await whole(tmx(data), 'x.tmx'))).toEqual(EXPECTED)
  })

  test.each([
    ['csv', '<data encoding="csv"/>'],
    ['csv, a line', '<data encoding="csv">\n</data>'],
    ['base64', '<data encoding="base64"/>'],
    ['zlib', '<data encoding="base64" compression="zlib"></data>'],
    ['gzip', '<data encoding="base64" compression="gzip">\n  </data>'],
    ['zstd', '<data encoding="base64" compression="zstd"/>'],
    ['elements', '<data/>'],
    ['no data', ''],
  ])('of an infinite map, a layer that nobody painted: %s', async (_name, data) => {
    const painted = `<data encoding="csv"><chunk x="0" y="0" width="2" height="2">${FLIPPED.join(',')}</chunk></data>`
    const layers = [painted, data].map((one) => `<layer width="2" height="2">${one}</layer>`).join('')
    for (const list of [layers, `<group><layer width="2" height="2">${data}</layer></group>${layers}`]) {
      const map = `<?xml version="1.0"?><map ${HEAD} infinite="1" width="2" height="2">${TILESET}${list}</map>`
      // Its cells are those that are painted: the last is empty, and its row has one more.
      expect(rows(await whole(map, 'x.tmx'))).toEqual(EXPECTED)
    }
  })

  const tmj = (layer: object, more: object = {}) =>
    JSON.stringify({
      ...{ type: 'map', orientation: 'hexagonal', width: 2, height: 2, tilewidth: 18, tileheight: 18 },
      ...{ hexsidelength: 10, staggeraxis: 'x', staggerindex: 'odd' },
      tilesets: [
        { firstgid: 1, name: 't', tiles: ['grass', 'forest', 'river'].map((type, id) => ({ id, type })) },
      ],
      layers: [{ type: 'tilelayer', width: 2, height: 2, ...layer }],
      ...more,
    })

  test.each([
    ['no chunks', { chunks: [] }],
    ['no data', {}],
    ['an empty list', { data: [] }],
    ['an empty text', { data: '', encoding: 'base64', compression: 'zlib' }],
  ])('JSON of an infinite map, a layer that nobody painted: %s', async (_name, empty) => {
    const chunks = [{ x: 0, y: 0, width: 2, height: 2, data: FLIPPED }]
    const layers = [{ chunks }, empty].map((one) => ({ type: 'tilelayer', width: 2, height: 2, ...one }))
    expect(rows(await whole(tmj({}, { infinite: true, layers }), 'x.json'))).toEqual(EXPECTED)
  })

  test.each([
    [{ offsetx: 9 }, true],
    [{ offsety: -3.5 }, true],
    [{ offsetx: 0.2 }, false],
    [{ offsetx: 0, offsety: 0 }, false],
  ])('a layer that is drawn beside its cells is named: %j', async (offset, isNamed) => {
    const found = await built(tmj({ name: 'trees', data: FLIPPED, ...offset }), 'x.tmj')
    if (typeof found === 'string') throw new Error(found)
    expect(found.warnings.some(({ en }) => en.endsWith('whose offset is ignored: trees'))).toBe(isNamed)
  })

  test('JSON: a list, base64, and layers in groups', async () => {
    expect(rows(await whole(tmj({ data: FLIPPED }), 'x.tmj'))).toEqual(EXPECTED)
    const packed = { encoding: 'base64', compression: 'zlib', data: deflateSync(bytes).toString('base64') }
    expect(rows(await whole(tmj(packed), 'x.tmj'))).toEqual(EXPECTED)
    const group = {
      layers: [{ type: 'group', layers: [{ type: 'tilelayer', width: 2, height: 2, data: FLIPPED }] }],
    }
    expect(rows(await whole(tmj({}, group), 'x.tmj'))).toEqual(EXPECTED)
  })

  test.each([
    ['objects by id', { tiles: { 0: { type: 'grass' }, 1: { type: 'forest' }, 2: { type: 'river' } } }],
    [
      'properties beside them',
      {
        tiles: { 0: { type: 'grass' } },
        tileproperties: { 1: { name: 'forest' }, 2: { name: 'river', level: 1 } },
      },
    ],
  ])('JSON before Tiled 1.2, tiles as %s', async (_name, set) => {
    const tilesets = [{ firstgid: 1, name: 't', ...set }]
    expect(rows(await whole(tmj({ data: FLIPPED }, { tilesets }), 'x.json'))).toEqual(EXPECTED)
  })

  test('an infinite map is cut to what is drawn; the parity of its columns is that of their numbers', async () => {
    const chunk = (x: number, gids: readonly number[]) =>
      `<chunk x="${x}" y="4" width="2" height="1">${gids.join(',')}</chunk>`
    const data = `<data encoding="csv">${chunk(-3, [0, 0])}${chunk(-1, [2, 3])}${chunk(1, [1, 0])}</data>`
    const map = `<map ${HEAD} infinite="1" width="16" height="16">${TILESET}<layer width="16" height="16">${data}</layer></map>`
    const scenario = await whole(map, 'x.tmx')
    expect(rows(scenario)).toEqual(['wood deep-water clear'])
    // Column -1 is odd, and shifted down: it is the first now, so it is those of even number that are.
    expect(scenario.map.grid).toMatchObject({ orientation: 'flat', stagger: 'even', columns: 3, rows: 1 })
  })

  test('tilesets beside the map, in either form, with pictures named from their folder', async () => {
    const files: Record<string, string> = {
      'sets/a.tsx': `<tileset name="t" tilewidth="18" tileheight="18" tilecount="3" columns="0">${TILES}</tileset>`,
      'b.tsj': JSON.stringify({ type: 'tileset', name: 't', tiles: [{ id: 0, type: 'swamp' }] }),
    }
    const beside = (name: string) =>
      Promise.resolve(files[name] === undefined ? undefined : new TextEncoder().encode(files[name]))
    const data = '<data encoding="csv">1,2,3,4</data>'
    const map = tmx(data, '<tileset firstgid="1" source="sets/a.tsx"/><tileset firstgid="4" source="b.tsj"/>')
    expect(rows(await whole(map, 'x.tmx', { beside }))).toEqual(['clear wood', 'deep-water marsh'])
    expect(await read(map, 'x.tmx')).toBe(
      `x.tmx: line 1, column ${map.indexOf('<tileset') + 1}: the tileset "sets/a.tsx" is not beside the map`,
    )
  })
})

describe('is refused with its place', () => {
  const csv = (cells: string) => tmx(`<data encoding="csv">${cells}</data>`)
  test.each([
    [
      'a map of squares',
      csv('1,1,1,1').replace('hexagonal', 'orthogonal'),
      'line 1, column 22: found a map of squares, expected a map of hexagons',
    ],
    ['too few cells', csv('1,2,3'), 'found 3 cells, expected 4 cells'],
    [
      'a word among cells',
      csv('1,2,x,4'),
      'cell 3: found the text "x", expected a number from 0 to 4294967295',
    ],
    ['a number too large', csv('1,2,4294967296,4'), 'cell 3: found'],
    [
      'an unknown compression',
      tmx('<data encoding="base64" compression="brotli">AAAA</data>'),
      'found "brotli", expected gzip, zlib, zstd',
    ],
    [
      'damaged bytes',
      tmx('<data encoding="base64" compression="zlib">AAAA</data>'),
      'found bytes that are damaged or too many, expected 4 cells',
    ],
    ['what is no base64', tmx('<data encoding="base64">A*AA</data>'), 'found character 2, expected base64'],
    [
      'a size without end',
      csv('1').replace('width="2" height="2">', 'width="200000" height="2">'),
      'expected a whole number "width" from 1 to 1000',
    ],
    ['what is no map', '<svg/>', 'line 1, column 1: found <svg>, expected a map of Tiled'],
    ['XML cut short', '<map orientation="hexagonal"', 'line 1, column 29'],
    ['JSON cut short', '{"type":', 'line 1, column 9'],
    ['a tileset in its stead', '{"type":"tileset"}', 'found the text "tileset", expected a map of Tiled'],
  ])('%s', async (_name, text, fault) => {
    expect(await built(text, 'x.tmx')).toContain(fault)
  })

  test('16 MB of zeros packed into a few kilobytes are not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(1 << 24), { level: 9 }).toString('base64')
    expect(await built(tmx(`<data encoding="base64" compression="gzip">${bomb}</data>`), 'x.tmx')).toContain(
      'too many',
    )
  })
})
