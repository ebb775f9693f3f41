/** What the road tool says in the status line. */
import { nameOfHex } from '#shared/document/placeNames'
import { type Axial } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/mapRows'
import { countedSides } from '../counted'
import { type ToolContext } from '../tool'

/** "route · 4 bords de case · en C4 elle passe l'eau…". */
export function drawingWords(
  { name }: FeatureRow,
  count: number,
  { erases, wet }: { readonly erases: boolean; readonly wet: readonly Axial[] },
  { scenario }: ToolContext,
): Localized {
  const sides = countedSides(count)
  if (erases) return localized(`efface\u202f: ${sides.fr}`, `erases ${sides.en}`)
  const [first] = wet
  const place = first && nameOfHex(scenario, first)
  const hint = place
    ? localized(
        ` · l’eau est en ${place}\u202f: un pont, un gué\u202f?`,
        ` · water in ${place}: a bridge, a ford?`,
      )
    : localized('', '')
  return localized(`${name.fr} · ${sides.fr}${hint.fr}`, `${name.en} · ${sides.en}${hint.en}`)
}

/** Before a press that takes away. */
export const ERASING = localized(
  'Cliquez la voie d’un bord, ou glissez le long de celles à effacer\u202f; 3 reprend le tracé.',
  'Click the way on a side, or drag along those to erase; 3 draws again.',
)

/** Between two clicks. */
export function chainWords({ name }: FeatureRow, stretches: number): Localized {
  return stretches === 0
    ? localized(
        `${name.fr}\u202f: cliquez la case suivante\u202f; Entrée termine`,
        `${name.en}: click the next hex; Enter ends`,
      )
    : localized(
        `${name.fr}\u202f: case suivante\u202f; Entrée ou double clic termine, Retour arrière reprend, Échap ôte tout`,
        `${name.en}: next hex; Enter or double click ends, Backspace takes back, Escape drops all`,
      )
}
