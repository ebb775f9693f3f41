/** The boards of a module: their picture, their grid of hexes and its numbering, wherever in the board these stand. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized } from '#shared/i18n/localized'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { refuse } from '../../exchange/fault'
import { type XmlElement } from '../../xml/readXml'
import { type BuildTree, componentOf, componentsIn } from './buildTree'
import { freshNames } from './freshNames'
import { cornersOf } from './zones'

/** Pixels of the board. */
export interface BoardSize {
  readonly width: number
  readonly height: number
}

export interface ModuleBoard {
  /** Unique: with the map's name where two maps have boards of one name. */
  readonly name: string
  /** As saved games call them. */
  readonly own: string
  readonly map: string
  readonly mapElement: XmlElement
  readonly element: XmlElement
  readonly grid: XmlElement
  readonly numbering?: XmlElement
  /** The zone that alone has the grid. */
  readonly zone?: XmlElement
  /** The zone of a further grid of one board, each of which is a board to choose. */
  readonly part?: string
  /** Several zones have it, each with a numbering of its own: `numbering` is that of the board at large, else of the largest zone. */
  readonly inZones?: true
}

/** Those with hexes; refused where no board has any. */
export function boardsOf(tree: BuildTree): ModuleBoard[] {
  const found = mapsOf(tree.root).flatMap((mapElement) =>
    componentsIn(mapElement, 'Board').flatMap((element): ModuleBoard[] => {
      const own = element.attributes['name'] ?? ''
      const map = mapElement.attributes['mapName'] ?? ''
      return fieldsOf(element).map((field) => ({ name: own, own, map, mapElement, element, ...field }))
    }),
  )
  if (found.length === 0) {
    const what = localized('un module sans plateau à hexagones', 'a module without a board of hexes')
    refuse(tree.file, foundInstead(what, localized('au moins un', 'at least one')), tree.placeOf(tree.root))
  }
  return named(found)
}

/** The fields of hexes of a board, the largest first: grids of one lattice, in zones or about them, are one field. */
function fieldsOf(
  board: XmlElement,
): Pick<ModuleBoard, 'grid' | 'numbering' | 'zone' | 'part' | 'inZones'>[] {
  const zoneOf = new Map(
    componentsIn(board, 'Zone').flatMap((zone) =>
      componentsIn(zone, 'HexGrid').map((grid) => [grid, { zone, area: areaOf(zone) }] as const),
    ),
  )
  const fields = new Map<string, XmlElement[]>()
  for (const grid of componentsIn(board, 'HexGrid')) {
    const lattice = JSON.stringify(LATTICE.map((key) => grid.attributes[key]))
    const others = fields.get(lattice)
    if (others) others.push(grid)
    else fields.set(lattice, [grid])
  }
  const area = (grid: XmlElement | undefined): number => (grid && zoneOf.get(grid)?.area) ?? Infinity
  // What lies about the zones is larger than any of them.
  const larger = (one: XmlElement | undefined, other: XmlElement | undefined): number =>
    area(one) === area(other) ? 0 : area(other) - area(one)
  return [...fields.values()]
    .map((grids) => grids.sort(larger))
    .sort(([one], [other]) => larger(one, other))
    .flatMap((grids, index) => {
      const [grid] = grids
      if (!grid) return []
      const zone = zoneOf.get(grid)?.zone
      // A narrow zone may be numbered without a stagger that all others have.
      const [numbering] = grids.flatMap((one) => componentsIn(one, 'HexGridNumbering'))
      return {
        grid,
        ...(numbering && { numbering }),
        ...(index > 0 && { part: zone?.attributes['name'] ?? '' }),
        ...(grids.length > 1 ? { inZones: true as const } : zone && { zone }),
      }
    })
}

/** The properties that all parts of a field share. */
const LATTICE = ['dx', 'dy', 'x0', 'y0', 'sideways']

/** The area of the box about a zone, square pixels. */
function areaOf(zone: XmlElement): number {
  const [xs, ys] = [cornersOf(zone).map(({ x }) => x), cornersOf(zone).map(({ y }) => y)]
  return xs.length === 0 ? 0 : (greatestOf(xs) - leastOf(xs)) * (greatestOf(ys) - leastOf(ys))
}

const MAPS = new Set(['Map', 'PrivateMap', 'PlayerHand'])

function mapsOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => (MAPS.has(componentOf(child) ?? '') ? [child] : mapsOf(child)))
}

function named(boards: readonly ModuleBoard[]): ModuleBoard[] {
  const fresh = freshNames()
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const { own, part } of boards) if (part === undefined) (once.has(own) ? twice : once).add(own)
  return boards.map((board) => {
    const stem = (twice.has(board.own) ? `${board.map}: ${board.own}` : board.own) || board.map || '1'
    return { ...board, name: fresh(board.part === undefined ? stem : `${stem}: ${board.part}`) }
  })
}
