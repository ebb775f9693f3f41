/** Refusals of maps that do not join, turn or mirror, in the user's words. */
import { type JoinMisfit } from '#shared/document/references/joinedMap'
import { MAX_LINES } from '#shared/document/limits'
import { type Grid } from '#shared/hex/grid'
import { assertNever } from '#shared/lang/assertNever'
import { type Refusal } from './command'
import { refusal } from './refusals'

/** A map with half hexes whose first and last lines are not alike. */
export function cannotTurn({ orientation }: Pick<Grid, 'orientation'>): Refusal {
  const lines =
    orientation === 'flat' ? { fr: 'de colonnes', en: 'columns' } : { fr: 'de rangées', en: 'rows' }
  return refusal(
    `Avec des demi-cases au bord, une carte ne tourne de 180° que si son nombre ${lines.fr} est impair.`,
    `With half hexes at the rim, a map turns by 180° only if its number of ${lines.en} is odd.`,
  )
}

/** The same, of a mirror that changes the order of the lines. */
export function cannotMirror({ orientation }: Pick<Grid, 'orientation'>): Refusal {
  return orientation === 'flat'
    ? refusal(
        'Avec des demi-cases au bord, gauche et droite ne s’inversent que si le nombre de colonnes est impair.',
        'With half hexes at the rim, left and right can be swapped only if the number of columns is odd.',
      )
    : refusal(
        'Avec des demi-cases au bord, haut et bas ne s’inversent que si le nombre de rangées est impair.',
        'With half hexes at the rim, top and bottom can be swapped only if the number of rows is odd.',
      )
}

/** The same, of a quarter turn that changes the order of the lines. */
export function cannotQuarterTurn({ orientation }: Pick<Grid, 'orientation'>): Refusal {
  return orientation === 'flat'
    ? refusal(
        'Avec des demi-cases au bord, la carte ne tourne d’un quart vers la gauche que si le nombre de colonnes est impair. Tournez-la vers la droite.',
        'With half hexes at the rim, the map turns a quarter to the left only if the number of columns is odd. Turn it to the right.',
      )
    : refusal(
        'Avec des demi-cases au bord, la carte ne tourne d’un quart vers la droite que si le nombre de rangées est impair. Tournez-la vers la gauche.',
        'With half hexes at the rim, the map turns a quarter to the right only if the number of rows is odd. Turn it to the left.',
      )
}

export function joinRefusal(misfit: JoinMisfit, grid: Pick<Grid, 'orientation'>): Refusal {
  const lines =
    grid.orientation === 'flat' ? { fr: 'colonnes', en: 'columns' } : { fr: 'rangées', en: 'rows' }
  switch (misfit.kind) {
    case 'orientation':
      return refusal(
        'Les cases des deux cartes ne sont pas orientées pareillement (côté plat ou pointe en haut).',
        'The hexes of the two maps are not oriented alike (flat side up or point up).',
      )
    case 'hexMm':
      return refusal(
        'Les cases des deux cartes n’ont pas la même largeur.',
        'The hexes of the two maps are not of the same width.',
      )
    case 'halfHexes':
      return refusal(
        'Il faut que les deux cartes, larges et hautes d’au moins deux cases, aient des demi-cases au bord, ou qu’aucune n’en ait.',
        'Both maps, at least two hexes wide and high, must have half hexes at the rim, or neither of them.',
      )
    case 'length':
      return refusal(
        `Les deux bords n’ont pas la même longueur\u202f: ${misfit.here} et ${misfit.there} cases.`,
        `The two edges are not of the same length: ${misfit.here} and ${misfit.there} hexes.`,
      )
    case 'stagger':
      return refusal(
        `Les ${lines.fr} décalées ne se suivraient pas\u202f: l’autre carte devrait commencer par une colonne ou rangée décalée dans l’autre sens. Essayez de la tourner, ou un autre bord.`,
        `The shifted ${lines.en} would not follow each other: the other map would have to begin with a column or row shifted the other way. Try turning it, or another edge.`,
      )
    case 'corner':
      return refusal(
        `Avec des demi-cases, ce bord n’a pas de case de coin\u202f: la carte de gauche ou du haut doit avoir un nombre impair de ${lines.fr}.`,
        `With half hexes, this edge has no corner hexes: the map to the left or above must have an odd number of ${lines.en}.`,
      )
    case 'turning':
      return cannotTurn(grid)
    case 'size':
      return refusal(
        `La carte dépasserait ${MAX_LINES} colonnes ou rangées.`,
        `The map would exceed ${MAX_LINES} columns or rows.`,
      )
    default:
      return assertNever(misfit)
  }
}
