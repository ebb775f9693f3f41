/** A house table of figures: where the rules keep them, their fields, and how its form lays them out. */
import { localized } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type FigureForm, type FigureGrid, type FigureSheet } from './figureForm'
import { type Figures, layFigures, lines, writtenFigures } from './figures'
import { type HouseTable, type PlayableRules } from './houseTable'

interface FigureTable<R, T> extends Pick<FigureForm, 'table' | 'title'> {
  /**
   * The figures of the rules, nested as in the file; undefined = these rules have no such table.
   * @param own the rules without house tables, under the same options.
   */
  of(rules: R, own: R): T | undefined
  /** The rules with these figures. `before`: what `of` gave, its parts the same where the file says nothing. Throws a `Misfit`. */
  with(rules: R, laid: T, before: T, at: Place): R
  fields(own: R): Figures<T>
  /** Absent = a line for each figure. */
  grids?(figures: T, fields: Figures<T>, own: R): readonly FigureGrid[]
  legend?(figures: T): FigureSheet['legend']
}

type Kept<R extends PlayableRules, K extends keyof R['figures']> = Exclude<R['figures'][K], undefined>

/** A table of figures that the rules nest as the file does, under one key. */
export function keptTable<R extends PlayableRules, K extends keyof R['figures']>(
  key: K,
  table: Omit<FigureTable<R, Kept<R, K>>, 'of' | 'with' | 'fields'> & { fields: Figures<Kept<R, K>> },
): HouseTable<R> {
  return figureTable<R, Kept<R, K>>({
    ...table,
    of: ({ figures }: { figures: R['figures'] }) => figures[key] as Kept<R, K>,
    with: (rules, laid) => ({ ...rules, figures: { ...rules.figures, [key]: laid } }),
    fields: () => table.fields,
  })
}

export function figureTable<R extends PlayableRules, T>(table: FigureTable<R, T>): HouseTable<R> {
  const { table: id, title } = table
  return {
    table: id,
    lay(rules, data, at) {
      const before = table.of(rules, rules)
      const { fr, en } = rules.name
      if (before === undefined)
        return refuse(at.path, id, localized(`une table de ${fr}`, `a table of ${en}`))
      return table.with(rules, layFigures(table.fields(rules), before, data, at), before, at)
    },
    figures(own, play) {
      if (table.of(own, own) === undefined) return undefined
      return {
        table: id,
        ...(title && { title }),
        under(house) {
          const without = play({ ...house, houseTables: NONE })
          const figures = table.of(play(house), without) as T
          const fields = table.fields(without)
          const legend = table.legend?.(figures)
          return {
            written: writtenFigures(fields, figures) ?? null,
            grids: table.grids?.(figures, fields, without) ?? [lines(fields, figures)],
            ...(legend && { legend }),
          }
        },
      }
    },
  }
}

/** One object: what is played without tables is made once for the same options. */
const NONE = {}
