/** The road tool's words in the status line. */
import { hexsideAt } from '#shared/document/map'
import { nameOfHex } from '#shared/document/placeNames'
import { type Axial } from '#shared/hex/axial'
import { type Hexside } from '#shared/hex/hexside'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { countedSides } from '../words/counted'

/** The state of a drag: what it has placed or erased, and what it met. */
interface Drawn {
  readonly sides: readonly Hexside[]
  readonly erases: boolean
  readonly wet: readonly Axial[]
  /** Those of the sides that keep what they have. */
  readonly kept: readonly Hexside[]
}

/** "route · 4 bords de case · l’eau est en C4…". */
export function drawingWords(
  { name }: FeatureRow,
  { sides, erases, wet, kept }: Drawn,
  context: ToolContext,
): Localized {
  const done = countedSides(sides.length - kept.length)
  if (erases) return localized(`efface\u202f: ${done.fr}`, `erases ${done.en}`)
  const parts = [keptWords(kept, context), wetWords(wet, context)].flatMap((part) => part ?? [])
  return localized(
    [name.fr, done.fr, ...parts.map(({ fr }) => fr)].join(' · '),
    [name.en, done.en, ...parts.map(({ en }) => en)].join(' · '),
  )
}

function keptWords(kept: readonly Hexside[], { scenario, ruleset }: ToolContext): Localized | undefined {
  const [first] = kept
  if (!first) return undefined
  const name = featureRow(ruleset, hexsideAt(scenario.map, first)?.way?.feature)?.name
  const of = name ? localized(` (${name.fr})`, ` (${name.en})`) : localized('', '')
  const sides = countedSides(kept.length)
  const unchanged = kept.length > 1 ? 'inchangés' : 'inchangé'
  return localized(`${sides.fr} ${unchanged}${of.fr}`, `${sides.en} unchanged${of.en}`)
}

function wetWords([first]: readonly Axial[], { scenario }: ToolContext): Localized | undefined {
  const place = first && nameOfHex(scenario, first)
  return place
    ? localized(`l’eau est en ${place}\u202f: un pont, un gué\u202f?`, `water in ${place}: a bridge, a ford?`)
    : undefined
}

/** Before a press that takes away. */
export const ERASING = localized(
  'Cliquez la voie d’un bord, ou glissez le long de celles à effacer\u202f; 3 reprend le tracé.',
  'Click the way on a side, or drag along those to erase; 3 draws again.',
)

/** Between two clicks. */
export function chainWords(
  { name }: FeatureRow,
  stretches: number,
  wet: readonly Axial[],
  context: ToolContext,
): Localized {
  const water = wetWords(wet, context)
  if (water) return localized(`${name.fr} · ${water.fr}`, `${name.en} · ${water.en}`)
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
