/** The tools as the editor runs them; it is given them, and knows none. */
import { type StoreApi } from 'zustand/vanilla'
import { type ToolId } from '../../toolOptions/toolIds'
import { type HoverState } from './hover'
import { type ToolContext } from './toolContext'
import { type ToolInput } from './toolInput'

export interface ToolManager extends ToolInput {
  /** Puts another tool into the hand; an open gesture is put back first. */
  use(id: ToolId): void
  /** Does it mean anything under the rules of the open document? */
  isOffered(id: ToolId): boolean
  /** The document or the view changed under the pointer: looks again at what lies there. */
  refresh(): void
}

/** Makes the tools of a window; `firstTool` is in the hand. */
export type CreateTools = (
  context: ToolContext,
  hover: StoreApi<HoverState>,
  firstTool: ToolId,
) => ToolManager
