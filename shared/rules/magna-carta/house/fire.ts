/** House tables `fire-foot` and `fire-mounted`: cells by cover, what the letters mean, modifiers of the die. */
import { type Localized, localized } from '#shared/i18n/localized'
import { below, isObject, list, name, oneOf, type Place, whole } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Field } from '../../fields/field'
import { reshaped } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import {
  type FireMeaning,
  type FireModifierRow,
  type FireResult,
  type FireTable,
  type FireTarget,
} from '../figures/fireTables'
import { type MedievalRules } from '../rules/medievalRules'
import { type Cover, COVER_NAMES, COVERS } from '../rows/covers'
import { letterGrid, letterRows, type LetterRows, shownLetter } from './letterGrid'
import { modifiers } from './modifiers'

const RESULTS = ['A', 'B', 'C', 'D', 'E', '-'] as const

type Meaning = Omit<FireMeaning, 'result'>

interface FireFigures {
  readonly columns: readonly Cover[]
  readonly rows: LetterRows
  readonly meanings: Readonly<Partial<Record<FireResult, Meaning>>>
  readonly modifiers: readonly FireModifierRow[]
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

export const fire = (target: FireTarget) =>
  keptTables<MedievalRules>()(['fire', 'tables', target], {
    table: `fire-${target}`,
    fields: ({ figures: { fire: all } }, inForce) =>
      reshaped<FireTable, FireFigures>({
        fields: {
          columns: COLUMNS,
          rows: letterRows(
            localized('Couverture et rangée', 'Cover and row'),
            inForce.meanings.map(({ result }) => result),
            inForce.covers.map((cover) => COVER_NAMES[cover]),
          ),
          meanings: Object.fromEntries(RESULTS.map((result) => [result, MEANING])),
          modifiers: modifiers(all.modifiers, ({ when }) => [when]),
        },
        from: ({ covers, rows, meanings, modifiers = all.modifiers }) => ({
          columns: covers,
          rows,
          meanings: Object.fromEntries(meanings.map(({ result, ...meaning }) => [result, meaning])),
          modifiers,
        }),
        to: withLetters,
      }),
    legend: ({ meanings }) =>
      meanings.map(({ result, ...meaning }) => ({ letter: shownLetter(result), meaning: inWords(meaning) })),
  })

function withLetters(laid: FireFigures, table: FireTable, at: Place, before: FireFigures): FireTable {
  const meanings = RESULTS.flatMap((result) => {
    const meaning = laid.meanings[result]
    return meaning ? [{ result, ...meaning }] : []
  })
  const changed = {
    ...{ ...table, covers: laid.columns, meanings },
    ...(laid.modifiers !== before.modifiers && { modifiers: laid.modifiers }),
  }
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
