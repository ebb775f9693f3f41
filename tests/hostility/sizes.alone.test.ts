/**
 * Attacks of size, each with sizes and contents of dice: whatever is too much is refused in words, nothing throws, and work grows as the
 * input does. In a process of its own, whose stack is that of the program.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { greatestOf } from '#shared/lang/extremes'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexKey } from '#shared/hex/axial'
import { type ZoneId } from '#shared/document/ids'
import { createHistory } from '#shared/commands/history'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { importImage } from '#shared/images/importImage'
import { readTiled } from '#shared/interchange/tiled/readTiled'
import { freshNames } from '#shared/interchange/vassal/read/freshNames'
import { readGif } from '#shared/interchange/vassal/read/gif'
import { createRng, type Rng } from '#shared/lang/rng'
import { readMarkup } from '#shared/markup/readMarkup'
import { packBlocks } from '#shared/print/counterSheets/packBlocks'
import { createClearLitter, temporaryIn } from '../../main/files/litter'
import { testBoard } from '../support/board'
import { pick } from '../support/dice'
import { longRun } from '../support/longRuns'
import { callsOf } from '../support/work'

/** The arguments that a call takes are about 125,000: sizes on both sides of that. */
const many = (rng: Rng): number => 50_000 + rng.below(200_000)

const ATTACKS: Readonly<Record<string, (rng: Rng) => void | Promise<void>>> = {
  'blocks of many pieces on sheets'(rng) {
    const groups = Array.from({ length: 1 + rng.below(17) }, () => ({
      width: 8 + rng.below(50),
      height: 8 + rng.below(50),
      count: 1 + rng.below(10_000),
    }))
    const blocks = packBlocks(groups, { width: 180, height: 250 }, { gutter: 0, between: 10 }) ?? []
    for (const [group, { count }] of groups.entries()) {
      const packed = blocks.filter((block) => block.group === group)
      expect(packed.reduce((sum, block) => sum + block.count, 0)).toBe(count)
    }
  },

  'frames of a GIF beside its screen'(rng) {
    const [most, side] = [1_000_000, (): number => 1 + rng.below(pick(rng, [4, 2000, 65_535]))]
    const low = (value: number): number[] => [value & 0xff, value >> 8]
    const [screen, frame] = [
      [side(), side()],
      [side(), side()],
    ] as const
    const bytes = Uint8Array.from([
      ...[...'GIF89a'].map((sign) => sign.charCodeAt(0)),
      ...[...screen.flatMap(low), 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
      ...[0x2c, 0, 0, 0, 0, ...frame.flatMap(low), 0, 2, 1, rng.below(256), 0, 0x3b],
    ])
    let spent = 0
    const read = readGif(bytes, most, (pixels) => (spent += pixels))
    const pixels = [screen, frame].map(([width, height]) => width * height)
    if (pixels.some((one) => one > most)) expect([read.ok, spent]).toEqual([false, 0])
    else expect(spent).toBe(greatestOf(pixels))
  },

  'set-ups and boards of one name'(rng) {
    const stems = ['S', 'S (2)', 'T', 'S (3)'].slice(0, 1 + rng.below(4))
    const count = 2000 + rng.below(20_000)
    const names = new Set<string>()
    const looks = callsOf(Set.prototype, 'has', () => {
      const fresh = freshNames()
      for (let index = 0; index < count; index++) names.add(fresh(pick(rng, stems)))
    })
    expect(names.size).toBe(count)
    expect(looks).toBeLessThan(4 * count)
  },

  async 'layers of a Tiled map with blanks between their numbers'(rng) {
    const blanks = (): string => pick(rng, [' ', '\t', '\n']).repeat(rng.below(60_000))
    const cells = Array.from({ length: 4 }, () => `${blanks()}${rng.below(3)}${blanks()}`).join(',')
    const spoilt = pick(rng, [cells, `${cells},`, `${cells}x`, cells.replace(',', blanks())])
    const map = `<map orientation="hexagonal" renderorder="right-down" width="2" height="2" tilewidth="14" tileheight="12" hexsidelength="6" staggeraxis="x" staggerindex="odd"><layer id="1" name="a" width="2" height="2"><data encoding="csv">${spoilt}</data></layer></map>`
    // A pattern that tries every blank as an end asks the engine billions of times: the test would hang.
    const read = await readTiled({
      ...{ name: 'x.tmx', bytes: new TextEncoder().encode(map) },
      beside: () => Promise.resolve(undefined),
    })
    if (!read.ok) expect(read.error.message.en).not.toBe('')
  },

  'references of an SVG'(rng) {
    const value = pick(rng, ['url(#a) ', 'M0 0 ', '1,2 ']).repeat(many(rng))
    const name = pick(rng, ['fill', 'd', 'points', 'transform', 'class', 'style'])
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path id="a" d="M0 0"/><path ${name}="${value}"/></svg>`
    const read = importImage(new TextEncoder().encode(svg), 'x.svg')
    if (!read.ok) expect(read.error.message.en).not.toBe('')
  },

  'lines of a text'(rng) {
    const line = pick(rng, ['| a |\n', '- a\n', '> a\n', 'a\n', '# a\n\n', '*', '[a](', '1. a\n'])
    expect(Array.isArray(readMarkup(line.repeat(many(rng))))).toBe(true)
  },

  'hexes of a zone in one gesture'(rng) {
    const zone = 'zone' as ZoneId
    const board = testBoard({ columns: 300 + rng.below(200), rows: 300 + rng.below(100) })
    const scenario = { ...board, zones: { [zone]: { name: 'Z', kind: 'other', hexes: [] } } } as typeof board
    const hexes = [...hexesOfGrid(board.map.grid)].map(hexKey)
    const history = createHistory(scenario)
    expect(history.apply(setZoneHexes, { zone, hexes, mode: 'add' })).toBeUndefined()
    expect(history.document.zones[zone]?.hexes).toHaveLength(hexes.length)
    history.undo()
    expect(history.document).toEqual(scenario)
  },

  async 'temporary files of killed programs'(rng) {
    const folder = mkdtempSync(join(tmpdir(), 'castellan-litter-'))
    const dead = 2 ** 22 + rng.below(1000)
    const old = Array.from({ length: 1 + rng.below(50) }, () =>
      temporaryIn(folder).replace(`-${process.pid}-`, pick(rng, ['-', `-${dead}-`])),
    )
    const kept = [temporaryIn(folder), join(folder, '.castellan-a.tmp'), join(folder, 'a.castellan')]
    for (const file of [...old, ...kept]) writeFileSync(file, 'half')
    for (const file of old) utimesSync(file, 1, 1)
    await createClearLitter(fs, performance.timeOrigin)(folder)
    expect([old.filter((file) => existsSync(file)), readdirSync(folder).length]).toEqual([[], kept.length])
    rmSync(folder, { recursive: true })
  },
}

const { cases, seed } = longRun('attacks of size')

it.each(Object.keys(ATTACKS))(`${cases} times: %s`, async (kind) => {
  for (let round = seed; round < seed + cases; round++) await ATTACKS[kind]?.(createRng(round))
})
