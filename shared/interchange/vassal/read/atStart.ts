/** The stacks of pieces that a map has from the start of every game, each at a hex by its name or at a pixel of its board. */
import { type Point } from '#shared/hex/layout'
import { type BuildTree, componentsIn } from './buildTree'
import { type ModuleBoard } from './boards'
import { slotsWithin } from './palette'
import { type Piece, type Prototypes } from './piece'

interface AtStart {
  /** Bottom first, in the order of the module. */
  readonly pieces: readonly Piece[]
  /** Undefined for pieces on other maps and boards. */
  placeOf(piece: Piece): Point | undefined
}

interface Board {
  readonly tree: BuildTree
  readonly board: ModuleBoard
  readonly prototypes: Prototypes
  /** The middle of a hex of the board, by its name in the module. */
  hexNamed(name: string): Point | undefined
}

export function atStartOf({ tree, board, prototypes, hexNamed }: Board): AtStart {
  const own = new Set(componentsIn(board.mapElement, 'SetupStack'))
  const places = new Map<Piece, Point>()
  const pieces = componentsIn(tree.root, 'SetupStack').flatMap((stack) => {
    const { owningBoard = '', useGridLocation, location = '', x, y } = stack.attributes
    const isHere =
      own.has(stack) && (owningBoard === '' || owningBoard === 'null' || owningBoard === board.own)
    // A name that the grid does not give: VASSAL then goes by the pixel.
    const named = useGridLocation === 'true' ? hexNamed(location.trim()) : undefined
    const at = named ?? { x: Number(x) || 0, y: Number(y) || 0 }
    const found = slotsWithin(stack, prototypes).map(({ piece }) => piece)
    if (isHere) for (const piece of found) places.set(piece, at)
    return found
  })
  return { pieces, placeOf: (piece) => places.get(piece) }
}
