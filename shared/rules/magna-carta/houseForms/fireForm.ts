/** The fire tables in the hands of an author: letters by cover and row, modifiers of the die. */
import { type Json } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type FigureCell, type FigureForm } from '../../house/forms/figureForm'
import { type HouseRules } from '../../house'
import { COVER_NAMES } from '../rows/covers'
import { type FireMeaning, type FireTarget } from '../figures/fireTables'
import { type Played } from './played'

export function fireForm(target: FireTarget, played: Played, without: Played): FigureForm {
  const tableOf = (house: HouseRules) => played(house).figures.fire.tables[target]
  const ownModifiers = (house: HouseRules) => without(house).figures.fire.modifiers
  return {
    table: `fire-${target}`,
    written(house) {
      const { covers, rows, meanings, modifiers } = tableOf(house)
      const inForce = modifiers ?? ownModifiers(house)
      return {
        columns: [...covers],
        rows: rows.map((row) => [...row]),
        meanings: Object.fromEntries(
          meanings.map(({ result, offensive, defensive }) => [result, { offensive, defensive }]),
        ) as unknown as Json,
        modifiers: Object.fromEntries(
          ownModifiers(house).map((own) => {
            const row = inForce.find(({ when }) => when === own.when)
            const value = row?.value ?? 0
            if (!('within' in own)) return [own.when, value]
            return [own.when, { value, within: row && 'within' in row ? row.within : own.within }]
          }),
        ),
      }
    },
    grids(house) {
      const { covers, rows, meanings } = tableOf(house)
      const letters = meanings.map(({ result }) => ({ value: result, name: sameInBoth(result) }))
      const modifiers = ownModifiers(house).flatMap((own): { label: Localized; cells: FigureCell[] }[] => {
        if (!('within' in own)) return [{ label: own.name, cells: [{ path: ['modifiers', own.when] }] }]
        return [
          { label: own.name, cells: [{ path: ['modifiers', own.when, 'value'] }] },
          {
            label: localized(
              'ce «\u202fmoins de\u202f» compte jusqu’à, cases',
              'that “less than” counts up to, hexes',
            ),
            cells: [{ path: ['modifiers', own.when, 'within'] }],
          },
        ]
      })
      return [
        {
          title: localized('Couverture et rangée', 'Cover and row'),
          columns: covers.map((cover) => COVER_NAMES[cover]),
          rows: rows.map((_, row) => ({
            label: sameInBoth(`${row + 1}`),
            cells: covers.map((__, column) => ({ path: ['rows', row, column], choices: letters })),
          })),
        },
        { title: localized('Modificateurs du dé', 'Modifiers of the die'), rows: modifiers },
      ]
    },
    legend: (house) =>
      tableOf(house).meanings.map((meaning) => ({ letter: meaning.result, meaning: inWords(meaning) })),
  }
}

function inWords({ offensive, defensive }: FireMeaning): Localized {
  if (offensive.fr === defensive.fr && offensive.en === defensive.en) return offensive
  return localized(
    `${offensive.fr}\u202f; en défense\u202f: ${defensive.fr}`,
    `${offensive.en}; in defence: ${defensive.en}`,
  )
}
