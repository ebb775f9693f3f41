/**
 * The figures that the cards of a ruleset show: each goes by the stats of the sheets that show it, first row that fits,
 * unless the author of a sheet chooses another (its stat `figure`).
 */
import { type Stats, type StatValue } from '#shared/document/armies'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Silhouette } from '#shared/rules/contract/counterFace'
import { type StatField } from '#shared/rules/contract/ruleset'

export interface FigureRow {
  readonly id: string
  readonly name: Localized
  /** On its feet, or whatever it stands on; absent = as another row says. */
  readonly foot?: Silhouette
  /** In the saddle; absent = as another row says. */
  readonly mounted?: Silhouette
  /** The stats of sheets that show it, a value or one of several each; absent = only those whose author chooses it. */
  readonly fits?: Readonly<Record<string, StatValue | readonly StatValue[]>>
}

const BY_STATS = 'by-stats'

/** The choice of a sheet between these figures, at first by its stats. */
export function figureField(rows: readonly FigureRow[]): StatField {
  return {
    id: 'figure',
    name: localized('silhouette', 'silhouette'),
    kind: 'choice',
    of: 'type',
    choices: [
      { id: BY_STATS, name: localized('d’après la fiche', 'by the sheet') },
      ...rows.map(({ id, name }) => ({ id, name })),
    ],
    default: BY_STATS,
  }
}

/** The figure of a sheet with these stats, in the saddle or not; undefined when no row says one. */
export function figureOf(
  rows: readonly FigureRow[],
  stats: Stats,
  place: 'foot' | 'mounted',
): Silhouette | undefined {
  const chosen = rows.find(({ id }) => id === stats['figure'])?.[place]
  return chosen ?? rows.find((row) => row[place] && fits(row, stats))?.[place]
}

function fits({ fits: wanted }: FigureRow, stats: Stats): boolean {
  if (!wanted) return false
  return Object.entries(wanted).every(([stat, value]) => {
    const own = stats[stat]
    return own !== undefined && (Array.isArray(value) ? value.includes(own) : value === own)
  })
}
