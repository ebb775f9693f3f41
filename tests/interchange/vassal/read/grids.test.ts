/** Grids of modules, ours and foreign ones: their hexes, and the names that VASSAL gives these (XCH-2, XCH-5). */
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid } from '#shared/hex/grid'
import { hexName, LETTER_NUMBERING, type Numbering } from '#shared/hex/numbering'
import { planModule } from '#shared/interchange/vassal/planModule'
import { readVassal } from '#shared/interchange/vassal/read/readVassal'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { readXml } from '#shared/interchange/xml/readXml'
import { writeZip } from '#shared/interchange/zip/writeZip'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard } from '../../../support/board'
import { locationOf } from '../engineGrid'
import { elementsOf } from '../readModule'
import * as hand from './handMade'

async function read(bytes: Uint8Array, board?: string) {
  const opened = await readVassal({ name: 'm.vmod', bytes, beside: () => Promise.resolve(undefined) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  const ruleset = rulesetOf(plain)
  const chosen = { ground: {}, ...(board !== undefined && { board }) }
  const built = await opened.value.build(chosen, { ruleset, language: 'en', title: 'm' })
  if (!built.ok) throw new Error(JSON.stringify(built.error))
  const { boards } = opened.value.choices(ruleset)
  return { ...built.value, boards, warnings: built.value.warnings.map(({ en }) => en) }
}

const plain = testBoard({ columns: 3, rows: 3 })

const GRIDS = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).flatMap((stagger) =>
    [false, true].map((halfHexes) => ({ orientation, stagger, ...(halfHexes && { halfHexes }) })),
  ),
)

const said = ({ orientation, stagger, halfHexes }: Partial<Grid>): string =>
  `${orientation}, ${stagger}${halfHexes ? ', half hexes' : ''}`

const shape = ({ orientation, stagger, columns, rows, halfHexes = false }: Grid): string =>
  [orientation, stagger, columns, rows, halfHexes].join(' ')

function ofGrid(grid: Grid, numbering: Numbering): Scenario {
  const board = testBoard({ columns: grid.columns, rows: grid.rows })
  return { ...board, map: { ...board.map, grid, numbering } }
}

/** A module of ours with a blank board, read again. */
async function outAndIn(scenario: Scenario) {
  const plan = planModule(
    { scenario, ruleset: rulesetOf(scenario) },
    { language: 'en', eyes: 'players', baseName: 'm' },
  )
  const scale = plan.setting.hexPx / scenario.map.hexMm
  const [board] = plan.boards
  const [width, height] = [board!.page.widthMm, board!.page.heightMm].map((mm) => Math.round(mm * scale))
  const entries = writtenEntries(plan)
  const picture = { name: 'images/board.png', bytes: hand.png(width!, height!) }
  return { ...(await read(writeZip([...entries, picture]))), exported: plan.warnings.length }
}

const namesOf = ({ map }: Scenario): string[] =>
  Array.from(hexesOfGrid(map.grid), (hex) => hexName(hex, map.numbering, map.grid))

const aboutNames = (warnings: readonly string[]): string[] =>
  warnings.filter((one) => one.startsWith('names of hexes'))

const WAYS = (['letter-number', 'column-row', 'row-column'] as const).flatMap((style) =>
  [false, true].flatMap((columnsDescend) =>
    [false, true].flatMap((rowsDescend) =>
      [6, 7].map((columns) => ({ style, columnsDescend, rowsDescend, columns, rows: 13 - columns })),
    ),
  ),
)

describe('a map of ours comes back with all its hexes, by their names', () => {
  for (const kind of GRIDS)
    it(`of 1 to 80 columns: ${said(kind)}`, async () => {
      const wrong: string[] = []
      for (let columns = kind.halfHexes ? 2 : 1; columns <= 80; columns++) {
        const before = ofGrid({ ...kind, columns, rows: 5 }, LETTER_NUMBERING)
        const { scenario, warnings } = await outAndIn(before)
        const isSame = shape(scenario.map.grid) === shape(before.map.grid)
        const isNamed = columns > 26 || namesOf(scenario).join() === namesOf(before).join()
        if (!isSame || !isNamed)
          wrong.push(`${columns}: ${JSON.stringify(scenario.map.grid)} ${aboutNames(warnings).join()}`)
      }
      expect(wrong).toEqual([])
    })

  for (const kind of GRIDS)
    it(`counted from either end, in three styles: ${said(kind)}`, async () => {
      const wrong: string[] = []
      for (const { columns, rows, ...way } of WAYS) {
        const before = ofGrid({ ...kind, columns, rows }, { ...LETTER_NUMBERING, ...way })
        const { scenario, warnings, exported } = await outAndIn(before)
        const isSame = shape(scenario.map.grid) === shape(before.map.grid)
        // Where VASSAL has no such numbering the export has said so.
        const isNamed = exported > 0 || namesOf(scenario).join() === namesOf(before).join()
        if (!isSame || !isNamed)
          wrong.push(JSON.stringify([way, columns, rows, scenario.map.grid, aboutNames(warnings)]))
      }
      expect(wrong).toEqual([])
    })
})

describe('a foreign grid', () => {
  const COUNTS = [false, true].flatMap((hDescend) =>
    [false, true].flatMap((vDescend) => ['H', 'V'].map((first) => ({ hDescend, vDescend, first }))),
  )
  const KINDS = [
    { hType: 'N', vType: 'N', hLeading: 1, vLeading: 1 },
    { hType: 'A', vType: 'N', hLeading: 0, vLeading: 0, hOff: 0 },
    { hType: 'N', vType: 'A', hLeading: 0, vLeading: 0, vOff: 0 },
  ]
  for (const sideways of [false, true])
    for (const stagger of [false, true])
      for (const [y0, ends] of [
        [52, 'whole'],
        [0, 'cut'],
      ] as const)
        it(`${sideways ? 'sideways' : 'upright'}, ${stagger ? 'staggered' : 'plain'}, ${ends}: hexes do not depend on how it counts, and have the engine’s names`, async () => {
          const size: [number, number] = sideways ? [624, 540] : [540, 624]
          const wrong: string[] = []
          const grids = new Set<string>()
          for (const count of COUNTS)
            for (const kind of KINDS) {
              const numbering = { ...kind, ...count, stagger: String(stagger) }
              const text = hand.board({
                ...{ grid: { dx: 90, dy: 104, x0: 60, y0, sideways: String(sideways) } },
                numbering: {
                  ...numbering,
                  hDescend: String(count.hDescend),
                  vDescend: String(count.vDescend),
                },
              })
              const files = { 'images/map.png': hand.png(...size) }
              const { scenario, warnings } = await read(hand.moduleZip({ boards: [text], files }))
              const { grid, numbering: own, background } = scenario.map
              grids.add(JSON.stringify([grid.columns, grid.rows]))
              const [board] = elementsOf(
                readXml(hand.buildFile({ boards: [text] }), 'm').root,
                'VASSAL.build.module.map.boardPicker.Board',
              )
              for (const { hex, x, y } of background?.fit ?? []) {
                const theirs = locationOf(board!, { x, y }, { width: size[0], height: size[1] })
                const ours = hexName(parseHexKey(hex), own, grid)
                if (theirs !== ours && warnings.length === 0)
                  wrong.push(`${JSON.stringify(numbering)} ${theirs} ${ours}`)
              }
              if (kind === KINDS[0] && warnings.length > 0)
                wrong.push(`${JSON.stringify(numbering)} ${warnings.join()}`)
            }
          expect(wrong.slice(0, 5)).toEqual([])
          expect([...grids]).toHaveLength(1)
        })
})

it('zones whose hexes are of more than one kind are as many boards, the largest first', async () => {
  const path = (from: number, to: number) => `${from},0;${to},0;${to},270;${from},270`
  const own = hand.board({ zone: path(100, 277) })
  const other = hand
    .board({ zone: path(0, 100), grid: { dx: 28, dy: 32 } })
    .replace('name="Z"', 'name="Inset"')
  const inset = /<[^<]*ZonedGrid>(.*)<\/[^<]*ZonedGrid>/.exec(other)?.[1] ?? ''
  const module = hand.moduleZip({ boards: [own.replace(/<[^<]*ZonedGrid>/, (start) => start + inset)] })
  const main = await read(module)
  expect(main.boards).toEqual(['Board', 'Board: Inset'])
  expect(main.warnings).toContain(
    'other grids of this board, to be imported as boards of their own: Board: Inset',
  )
  const small = await read(module, 'Board: Inset')
  const sizes = [main, small].map(({ scenario: { map } }) => [map.grid.columns, map.grid.rows])
  expect(sizes).toEqual([
    [3, 4],
    [3, 8],
  ])
})
