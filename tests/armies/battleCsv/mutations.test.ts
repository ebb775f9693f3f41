/** XCH-3: spoilt orders of battle: none makes the program fail, every refusal names line and column. */
import { expect, test } from 'vitest'
import { planBattle } from '#shared/armies/battleCsv/planBattle'
import { writeBattleCsv } from '#shared/armies/battleCsv/writeBattleCsv'
import { editOrderOfBattle } from '#shared/commands/editOrderOfBattle'
import { createHistory } from '#shared/commands/history'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { createRng } from '#shared/lang/rng'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { bytesOf } from '../csv/armies'
import { placed, spoilt } from '../csv/spoilt'
import { longRun } from '../../support/longRuns'
import { battle, readBattle } from './battles'

const { cases, seed } = longRun('spoilt orders of battle')

test(`${cases} spoilt files: read or refused, and what is refused has its line and column`, () => {
  const scenario = battle()
  const asked = { scenario, ruleset: rulesetOf(scenario), language: 'fr' as const, idCode: '' }
  const sources = (['fr', 'en'] as const).map((language) => bytesOf(writeBattleCsv(scenario, language)))
  const rng = createRng(seed)
  const counts = { refusedFiles: 0, refusedRows: 0, changed: 0, made: 0 }
  for (let file = 0; file < cases; file++) {
    const read = readBattle(spoilt(sources[file % 2] as Uint8Array, rng))
    if (!read.ok) {
      placed(read.error)
      counts.refusedFiles++
      continue
    }
    const plan = planBattle(asked, read.value)
    plan.refused.forEach(placed)
    counts.refusedRows += plan.refused.length
    counts.changed += plan.rows.length > 0 ? 1 : 0
    counts.made += plan.newGroups.length + plan.newReinforcements.length
    // A plan that is shown can be carried out, and what it makes can be saved and opened.
    expect(createHistory(scenario).apply(editOrderOfBattle, plan.edit)).toBeUndefined()
    if (file % 20 === 0) expect(readScenario(writeScenario(plan.after), 'saved').ok).toBe(true)
  }
  // The spoiling reaches every outcome.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(cases / 20)
})
