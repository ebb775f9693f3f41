import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { LAYERS } from '#shared/painter/style'
import { LABEL_SHEET_IDS } from '#shared/print/counterSheets/labels'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'
import { scenarioIn } from '../support/scenarioFiles'

const path = useFolder()
const MAP = ['--what', 'map', '--style', 'classic'] as const
let file = ''

// 12 x 10 hexes of 25 mm, flat: 11 pitches of 25 x √3/2 and a hex from vertex to vertex; ten hexes and a half.
const WIDTH = 11 * 25 * (Math.sqrt(3) / 2) + (25 * 2) / Math.sqrt(3)
const HEIGHT = 262.5

beforeAll(() => {
  file = path('test.castellan')
  writeFileSync(file, writeScenario(testBoard()))
})

interface Exported {
  readonly files: readonly string[]
  readonly pages: number
  readonly widthMm: number
  readonly heightMm: number
}

const exported = (out: string, ...options: string[]): Promise<Exported> =>
  json(['export', file, ...MAP, '--out', path(out), ...options]) as Promise<Exported>

/** Width and height in mm of every page of a PDF. */
function pdfPages(name: string): { width: number; height: number }[] {
  const text = readFileSync(path(name), 'latin1')
  return [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: (Number(width) * 25.4) / 72,
    height: (Number(height) * 25.4) / 72,
  }))
}

/** An SVG without its fonts. */
function pictureOf(name: string): string {
  return readFileSync(path(name), 'utf8').replace(/<style>[^]*?<\/style>/, '')
}

function pngSize(name: string): { width: number; height: number } {
  const bytes = readFileSync(path(name))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

describe('export --what map on one sheet', () => {
  it('writes a PDF of exactly the map', async () => {
    const answer = await exported('one.pdf', '--format', 'pdf')
    expect(answer.files).toEqual([path('one.pdf')])
    expect(answer.pages).toBe(1)
    expect(answer.widthMm).toBeCloseTo(WIDTH, 3)
    expect(answer.heightMm).toBeCloseTo(HEIGHT, 3)
    const [page, ...others] = pdfPages('one.pdf')
    expect(others).toEqual([])
    expect(page?.width).toBeCloseTo(WIDTH, 1)
    expect(page?.height).toBeCloseTo(HEIGHT, 1)
  })

  it('writes an SVG in millimetres', async () => {
    await exported('one.svg')
    const svg = readFileSync(path('one.svg'), 'utf8')
    const [, width, height] = /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []
    expect(Number(width)).toBeCloseTo(WIDTH, 1)
    expect(Number(height)).toBeCloseTo(HEIGHT, 1)
  })

  it('writes a PNG at a given resolution', async () => {
    await exported('one.png', '--dpi', '50')
    const { width, height } = pngSize('one.png')
    expect(Math.abs(width - (WIDTH * 50) / 25.4)).toBeLessThanOrEqual(1)
    expect(Math.abs(height - (HEIGHT * 50) / 25.4)).toBeLessThanOrEqual(1)
  })

  it('scales with --hex-mm, adds margins, and cuts a region out', async () => {
    const small = await exported('small.pdf', '--hex-mm', '10')
    expect(small.widthMm).toBeCloseTo(WIDTH * 0.4, 3)
    const wide = await exported('wide.pdf', '--margin', '7.5')
    expect(wide.widthMm).toBeCloseTo(WIDTH + 15, 3)
    // One column of four hexes, named by either end.
    const region = await exported('region.pdf', '--region', 'C8:C5')
    expect(region.widthMm).toBeCloseTo((25 * 2) / Math.sqrt(3), 3)
    expect(region.heightMm).toBeCloseTo(100, 3)
  })

  it('draws only the layers asked for', async () => {
    const size = (name: string): number => readFileSync(path(name)).length
    await exported('grid.svg', '--layers', 'grid')
    await exported('named.svg', '--layers', 'grid,names')
    expect(size('named.svg')).toBeGreaterThan(size('grid.svg'))
  })

  it('knows the ready sets of layers of the export dialog', async () => {
    const svg = async (name: string, ...options: string[]): Promise<string> => {
      await json([
        'export',
        'assets/gallery/infiltration-1.castellan',
        ...MAP,
        '--out',
        path(name),
        ...options,
      ])
      return readFileSync(path(name), 'utf8')
    }
    const play = await svg('play.svg', '--layers', 'play')
    const named = LAYERS.filter((layer) => !['zones', 'places', 'counters'].includes(layer))
    expect(await svg('played.svg', '--layers', named.join(','))).toBe(play)
    const show = await svg('show.svg', '--layers', 'show')
    expect(await svg('all.svg')).toBe(show)
    expect(show.length).toBeGreaterThan(play.length)
  })
})

describe('export --for', () => {
  const HILL = 'assets/gallery/under-the-hill.castellan'
  const svg = async (name: string, ...options: string[]): Promise<string> => {
    const asked = ['--layers', 'counters', '--out', path(name), ...options]
    await json(['export', HILL, ...MAP, ...asked])
    return readFileSync(path(name), 'utf8')
  }
  const covers = (drawing: string): number => drawing.split('>?<').length - 1

  it('CM-HID: hides from a side what others hide; without it, all that is hidden', async () => {
    const { sides } = scenarioIn(HILL)
    const [expedition, below] = Object.entries(sides)
    // Two hordes and two decoys, all of one side, which sees its decoys as such.
    expect(covers(await svg('hill.svg'))).toBe(4)
    expect(covers(await svg('expedition.svg', '--for', expedition?.[1].name ?? ''))).toBe(4)
    const own = await svg('below.svg', '--for', below?.[1].name ?? '')
    expect(covers(own)).toBe(2)
    expect(await svg('below-by-id.svg', '--for', below?.[0] ?? '')).toBe(own)
  })

  it('refuses a side that the scenario does not have, and names those that it has', async () => {
    const line = await refusal(['export', file, ...MAP, '--out', path('x.svg'), '--for', 'Romans'])
    expect(line).toBe('--for: "Romans" is unknown, expected Crusaders, Saracens')
  })
})

describe('export --what map on sheets of paper', () => {
  it('tiles a PDF over A4, upright and turned', async () => {
    const a4 = await exported('a4.pdf', '--paper', 'a4', '--overlap', '10', '--margin', '10')
    // 190 x 277 mm a sheet: two across (190 + 180 > 267), one down.
    expect(a4).toMatchObject({ pages: 2, widthMm: 210, heightMm: 297 })
    for (const page of pdfPages('a4.pdf')) {
      expect(page.width).toBeCloseTo(210, 1)
      expect(page.height).toBeCloseTo(297, 1)
    }
    expect(pdfPages('a4.pdf')).toHaveLength(2)
    const turned = await exported('turned.pdf', '--paper', 'a4', '--landscape')
    expect(turned).toMatchObject({ pages: 2, widthMm: 297, heightMm: 210 })
  })

  it.each([
    ['a3', 1, [297, 420]],
    ['a2', 1, [420, 594]],
    ['letter', 4, [215.9, 279.4]],
  ] as const)('knows %s: %i sheets', async (paper, pages, [width, height]) => {
    const answer = await exported(`${paper}.pdf`, '--paper', paper)
    expect(answer.pages).toBe(pages)
    expect([answer.widthMm, answer.heightMm].sort((a, b) => a - b)).toEqual([width, height])
  })

  it('writes one picture a sheet, with the name of the sheet in its own', async () => {
    const answer = await exported('tiles.png', '--paper', 'a4', '--dpi', '30')
    expect(answer.files).toEqual([path('tiles-A1.png'), path('tiles-B1.png')])
    expect(readdirSync(path('.')).filter((name) => name.startsWith('tiles'))).toEqual([
      'tiles-A1.png',
      'tiles-B1.png',
    ])
    const again = await refusal([
      'export',
      file,
      ...MAP,
      '--out',
      path('tiles.png'),
      '--paper',
      'a4',
      '--dpi',
      '30',
    ])
    expect(again).toBe(`${path('tiles-A1.png')}: the file exists already; --force replaces it`)
  })
})

describe('export of the whole game', () => {
  const sortie = 'assets/gallery/the-sortie.castellan'
  const game = (what: string, out: string, ...options: string[]): Promise<Exported> =>
    json([
      'export',
      sortie,
      '--what',
      what,
      '--style',
      'classic',
      '--out',
      path(out),
      ...options,
    ]) as Promise<Exported>

  it('PRT-2: counter sheets for either way of turning the paper, of one side alone, of one counter', async () => {
    const both = await game('counters', 'counters.pdf')
    expect(both).toMatchObject({ pages: 2, widthMm: 210, heightMm: 297 })
    const fold = await game('counters', 'fold.pdf', '--flip', 'fold', '--bleed', '1.5')
    expect(fold.pages).toBeGreaterThan(1)
    await game('counters', 'every.svg')
    await game('counters', 'side.svg', '--for', 'Les assiégeants')
    const [side, all] = [pictureOf('side-1r.svg'), pictureOf('every-1r.svg')]
    expect(side.length).toBeGreaterThan(0)
    expect(side.length).toBeLessThan(all.length)
    const one = await game('counters', 'one-counter.svg', '--counter', 'odon')
    expect(one.files).toEqual([path('one-counter-1r.svg'), path('one-counter-1v.svg')])
  })

  it('PRT-6: counters on sticky labels, of a ready sheet or by its numbers', async () => {
    const ready = await game('counters', 'labels-letter.pdf', '--labels', 'letter-66.7x25.4')
    expect(ready).toMatchObject({ widthMm: 215.9, heightMm: 279.4 })
    const own = await game('counters', 'labels-own.pdf', '--paper', 'a4', '--labels', '2,6,99,40,5,20,101,42')
    expect(own).toMatchObject({ widthMm: 210, heightMm: 297 })
    const call = ['export', file, '--what', 'counters', '--out', path('small.pdf')]
    expect(await refusal([...call, '--labels', '9,20,20,10,5,20,21,12'])).toMatch(
      /^At least one counter does not fit/,
    )
  })

  it('PRT-6: cut lines for a machine have neither text nor pictures', async () => {
    await game('cut-lines', 'cuts.svg')
    const svg = pictureOf('cuts.svg')
    expect(svg.match(/stroke="#ff0000"/g)?.length).toBeGreaterThan(10)
    expect(/<text|<image/.test(svg)).toBe(false)
  })

  it('says so when there is no counter to print, and no such counter', async () => {
    const counters = ['--what', 'counters', '--out', path('none.pdf')]
    expect(await refusal(['export', file, ...counters, '--counter', 'nobody'])).toMatch(
      /^--counter: there is no counter "nobody", expected /,
    )
  })

  it('all: booklet, aid, map and counters in one PDF', async () => {
    const all = await game('all', 'all.pdf', '--paper', 'a4')
    const parts = await Promise.all(
      ['booklet', 'tables', 'map', 'counters'].map((what) => game(what, `all-${what}.pdf`, '--paper', 'a4')),
    )
    expect(all.pages).toBe(parts.reduce((sum, { pages }) => sum + pages, 0))
    expect(all.files).toEqual([path('all.pdf')])
  })
})

describe('export', () => {
  it('says what it wrote, in French too', async () => {
    const call = ['export', file, ...MAP, '--out', path('said.svg'), '--lang', 'fr']
    const { stdout, exitCode } = await castellan(call)
    expect(exitCode).toBe(0)
    expect(stdout).toBe(`${path('said.svg')}\n1 feuille, 267 × 262,5 mm\n`)
  })

  it('refuses to overwrite without --force', async () => {
    writeFileSync(path('mine.pdf'), 'mine')
    const call = ['export', file, ...MAP, '--out', path('mine.pdf')]
    expect(await refusal(call)).toBe(`${path('mine.pdf')}: the file exists already; --force replaces it`)
    expect(readFileSync(path('mine.pdf'), 'utf8')).toBe('mine')
    expect((await castellan([...call, '--force'])).exitCode).toBe(0)
    expect(readFileSync(path('mine.pdf'), 'latin1').startsWith('%PDF-')).toBe(true)
  })

  it.each([
    [['--what', 'map'], 'option --out is missing'],
    [['--out', 'x.pdf'], 'option --what is missing'],
    [
      ['--what', 'flag', '--out', 'x.pdf'],
      '--what: "flag" is unknown, expected map, counters, cut-lines, booklet, tables, test-sheet, all',
    ],
    [
      ['--what', 'counters', '--out', 'x.pdf', '--offset', '1'],
      '--offset: "1", expected X,Y in mm, from -20 to 20',
    ],
    [
      ['--what', 'counters', '--out', 'x.pdf', '--flip', 'up'],
      '--flip: "up" is unknown, expected long, short, fold, apart',
    ],
    [
      ['--what', 'counters', '--out', 'x.pdf', '--labels', '3,8,70,37'],
      `--labels: "3,8,70,37", expected ${LABEL_SHEET_IDS.join(', ')}, or eight numbers with commas between`,
    ],
    [[...MAP, '--out', 'x.gif'], '--format: "gif" is unknown, expected pdf, png, svg'],
    [
      ['--what', 'map', '--out', 'x.pdf', '--style', 'oil'],
      '--style: "oil" is unknown, expected classic, illustrated, ink',
    ],
    [
      [...MAP, '--out', 'x.pdf', '--paper', 'a5'],
      '--paper: "a5" is unknown, expected a4, a3, a2, letter, sheet',
    ],
    [[...MAP, '--out', 'x.pdf', '--dpi', '5'], '--dpi: "5", expected a whole number from 10 to 1200'],
    [[...MAP, '--out', 'x.pdf', '--overlap', '-1'], '--overlap: "-1", expected a number from 0 to 100'],
    [[...MAP, '--out', 'x.pdf', '--region', 'A1'], '--region: "A1", expected two hexes of the map, HEX:HEX'],
    [
      [...MAP, '--out', 'x.pdf', '--region', 'A1:Z9'],
      '--region: "A1:Z9", expected two hexes of the map, HEX:HEX',
    ],
    [[...MAP, '--out', 'x.pdf', '--bleed', '20'], '--bleed: "20", expected a number from 0 to 10'],
  ])('%j is refused', async (options, line) => {
    expect(await refusal(['export', file, ...options])).toBe(line)
  })

  it('refuses layers that are none, and paper that margins use up', async () => {
    expect(await refusal(['export', file, ...MAP, '--out', path('x.pdf'), '--layers', 'grid,fog'])).toMatch(
      /^--layers: "fog" is unknown, expected background, terrain, /,
    )
    const margins = ['--paper', 'a4', '--margin', '100', '--overlap', '50']
    expect(await refusal(['export', file, ...MAP, '--out', path('x.pdf'), ...margins])).toMatch(
      /^Margins and overlap/,
    )
    const huge = ['--dpi', '1200', '--hex-mm', '500']
    expect(await refusal(['export', file, ...MAP, '--out', path('x.png'), ...huge])).toMatch(
      /^picture \d+ pixels long, expected at most 65535/,
    )
    const lost = path('none/x.pdf')
    expect(await refusal(['export', file, ...MAP, '--out', lost])).toBe(`${lost}: no such file or folder`)
  })
})
