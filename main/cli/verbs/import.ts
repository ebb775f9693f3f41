/** `import`: a CSV into a scenario, its types as a new one too; a file of another program as a new one. */
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { isOrderOfBattle } from '#shared/armies/battleCsv/battleColumns'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { columnsNamed } from '#shared/armies/headings'
import { hasNames, type ImportPlan, planImport } from '#shared/armies/csv/planImport'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { setCounterState } from '#shared/commands/setCounterState'
import { facesAfter } from '#shared/armies/facesAfter'
import { createHistory } from '#shared/commands/history'
import { BOARD_PRESETS, newScenario } from '#shared/document/newScenario'
import { writeScenario } from '#shared/format/write'
import type { Language } from '#shared/i18n/localized'
import { terrainPalette } from '#shared/rules/contract/rows'
import { SOURCE_IDS, sourceOf, SOURCES } from '#shared/interchange/sources'
import { Refusal } from '../refusal'
import { loadRuleset, loadScenario, refuseFaults, stem, writeFileSafely } from '../scenarioFile'
import { required, word } from '../values'
import { option, type Call, type Verb } from '../verb'
import { importBattle, type Target } from './importBattle'
import { warningLines } from '../warnings'
import { unknownColumns } from '../unknownColumns'
import { cellWarnings, loadTable, withSides } from '../csvTable'

const ENDINGS = ['.csv', '.tsv', '.txt']

export const importVerb: Verb = {
  name: 'import',
  summary: {
    fr: 'importe un CSV (types de pions, ordre de bataille) dans un scénario, ou la carte d’un autre programme',
    en: 'import a CSV (counter types, order of battle) into a scenario, or the map of another program',
  },
  arguments: '<in> <out>',
  options: [
    option(
      '--ruleset <id>',
      'jeu de règles d’un nouveau scénario, quand <out> n’existe pas',
      'ruleset of a new scenario, when <out> does not exist',
    ),
    option(
      '--map <file>',
      'carte\u202f: quel code est quel terrain, en JSON\u202f; au plus proche, et écrit là, s’il n’existe pas',
      'map: which code is which terrain, as JSON; whatever comes nearest, and written there, if it does not exist',
    ),
    option('--board <name>', 'module\u202f: le plateau (le premier)', 'module: the board (the first)'),
    option('--setup <name>', 'module\u202f: la mise en place à poser', 'module: the set-up to lay'),
    option('--force', 'carte\u202f: remplace un scénario existant', 'map: replace an existing scenario'),
  ],

  async run(call) {
    const [from, out] = call.arguments as [string, string]
    const source = sourceOf(from)
    if (source) return (await import('./importMap')).importMap(call, { from, out }, source)
    const known = [...ENDINGS, ...SOURCE_IDS.flatMap((id) => SOURCES[id].endings)].join(', ')
    if (!ENDINGS.includes(extname(from).toLowerCase()))
      throw new Refusal(
        `${from}\u202f: format inconnu\u202f; attendu\u202f: ${known}`,
        `${from}: unknown format, expected ${known}`,
      )
    const target = await targetOf(call, out)
    const table = await loadTable(from, target.ruleset)
    if (isOrderOfBattle(table.headings)) return importBattle(call, { from, out }, target, table)
    const mapping = columnsNamed(csvColumns(target.ruleset.counterSchema), table.headings)
    if (!hasNames(mapping))
      throw new Refusal(
        `${from}\u202f: ligne ${table.line}, colonne 1\u202f: aucun en-tête «\u202fnom\u202f»`,
        `${from}: line ${table.line}, column 1: no heading "name"`,
      )
    const side = mapping.findIndex((column) => column?.id === 'side')
    const scenario = target.isNew ? withSides(target.scenario, table, side) : target.scenario
    const plan = planImport(
      { scenario, ruleset: target.ruleset, language: scenario.info.language, idCode: '' },
      table,
      mapping,
    )
    const { added, changes } = plan
    const { counterSchema } = target.ruleset
    const history = createHistory(scenario)
    const faces = [...changes].flatMap(([id, change]) => facesAfter(scenario, counterSchema, id, change))
    const refusal = history.apply(editCounterTypes, { added, changes: Object.fromEntries(changes) })
    if (refusal) throw new Refusal(`${from}\u202f: ${refusal.message.fr}`, `${from}: ${refusal.message.en}`)
    for (const face of faces) history.apply(setCounterState, face)
    if (target.isNew || plan.types.length > 0)
      await writeFileSafely(out, writeScenario(history.document), call.interruptions)
    const warnings = [...unknownColumns(table, mapping), ...cellWarnings(plan)]
    return {
      json: { file: out, warnings },
      text: [summary(out, plan, call.language), ...warningLines(warnings, call.language)].join('\n'),
    }
  },
}

async function targetOf(call: Call, out: string): Promise<Target> {
  const asked = word(call, 'ruleset')
  const isNew = await stat(out).then(
    () => false,
    (error: { readonly code?: string }) => error.code === 'ENOENT',
  )
  if (isNew) {
    const ruleset = await loadRuleset(required(call, 'ruleset'), '--ruleset')
    const { grid, numbering } = BOARD_PRESETS[ruleset.board ?? 'board-26x16']
    const scenario = newScenario({
      title: stem(out),
      language: call.language,
      ruleset: ruleset.id,
      grid,
      numbering,
      hexMm: 25,
      palette: terrainPalette(ruleset),
      terrain: ruleset.openTerrain,
    })
    return { scenario, ruleset, isNew }
  }
  const scenario = await loadScenario(out)
  if (asked !== undefined && asked !== scenario.ruleset)
    throw new Refusal(
      `--ruleset\u202f: ${out} suit les règles ${scenario.ruleset}`,
      `--ruleset: ${out} follows the rules ${scenario.ruleset}`,
    )
  const played = (await loadRuleset(scenario.ruleset, out)).under(scenario)
  refuseFaults(played, out)
  return { scenario, ruleset: played.ruleset, isNew }
}

function summary(out: string, { types, same, absent }: ImportPlan, language: Language): string {
  const added = types.filter(({ isNew }) => isNew).length
  const changed = types.length - added
  return language === 'fr'
    ? `${out}\u202f: types ajoutés\u202f: ${added}, modifiés\u202f: ${changed}, inchangés\u202f: ${same}, absents du CSV\u202f: ${absent}`
    : `${out}: types added: ${added}, changed: ${changed}, the same: ${same}, not in the CSV: ${absent}`
}
