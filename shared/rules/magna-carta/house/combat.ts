/** House tables `combat-foot` and `combat-mounted`: printed cells, blanks in their place, what the letters mean. */
import { type Localized, localized, sameInBoth, withMinusSigns } from '#shared/i18n/localized'
import { below, list, oneOf, type Place, words } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { bothNames, type Field, integer, listOf } from '../../fields/field'
import { endCell, UP_TO, withEnds } from '../../house/bands'
import { type FigureField, titled } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import {
  type Blanks,
  combatCells,
  type CombatColumn,
  combatMeaning,
  type CombatOutcome,
  combatOutcomes,
  type CombatTable,
  type CombatTarget,
} from '../figures/combatTables'
import { type MedievalRules } from '../rules/medievalRules'
import { blanksOf } from '../rules/options'
import { letterGrid, letterRows, shownLetter } from './letterGrid'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

const GRID = localized('Différentiel et dé', 'Differential and die')

const MEANING: Field<Localized | undefined> = {
  ...bothNames(localized('sens', 'meaning')),
  write: (meaning) => meaning && { ...meaning },
}

const AGAINST: Field<CombatTable['againstAttackers']> = {
  kind: 'list',
  name: localized('contre les attaquants', 'against attackers'),
  read: () => list(oneOf(LETTERS)),
}

export const combat = (target: CombatTarget) =>
  keptTables<MedievalRules>()(['combat', target], {
    table: `combat-${target}`,
    fields: ({ figures, chosen }, inForce) => ({
      columns: columnsLike(figures.combat[target].columns),
      rows: letterRows(
        cellsInRows(inForce, blanksOf(chosen)),
        GRID,
        combatOutcomes(inForce),
        inForce.columns.map(headingOf),
      ),
      meanings: Object.fromEntries(LETTERS.map((letter) => [letter, MEANING])),
      againstAttackers: AGAINST,
      armourModifier: titled(
        localized('Modificateur du dé', 'Modifier of the die'),
        integer(localized('défenseur en armure', 'defender in armour'), { max: 9 }),
      ),
    }),
    finish: withCells,
    legend: (table) =>
      combatOutcomes(table).map((letter) => ({
        letter: shownLetter(letter),
        meaning: combatMeaning(table, letter),
      })),
  })

function cellsInRows(table: CombatTable, blanks: Blanks): readonly (readonly CombatOutcome[])[] {
  const columns = table.columns.map((column) => combatCells(table, column, blanks))
  return Array.from({ length: table.dieFaces }, (_, die) => columns.map((cells) => cells[die] ?? '-'))
}

/** New ends for the columns that are there leave their letters; `rows` give every cell, and may have other columns. */
function withCells(laid: CombatTable, before: CombatTable, at: Place): CombatTable {
  if (laid.rows !== before.rows) {
    const rows = letterGrid(laid.rows, below(at, 'rows'), {
      letters: combatOutcomes(laid),
      columns: laid.columns.length,
      rows: laid.dieFaces,
    })
    return { ...laid, rows }
  }
  const { length } = before.columns
  if (laid.columns.length === length) return laid
  return refuse(
    below(at, 'columns').path,
    laid.columns,
    localized(
      `${length} colonnes, ou "rows" avec leurs cases`,
      `${length} columns, or "rows" with their cells`,
    ),
  )
}

/** `[{ "upTo": -6 }, …, { "upTo": null }]`; or the printed labels, which must be the table's own. */
function columnsLike(own: readonly CombatColumn[]): FigureField<readonly CombatColumn[]> {
  const ends = withEnds(listOf(localized('colonnes', 'columns'), { upTo: UP_TO }))
  return {
    ...(ends as Field<readonly CombatColumn[]>),
    read: (rows) => (value, at) => {
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
        value.forEach((label, index) => words(label, below(at, index)))
        own.forEach(({ label }, index) => oneOf([label])(value[index], below(at, index)))
        return own
      }
      const found = ends.read(rows)(value, at)
      return found.map(({ upTo }, index) => {
        const label = columnLabel(found[index - 1]?.upTo, upTo)
        return { label, upTo, letters: own[index]?.letters ?? [] }
      })
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

const headingOf = ({ label }: CombatColumn): Localized => sameInBoth(withMinusSigns(label))

/** As the players' aid prints differentials: "<-5", "-5/-1", ">90". */
function columnLabel(before: number | undefined, end: number | undefined): string {
  if (before === undefined) return end === undefined ? '–' : `<${end + 1}`
  if (end === undefined) return `>${before}`
  return end === before + 1 ? String(end) : `${before + 1}/${end}`
}
