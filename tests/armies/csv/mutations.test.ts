/** XCH-3: spoilt CSV files: none makes the program fail, every refusal names line and column. */
import { expect, test } from 'vitest'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { columnsNamed } from '#shared/armies/headings'
import { planImport } from '#shared/armies/csv/planImport'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { createHistory } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { createRng } from '#shared/lang/rng'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { bytesOf, readBytes, armyOf } from './armies'
import { longRun } from '../../support/longRuns'
import { placed, spoilt } from './spoilt'
import { spreadsheetArmy } from './spreadsheetArmy'

const { cases, seed } = longRun('spoilt CSV files')

test(`${cases} spoilt files: read or refused, and what is refused has its line and column`, () => {
  // Small ones: what a spoiling does shows in a few rows.
  const few = (scenario: Scenario, ...nth: readonly number[]): Scenario => {
    const types = Object.entries(scenario.counterTypes).filter((_, index) => nth.includes(index))
    return { ...scenario, counterTypes: Object.fromEntries(types) }
  }
  const sources = [few(spreadsheetArmy(), 1, 2, 4), few(armyOf(commonMechanics), 0)].flatMap((scenario) => {
    const ruleset = rulesetOf(scenario)
    const columns = csvColumns(ruleset.counterSchema)
    return (['fr', 'en'] as const).map((language) => ({
      ...{ scenario, ruleset, columns },
      bytes: bytesOf(writeCsv(scenario, ruleset.counterSchema, language)),
    }))
  })
  const rng = createRng(seed)
  const counts = { refusedFiles: 0, refusedCells: 0, wrongCells: 0, changed: 0 }
  for (let file = 0; file < cases; file++) {
    const { scenario, ruleset, columns, bytes } = sources[file % sources.length] as (typeof sources)[number]
    const read = readBytes(scenario, spoilt(bytes, rng))
    if (!read.ok) {
      placed(read.error)
      counts.refusedFiles++
      continue
    }
    const plan = planImport(
      { scenario, ruleset, language: 'fr', idCode: '' },
      read.value,
      columnsNamed(columns, read.value.headings),
    )
    ;[...plan.refused, ...plan.wrong].forEach(placed)
    counts.refusedCells += plan.refused.length
    counts.wrongCells += plan.wrong.length
    counts.changed += plan.types.length > 0 ? 1 : 0
    // A plan that is shown can be carried out.
    if (file % 20 === 0)
      expect(
        createHistory(scenario).apply(editCounterTypes, {
          added: plan.added,
          changes: Object.fromEntries(plan.changes),
        }),
      ).toBeUndefined()
  }
  // The spoiling reaches every outcome.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(cases / 20)
})
