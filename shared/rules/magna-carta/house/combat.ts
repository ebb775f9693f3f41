/** House tables `combat-foot` and `combat-mounted`: printed cells, blanks in their place, what the letters mean. */
import { localized } from '#shared/i18n/localized'
import {
  type CombatColumn,
  type CombatLetter,
  combatOutcomes,
  type CombatTable,
} from '../figures/combatTables'
import { checkEnds, upTo } from '../../house/bands'
import {
  asIs,
  below,
  type Decoder,
  integer,
  list,
  name,
  oneOf,
  partial,
  type Place,
  whole,
  words,
} from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { letterGrid } from './letterGrid'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

type Column = Pick<CombatColumn, 'label' | 'upTo'>

const meanings: Decoder<CombatTable['meanings']> = partial(
  Object.fromEntries(LETTERS.map((letter) => [letter, name])) as Record<CombatLetter, typeof name>,
)

export function layCombat(table: CombatTable, data: unknown, at: Place): CombatTable {
  const given = partial<{
    columns: readonly Column[]
    rows: unknown
    meanings: CombatTable['meanings']
    againstAttackers: readonly CombatLetter[]
    armourModifier: number
  }>({
    columns: columnsLike(table),
    rows: asIs,
    meanings,
    againstAttackers: list(oneOf(...LETTERS)),
    armourModifier: integer(0, 9),
  })(data, at)
  const laid = {
    ...table,
    meanings: { ...table.meanings, ...given.meanings },
    againstAttackers: given.againstAttackers ?? table.againstAttackers,
    armourModifier: given.armourModifier ?? table.armourModifier,
  }
  const heads = given.columns ?? table.columns
  if (given.rows === undefined) return { ...laid, columns: sameColumns(table, heads, below(at, 'columns')) }
  const rows = letterGrid(given.rows, below(at, 'rows'), {
    letters: combatOutcomes(laid),
    columns: heads.length,
    rows: table.dieFaces,
  })
  const columns = heads.map(({ label, upTo: end }, index) => ({
    label,
    upTo: end,
    letters: [],
    cells: rows.flatMap((row) => row[index] ?? []),
  }))
  return { ...laid, columns }
}

/** New ends for the columns that are there: their letters stay. */
function sameColumns({ columns }: CombatTable, heads: readonly Column[], at: Place): CombatColumn[] {
  if (heads.length !== columns.length)
    refuse(
      at.path,
      heads,
      localized(
        `${columns.length} colonnes, ou "rows" avec leurs cases`,
        `${columns.length} columns, or "rows" with their cells`,
      ),
    )
  return columns.map((column, index) => ({ ...column, ...heads[index] }))
}

/** `[{ "upTo": -6 }, …, { "upTo": null }]`; or the printed labels, which must be the table's own. */
function columnsLike({ columns }: CombatTable): Decoder<readonly Column[]> {
  const ends = list(whole<{ upTo: number | undefined }>({ upTo }))
  return (value, at) => {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
      value.forEach((label, index) => words(label, below(at, index)))
      columns.forEach(({ label }, index) => oneOf(label)(value[index], below(at, index)))
      return columns
    }
    const found = ends(value, at)
    checkEnds(found, at)
    return found.map(({ upTo: end }, index) => ({
      label: columnLabel(found[index - 1]?.upTo, end),
      upTo: end,
    }))
  }
}

/** As the players' aid prints differentials: "<-5", "-5/-1", ">90". */
function columnLabel(before: number | undefined, end: number | undefined): string {
  if (before === undefined) return end === undefined ? '–' : `<${end + 1}`
  if (end === undefined) return `>${before}`
  return end === before + 1 ? String(end) : `${before + 1}/${end}`
}
