/** House tables `fire-foot` and `fire-mounted`: cells by cover, what the letters mean, modifiers of the die. */
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Cover } from '../ground/mapRows'
import { COVER_NAMES, COVERS } from '../ground/coverNames'
import { type FireMeaning, type FireModifierRow, type FireResult, type FireTable } from '../fire/fireTables'
import {
  asIs,
  type Decoder,
  integer,
  isObject,
  list,
  name,
  oneOf,
  partial,
  refuseHouse,
  whole,
} from '../../house/decode'
import { letterGrid } from './letterGrid'

const RESULTS = ['A', 'B', 'C', 'D', 'E', '-'] as const

type Meaning = Omit<FireMeaning, 'result'>

/** What a letter does: one text for both phases, or `{ "offensive": …, "defensive": … }`. */
const meaning: Decoder<Meaning> = (value, path) => {
  if (isObject(value) && ('offensive' in value || 'defensive' in value))
    return whole<{ offensive: Localized; defensive: Localized }>({ offensive: name, defensive: name })(
      value,
      path,
    )
  const both = name(value, path)
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
  path: Path,
): FireTable {
  const given = partial<{
    columns: readonly Cover[]
    rows: unknown
    meanings: Partial<Record<FireResult, Meaning>>
    modifiers: readonly FireModifierRow[]
  }>({ columns: covers, rows: asIs, meanings: meaningsOf, modifiers: fireModifiers(modifiers) })(data, path)
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
    return refuseHouse(path, data, localized('"rows" avec "columns"', '"rows" with "columns"'))
  if (given.rows === undefined) return laid
  const rows = letterGrid(given.rows, [...path, 'rows'], {
    letters: laid.meanings.map(({ result }) => result),
    columns: laid.covers.length,
  })
  return { ...laid, rows }
}

/** Covers by id, or by the name that heads the printed column. */
const covers: Decoder<readonly Cover[]> = (value, path) => {
  const found = list((cover, at) => {
    const printed = COVERS.find((id) => COVER_NAMES[id].fr === cover || COVER_NAMES[id].en === cover)
    return printed ?? oneOf(...COVERS)(cover, at)
  })(value, path)
  if (found.length > 0 && new Set(found).size === found.length) return found
  return refuseHouse(path, value, localized('chaque couverture une fois', 'each cover once'))
}

/** Values by what brings them; 0 takes a modifier away. `close` may also have its `within`, in hexes. */
function fireModifiers(rows: readonly FireModifierRow[]): Decoder<readonly FireModifierRow[]> {
  const value = integer(-99, 99)
  const close: Decoder<Partial<FireModifierRow>> = (found, path) =>
    isObject(found)
      ? partial<{ value: number; within: number }>({ value, within: integer(1, 999) })(found, path)
      : { value: value(found, path) }
  const plain: Decoder<Partial<FireModifierRow>> = (found, path) => ({ value: value(found, path) })
  const read = partial(
    Object.fromEntries(rows.map(({ when }) => [when, when === 'close' ? close : plain])) as Record<
      FireModifierRow['when'],
      typeof plain
    >,
  )
  return (found, path) => {
    const given = read(found, path)
    return rows
      .map((row) => ({ ...row, ...given[row.when] }) as FireModifierRow)
      .filter((row) => row.value !== 0)
  }
}
