/** House tables `fire-foot` and `fire-mounted`: cells by cover, what the letters mean, modifiers of the die. */
import { isCalled } from '#shared/i18n/fold'
import { type Localized, localized } from '#shared/i18n/localized'
import { below, isObject, list, name, oneOf, type Place, whole } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { bothNames, type Field } from '../../fields/field'
import { keptTables } from '../../house/figureTable'
import {
  FIRE_RESULTS,
  type FireMeaning,
  fireMeanings,
  type FireTable,
  type FireTarget,
} from '../figures/fireTables'
import { type MedievalRules } from '../rules/medievalRules'
import { type Cover, COVER_NAMES, COVERS } from '../rows/covers'
import { letterGrid, letterRows, shownLetter } from './letterGrid'
import { modifiers } from './modifiers'

/** One text for both phases, or `{ "offensive": …, "defensive": … }`. */
const MEANING: Field<FireMeaning | undefined> = {
  ...bothNames(localized('sens', 'meaning')),
  read: () => (value, at) => {
    if (isObject(value) && ('offensive' in value || 'defensive' in value))
      return whole<FireMeaning>({ offensive: name, defensive: name })(value, at)
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
      const printed = COVERS.find((id) => typeof cover === 'string' && isCalled(COVER_NAMES[id], cover))
      return printed ?? oneOf(COVERS)(cover, at)
    })(value, at)
    if (found.length > 0 && new Set(found).size === found.length) return found
    return refuse(at.path, value, localized('chaque couverture une fois', 'each cover once'))
  },
}

export const fire = (target: FireTarget) =>
  keptTables<MedievalRules>()(['fire', 'tables', target], {
    table: `fire-${target}`,
    fields: ({ figures }, inForce) => ({
      columns: COLUMNS,
      rows: letterRows(
        inForce.rows,
        localized('Couverture et rangée', 'Cover and row'),
        fireMeanings(inForce).map(([letter]) => letter),
        inForce.columns.map((cover) => COVER_NAMES[cover]),
      ),
      meanings: Object.fromEntries(FIRE_RESULTS.map((result) => [result, MEANING])),
      modifiers: modifiers(figures.fire.modifiers, ({ when }) => [when]),
    }),
    finish: withCells,
    legend: (table) =>
      fireMeanings(table).map(([letter, meaning]) => ({
        letter: shownLetter(letter),
        meaning: inWords(meaning),
      })),
  })

/** `rows` give every cell, and other columns need them. */
function withCells(laid: FireTable, before: FireTable, at: Place): FireTable {
  if (laid.rows !== before.rows) {
    const letters = fireMeanings(laid).map(([letter]) => letter)
    return {
      ...laid,
      rows: letterGrid(laid.rows, below(at, 'rows'), { letters, columns: laid.columns.length }),
    }
  }
  if (laid.columns === before.columns) return laid
  return refuse(at.path, laid, localized('"rows" avec "columns"', '"rows" with "columns"'))
}

function inWords({ offensive, defensive }: FireMeaning): Localized {
  if (offensive.fr === defensive.fr && offensive.en === defensive.en) return offensive
  return localized(
    `${offensive.fr}\u202f; en défense\u202f: ${defensive.fr}`,
    `${offensive.en}; in defence: ${defensive.en}`,
  )
}
