/** A contradiction in a cell is judged by the rules in force: those of before are forgotten (CHK-9). */
import { expect, test } from 'vitest'
import { cellFault } from '#shared/armies/cells'
import { armyColumns } from '#shared/armies/columns'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { galleryScenario } from '../support/scenarioFiles'

test('CHK-9: after a change of house rules the same sheet is judged anew', () => {
  const scenario = galleryScenario('the-sortie')
  const ruleset = rulesetOf(scenario)
  const [type] = Object.keys(scenario.counterTypes) as CounterTypeId[]
  const column = armyColumns(ruleset.counterSchema, 'types').find(({ id }) => id === 'armour')
  if (!type || !column) throw new Error('no such cell')
  const says = localized('Trop lourd', 'Too heavy')
  const strict: Ruleset = {
    ...ruleset,
    sheetFaults: () => [{ rule: 'CHK-9', says, mend: { stats: { armour: 'none' } } }] as never,
  }
  const told = (rules: Ruleset) => cellFault(scenario, rules, { type }, column)?.says
  expect([told(ruleset), told(strict), told(ruleset)]).toEqual([undefined, says, undefined])
})
