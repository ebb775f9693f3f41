/** House tables `fire-foot` and `fire-mounted`: cells by cover, what the letters mean, modifiers of the die. */
import { type Localized, localized } from '#shared/i18n/localized'
import { below, isObject, list, name, oneOf, partial, type Place, whole } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field, integer } from '../../fields/field'
import { type Figures, lines, NO_ROWS } from '../../house/figures'
import { figureTable } from '../../house/figureTable'
import { type HouseTable } from '../../house/houseTable'
import {
  type FireMeaning,
  type FireModifierRow,
  type FireResult,
  type FireTable,
  type FireTarget,
} from '../figures/fireTables'
import { type MedievalRules } from '../rules/medievalRules'
import { type Cover, COVER_NAMES, COVERS } from '../rows/covers'
import { LETTER_ROWS, letterCells, letterGrid, type LetterRows, shownLetter } from './letterGrid'

const RESULTS = ['A', 'B', 'C', 'D', 'E', '-'] as const

type Meaning = Omit<FireMeaning, 'result'>

interface FireFigures {
  /** The covers. */
  readonly columns: readonly Cover[]
  readonly rows: LetterRows
  readonly meanings: Readonly<Partial<Record<FireResult, Meaning>>>
  /** By what brings them; 0 = none. */
  readonly modifiers: Readonly<Partial<Record<FireModifierRow['when'], FireModifierRow>>>
}

/** One text for both phases, or `{ "offensive": …, "defensive": … }`. */
const MEANING: Field<Meaning | undefined> = {
  kind: 'name',
  name: localized('sens', 'meaning'),
  read: () => (value, at) => {
    if (isObject(value) && ('offensive' in value || 'defensive' in value))
      return whole<Meaning>({ offensive: name, defensive: name })(value, at)
    const both = name(value, at)
    return { offensive: both, defensive: both }
  },
  write: (meaning) => meaning && { offensive: { ...meaning.offensive }, defensive: { ...meaning.defensive } },
}

/** Covers by id, or by the name that heads the printed column. */
const COLUMNS: Field<readonly Cover[]> = {
  kind: 'list',
  name: localized('couvertures', 'covers'),
  read: () => (value, at) => {
    const found = list((cover, at) => {
      const printed = COVERS.find((id) => COVER_NAMES[id].fr === cover || COVER_NAMES[id].en === cover)
      return printed ?? oneOf(...COVERS)(cover, at)
    })(value, at)
    if (found.length > 0 && new Set(found).size === found.length) return found
    return refuse(at.path, value, localized('chaque couverture une fois', 'each cover once'))
  },
}

const LESS_THAN = localized(
  'ce «\u202fmoins de\u202f» compte jusqu’à, cases',
  'that “less than” counts up to, hexes',
)

/** A value, and of `close` how far it counts: the file may give either. */
function modifier(row: FireModifierRow): Field<FireModifierRow> {
  const value = integer(row.name, { min: -99, max: 99 })
  const read = value.read(NO_ROWS)
  if (!('within' in row))
    return { ...value, read: () => (found, at) => ({ ...row, value: read(found, at) }), write: valueOf }
  const within = integer(LESS_THAN, { min: 1, max: 999 })
  const readParts = partial<{ value: number; within: number }>({ value: read, within: within.read(NO_ROWS) })
  return {
    ...value,
    kind: 'parts',
    parts: { value, within },
    read: () => (found, at) => ({
      ...row,
      ...(isObject(found) ? readParts(found, at) : { value: read(found, at) }),
    }),
    write: (of) => ({ value: of.value, within: 'within' in of ? of.within : row.within }),
  }
}

const valueOf = ({ value }: FireModifierRow): number => value

function fieldsOf(modifiers: readonly FireModifierRow[]): Figures<FireFigures> {
  return {
    columns: COLUMNS,
    rows: LETTER_ROWS,
    meanings: Object.fromEntries(RESULTS.map((result) => [result, MEANING])),
    modifiers: Object.fromEntries(modifiers.map((row) => [row.when, modifier(row)])),
  }
}

export function fire(target: FireTarget): HouseTable<MedievalRules> {
  return figureTable<MedievalRules, FireFigures>({
    table: `fire-${target}`,
    of({ figures }) {
      const { covers, rows, meanings, modifiers } = figures.fire.tables[target]
      return {
        columns: covers,
        rows,
        meanings: Object.fromEntries(meanings.map(({ result, ...meaning }) => [result, meaning])),
        modifiers: Object.fromEntries(
          figures.fire.modifiers.map((own) => [
            own.when,
            (modifiers ?? [own]).find(({ when }) => when === own.when) ?? { ...own, value: 0 },
          ]),
        ),
      }
    },
    with({ figures, ...rules }, laid, before, at) {
      const { fire: all } = figures
      const table = withLetters(all.tables[target], laid, before, at)
      const modifiers = laid.modifiers !== before.modifiers && {
        modifiers: Object.values(laid.modifiers).filter(({ value }) => value !== 0),
      }
      const tables = { ...all.tables, [target]: { ...table, ...modifiers } }
      return { ...rules, figures: { ...figures, fire: { ...all, tables } } }
    },
    fields: ({ figures }) => fieldsOf(figures.fire.modifiers),
    grids: (table, fields) => [
      {
        title: localized('Couverture et rangée', 'Cover and row'),
        columns: table.columns.map((cover) => COVER_NAMES[cover]),
        rows: letterCells(table.rows, Object.keys(table.meanings)),
      },
      lines(fields, table, {
        title: localized('Modificateurs du dé', 'Modifiers of the die'),
        only: ['modifiers'],
      }),
    ],
    legend: ({ meanings }) =>
      Object.entries(meanings).map(([letter, meaning]) => ({
        letter: shownLetter(letter),
        meaning: inWords(meaning),
      })),
  })
}

function withLetters(table: FireTable, laid: FireFigures, before: FireFigures, at: Place): FireTable {
  const meanings = RESULTS.flatMap((result) => {
    const meaning = laid.meanings[result]
    return meaning ? [{ result, ...meaning }] : []
  })
  const changed = { ...table, covers: laid.columns, meanings }
  if (laid.rows === before.rows) {
    if (laid.columns === before.columns) return changed
    return refuse(at.path, laid, localized('"rows" avec "columns"', '"rows" with "columns"'))
  }
  const rows = letterGrid(laid.rows, below(at, 'rows'), {
    letters: meanings.map(({ result }) => result),
    columns: laid.columns.length,
  })
  return { ...changed, rows }
}

function inWords({ offensive, defensive }: Meaning): Localized {
  if (offensive.fr === defensive.fr && offensive.en === defensive.en) return offensive
  return localized(
    `${offensive.fr}\u202f; en défense\u202f: ${defensive.fr}`,
    `${offensive.en}; in defence: ${defensive.en}`,
  )
}
