/** House tables `combat-foot` and `combat-mounted`: printed cells, blanks in their place, what the letters mean. */
import { type Localized, localized, sameInBoth, withMinusSigns } from '#shared/i18n/localized'
import { below, list, name, oneOf, type Place, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field, integer, listOf } from '../../fields/field'
import { endCell, UP_TO, withEnds } from '../../house/bands'
import { type FigureField, reshaped, titled } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import {
  combatCells,
  type CombatColumn,
  combatMeaning,
  combatOutcomes,
  type CombatTable,
  type CombatTarget,
} from '../figures/combatTables'
import { type MedievalRules } from '../rules/medievalRules'
import { blanksOf } from '../rules/options'
import { letterGrid, letterRows, type LetterRows, shownLetter } from './letterGrid'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

type Column = Pick<CombatColumn, 'label' | 'upTo'>

interface CombatFigures extends Pick<CombatTable, 'meanings' | 'againstAttackers' | 'armourModifier'> {
  readonly columns: readonly Column[]
  readonly rows: LetterRows
}

const GRID = localized('Différentiel et dé', 'Differential and die')

const MEANING: Field<Localized | undefined> = {
  kind: 'name',
  name: localized('sens', 'meaning'),
  read: () => name,
  write: (meaning) => meaning && { ...meaning },
}

export const combat = (target: CombatTarget) =>
  keptTables<MedievalRules>()(['combat', target], {
    table: `combat-${target}`,
    fields: ({ figures, chosen }, inForce) =>
      reshaped<CombatTable, CombatFigures>({
        fields: {
          columns: columnsLike(figures.combat[target].columns),
          rows: letterRows(GRID, combatOutcomes(inForce), inForce.columns.map(headingOf)),
          meanings: Object.fromEntries(LETTERS.map((letter) => [letter, MEANING])),
          againstAttackers: {
            kind: 'list',
            name: localized('contre les attaquants', 'against attackers'),
            read: () => list(oneOf(...LETTERS)),
          },
          armourModifier: titled(
            localized('Modificateur du dé', 'Modifier of the die'),
            integer(localized('défenseur en armure', 'defender in armour'), { max: 9 }),
          ),
        },
        from(table) {
          const columns = table.columns.map((column) => combatCells(table, column, blanksOf(chosen)))
          const dice = Array.from({ length: table.dieFaces }, (_, die) => die)
          return { ...table, rows: dice.map((die) => columns.map((cells) => cells[die] ?? '-')) }
        },
        to: withColumns,
      }),
    legend: (table) =>
      combatOutcomes(table).map((letter) => ({
        letter: shownLetter(letter),
        meaning: combatMeaning(table, letter),
      })),
  })

/** New ends for the columns that are there leave their letters; `rows` give every cell, and may have other columns. */
function withColumns(
  { columns: heads, rows, meanings, againstAttackers, armourModifier }: CombatFigures,
  table: CombatTable,
  at: Place,
  before: CombatFigures,
): CombatTable {
  const laid = { ...table, meanings, againstAttackers, armourModifier }
  if (rows !== before.rows) {
    const cells = letterGrid(rows, below(at, 'rows'), {
      letters: combatOutcomes(laid),
      columns: heads.length,
      rows: table.dieFaces,
    })
    const columns = heads.map(({ label, upTo }, index) => ({
      ...{ label, upTo, letters: [] },
      cells: cells.flatMap((row) => row[index] ?? []),
    }))
    return { ...laid, columns }
  }
  const { length } = table.columns
  if (heads.length !== length)
    refuse(
      below(at, 'columns').path,
      heads,
      localized(
        `${length} colonnes, ou "rows" avec leurs cases`,
        `${length} columns, or "rows" with their cells`,
      ),
    )
  return { ...laid, columns: table.columns.map((column, index) => ({ ...column, ...heads[index] })) }
}

/** `[{ "upTo": -6 }, …, { "upTo": null }]`; or the printed labels, which must be the table's own. */
function columnsLike(own: readonly Column[]): FigureField<readonly Column[]> {
  const ends = withEnds(listOf(localized('colonnes', 'columns'), { upTo: UP_TO }))
  return {
    ...(ends as Field<readonly Column[]>),
    read: (rows) => (value, at) => {
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
        value.forEach((label, index) => words(label, below(at, index)))
        own.forEach(({ label }, index) => oneOf(label)(value[index], below(at, index)))
        return own
      }
      const found = ends.read(rows)(value, at)
      return found.map(({ upTo }, index) => ({ label: columnLabel(found[index - 1]?.upTo, upTo), upTo }))
    },
    cells: (columns, path) =>
      columns.map((column, index) => ({
        group: GRID,
        row: UP_TO.name,
        column: headingOf(column),
        cell: endCell(column, [...path, index]),
      })),
  }
}

const headingOf = ({ label }: Column): Localized => sameInBoth(withMinusSigns(label))

/** As the players' aid prints differentials: "<-5", "-5/-1", ">90". */
function columnLabel(before: number | undefined, end: number | undefined): string {
  if (before === undefined) return end === undefined ? '–' : `<${end + 1}`
  if (end === undefined) return `>${before}`
  return end === before + 1 ? String(end) : `${before + 1}/${end}`
}
