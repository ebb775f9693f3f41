/**
 * Bench of counter sheets, B44: 120 counters of a medieval army, fronts and backs, as a PDF. The first run of a process, which also
 * reads the fonts, and a later one. `npx tsx bench/counterSheets.ts` prints the figures; `npm run bench` collects them.
 */
import { fileURLToPath } from 'node:url'
import { type Scenario } from '#shared/document/types'
import { USUAL_COUNTER_SHEET } from '#shared/print/counterSheets/options'
import { planCounterSheets } from '#shared/print/counterSheets/planCounterSheets'
import { createPdfPages, pdfBytes } from '#shared/print/pdfPages'
import { STYLES } from '#shared/painter/picture/styles'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../main/export/nodePlatform'
import { testBoard } from '../tests/support/board'
import { atMost, type Figure, median, printed } from './figure'

/** The count of each of the board's eight types; the two that ride have three pieces each. */
const OF_A_TYPE = 15
const LATER_RUNS = 5

function army(): Scenario {
  const board = testBoard()
  const types = Object.entries(board.counterTypes).map(([id, type]) => [id, { ...type, quantity: OF_A_TYPE }])
  return { ...board, counterTypes: Object.fromEntries(types) as Scenario['counterTypes'] }
}

async function printedMs(scenario: Scenario): Promise<number> {
  const started = performance.now()
  const plan = planCounterSheets(scenario, rulesetOf(scenario), {
    ...USUAL_COUNTER_SHEET,
    style: STYLES.illustrated,
    language: 'fr',
  })
  if (!plan.ok) throw new Error(plan.error.en)
  const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(scenario)
  const document = createPdf({ title: 'Bench', authors: '', language: 'fr' })
  const bytes = pdfBytes(document)
  const pages = createPdfPages(document, { fonts, image: imageBytes, text, createDeflate: png.createDeflate })
  for (let index = 0; index < plan.value.pageCount; index++) await pages.addPage(plan.value.page(index))
  document.end()
  await bytes
  return performance.now() - started
}

/** All figures of counter sheets. */
export async function measureCounterSheets(): Promise<Figure[]> {
  const scenario = army()
  const first = await printedMs(scenario)
  const later: number[] = []
  for (let run = 0; run < LATER_RUNS; run++) later.push(await printedMs(scenario))
  return [
    atMost('B44', 'sheets of 120 counters, both sides, PDF, first of a process', first / 1000, 's', 1),
    atMost('B44', 'the same once more', median(later) / 1000, 's', 1),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of (await measureCounterSheets()).map(printed)) process.stdout.write(line)
