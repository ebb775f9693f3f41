/** What the background tool says in the status line: what to do next, and how well the picture lies. */
import { nameOfHex } from '#shared/document/placeNames'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolContext } from '../tool'
import { ENOUGH_POINTS, judgedPoints, MOST_POINTS, nextHex } from './points'

export function backgroundStatus(
  { scenario, layout }: ToolContext,
  held: HexKey | undefined,
): Localized | undefined {
  const { background } = scenario.map
  if (!background) return NONE
  if (background.locked) return LOCKED
  const name = (hex: HexKey): string => nameOfHex(scenario, parseHexKey(hex))
  if (held !== undefined) return localized(`Centre de la case ${name(held)}`, `Centre of hex ${name(held)}`)
  const doubtful = judgedPoints(scenario).find(({ isDoubtful }) => isDoubtful)
  if (doubtful) {
    const hex = name(doubtful.hex)
    return localized(
      `Le point de la case ${hex} contredit les autres\u202f: est-ce la bonne case\u202f?`,
      `The point of hex ${hex} contradicts the others: is it the right hex?`,
    )
  }
  const count = background.fit.length
  if (count >= MOST_POINTS) return FULL
  const next = nextHex(background.fit, layout)
  if (next === undefined) return undefined
  const hex = name(next)
  return count < ENOUGH_POINTS
    ? localized(
        `Point ${count + 1} sur ${ENOUGH_POINTS}\u202f: pressez le centre d’une case de l’image (par exemple ${hex}) et glissez-le sur cette case de la grille.`,
        `Point ${count + 1} of ${ENOUGH_POINTS}: press the centre of a hex in the picture (${hex}, for instance) and drag it onto that hex of the grid.`,
      )
    : localized(
        `${count} points. Si l’image dévie quelque part, cliquez-y le centre d’une case\u202f; ${hex} aiderait le plus.`,
        `${count} points. Where the picture is off, click the centre of a hex as it shows it; ${hex} would help most.`,
      )
}

const NONE = localized(
  'Pas d’image de fond\u202f: déposez-en une sur la carte, ou choisissez-la par le menu Carte.',
  'No background picture: drop one on the map, or choose it from the Map menu.',
)
const LOCKED = localized(
  'L’image de fond est verrouillée\u202f: libérez-la dans le panneau pour la déplacer.',
  'The background picture is locked: unlock it in the panel to move it.',
)
const FULL = localized(
  `${MOST_POINTS} points sont assez\u202f: déplacez-en un, ou retirez-en un.`,
  `${MOST_POINTS} points are enough: move one, or remove one.`,
)
