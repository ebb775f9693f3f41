/**
 * House tables `infiltration` and `opportunity`: results by total, modifiers by what brings them; or the rows that
 * `castellan tables --json` prints.
 */
import { localized } from '#shared/i18n/localized'
import { type Band } from '../../chances/table'
import { type InfiltrationModifierRow, type InfiltrationTable } from '../figures/infiltrationTable'
import { INFILTRATION_OUTCOME_NAMES, INFILTRATION_OUTCOMES, type InfiltrationOutcome } from '../../route'
import { bands, checkEnds } from '../../house/bands'
import {
  asIs,
  below,
  type Decoder,
  integer,
  list,
  oneOf,
  partial,
  type Place,
  plain,
  whole,
  words,
} from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'

const outcome: Decoder<InfiltrationOutcome> = (value, at) => {
  const printed = INFILTRATION_OUTCOMES.find((id) => {
    const { fr, en } = INFILTRATION_OUTCOME_NAMES[id]
    return value === fr || value === en
  })
  return printed ?? oneOf(...INFILTRATION_OUTCOMES)(value, at)
}

export function layInfiltration(table: InfiltrationTable, data: unknown, at: Place): InfiltrationTable {
  const { rows, ...given } = partial<Pick<InfiltrationTable, 'results' | 'modifiers'> & { rows: unknown }>({
    results: bands(outcome),
    modifiers: modifiersLike(table.modifiers),
    rows: asIs,
  })(data, at)
  if (rows !== undefined && Object.keys(given).length > 0)
    return refuse(
      at.path,
      data,
      localized('"rows" seul, ou "results" et "modifiers"', '"rows" alone, or "results" and "modifiers"'),
    )
  return {
    ...table,
    ...given,
    ...(rows !== undefined && printedRows(table.modifiers, rows, below(at, 'rows'))),
  }
}

/** `{ "mover": { "wounded": 2 }, "opponent": { "poleArm": 1 } }`; 0 takes a modifier away. */
function modifiersLike(
  rows: readonly InfiltrationModifierRow[],
): Decoder<readonly InfiltrationModifierRow[]> {
  const of = (group: InfiltrationModifierRow['of']) => {
    const traits = rows.filter((row) => row.of === group).map(({ trait }) => trait)
    return partial(Object.fromEntries(traits.map((trait) => [trait, integer(-99, 99)])))
  }
  const groups = [...new Set(rows.map((row) => row.of))]
  const read = partial(Object.fromEntries(groups.map((group) => [group, of(group)])))
  return (value, at) => {
    const given: Partial<Record<string, Partial<Record<string, number>>>> = read(value, at)
    return withValues(rows, (row) => given[row.of]?.[row.trait])
  }
}

function withValues(
  rows: readonly InfiltrationModifierRow[],
  valueOf: (row: InfiltrationModifierRow) => number | undefined,
): readonly InfiltrationModifierRow[] {
  return rows.map((row) => ({ ...row, value: valueOf(row) ?? row.value })).filter(({ value }) => value !== 0)
}

/** The printed rows: bands of totals ("≤ 5", "6–7", "≥ 10") and modifiers by name ("+1", "−2"), as many as given. */
function printedRows(
  modifiers: readonly InfiltrationModifierRow[],
  value: unknown,
  at: Place,
): Pick<InfiltrationTable, 'results' | 'modifiers'> {
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
  return { results, modifiers: withValues(modifiers, (row) => values.get(row)) }
}

/** "+1", "−2" with a true minus sign or a hyphen. */
const signedNumber: Decoder<number> = (value, at) =>
  Number(
    plain(
      localized('un texte comme "+1" ou "−2"', 'a text such as "+1" or "−2"'),
      (found): found is string => (typeof found === 'string' ? /^[+−-]?\d{1,2}$/.test(found) : false),
    )(value, at).replace('−', '-'),
  )
