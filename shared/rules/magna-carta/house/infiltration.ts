/**
 * House tables `infiltration` and `opportunity`: results by total, modifiers by what brings them; or the rows that
 * `castellan tables --json` prints.
 */
import { localized } from '#shared/i18n/localized'
import { asIs, below, type Decoder, list, oneOf, type Place, plain, whole, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Band } from '../../chances/table'
import { choice, type Field, integer } from '../../fields/field'
import { bands, bandsGrid, checkEnds, RESULT } from '../../house/bands'
import { type Figures, lines, NO_ROWS } from '../../house/figures'
import { figureTable } from '../../house/figureTable'
import { type HouseTable } from '../../house/houseTable'
import { INFILTRATION_OUTCOME_NAMES, INFILTRATION_OUTCOMES, type InfiltrationOutcome } from '../../route'
import { type InfiltrationModifierRow, type InfiltrationTable } from '../figures/infiltrationTable'
import { type MedievalRules } from '../rules/medievalRules'

interface OpportunityFigures {
  readonly results: readonly Band<InfiltrationOutcome>[]
  /** Values by whose they are and what brings them: `{ "mover": { "wounded": 2 } }`; 0 = none. */
  readonly modifiers: Readonly<Record<string, Readonly<Record<string, number>>>>
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

/** Something of each modifier, by whose it is and what brings it. */
function byTrait<T>(
  rows: readonly InfiltrationModifierRow[],
  of: (row: InfiltrationModifierRow) => T,
): Readonly<Record<string, Readonly<Record<string, T>>>> {
  return Object.fromEntries(
    rows.map((row) => [
      row.of,
      Object.fromEntries(rows.flatMap((one) => (one.of === row.of ? [[one.trait, of(one)]] : []))),
    ]),
  )
}

const fieldsOf = (modifiers: readonly InfiltrationModifierRow[]): Figures<OpportunityFigures> => ({
  results: bands(OUTCOME),
  modifiers: byTrait(modifiers, ({ name }) => integer(name, { min: -99, max: 99 })),
  rows: {
    kind: 'text',
    name: localized('lignes imprimées', 'printed rows'),
    read: () => asIs,
    write: () => undefined,
  },
})

/** Laid over the table under the options chosen: what the file gives, no option turns again. */
export function opportunityAttacks(id: InfiltrationTable['id']): HouseTable<MedievalRules> {
  return figureTable<MedievalRules, OpportunityFigures>({
    table: id,
    of(rules, own) {
      const table = rules.infiltrationTable(rules)
      if (table.id !== id) return undefined
      // A modifier that a house table takes away is not there any more.
      const value = (row: InfiltrationModifierRow): number =>
        table.modifiers.find((one) => one.of === row.of && one.trait === row.trait)?.value ?? 0
      return {
        results: table.results,
        modifiers: byTrait(own.infiltrationTable(own).modifiers, value),
      }
    },
    with(rules, laid, before, at) {
      const own = rules.infiltrationTable(rules)
      if (laid.rows !== undefined && (laid.results !== before.results || laid.modifiers !== before.modifiers))
        refuse(
          at.path,
          laid,
          localized('"rows" seul, ou "results" et "modifiers"', '"rows" alone, or "results" and "modifiers"'),
        )
      const { results, modifiers } =
        laid.rows === undefined ? laid : printedRows(own.modifiers, laid.rows, below(at, 'rows'))
      const table = {
        ...own,
        results,
        modifiers: own.modifiers
          .map((row) => ({ ...row, value: modifiers[row.of]?.[row.trait] ?? row.value }))
          .filter(({ value }) => value !== 0),
      }
      const figures = { ...rules.figures, infiltration: table }
      return { ...rules, figures, infiltrationTable: () => table }
    },
    fields: (own) => fieldsOf(own.infiltrationTable(own).modifiers),
    grids: (table, fields, own) => [
      bandsGrid(table.results, ['results'], OUTCOME),
      lines(fields, table, {
        title: localized('Modificateurs du dé', 'Modifiers of the die'),
        only: own.infiltrationTable(own).modifiers.map(({ of, trait }) => `modifiers.${of}.${trait}`),
      }),
    ],
  })
}

/** The printed rows: bands of totals ("≤ 5", "6–7", "≥ 10") and modifiers by name ("+1", "−2"), as many as given. */
function printedRows(
  modifiers: readonly InfiltrationModifierRow[],
  value: unknown,
  at: Place,
): Omit<OpportunityFigures, 'rows'> {
  const outcome = OUTCOME.read(NO_ROWS)
  const results: Band<InfiltrationOutcome>[] = []
  const values = new Map<InfiltrationModifierRow, number>()
  const names = modifiers.flatMap(({ name }) => [name.fr, name.en])
  const rows = list(whole<{ label: string; cells: readonly unknown[] }>({ label: words, cells: list(asIs) }))
  rows(value, at).forEach(({ label, cells: [cell] }, index) => {
    const inCell = below(at, index, 'cells', 0)
    const total = /^(?:≤ ?|-?\d+–)?(-?\d+)$/.exec(label)
    if (total || /^≥ ?-?\d+$/.test(label)) {
      results.push({ upTo: total ? Number(total[1]) : undefined, result: outcome(cell, inCell) })
      return
    }
    const named = modifiers.find(({ name }) => name.fr === label || name.en === label)
    if (named) values.set(named, signedNumber(cell, inCell))
    else oneOf('≤ 5', '6–7', '≥ 10', ...names)(label, below(at, index, 'label'))
  })
  checkEnds(results, at)
  return { results, modifiers: byTrait(modifiers, (row) => values.get(row) ?? row.value) }
}

/** "+1", "−2" with a true minus sign or a hyphen. */
const signedNumber: Decoder<number> = (value, at) =>
  Number(
    plain(
      localized('un texte comme "+1" ou "−2"', 'a text such as "+1" or "−2"'),
      (found): found is string => (typeof found === 'string' ? /^[+−-]?\d{1,2}$/.test(found) : false),
    )(value, at).replace('−', '-'),
  )
