/** Takes pixels of a map to those of one of its boards: maps have a rim, and boards lie side by side, some turned. */
import { type Point } from '#shared/hex/layout'
import { type BoardSize, type ModuleBoard } from './boards'
import { type Piece } from './piece'
import { type LaidBoard, type SavedGame } from './savedGame'

interface Boards {
  readonly board: ModuleBoard
  readonly boards: readonly ModuleBoard[]
  readonly size: BoardSize
  sizeOf(board: ModuleBoard): BoardSize
}

/** A function that gives the pixel of the board under a piece; undefined for pieces on other maps. */
export function boardPlace(saved: SavedGame, of: Boards): (piece: Piece) => Point | undefined {
  const { board, size } = of
  const laid = saved.boards.get(board.map)
  const own = laid?.find(({ name }) => name === board.own)
  if (laid && laid.length > 0 && !own) return () => undefined
  const edge = (key: string): number => Math.trunc(Number(board.mapElement.attributes[key])) || 0
  const before = own && laid ? offsetOf(own, laid, of) : { x: 0, y: 0 }
  const [left, top] = [edge('edgeWidth') + before.x, edge('edgeHeight') + before.y]
  return ({ map, x, y }) => {
    if (map !== board.map) return undefined
    const point = { x: x - left, y: y - top }
    return own?.isTurned ? { x: size.width - point.x, y: size.height - point.y } : point
  }
}

/** Columns are as wide as their widest board, rows as high as their highest. */
function offsetOf(own: LaidBoard, laid: readonly LaidBoard[], { board, boards, sizeOf }: Boards): Point {
  const sized = laid.flatMap((one) => {
    const found = boards.find(({ map, own: name }) => map === board.map && name === one.name)
    return found ? [{ ...one, ...sizeOf(found) }] : []
  })
  const sum = (of: 'column' | 'row', length: 'width' | 'height'): number => {
    const lengths = new Map<number, number>()
    for (const one of sized)
      if (one[of] < own[of]) lengths.set(one[of], Math.max(lengths.get(one[of]) ?? 0, one[length]))
    return [...lengths.values()].reduce((all, some) => all + some, 0)
  }
  return { x: sum('column', 'width'), y: sum('row', 'height') }
}
