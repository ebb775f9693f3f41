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
  /** Several zones have it, each with a numbering of its own: `numbering` is that of the board at large, else of the largest zone. */
  readonly inZones?: true
}

/** Those with hexes; refused where no board has any. */
export function boardsOf(tree: BuildTree): ModuleBoard[] {
  const found = mapsOf(tree.root).flatMap((mapElement) =>
    componentsIn(mapElement, 'Board').flatMap((element): ModuleBoard[] => {
      const [grid, ...others] = componentsIn(element, 'HexGrid')
      if (!grid) return []
      const isOne = others.length > 0 && others.every((other) => sameLattice(grid, other))
      const zone = componentsIn(element, 'Zone').find((one) => componentsIn(one, 'HexGrid').includes(grid))
      const numbering = isOne ? numberingOfAll(element) : componentsIn(grid, 'HexGridNumbering')[0]
      const own = element.attributes['name'] ?? ''
      const map = mapElement.attributes['mapName'] ?? ''
      return [
        {
          name: own,
          own,
          map,
          mapElement,
          element,
          grid,
          ...(numbering && { numbering }),
          ...(isOne ? { inZones: true as const } : zone && { zone }),
        },
      ]
    }),
  )
  if (found.length === 0) {
    const what = localized('un module sans plateau à hexagones', 'a module without a board of hexes')
    refuse(tree.file, foundInstead(what, localized('au moins un', 'at least one')), tree.placeOf(tree.root))
  }
  return named(found)
}

/** A narrow zone may be numbered without a stagger that all others have. */
function numberingOfAll(board: XmlElement): XmlElement | undefined {
  const zones = componentsIn(board, 'Zone')
  const inZones = new Set(zones.flatMap((zone) => componentsIn(zone, 'HexGrid')))
  const large = componentsIn(board, 'HexGrid').find((grid) => !inZones.has(grid))
  const area = (zone: XmlElement): number => {
    const [xs, ys] = [cornersOf(zone).map(({ x }) => x), cornersOf(zone).map(({ y }) => y)]
    return xs.length === 0 ? 0 : (greatestOf(xs) - leastOf(xs)) * (greatestOf(ys) - leastOf(ys))
  }
  const ordered = [...(large ? [large] : []), ...[...zones].sort((a, b) => area(b) - area(a))]
  return ordered.flatMap((one) => componentsIn(one, 'HexGridNumbering'))[0]
}

/** True for parts of one field of hexes. */
function sameLattice(one: XmlElement, other: XmlElement): boolean {
  return ['dx', 'dy', 'x0', 'y0', 'sideways'].every((key) => one.attributes[key] === other.attributes[key])
}

const MAPS = new Set(['Map', 'PrivateMap', 'PlayerHand'])

function mapsOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => (MAPS.has(componentOf(child) ?? '') ? [child] : mapsOf(child)))
}

function named(boards: readonly ModuleBoard[]): ModuleBoard[] {
  const fresh = freshNames()
  const [once, twice] = [new Set<string>(), new Set<string>()]
  for (const { own } of boards) (once.has(own) ? twice : once).add(own)
  return boards.map((board) => {
    const stem = (twice.has(board.own) ? `${board.map}: ${board.own}` : board.own) || board.map || '1'
    return { ...board, name: fresh(stem) }
  })
}
