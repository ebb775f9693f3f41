import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { terrainAt } from '#shared/document/map'
import { TERRAINS } from '#shared/rules/common-mechanics/rows/terrain'
import { castellan, json, refusal, useFolder } from './castellan'
import { scenarioIn } from '../support/scenarioFiles'

const path = useFolder()
const MAGNA = ['--ruleset', 'magna-carta'] as const

describe('new', () => {
  it('makes the board of MC-MAP-1', async () => {
    const file = path('board.castellan')
    expect(await json(['new', file, ...MAGNA, '--preset', 'board-26x16'])).toEqual({
      file,
      columns: 26,
      rows: 16,
    })
    const { info, map } = scenarioIn(file)
    expect(info.title).toBe('board')
    expect(map.grid).toEqual({
      ...{ orientation: 'flat', stagger: 'even', columns: 26, rows: 16 },
      halfHexes: true,
    })
    expect(map.hexMm).toBe(25)
    expect(map.numbering.style).toBe('letter-number')
  })

  it('makes the board of CM-SCN-4: 13 x 17 hexes of the model, cut by the frame', async () => {
    const file = path('small.castellan')
    expect(await json(['new', file, ...MAGNA, '--preset', 'board-12x16'])).toEqual({
      file,
      columns: 13,
      rows: 17,
    })
    expect(scenarioIn(file).map).toMatchObject({ grid: { stagger: 'even', halfHexes: true } })
    expect(await json(['info', file])).toMatchObject({ columns: 13, rows: 17, halfHexes: true, hexes: 215 })
  })

  it('makes a board of the common mechanics, of clear ground and every terrain in its palette', async () => {
    const file = path('fantasy.castellan')
    await json(['new', file, '--ruleset', 'common-mechanics', '--preset', 'board-12x16'])
    const { ruleset, map } = scenarioIn(file)
    expect(ruleset).toBe('common-mechanics')
    expect(Object.values(map.palette)).toEqual(TERRAINS.map(({ id }) => id))
    expect(terrainAt(map, { q: 3, r: 3 })).toBe('clear')
    expect(await json(['check', file])).toMatchObject({ findings: [] })
  })

  it('makes any other map', async () => {
    const file = path('other.castellan')
    const form = ['--orientation', 'pointy', '--stagger', 'even', '--numbering', 'row-column', '--half-hexes']
    const size = ['--columns', '7', '--rows', '5', '--hex-mm', '19.5']
    expect(await json(['new', file, ...MAGNA, ...size, ...form])).toEqual({ file, columns: 7, rows: 5 })
    const { map } = scenarioIn(file)
    expect(map.grid).toEqual({ orientation: 'pointy', stagger: 'even', columns: 7, rows: 5, halfHexes: true })
    expect(map).toMatchObject({ hexMm: 19.5, numbering: { style: 'row-column' } })
  })

  it('refuses to overwrite without --force', async () => {
    const file = path('there.castellan')
    writeFileSync(file, 'mine')
    expect(await refusal(['new', file, ...MAGNA, '--preset', 'board-26x16'])).toBe(
      `${file}: the file exists already; --force replaces it`,
    )
    expect(readFileSync(file, 'utf8')).toBe('mine')
    const run = await castellan(['new', file, ...MAGNA, '--preset', 'board-26x16', '--force', '--lang', 'fr'])
    expect(run).toEqual({ stdout: `${file}\u202f: carte de 26 × 16 cases\n`, stderr: '', exitCode: 0 })
    expect(scenarioIn(file).map.grid.columns).toBe(26)
  })

  it.each([
    [['--preset', 'board-26x16'], 'option --ruleset is missing'],
    [
      ['--ruleset', 'chess', '--preset', 'board-26x16'],
      '--ruleset: ruleset "chess" is unknown, expected magna-carta, savoy, common-mechanics',
    ],
    [[...MAGNA], 'size of the map: expected --preset, or --columns and --rows'],
    [[...MAGNA, '--columns', '5'], 'size of the map: expected --preset, or --columns and --rows'],
    [[...MAGNA, '--columns', '0', '--rows', '5'], '--columns: "0", expected a whole number from 1 to 1000'],
    [
      [...MAGNA, '--columns', '5', '--rows', '1001'],
      '--rows: "1001", expected a whole number from 1 to 1000',
    ],
    [
      [...MAGNA, '--columns', '2.5', '--rows', '5'],
      '--columns: "2.5", expected a whole number from 1 to 1000',
    ],
    [[...MAGNA, '--preset', 'board'], '--preset: "board" is unknown, expected board-26x16, board-12x16'],
    [
      [...MAGNA, '--preset', 'board-26x16', '--hex-mm', 'wide'],
      '--hex-mm: "wide", expected a number from 1 to 500',
    ],
    [
      [...MAGNA, '--columns', '5', '--rows', '5', '--stagger', 'up'],
      '--stagger: "up" is unknown, expected odd, even',
    ],
  ])('%j is refused and writes nothing', async (options, line) => {
    const file = path('refused.castellan')
    expect(await refusal(['new', file, ...options])).toBe(line)
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined()
  })

  it('refuses a preset with a shape of its own, and a folder that is not there', async () => {
    const preset = [...MAGNA, '--preset', 'board-26x16']
    expect(await refusal(['new', path('x'), ...preset, '--rows', '5'])).toContain('--preset fixes the shape')
    const file = path('none/x.castellan')
    expect(await refusal(['new', file, ...preset])).toBe(`${file}: no such file or folder`)
  })
})
