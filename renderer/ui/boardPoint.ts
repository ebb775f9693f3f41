/** The point of the map under a pointer, for what is dragged onto it from elsewhere. */
import { type Point } from '#shared/hex/layout'
import { type Editor } from '../editor/editor'

/** mm; undefined beside the map, or under what lies over it. The pointer in CSS pixels of the page. */
export function boardPoint(
  { view }: Pick<Editor, 'view'>,
  pointer: { readonly clientX: number; readonly clientY: number; readonly target: EventTarget | null },
): Point | undefined {
  const board = pointer.target instanceof Element ? pointer.target.closest('.board') : null
  if (!board) return undefined
  const box = board.getBoundingClientRect()
  return view.viewport?.toMap({ x: pointer.clientX - box.left, y: pointer.clientY - box.top })
}
