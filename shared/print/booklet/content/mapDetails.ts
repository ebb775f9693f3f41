/** Details of the map beside the text that speaks of them: the hexes that it names, with their surroundings. */
import { textIn } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { hexOfName } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type Scene } from '#shared/painter/scene'
import { type LayerId, LAYERS } from '#shared/painter/style'
import { type Block } from '../blocks/blocks'
import { span } from '../text/spans'
import { mapFigure, partAround } from './mapFigure'
import { type BookletSubject, said } from './subject'

/** A name of a hex in a text: `P8`, `1:0609`, in a link or not. */
const NAME = /(?<![\p{L}\d:])(?:[\p{L}\d]{1,12}:)?(?:[A-Z]{1,2}\d{1,2}|\d{4})(?![\p{L}\d])/gu

/** A part of the map that is as large as this one is no detail, as shares of the map. */
const LARGEST = 0.5

/** The ground is what a rule is about: counters and zones hide it. */
const GROUND: readonly LayerId[] = LAYERS.filter(
  (layer) => !['counters', 'zones', 'places', 'labels'].includes(layer),
)

/** Width over height of a detail: it is as wide as its column. */
const PROPORTION = 1.6

/** One figure of the hexes that the text names; none when it names none, or nearly all of the map. */
export function mapDetails(subject: BookletSubject, scene: Scene, text: AuthorText | undefined): Block[] {
  const { scenario, language } = subject
  const named = hexesNamed(scenario, textIn(text, language))
  const part = partAround(
    scene,
    named.map(({ hex }) => hex),
    PROPORTION,
  )
  if (!part) return []
  const { grid, hexMm } = scenario.map
  if (part.width * part.height > LARGEST * grid.columns * grid.rows * hexMm * hexMm * 0.75) return []
  const names = named.map(({ name }) => name).join(', ')
  const words =
    named.length === 1
      ? localized(`La case ${names}.`, `Hex ${names}.`)
      : localized(`Les cases ${names}.`, `Hexes ${names}.`)
  return [
    mapFigure(scene, subject, {
      caption: [span(said(subject, words), 'serif-italic')],
      alt: said(subject, localized(`Détail de la carte\u202f: ${names}`, `Detail of the map: ${names}`)),
      layers: GROUND,
      part,
      highest: 62,
      largestHex: 18,
    }),
  ]
}

interface NamedHex {
  readonly name: string
  readonly hex: Axial
}

/** In the order of the text, each once. A year of four figures is a hex only where the map has one of that name. */
function hexesNamed(scenario: Scenario, text: string): NamedHex[] {
  const found = new Map<string, NamedHex>()
  for (const [name] of text.matchAll(NAME)) {
    const hex = hexOfName(scenario, name)
    if (hex && !found.has(hexKey(hex))) found.set(hexKey(hex), { name, hex })
  }
  return [...found.values()]
}
