/** A piece of a map as text: the same again, and whatever else is on a clipboard refused with its place. */
import { describe, expect, it } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { takeRegion } from '#shared/document/region/take'
import { turnRegion } from '#shared/document/region/turn'
import { looksLikeRegion, openRegion, readRegion, writeRegion } from '#shared/format/region'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { hexKey } from '#shared/hex/axial'
import { hexesOfGrid, toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { GRID_KINDS, richScenario } from '../format/richScenario'
import { testBoard } from '../support/board'
import { longRun } from '../support/longRuns'

const { cases, seed } = longRun('damaged texts of regions')

const all = (grid: (typeof GRID_KINDS)[number]) =>
  takeRegion(richScenario(grid), [...hexesOfGrid(grid)].map(hexKey), toAxial({ col: 12, row: 12 }, grid))

describe('the text of a region', () => {
  it.each(GRID_KINDS.map((grid) => [`${grid.orientation} ${grid.stagger}`, grid] as const))(
    'gives the region again, on %s',
    async (_kind, grid) => {
      for (const clip of [all(grid), turnRegion(all(grid), 1)]) {
        const text = writeRegion(clip)
        expect(looksLikeRegion(text)).toBe(true)
        const read = await openRegion(text, 'clipboard')
        if (!read.ok) throw new Error(read.error.message.en)
        expect(writeRegion(read.value)).toBe(text)
        expect(read.value.hexes).toEqual(clip.hexes)
        expect(read.value.counters).toEqual(clip.counters)
      }
    },
  )

  it('is refused at its place', () => {
    const [grid] = GRID_KINDS
    if (!grid) throw new Error('no grid')
    const text = writeRegion(all(grid))
    const refused = (broken: string) => {
      const read = readRegion(broken, 'clipboard')
      if (read.ok) throw new Error('read')
      return [read.error.fault, read.error.path]
    }
    expect(refused('Some words')[0]).toBe('foreign')
    expect(refused('{"format": "castellan"}')[0]).toBe('foreign')
    expect(refused(text.replace('"version": 1', '"version": 2'))).toEqual(['newer', 'version'])
    expect(refused(text.replace('"elevation": 12', '"elevation": 12000'))[0]).toBe('damaged')
    expect(refused(text.replace('"elevation": 12', '"elevation": 12000'))[1]).toMatch(
      /^hexes\["?.*elevation$/,
    )
    expect(refused(text.replace('"facing": "s2"', '"facing": "up"'))[1]).toMatch(/facing$/)
    expect(refused(text.replace('"flags": 5', '"flags": 8'))[1]).toMatch(/flags$/)
  })

  it('is refused when its picture is not what it says', async () => {
    const [grid] = GRID_KINDS
    if (!grid) throw new Error('no grid')
    const text = writeRegion(all(grid)).replace('"base64": "iVBOR', '"base64": "iVBOQ')
    const read = await openRegion(text, 'clipboard')
    expect(!read.ok && read.error.path).toMatch(/^images/)
  })

  it('any damage gives a region that can be pasted and saved, or an error', () => {
    const [grid] = GRID_KINDS
    if (!grid) throw new Error('no grid')
    const text = writeRegion(
      takeRegion(
        richScenario(grid),
        [...hexesOfGrid(grid)].map(hexKey).slice(0, 480),
        toAxial({ col: 4, row: 4 }, grid),
      ),
    )
    const rng = createRng(seed)
    const signs = '{}[]",:-0123456789abcdefs'
    let [pasted, refused] = [0, 0]
    for (let round = 0; round < cases; round++) {
      const at = rng.below(text.length)
      const sign = signs[rng.below(signs.length)] as string
      const read = readRegion(text.slice(0, at) + sign + text.slice(at + rng.below(3)), 'clipboard')
      if (!read.ok) {
        refused++
        continue
      }
      const history = createHistory(testBoard())
      history.apply(pasteRegion, { clip: read.value, at: hexKey({ q: 4, r: 4 }) })
      const written = writeScenario(history.document)
      expect(readScenario(written, 'pasted').ok).toBe(true)
      pasted++
    }
    expect(pasted).toBeGreaterThan(cases / 15)
    expect(refused).toBeGreaterThan(cases / 15)
  })
})
