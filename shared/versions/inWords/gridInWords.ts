/** The grid of a map in words, and the difference of two grids. */
import { type Grid } from '#shared/hex/grid'
import { localized, type Localized } from '#shared/i18n/localized'

/** "autre grille : 26 × 16 cases → 30 × 16 cases"; hexes of two grids are not compared one by one. */
export function otherGrid(before: Grid, after: Grid): Localized {
  const [was, is] = [gridSize(before), gridSize(after)]
  return localized(
    `autre grille\u202f: ${was.fr} → ${is.fr}\u202f; les cases ne sont pas comparées une à une`,
    `another grid: ${was.en} → ${is.en}; hexes are not compared one by one`,
  )
}

export function gridSize({ columns, rows, orientation, halfHexes }: Grid): Localized {
  const [fr, en] = orientation === 'flat' ? ['plates', 'flat'] : ['pointues', 'pointy']
  const [cut, rim] = halfHexes ? [', demi-cases au bord', ', half hexes at the rim'] : ['', '']
  return localized(`${columns} × ${rows} cases ${fr}${cut}`, `${columns} × ${rows} ${en} hexes${rim}`)
}
