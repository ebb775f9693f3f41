/** The ranges of weapons in the hands of an author, in hexes. */
import { type Json } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { choice, type FigureForm } from '../../house/forms/figureForm'
import { GRADES, WEAPON_CLASSES } from '../rows/profiles'
import { type Figures } from './figuresInForce'

const NO_FIRE = [choice(null, '–', '–')]

export function rangesForm(figures: Figures): FigureForm {
  return {
    table: 'ranges',
    written(house) {
      const { range } = figures(house).weapons
      return Object.fromEntries(WEAPON_CLASSES.map(({ id }) => [id, (range[id] ?? null) as Json]))
    },
    grids(house) {
      const { range } = figures(house).weapons
      const byGrade = WEAPON_CLASSES.filter(({ id }) => typeof range[id] === 'object')
      return [
        {
          title: localized('Une portée pour toutes les capacités', 'One range for all grades'),
          columns: [localized('cases', 'hexes')],
          rows: WEAPON_CLASSES.filter((weapon) => !byGrade.includes(weapon)).map(({ id, name }) => ({
            label: name,
            cells: [{ path: [id], words: NO_FIRE }],
          })),
        },
        {
          title: localized('Une portée par capacité', 'A range by grade'),
          columns: GRADES.map(({ name }) => name),
          rows: byGrade.map(({ id, name }) => ({
            label: name,
            cells: GRADES.map((_, grade) => ({ path: [id, grade] })),
          })),
        },
      ]
    },
  }
}
