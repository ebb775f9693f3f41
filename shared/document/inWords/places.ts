/** Places of the game in words (SCN-4, SCN-5): hexes by their names, zones and boards by theirs. */
import { called } from '../called'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { hexesOfSpan, isOnEdge } from '../mapEdges'
import { type BoardEdgePlace, type EdgeName, type EdgePlace, type Place } from '../place'
import { spanOfPlace } from '../placeHexes'
import { nameOfHex } from '../placeNames'
import { type Board, type Scenario } from '../types'
import { both, listed, OR, quoted } from './lists'

/** The parts of a scenario that the words for its places depend on. */
export type Placed = Pick<Scenario, 'map' | 'boards' | 'zones'>

export const EDGES_OF_MAP: Readonly<Record<EdgeName, Localized>> = {
  top: localized('bord supérieur', 'top edge'),
  right: localized('bord droit', 'right edge'),
  bottom: localized('bord inférieur', 'bottom edge'),
  left: localized('bord gauche', 'left edge'),
}

export function hexInWords(placed: Placed, hex: HexKey): Localized {
  const name = nameOfHex(placed, parseHexKey(hex))
  return localized(name, name)
}

/** The place by which one goes: "la case U6 ou U7", "le bord supérieur de la carte". */
export function wayInWords(placed: Placed, place: Place): Localized {
  if (place.kind !== 'hexes') return named(placed, place)
  if (place.hexes.length === 0) return localized('une case qui n’est pas nommée', 'a hex that is not named')
  const names = listed(
    place.hexes.map((hex) => hexInWords(placed, hex)),
    OR,
  )
  return localized(`la case ${names.fr}`, `hex ${names.en}`)
}

const ALL = localized('toutes les cases', 'all hexes')

/**
 * Hexes of a place that are held: all of it, or at least so many. "la case U6", "au moins 2 cases de la zone « Pont »"; `all` is said
 * of all of it.
 */
export function hexesInWords(
  placed: Placed,
  place: Place,
  least: number | undefined,
  all: Localized = ALL,
): Localized {
  const enough = least === undefined ? all : atLeast(least)
  if (place.kind !== 'hexes') {
    const { fr, en } = named(placed, place)
    return localized(`${enough.fr} ${ofThe(fr)}`, `${enough.en} of ${en}`)
  }
  const { hexes } = place
  if (hexes.length === 0)
    return localized(`${enough.fr} (aucune n’est nommée)`, `${enough.en} (none is named)`)
  const names = listed(hexes.map((hex) => hexInWords(placed, hex)))
  if (least !== undefined)
    return localized(`${enough.fr} parmi ${names.fr}`, `${enough.en} among ${names.en}`)
  return hexes.length === 1
    ? localized(`la case ${names.fr}`, `hex ${names.en}`)
    : localized(`les cases ${names.fr}`, `hexes ${names.en}`)
}

function atLeast(least: number): Localized {
  return localized(
    `au moins ${least === 1 ? 'une case' : `${least} cases`}`,
    `at least ${least === 1 ? 'one hex' : `${least} hexes`}`,
  )
}

/** "de la zone", "du bord". */
function ofThe(fr: string): string {
  return fr.startsWith('le ') ? `du ${fr.slice(3)}` : `de ${fr}`
}

function named(placed: Placed, place: Exclude<Place, { kind: 'hexes' }>): Localized {
  switch (place.kind) {
    case 'zone': {
      const zone = placed.zones[place.zone]
      const name = quoted(called(zone, place.zone))
      return zone
        ? localized(`la zone ${name.fr}`, `the zone ${name.en}`)
        : localized(`la zone inconnue ${name.fr}`, `the unknown zone ${name.en}`)
    }
    case 'edge':
      return edgeOfMap(placed, place)
    case 'board-edge':
      return edgeOfBoard(placed, place)
  }
}

function edgeOfMap(placed: Placed, place: EdgePlace): Localized {
  const whole = both(
    (say) =>
      `${say(localized('le', 'the'))} ${say(EDGES_OF_MAP[place.edge])} ${say(localized('de la carte', 'of the map'))}`,
  )
  if (place.from === undefined && place.to === undefined) return whole
  const span = spanOfPlace(place, placed.map.grid)
  const [first, last] = endsOfEdge(placed, place)
  // Beyond the edge there are no names: positions along it, the first is 1.
  if (first === undefined || last === undefined)
    return localized(
      `${whole.fr} (positions ${span.from + 1} à ${span.to + 1})`,
      `${whole.en} (positions ${span.from + 1} to ${span.to + 1})`,
    )
  return first === last
    ? localized(`${whole.fr} (case ${first})`, `${whole.en} (hex ${first})`)
    : localized(`${whole.fr} (de ${first} à ${last})`, `${whole.en} (from ${first} to ${last})`)
}

/** The names of the first and last hex of a part of an edge; none where it reaches beyond the edge. */
export function endsOfEdge(placed: Placed, place: EdgePlace): readonly [first?: string, last?: string] {
  const { grid } = placed.map
  const span = spanOfPlace(place, grid)
  if (!isOnEdge(grid, span)) return []
  const names = hexesOfSpan(grid, span).map((hex) => nameOfHex(placed, hex))
  return [names[0] ?? '', names.at(-1) ?? '']
}

/** The name that is printed on an edge of a board, quoted. */
export function printedEdge(board: Board | undefined, edge: EdgeName): Localized | undefined {
  const name = board?.edges.find((one) => one.edge === edge && one.name !== '')?.name
  return name === undefined ? undefined : quoted(name)
}

function edgeOfBoard({ boards }: Placed, { board: id, edge, span }: BoardEdgePlace): Localized {
  const board = boards[id]
  const own = quoted(called(board, id))
  const of = board
    ? localized(`du plateau ${own.fr}`, `of the board ${own.en}`)
    : localized(`du plateau inconnu ${own.fr}`, `of the unknown board ${own.en}`)
  const printed = printedEdge(board, edge)
  const whole = both((say) => `${say(EDGES_OF_MAP[edge])}${printed ? ` ${say(printed)}` : ''} ${say(of)}`)
  if (span === undefined) return localized(`le ${whole.fr}`, `the ${whole.en}`)
  const part = quoted(span)
  return localized(`la partie ${part.fr} du ${whole.fr}`, `the part ${part.en} of the ${whole.en}`)
}
