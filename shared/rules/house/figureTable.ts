/** A house table of figures: where the rules keep them, and their fields. */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { valueAt, withValueAt } from '#shared/json/places'
import { refuse } from '#shared/json/misfit'
import { withoutTables } from '#shared/rules/contract/house'
import { type FigureForm, type FigureSheet } from './figureForm'
import { cellsOf, type Figures, layFigures, writtenFigures } from './figures'
import { gridsOf } from './grids'
import { type HouseTable, type PlayableRules } from './houseTable'

interface FigureTable<R, T> extends Pick<FigureForm, 'table' | 'title'> {
  /** The figures; undefined = these rules have no such table. */
  of(rules: R): T | undefined
  /** The rules with these figures. */
  with(rules: R, laid: T): R
  /**
   * @param own the rules without house tables, under the same options.
   * @param inForce the figures that a form shows.
   */
  fields(own: R, inForce: T): Figures<T>
  /** Puts the figures of the file in place, once they have been judged together; parts that it lacks are as `before`. Throws a `Misfit`. */
  finish?(laid: T, before: T, at: Place): T
  legend?(inForce: T): FigureSheet['legend']
}

/** The figures that the rules keep at a place: `['combat', 'foot']`. */
type KeptAt<F, P> = P extends readonly [infer K extends keyof F, ...infer Rest]
  ? KeptAt<Exclude<F[K], undefined>, Rest>
  : P extends readonly []
    ? F
    : never

/** For rules of a family: makes tables of the figures that these keep at a place. */
export function keptTables<R extends PlayableRules>() {
  return <const P extends Path>(
    place: P,
    table: Omit<FigureTable<R, KeptAt<R['figures'], P>>, 'of' | 'with'>,
  ): HouseTable<R> =>
    figureTable<R, KeptAt<R['figures'], P>>({
      ...table,
      of: ({ figures }) => valueAt(figures, place) as KeptAt<R['figures'], P> | undefined,
      with: (rules, laid) => ({ ...rules, figures: withValueAt(rules.figures, place, laid) }),
    })
}

export function figureTable<R extends PlayableRules, T>(table: FigureTable<R, T>): HouseTable<R> {
  const { table: id, title } = table
  return {
    table: id,
    lay(rules, data, at) {
      const before = table.of(rules)
      const { fr, en } = rules.name
      if (before === undefined)
        return refuse(at.path, id, localized(`une table de ${fr}`, `a table of ${en}`))
      const laid = layFigures(table.fields(rules, before), before, data, at)
      return table.with(rules, table.finish?.(laid, before, at) ?? laid)
    },
    form(own, play) {
      if (table.of(own) === undefined) return undefined
      return {
        table: id,
        ...(title && { title }),
        under(house) {
          const figures = table.of(play(house)) as T
          const fields = table.fields(play(withoutTables(house)), figures)
          return {
            written: writtenFigures(fields, figures) ?? null,
            grids: gridsOf(cellsOf(fields, figures)),
            legend: table.legend?.(figures) ?? [],
          }
        },
      }
    },
  }
}
