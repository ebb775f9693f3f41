/** The form of the dialog for the hexes, and a preview before anything is done. */
import { NOTHING_TO_CUT } from '#shared/commands/changeHexes'
import { changedHexes, type HexChange, hexesBetween } from '#shared/document/changedHexes'
import { fallen } from '#shared/document/fallen'
import { type Scenario } from '#shared/document/types'
import { isCut } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { fallenWords } from '../../actions/fallenWords'
import { countedHexes } from '../../tools/words/counted'
import { parseMm } from '../../i18n/numberIn'

interface HexSizeForm {
  /** A text while it is typed. */
  readonly hexMm: string
  readonly halfHexes: boolean
}

type HexSizePreview =
  | { readonly kind: 'refused'; readonly why: Localized; readonly field?: 'hexMm' }
  | {
      /** `same`: there is nothing to do. */
      readonly kind: 'fits' | 'same'
      readonly change: HexChange
      readonly changed: Scenario
      /** Everything that is lost or that changes besides, a sentence each. */
      readonly says: readonly Localized[]
    }

const HEX_MM = { least: 5, most: 100 } as const
const WRONG_MM = localized('De 5 à 100\u202fmm.', 'From 5 to 100 mm.')

export function previewHexes(scenario: Scenario, form: HexSizeForm): HexSizePreview {
  const hexMm = parseMm(form.hexMm)
  if (!(hexMm >= HEX_MM.least && hexMm <= HEX_MM.most))
    return { kind: 'refused', why: WRONG_MM, field: 'hexMm' }
  const { map } = scenario
  const change: HexChange = {
    ...(hexMm === map.hexMm ? {} : { hexMm }),
    ...(form.halfHexes === isCut(map.grid) ? {} : { halfHexes: form.halfHexes }),
  }
  const changed = changedHexes(scenario, change)
  if (changed === 'too-small') return { kind: 'refused', why: NOTHING_TO_CUT.message }
  return {
    kind: Object.keys(change).length === 0 ? 'same' : 'fits',
    change,
    changed,
    says: changesInWords(scenario, changed),
  }
}

function changesInWords(before: Scenario, after: Scenario): Localized[] {
  const { more, keepsNames } = hexesBetween(before, after)
  const lost = fallenWords(fallen(before, after))
  return [
    ...(more < 0 ? [hexesGo(-more)] : []),
    ...(more > 0 ? [hexesCome(more)] : []),
    ...(keepsNames ? [] : [OTHER_NAMES]),
    ...(lost ? [lost] : []),
    ...(before.map.hexMm === after.map.hexMm
      ? []
      : [ALL_FOLLOWS, ...(hasOwnSizes(before) ? [OWN_SIZES] : [])]),
  ]
}

function hexesGo(count: number): Localized {
  const hexes = countedHexes(count)
  return localized(
    `Hors du cadre\u202f: ${hexes.fr} du bord, avec leur terrain et leur niveau.`,
    `Outside the frame: ${hexes.en} of the rim, with their terrain and level.`,
  )
}

function hexesCome(count: number): Localized {
  const hexes = countedHexes(count)
  return localized(
    `S’ajoutent au bord\u202f: ${hexes.fr}, en terrain ouvert.`,
    `Added at the rim: ${hexes.en}, as open ground.`,
  )
}

const OTHER_NAMES = localized(
  'Les cases d’une ligne sur deux changent de nom\u202f: elles se comptent depuis l’autre bord.',
  'The hexes of every other line change their names: they are counted from the far edge.',
)
const ALL_FOLLOWS = localized(
  'Les textes de la carte, l’image de fond, les noms des cases et les pions suivent la taille des cases.',
  'Texts on the map, the background picture, names of hexes and counters follow the size of the hexes.',
)
const OWN_SIZES = localized(
  'Les mesures que l’auteur a données en mm aux pions, aux lignes ou aux noms restent les mêmes.',
  'The measures in mm that the author gave to cards, lines or names stay the same.',
)

function hasOwnSizes({ cardDesign, map: { gridLook } }: Scenario): boolean {
  const own = [cardDesign?.widthMm, cardDesign?.lengthMm, gridLook?.lineMm, gridLook?.nameMm]
  return own.some((mm) => mm !== undefined)
}
