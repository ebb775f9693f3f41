/** The background tool's words in the status line: what to do next, and how well the picture fits. */
import { nameOfHex } from '#shared/document/placeNames'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type FitPoint } from '#shared/document/types'
import { type ToolContext } from '../../editor/ports/toolContext'
import { ENOUGH_POINTS, judgedPoints, MOST_POINTS, nextHex } from './points'

export function backgroundStatus(
  { scenario, layout }: ToolContext,
  held: { readonly hex: HexKey; readonly centred: boolean } | undefined,
  chosen: FitPoint | undefined,
): Localized | undefined {
  const { background } = scenario.map
  if (!background) return NONE
  if (background.locked) return LOCKED
  const name = (hex: HexKey): string => nameOfHex(scenario, parseHexKey(hex))
  if (held) return inHand(name(held.hex), held.centred)
  const doubtful = judgedPoints(scenario).find(({ isDoubtful }) => isDoubtful)
  if (doubtful) {
    const hex = name(doubtful.hex)
    return localized(
      `Le point de la case ${hex} contredit les autres\u202f: est-ce la bonne case\u202f?`,
      `The point of hex ${hex} contradicts the others: is it the right hex?`,
    )
  }
  const count = background.fit.length
  const arrows = chosen && byArrows(name(chosen.hex))
  if (count >= MOST_POINTS) return arrows ?? FULL
  const next = nextHex(background.fit, layout)
  if (next === undefined) return arrows
  const hex = name(next)
  if (arrows)
    return count < ENOUGH_POINTS
      ? joined([another(count + 1, hex), arrows], ' ')
      : joined([arrows, best(hex)], ' ')
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

function inHand(hex: string, centred: boolean): Localized {
  return centred
    ? localized(`Centre de la case ${hex}`, `Centre of hex ${hex}`)
    : localized(
        `Case ${hex}, à côté du centre\u202f: lâchez ici, ou plus près du centre, où l’image s’accroche.`,
        `Hex ${hex}, beside its centre: let go here, or nearer the centre, where the picture catches.`,
      )
}

function byArrows(hex: string): Localized {
  return localized(
    `Flèches\u202f: affiner ${hex}, d’un pixel de l’écran.`,
    `Arrows: move ${hex} finely, by a pixel of the screen.`,
  )
}

function another(count: number, hex: string): Localized {
  return localized(
    `Point ${count} sur ${ENOUGH_POINTS}\u202f: pressez et glissez une autre case, ${hex} par exemple.`,
    `Point ${count} of ${ENOUGH_POINTS}: press and drag another hex, ${hex} for instance.`,
  )
}

function best(hex: string): Localized {
  return localized(`Un point en ${hex} aiderait le plus.`, `A point at ${hex} would help most.`)
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
