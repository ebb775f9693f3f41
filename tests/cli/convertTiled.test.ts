import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { json, refusal, useFolder } from './castellan'
import { SMALL_GAME } from './smallGame'

const path = useFolder()
const TEXT = writeScenario(SMALL_GAME)

function game(): string {
  writeFileSync(path('game.castellan'), TEXT)
  return path('game.castellan')
}

describe('convert --to tmx, tmj and import', () => {
  it.each(['tmx', 'tmj'])('%s, with pictures beside it, comes back the same, byte for byte', async (form) => {
    const out = path(`pass-${form}.${form}`)
    const answer = (await json(['convert', game(), '--to', form, '--out', out])) as { files: string[] }
    expect(answer).toMatchObject({ file: out, warnings: [] })
    expect(answer.files.map((file) => file.slice(path('').length + 1))).toEqual(
      expect.arrayContaining(
        ['', '-terrain', '-counters', '-names'].map(
          (end) => `pass-${form}${end}.${end === '' ? form : 'png'}`,
        ),
      ),
    )
    for (const file of answer.files.slice(1))
      expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe('\u0089PNG')
    const back = path(`back-${form}.castellan`)
    expect(await json(['import', out, back])).toEqual({ file: back, warnings: [] })
    expect(readFileSync(back, 'utf8')).toBe(TEXT)
  })

  it('writes both forms of one name into one folder: the pictures that they share stand in nobody’s way', async () => {
    mkdirSync(path('both'))
    const to = (form: string): readonly string[] => [
      ...['convert', game(), '--to', form, '--out', path(`both/pass.${form}`)],
    ]
    const xml = (await json(to('tmx'))) as { files: string[] }
    const other = (await json(to('tmj'))) as { files: string[] }
    expect(other.files.slice(1)).toEqual(xml.files.slice(1))
    const picture = xml.files[1] as string
    writeFileSync(picture, 'mine')
    expect(await refusal(to('tmx'))).toContain('the file exists already; --force replaces it')
    expect(readFileSync(picture, 'utf8')).toBe('mine')
  })

  it('imports somebody else’s map by a table that is written, changed and read again', async () => {
    const map = path('other.tmj')
    const tiles = ['grass', 'marker'].map((type, id) => ({ id, type }))
    const layers = [{ type: 'tilelayer', width: 2, height: 1, data: [1, 2] }]
    const size = { width: 2, height: 1, tilewidth: 18, tileheight: 18, hexsidelength: 10 }
    const tilesets = [{ firstgid: 1, name: 't', tiles }]
    writeFileSync(map, JSON.stringify({ type: 'map', orientation: 'hexagonal', ...size, tilesets, layers }))
    const words = ['import', map, path('other.castellan'), '--map', path('other.terrain.json')]
    expect(await refusal(words)).toBe('option --ruleset is missing')
    expect(await json([...words, '--ruleset', 'magna-carta'])).toMatchObject({
      warnings: [
        { message: { en: 't#0 (grass), 1 hex: clear' } },
        { message: { en: 't#1 (marker), 1 hex: clear, for want of better' } },
      ],
    })
    const table = readFileSync(path('other.terrain.json'), 'utf8')
    writeFileSync(path('other.terrain.json'), table.replace('"t#1": "clear"', '"t#1": "marsh"'))
    await json([...words, '--ruleset', 'magna-carta', '--force'])
    expect(readFileSync(path('other.castellan'), 'utf8')).toContain('    ".m"')
  })

  it('finds a tileset outside the folder of the map, as projects have them, and nothing else there', async () => {
    mkdirSync(path('maps'))
    const head = 'orientation="hexagonal" width="1" height="1" tilewidth="18" tileheight="18"'
    const layer = '<layer width="1" height="1"><data encoding="csv">1</data></layer>'
    const map = (source: string) => `<map ${head}><tileset firstgid="1" source="${source}"/>${layer}</map>`
    writeFileSync(path('set.tsx'), '<tileset name="s"><tile id="0" type="forest"/></tileset>')
    writeFileSync(path('secret.txt'), '<tileset name="s"/>')
    writeFileSync(path('maps/a.tmx'), map('../set.tsx'))
    writeFileSync(path('maps/b.tmx'), map('../secret.txt'))
    const words = ['--ruleset', 'savoy'] as const
    expect(await json(['import', path('maps/a.tmx'), path('a.castellan'), ...words])).toMatchObject({
      warnings: [{ message: { en: 's#0 (forest), 1 hex: wood' } }],
    })
    expect(await refusal(['import', path('maps/b.tmx'), path('b.castellan'), ...words])).toContain(
      'the tileset "../secret.txt" is not beside the map',
    )
  })

  it('refuses a map of squares, and writes nothing', async () => {
    writeFileSync(path('square.tmx'), '<map orientation="orthogonal"/>')
    expect(await refusal(['import', path('square.tmx'), path('square.castellan')])).toBe(
      'square.tmx: line 1, column 1: found a map of squares, expected a map of hexagons',
    )
    expect(existsSync(path('square.castellan'))).toBe(false)
  })
})
