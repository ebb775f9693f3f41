/**
 * House tables `infiltration` and `opportunity`: results by total, modifiers by what brings them; or the rows that
 * `castellan tables --json` prints.
 */
import { isCalled } from '#shared/i18n/fold'
import { localized } from '#shared/i18n/localized'
import { asIs, below, type Decoder, list, oneOf, type Place, plain, whole, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Band } from '../../chances/table'
import { choice, type Field } from '../../fields/field'
import { bands, checkEnds, RESULT } from '../../house/bands'
import { NO_ROWS } from '../../house/figures'
import { figureTable } from '../../house/figureTable'
import { type HouseTable } from '../../house/houseTable'
import {
  INFILTRATION_OUTCOME_NAMES,
  INFILTRATION_OUTCOMES,
  type InfiltrationOutcome,
} from '#shared/rules/answers/route'
import { type InfiltrationModifierRow, type InfiltrationTable } from '../figures/infiltrationTable'
import { type MedievalRules } from '../rules/medievalRules'
import { modifiers } from './modifiers'

type OpportunityFigures = InfiltrationTable & {
  /** The printed rows instead, not yet read. */
  readonly rows?: unknown
}

const ids = choice(RESULT, INFILTRATION_OUTCOME_NAMES)

/** An outcome by its id, or as printed. */
const OUTCOME: Field<InfiltrationOutcome> = {
  ...ids,
  read: (rows) => (value, at) => {
    const printed = INFILTRATION_OUTCOMES.find((id) => {
      const { fr, en } = INFILTRATION_OUTCOME_NAMES[id]
      return value === fr || value === en
    })
    return printed ?? ids.read(rows)(value, at)
  },
}

const PRINTED: Field<unknown> = {
  kind: 'text',
  name: localized('lignes imprimées', 'printed rows'),
  read: () => asIs,
  write: () => undefined,
}

/** Laid over the table under the options chosen: what the file gives, no option turns again. */
export function opportunityAttacks(id: InfiltrationTable['id']): HouseTable<MedievalRules> {
  return figureTable<MedievalRules, OpportunityFigures>({
    table: id,
    of(rules) {
      const table = rules.infiltrationTable(rules)
      return table.id === id ? table : undefined
    },
    with: (rules, table) => ({
      ...rules,
      figures: { ...rules.figures, infiltration: table },
      infiltrationTable: () => table,
    }),
    fields: (own) => ({
      results: bands(OUTCOME),
      modifiers: modifiers(own.infiltrationTable(own).modifiers, ({ of, trait }) => [of, trait]),
      rows: PRINTED,
    }),
    finish({ rows, ...laid }, { results, modifiers }, at) {
      if (rows === undefined) return laid
      if (laid.results === results && laid.modifiers === modifiers)
        return { ...laid, ...printedRows(modifiers, rows, below(at, 'rows')) }
      return refuse(
        at.path,
        laid,
        localized('"rows" seul, ou "results" et "modifiers"', '"rows" alone, or "results" and "modifiers"'),
      )
    },
  })
}

/** The printed rows: bands of totals ("≤ 5", "6–7", "≥ 10") and modifiers by name ("+1", "−2"), as many as given. */
function printedRows(
  own: readonly InfiltrationModifierRow[],
  value: unknown,
  at: Place,
): Pick<InfiltrationTable, 'results' | 'modifiers'> {
  const outcome = OUTCOME.read(NO_ROWS)
  const results: Band<InfiltrationOutcome>[] = []
  const values = new Map<InfiltrationModifierRow, number>()
  const names = own.flatMap(({ name }) => [name.fr, name.en])
  const rows = list(whole<{ label: string; cells: readonly unknown[] }>({ label: words, cells: list(asIs) }))
  rows(value, at).forEach(({ label, cells: [cell] }, index) => {
    const inCell = below(at, index, 'cells', 0)
    const total = /^(?:≤ ?|-?\d+–)?(-?\d+)$/.exec(label)
    if (total || /^≥ ?-?\d+$/.test(label)) {
      results.push({ upTo: total ? Number(total[1]) : undefined, result: outcome(cell, inCell) })
      return
    }
    const named = own.find(({ name }) => isCalled(name, label))
    if (named) values.set(named, signedNumber(cell, inCell))
    else oneOf(['≤ 5', '6–7', '≥ 10', ...names])(label, below(at, index, 'label'))
  })
  checkEnds(results, at)
  const modifiers = own.map((row) => ({ ...row, value: values.get(row) ?? row.value }))
  return { results, modifiers: modifiers.filter((row) => row.value !== 0) }
}

/** "+1", "−2" with a true minus sign or a hyphen. */
const signedNumber: Decoder<number> = (value, at) =>
  Number(
    plain(
      localized('un texte comme "+1" ou "−2"', 'a text such as "+1" or "−2"'),
      (found): found is string => (typeof found === 'string' ? /^[+−-]?\d{1,2}$/.test(found) : false),
    )(value, at).replace('−', '-'),
  )
