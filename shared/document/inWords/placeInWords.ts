/** Places in short, without articles, for lists and headings of panels and booklets; in sentences: `places.ts`. */
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { answersTo } from '../namedIn'
import { type BoardEdgePlace, type EdgePlace, type HexesPlace, type Place } from '../place'
import { nameOfHex } from '../placeNames'
import { both, quoted } from './lists'
import { EDGES_OF_MAP, endsOfEdge, type Placed, printedEdge } from './places'

/** More hexes are counted, the first ones named. */
const MOST_NAMED = 8

/** "left edge from A2 to A5", "zone “Camp”", "hexes B2, B3"; for the middle of a sentence. */
export function placeInWords(scenario: Placed, place: Place): Localized {
  switch (place.kind) {
    case 'hexes':
      return hexesInWords(scenario, place)
    case 'zone': {
      const zone = scenario.zones[place.zone]
      if (!zone) return localized('zone disparue', 'zone that is gone')
      const name = quoted(zone.name)
      return both((say) => `zone ${say(name)}`)
    }
    case 'edge':
      return edgeInWords(scenario, place)
    case 'board-edge':
      return boardEdgeInWords(scenario, place)
  }
}

/** Any of them: "left edge or zone “Camp”"; empty for none. */
export function placesInWords(scenario: Placed, places: readonly Place[]): Localized {
  const words = places.map((place) => placeInWords(scenario, place))
  return localized(words.map(({ fr }) => fr).join(' ou '), words.map(({ en }) => en).join(' or '))
}

function hexesInWords(scenario: Placed, { hexes }: HexesPlace): Localized {
  const onMap = hexes.map(parseHexKey).filter((hex) => onGrid(hex, scenario.map.grid))
  if (onMap.length === 0) return localized('aucune case', 'no hex')
  const names = onMap.slice(0, MOST_NAMED).map((hex) => nameOfHex(scenario, hex))
  const list = names.join(', ')
  if (onMap.length === 1) return localized(`case ${list}`, `hex ${list}`)
  if (onMap.length <= MOST_NAMED) return localized(`cases ${list}`, `hexes ${list}`)
  return localized(`${onMap.length} cases (${list}…)`, `${onMap.length} hexes (${list}…)`)
}

function edgeInWords(scenario: Placed, place: EdgePlace): Localized {
  const edge = EDGES_OF_MAP[place.edge]
  if (place.from === undefined && place.to === undefined) return edge
  const [first, last] = endsOfEdge(scenario, place)
  if (first === undefined || last === undefined)
    return localized(`${edge.fr}, hors de la carte`, `${edge.en}, off the map`)
  if (first === last) return localized(`${edge.fr} en ${first}`, `${edge.en} at ${first}`)
  return localized(`${edge.fr} de ${first} à ${last}`, `${edge.en} from ${first} to ${last}`)
}

function boardEdgeInWords({ boards }: Placed, place: BoardEdgePlace): Localized {
  const board = boards[place.board]
  if (!board) return localized('bord d’un plateau disparu', 'edge of a board that is gone')
  const called = printedEdge(board, place.edge)
  const edge = called ? localized(`bord ${called.fr}`, `edge ${called.en}`) : EDGES_OF_MAP[place.edge]
  const name = quoted(board.name)
  const whole = localized(`${edge.fr} du plateau ${name.fr}`, `${edge.en} of board ${name.en}`)
  if (place.span === undefined) return whole
  const spans = board.edges.filter(({ edge }) => edge === place.edge).flatMap((one) => one.spans)
  const asked = place.span
  const span = quoted(spans.find((one) => answersTo(one, asked))?.name ?? asked)
  return localized(`${span.fr}, ${whole.fr}`, `${span.en}, ${whole.en}`)
}
