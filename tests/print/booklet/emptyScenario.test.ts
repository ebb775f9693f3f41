/** A scenario of which nothing is known yet has a booklet too, and so has one without a map worth the name. */
import { expect, it } from 'vitest'
import { type DrawOp } from '#shared/painter/ops'
import { STYLES } from '#shared/painter/picture/styles'
import { planAids } from '#shared/print/booklet/planAids'
import { planBooklet } from '#shared/print/booklet/planBooklet'
import { pagesOf } from '#shared/print/printPlan'
import { RULESETS } from '#shared/rules/registry/registry'
import { testBoard } from '../../support/board'

const SIZES = [
  { columns: 1, rows: 1 },
  { columns: 2, rows: 200 },
  { columns: 200, rows: 2 },
  { columns: 26, rows: 16 },
] as const

const texts = (ops: readonly DrawOp[]): number =>
  ops.reduce((sum, op) => sum + (op.kind === 'group' ? texts(op.ops) : op.kind === 'text' ? 1 : 0), 0)

it.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('of %s', (id, ruleset) => {
  for (const size of SIZES) {
    const scenario = { ...testBoard(size), ruleset: id, sides: {}, counterTypes: {}, counters: {} }
    for (const paper of ['a4', 'letter', 'a3', 'a2', 'sheet'] as const) {
      const options = { paper, language: 'en', style: STYLES.classic } as const
      const plans = [planBooklet(scenario, ruleset, options), planAids(scenario, ruleset, options)]
      for (const plan of plans) {
        if (!plan.ok) throw new Error(plan.error.en)
        expect(plan.value.pageCount).toBeGreaterThan(0)
        for (const page of pagesOf(plan.value)) expect(texts(page.paint())).toBeGreaterThan(2)
      }
    }
  }
})
