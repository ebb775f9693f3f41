/** The size of a grid as a reader counts it: "26 colonnes et 16 rangées". */
import { type Grid } from '#shared/hex/grid'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { some } from './lists'

export function columnsAndRows({ columns, rows }: Pick<Grid, 'columns' | 'rows'>): Localized {
  return joined(
    [
      some(columns, localized('colonne', 'column'), localized('colonnes', 'columns')),
      some(rows, localized('rangée', 'row'), localized('rangées', 'rows')),
    ],
    localized(' et ', ' and '),
  )
}

/** "Carte de 26 colonnes et 16 rangées de cases": in place of the picture for who does not see it. */
export function mapInWords(grid: Grid): Localized {
  const { fr, en } = columnsAndRows(grid)
  return localized(`Carte de ${fr} de cases`, `Map of ${en} of hexes`)
}
