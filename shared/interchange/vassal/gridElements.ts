/** The grid of a board in the build file, with its numbering and its zones. */
import { element, type XmlLines } from '../xml/writeXml'
import { type BoardSheet } from './board'
import { type Lattice, type Pixel } from './lattice'
import { type NamedZone } from './namedAreas'
import { type GridNumbering } from './numbering'

const BOARD = 'VASSAL.build.module.map.boardPicker.board.'

/** A grid that names its hexes in zones; beside them pieces snap too, and have no place. */
export function gridElement({ lattice, names }: Pick<BoardSheet, 'lattice' | 'names'>): XmlLines {
  const zones = names.zones.map((zone) => zoneElement(zone, lattice))
  return element(`${BOARD}ZonedGrid`, {}, [...zones, hexGrid(lattice, undefined)])
}

function zoneElement({ prefix, outline, numbering }: NamedZone, lattice: Lattice): XmlLines {
  return zone(prefix, `${prefix}$gridLocation$`, outline, [hexGrid(lattice, numbering)])
}

/** A zone; without a grid of its own every place in it has its name. */
export function zone(
  name: string,
  locationFormat: string,
  outline: readonly Pixel[],
  grid: readonly XmlLines[] = [],
): XmlLines {
  const path = outline.map(({ x, y }) => `${x},${y}`).join(';')
  const plain = { useParentGrid: false, useHighlight: false, highlightProperty: '' }
  return element(`${BOARD}mapgrid.Zone`, { name, locationFormat, path, ...plain }, grid)
}

function hexGrid({ sideways, dx, dy, x0, y0 }: Lattice, numbering: GridNumbering | undefined): XmlLines {
  const look = { color: '0,0,0', visible: false, dotsVisible: false }
  const snaps = { snapTo: true, edgesLegal: false, cornersLegal: false }
  return element(
    `${BOARD}HexGrid`,
    { ...look, ...snaps, sideways, dx, dy: dy.toFixed(1), x0, y0 },
    numbering ? [numberingElement(numbering)] : [],
  )
}

// Its own drawing is not used: the names are in the picture.
function numberingElement(numbering: GridNumbering): XmlLines {
  const look = { color: '0,0,0', fontSize: 9, visible: false, rotateText: 0, hDrawOff: 0, vDrawOff: 0 }
  return element(`${BOARD}mapgrid.HexGridNumbering`, {
    ...numbering,
    sep: '',
    locationFormat: '$gridLocation$',
    ...look,
  })
}
