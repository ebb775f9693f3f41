/** Pages painted for a small picture: what is too small to be seen on it is not painted, and nothing else is missing. */
import { describe, expect, it } from 'vitest'
import { type DrawOp } from '#shared/painter/ops'
import { STYLES } from '#shared/painter/picture/styles'
import { planPrint, type PrintRequest } from '#shared/print/export/planPrint'
import { pagesOf, type PrintPage } from '#shared/print/printPlan'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { galleryScenario } from '../support/scenarioFiles'

const scenario = galleryScenario('the-sortie')

async function pages(change: Partial<PrintRequest>): Promise<PrintPage[]> {
  const planned = await planPrint(
    { scenario, ruleset: rulesetOf(scenario) },
    {
      ...{ what: 'all', format: 'pdf', baseName: 'sortie', dpi: 300, language: 'fr', paper: 'a4' },
      ...{ style: STYLES.classic, layers: ['terrain', 'counters', 'names'], overlap: 5, margin: 10 },
      overview: true,
      ...change,
    },
  )
  if (!planned.ok) throw new Error(planned.error.en)
  return pagesOf(planned.value)
}

/** Everything that is painted, groups opened. */
function painted(ops: readonly DrawOp[]): DrawOp[] {
  return ops.flatMap((op) => (op.kind === 'group' ? painted(op.ops) : [op]))
}

const words = (ops: readonly DrawOp[]): string[] =>
  painted(ops).flatMap((op) => (op.kind === 'text' ? [op.text] : []))

describe('a page painted for a small picture', () => {
  it.each([
    ['the booklet’s first page, below a strip of the map', 'booklet', 0],
    ['a sheet of the map', 'map', 0],
    ['the page that shows how sheets are joined', 'map', -1],
  ] as const)('%s: less than half is painted', async (_, what, index) => {
    const page = (await pages({ what })).at(index) as PrintPage
    const whole = painted(page.paint()).length
    const small = painted(page.paint({ pxPerMm: 0.7 })).length
    expect(small).toBeGreaterThan(0)
    expect(small).toBeLessThan(whole / 2)
  })

  it('says all that a booklet says, in colour and in grey', async () => {
    for (const grey of [false, true])
      for (const page of (await pages({ what: 'tables', grey })).slice(0, 2))
        expect(words(page.paint({ pxPerMm: 0.7 }))).toEqual(words(page.paint()))
  })

  it('has everything where the picture is fine enough', async () => {
    for (const page of await pages({})) expect(page.paint({ pxPerMm: 24 })).toEqual(page.paint())
  })
})
