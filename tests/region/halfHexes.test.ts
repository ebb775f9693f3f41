/** Pieces of boards with half hexes, whose rim lacks hexes: what lands where there is none is left out (MAP-2, DOC-6). */
import { describe, expect, it } from 'vitest'
import { offMap } from '#shared/checks/offMap'
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { labelId, zoneId } from '#shared/document/ids'
import { takeRegion } from '#shared/document/region/take'
import { turnRegion } from '#shared/document/region/turn'
import { type Scenario, type Zone } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, onGrid, toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { writeScenario } from '#shared/format/write'
import { findings } from '../checks/support'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const GRIDS = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((stagger): Grid => {
    const [columns, rows] = orientation === 'flat' ? [13, 9] : [9, 13]
    return { orientation, stagger, columns, rows, halfHexes: true }
  }),
)

/** A hut on four hexes with all that a piece carries. */
const HUT = ['D4', 'D5', 'E4', 'E5']
function board(grid: Grid): Scenario {
  const key = (name: string): HexKey => hexKey(hexNamed(testBoard(grid), name))
  const text = { text: 'I', hex: key('E4'), dxMm: 0, dyMm: 0, sizeMm: 3, angle: 0 }
  return testBoard({
    ...grid,
    hexsides: { 'D4/D5': 'wall' },
    counters: { hugh: { type: 'crusaders-soldier', at: 'D5', facing: 'v0' } },
    labels: { [labelId('hut')]: text },
    zones: { [zoneId('hut')]: { name: 'Hutte', kind: 'other', hexes: HUT.map(key) } },
  })
}

const isOff = ({ code }: { code: string }): boolean => code === offMap.code

describe.each(GRIDS.map((grid) => [`${grid.orientation} ${grid.stagger}`, grid] as const))(
  '%s',
  (_name, grid) => {
    const scenario = board(grid)
    const at = (col: number, row: number): HexKey => hexKey(toAxial({ col, row }, grid))

    it('laid anywhere, turned anyhow, nothing comes to lie where there is no hex, and it can be undone', () => {
      const hut = takeRegion(
        scenario,
        HUT.map((name) => hexKey(hexNamed(scenario, name))),
        hexNamed(scenario, 'D5'),
      )
      const before = writeScenario(scenario)
      const rng = createRng(11)
      let cut = 0
      for (let round = 0; round < 60; round++) {
        const place = at(rng.below(grid.columns), rng.below(grid.rows))
        const history = createHistory(scenario)
        if (history.apply(pasteRegion, { clip: turnRegion(hut, round), at: place })) continue
        const zones = Object.values<Zone>(history.document.zones)
        expect(zones.every(({ hexes }) => hexes.every((hex) => onGrid(parseHexKey(hex), grid)))).toBe(true)
        if ((zones[1]?.hexes.length ?? 4) < 4) cut++
        expect(findings(history.document).filter(isOff)).toEqual([])
        history.undo()
        expect(writeScenario(history.document)).toBe(before)
      }
      expect(cut).toBeGreaterThan(5)
    })

    it('all hexes selected, moved over every rim and undone, are the same file', () => {
      const before = writeScenario(scenario)
      for (const way of ['left', 'right', 'up', 'down']) {
        const editor = new TestEditor(scenario).action('select-all-hexes').action(`move-${way}`)
        expect(findings(editor.scenario).filter(isOff)).toEqual([])
        expect(Object.keys(editor.scenario.counters)).toEqual(['hugh'])
        expect(writeScenario(editor.undo().scenario)).toBe(before)
      }
    })

    it('an absent hex is no piece', () => {
      const whole = new Set([...hexesOfGrid(grid)].map(hexKey))
      const all = Array.from({ length: grid.columns * grid.rows }, (_none, index) =>
        at(index % grid.columns, Math.floor(index / grid.columns)),
      )
      const absent = all.filter((hex) => !whole.has(hex))
      expect(absent).toHaveLength(6)
      expect(takeRegion(scenario, absent, { q: 0, r: 0 }).hexes).toEqual({})
      expect(new Set(Object.keys(takeRegion(scenario, all, { q: 0, r: 0 }).hexes))).toEqual(whole)
    })
  },
)
