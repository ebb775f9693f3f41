/**
 * Bench of the table of counter types, B50: 500 types, all columns. Sorting, a paste of 500 x 10 cells and its undo through the
 * editor; drawing is measured with the page. `npx tsx bench/table.ts` prints the figures; `npm run bench` collects them.
 */
import { fileURLToPath } from 'node:url'
import { armyColumns, armyRows } from '#shared/armies/columns'
import { type Cells } from '#shared/armies/clipText'
import { createEditor } from '../renderer/editor/createEditor'
import { shownRows } from '../renderer/panels/armies/shownTable'
import { type EditedTable, paste } from '../renderer/panels/armies/tableEdits'
import { tableStore } from '../renderer/panels/armies/tableStore'
import { createToolManager } from '../renderer/tools/toolManager'
import { QUIET_HOST } from '../tests/support/quietHost'
import { atMost, type Figure, median, printed } from './figure'
import { manyTypes, TYPES } from './manyTypes'

const PASTED_COLUMNS = 10
// The first runs are the compiler's.
const WARM_UP = 3
const RUNS = 9

function medianOf(runs: readonly number[]): number {
  return median(runs.slice(WARM_UP))
}

/** All figures of the table. */
export async function measureTable(): Promise<Figure[]> {
  const scenario = manyTypes()
  const editor = createEditor({
    host: QUIET_HOST,
    scenario,
    startChecks: () => ({ open() {}, follow() {}, close() {} }),
    tools: createToolManager,
  })
  const schema = editor.document.ruleset.counterSchema
  const columns = armyColumns(schema, 'types')
  const first = columns.findIndex(({ id }) => id === 'healthy:attack')
  const last = first + PASTED_COLUMNS - 1
  const table = (): EditedTable => {
    const rows = armyRows(editor.document.scenario, schema, 'types')
    const shown = { rows, allRows: rows, columns, allColumns: columns, layout: 'types' as const }
    return { ...shown, scenario: editor.document.scenario, editor, store: tableStore(editor), language: 'fr' }
  }
  const times = { sort: [] as number[], paste: [] as number[], undo: [] as number[] }
  const timed = async (which: keyof typeof times, run: () => unknown): Promise<void> => {
    const started = performance.now()
    await run()
    times[which].push(performance.now() - started)
  }
  for (let run = 0; run < RUNS + WARM_UP; run++) {
    const state = {
      layout: 'types',
      words: '',
      values: {},
      sort: { column: 'name', down: run % 2 === 0 },
    } as const
    await timed('sort', () => shownRows(editor.document.scenario, schema, state, 'fr'))
    const cells: Cells = Array.from({ length: TYPES }, (_, row) =>
      Array.from({ length: PASTED_COLUMNS }, (_column, column) => String((row + column + run) % 15)),
    )
    const block = { top: 0, left: first, bottom: TYPES - 1, right: last }
    await timed('paste', () => paste(table(), cells, block))
    await timed('undo', () => editor.document.undo())
  }
  return [
    atMost('B50', 'sort 500 types of the table', medianOf(times.sort), 'ms', 50),
    atMost('B50', 'paste 500 x 10 cells into it', medianOf(times.paste), 'ms', 100),
    atMost('B50', 'undo that paste', medianOf(times.undo), 'ms', 100),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of (await measureTable()).map(printed)) process.stdout.write(line)
