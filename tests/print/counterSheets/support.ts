/** Counter sheets of test boards: their plans, the cards on a page, and the PDF of their pages. */
import { writeFileSync } from 'node:fs'
import { type Scenario } from '#shared/document/types'
import { pathBounds } from '#shared/painter/bounds'
import { type DrawOp, type Matrix, type Rect } from '#shared/painter/ops'
import { type CounterSheetOptions, USUAL_COUNTER_SHEET } from '#shared/print/counterSheets/options'
import { planCounterSheets } from '#shared/print/counterSheets/planCounterSheets'
import { createPdfPages, pdfBytes } from '#shared/print/pdfPages'
import { type PrintPlan } from '#shared/print/printPlan'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { createNodePlatform } from '../../../main/export/nodePlatform'
import { plainStyle } from '../../support/plainStyle'
import { withoutRoles } from '../../support/withoutRoles'

export function sheetOptions(options: Partial<CounterSheetOptions> = {}): CounterSheetOptions {
  return { ...USUAL_COUNTER_SHEET, style: plainStyle, language: 'en', ...options }
}

export function sheetsOf(scenario: Scenario, options: Partial<CounterSheetOptions> = {}): PrintPlan {
  const plan = planCounterSheets(scenario, rulesetOf(scenario), sheetOptions(options))
  if (!plan.ok) throw new Error(plan.error.en)
  return plan.value
}

/** One printed face: its cuts on the page, the way it points there, and its words. */
export interface Card {
  readonly cut: Rect
  readonly leads: 'up' | 'right' | 'down' | 'left'
  readonly words: readonly string[]
}

/** The faces on a page or a part of it, in the order in which they are drawn; a plain back is none. */
export function cardsOn(plan: PrintPlan, page: number, part?: Rect): Card[] {
  return cardsIn(withoutRoles(plan.page(page).paint(part && { part })), [1, 0, 0, 1, 0, 0])
}

function cardsIn(ops: readonly DrawOp[], [, , , , dx, dy]: Matrix): Card[] {
  return ops.flatMap((op): Card[] => {
    if (op.kind !== 'group' || !op.transform) return []
    const [a, , , , x, y] = op.transform
    if (!op.clip) return cardsIn(op.ops, [1, 0, 0, 1, dx + x, dy + y])
    const box = pathBounds(op.clip.path)
    if (!box) return []
    const { width, height } = box
    // A rider's card is the only long one whose words stand at its left: it points to the right.
    const words = wordsIn(op.ops)
    const leads = width > height * 1.5 && pointsRight(op.ops) ? 'right' : 'up'
    const turned = { up: 'down', right: 'left' } as const
    return [
      {
        cut: { x: dx + x - width / 2, y: dy + y - height / 2, width, height },
        leads: a < 0 ? turned[leads] : leads,
        words,
      },
    ]
  })
}

// The outline of a card is its second path, under which lies its shadow: a gable at the right has its tip at mid height.
function pointsRight(ops: readonly DrawOp[]): boolean {
  const outline = ops.filter((op) => op.kind === 'path')[1]?.path ?? []
  const box = pathBounds(outline)
  const points = Array.from({ length: Math.floor(outline.length / 3) }, (_, index) => index * 3)
  return points.some((at) => outline[at + 1] === (box ? box.x + box.width : NaN) && outline[at + 2] === 0)
}

function wordsIn(ops: readonly DrawOp[]): string[] {
  return ops.flatMap((op) => {
    if (op.kind === 'text') return [op.text]
    return op.kind === 'group' ? wordsIn(op.ops) : []
  })
}

/** Writes the pages of a plan as a PDF. */
export async function writePdf(plan: PrintPlan, scenario: Scenario, path: string): Promise<string> {
  const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(scenario)
  const document = createPdf({ title: 'Test', authors: '', language: 'en' })
  const bytes = pdfBytes(document)
  const pages = createPdfPages(document, { fonts, image: imageBytes, text, createDeflate: png.createDeflate })
  for (let index = 0; index < plan.pageCount; index++) await pages.addPage(plan.page(index))
  document.end()
  writeFileSync(path, await bytes)
  return path
}
