/** The table of opportunity attacks as people read it, and its results in words. */
import { type Localized, localized, signed } from '#shared/i18n/localized'
import { bandLabel } from '../../chances/table'
import { INFILTRATION_OUTCOME_NAMES } from '#shared/rules/answers/route'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { row } from '#shared/rules/printedTables/tableCells'
import { type InfiltrationTable } from '../figures/infiltrationTable'

const TITLES: Readonly<Record<InfiltrationTable['id'], Localized>> = {
  infiltration: localized('Infiltration', 'Infiltration'),
  opportunity: localized('Attaques d’opportunité', 'Opportunity attacks'),
}

export function infiltrationRuleTable(table: InfiltrationTable): RuleTable {
  const results = table.results.map((band, index) =>
    row(bandLabel(table.results, index), INFILTRATION_OUTCOME_NAMES[band.result]),
  )
  const thrown = `${table.dice.count}D${table.dice.faces}`
  const modifiers = table.modifiers.map(({ name, value }) => row(name, signed(value)))
  return {
    id: table.id,
    title: localized(
      `${TITLES[table.id].fr} (${thrown} ${table.dice.count > 1 ? 'modifiés' : 'modifié'})`,
      `${TITLES[table.id].en} (modified ${thrown})`,
    ),
    columns: [localized('résultat ou modificateur', 'result or modifier')],
    rows: [...results, ...modifiers],
    source: 'book',
    rule: table.resultRule,
  }
}
