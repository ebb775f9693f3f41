/** House tables `fire-foot` and `fire-mounted`: cells by cover, what the letters mean, modifiers of the die. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Cover, COVER_NAMES, COVERS } from '../rows/covers'
import {
  type FireMeaning,
  type FireModifierRow,
  type FireResult,
  type FireTable,
} from '../figures/fireTables'
import {
  asIs,
  below,
  type Decoder,
  integer,
  isObject,
  list,
  name,
  oneOf,
  partial,
  type Place,
  whole,
} from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { letterGrid } from './letterGrid'

const RESULTS = ['A', 'B', 'C', 'D', 'E', '-'] as const

type Meaning = Omit<FireMeaning, 'result'>

/** Decodes the meaning of a letter: one text for both phases, or `{ "offensive": …, "defensive": … }`. */
const meaning: Decoder<Meaning> = (value, at) => {
  if (isObject(value) && ('offensive' in value || 'defensive' in value))
    return whole<{ offensive: Localized; defensive: Localized }>({ offensive: name, defensive: name })(
      value,
      at,
    )
  const both = name(value, at)
  return { offensive: both, defensive: both }
}

const meaningsOf = partial(
  Object.fromEntries(RESULTS.map((result) => [result, meaning])) as Record<FireResult, typeof meaning>,
)

/** @param modifiers those of the ruleset, whose values the file may give by what brings them. */
export function layFire(
  table: FireTable,
  modifiers: readonly FireModifierRow[],
  data: unknown,
  at: Place,
): FireTable {
  const given = partial<{
    columns: readonly Cover[]
    rows: unknown
    meanings: Partial<Record<FireResult, Meaning>>
    modifiers: readonly FireModifierRow[]
  }>({ columns: covers, rows: asIs, meanings: meaningsOf, modifiers: fireModifiers(modifiers) })(data, at)
  const laid: FireTable = {
    ...table,
    covers: given.columns ?? table.covers,
    meanings: RESULTS.flatMap((result) => {
      const own = given.meanings?.[result]
      return own ? [{ result, ...own }] : table.meanings.filter((one) => one.result === result)
    }),
    ...(given.modifiers && { modifiers: given.modifiers }),
  }
  if (given.rows === undefined && given.columns)
    return refuse(at.path, data, localized('"rows" avec "columns"', '"rows" with "columns"'))
  if (given.rows === undefined) return laid
  const rows = letterGrid(given.rows, below(at, 'rows'), {
    letters: laid.meanings.map(({ result }) => result),
    columns: laid.covers.length,
  })
  return { ...laid, rows }
}

/** Covers by id, or by the name that heads the printed column. */
const covers: Decoder<readonly Cover[]> = (value, at) => {
  const found = list((cover, at) => {
    const printed = COVERS.find((id) => COVER_NAMES[id].fr === cover || COVER_NAMES[id].en === cover)
    return printed ?? oneOf(...COVERS)(cover, at)
  })(value, at)
  if (found.length > 0 && new Set(found).size === found.length) return found
  return refuse(at.path, value, localized('chaque couverture une fois', 'each cover once'))
}

/** Values by what brings them; 0 takes a modifier away. `close` may also have its `within`, in hexes. */
function fireModifiers(rows: readonly FireModifierRow[]): Decoder<readonly FireModifierRow[]> {
  const value = integer(-99, 99)
  const close: Decoder<Partial<FireModifierRow>> = (found, at) =>
    isObject(found)
      ? partial<{ value: number; within: number }>({ value, within: integer(1, 999) })(found, at)
      : { value: value(found, at) }
  const plain: Decoder<Partial<FireModifierRow>> = (found, at) => ({ value: value(found, at) })
  const read = partial(
    Object.fromEntries(rows.map(({ when }) => [when, when === 'close' ? close : plain])) as Record<
      FireModifierRow['when'],
      typeof plain
    >,
  )
  return (found, at) => {
    const given = read(found, at)
    return rows
      .map((row) => ({ ...row, ...given[row.when] }) as FireModifierRow)
      .filter((row) => row.value !== 0)
  }
}
