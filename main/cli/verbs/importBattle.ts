/** The order of battle of a CSV into a scenario, for `import`. */
import { BATTLE_COLUMNS } from '#shared/armies/battleCsv/battleColumns'
import { type BattlePlan, planBattle } from '#shared/armies/battleCsv/planBattle'
import { csvFaultText } from '#shared/armies/csv/csvFault'
import type { CsvTable } from '#shared/armies/csv/readCsv'
import { columnsNamed } from '#shared/armies/headings'
import { writeScenario } from '#shared/format/write'
import type { Scenario } from '#shared/document/types'
import type { Language } from '#shared/i18n/localized'
import type { Ruleset } from '#shared/rules/contract/ruleset'
import { Refusal } from '../refusal'
import { writeFileSafely } from '../scenarioFile'
import { unknownColumns } from '../unknownColumns'
import type { Call } from '../verb'
import { type Warning, warningLines } from '../warnings'

/** The scenario into which is imported. */
export interface Target {
  readonly scenario: Scenario
  /** As the scenario plays it. */
  readonly ruleset: Ruleset
  readonly isNew: boolean
}

interface Files {
  readonly from: string
  readonly out: string
}

/** A scenario that is new has no types of which counters could be. */
export async function importBattle(
  { language, interruptions }: Call,
  { from, out }: Files,
  { scenario, ruleset, isNew }: Target,
  table: CsvTable,
) {
  if (isNew)
    throw new Refusal(
      `${from}\u202f: un ordre de bataille s’importe dans un scénario qui existe, avec ses types de pions`,
      `${from}: an order of battle is imported into a scenario that exists, with its counter types`,
    )
  const plan = planBattle({ scenario, ruleset, language: scenario.info.language, idCode: '' }, table)
  if (plan.rows.length > 0) await writeFileSafely(out, writeScenario(plan.after), interruptions)
  const mapping = columnsNamed(BATTLE_COLUMNS, table.headings)
  const warnings = [...unknownColumns(table, mapping), ...rowWarnings(plan)]
  return {
    json: { file: out, warnings },
    text: [summary(out, plan, language), ...warningLines(warnings, language)].join('\n'),
  }
}

function rowWarnings({ refused }: BattlePlan): readonly Warning[] {
  return refused.map((fault) => {
    const { fr, en } = csvFaultText(fault)
    const { line, column } = fault
    return { message: { fr: `${fr} (laissé de côté)`, en: `${en} (left out)` }, line, column }
  })
}

function summary(out: string, plan: BattlePlan, language: Language): string {
  const { rows, newGroups, newReinforcements, same, absent } = plan
  const added = rows.filter(({ known }) => !known).length
  const changed = rows.length - added
  const [groups, reinforcements] = [newGroups.length, newReinforcements.length]
  return language === 'fr'
    ? `${out}\u202f: lignes ajoutées\u202f: ${added}, modifiées\u202f: ${changed}, inchangées\u202f: ${same}, absentes du CSV\u202f: ${absent}, nouveaux groupes\u202f: ${groups}, nouveaux renforts\u202f: ${reinforcements}`
    : `${out}: rows added: ${added}, changed: ${changed}, the same: ${same}, not in the CSV: ${absent}, new groups: ${groups}, new reinforcements: ${reinforcements}`
}
