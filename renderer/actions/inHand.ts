/** Puts a row of the rules in the hand: the tool that lays it, ready to use. */
import { type RowsOf } from '#shared/document/rowUses'
import { type Editor } from '../editor/editor'
import { waysOf } from '../toolOptions/index'
import { type ToolId } from '../toolOptions/toolIds'

interface Hand {
  readonly tool: (editor: Editor, id: string) => ToolId
  readonly take: (editor: Editor, id: string) => void
}

const isWay = ({ document: { ruleset } }: Editor, feature: string): boolean =>
  waysOf(ruleset).some(({ id }) => id === feature)

const HANDS: Readonly<Record<Exclude<RowsOf, 'weapons'>, Hand>> = {
  terrains: {
    tool: () => 'brush',
    take: (editor, terrain) => editor.session.setOptions({ terrain, scatter: false }),
  },
  // Ways run from hex to hex: they have a tool of their own.
  features: {
    tool: (editor, feature) => (isWay(editor, feature) ? 'road' : 'hexside'),
    take: (editor, feature) =>
      editor.session.setOptions(isWay(editor, feature) ? { way: feature, wayErases: false } : { feature }),
  },
  structures: {
    tool: () => 'structure',
    take: (editor, structure) => editor.session.setOptions({ structure }),
  },
  markers: {
    tool: () => 'marker',
    take: (editor, marker) => editor.session.setOptions({ marker }),
  },
}

/** The tool that lays the row; undefined when none does. */
export function toolOf(editor: Editor, of: RowsOf, id: string): ToolId | undefined {
  return of === 'weapons' ? undefined : HANDS[of].tool(editor, id)
}

export function takeInHand(editor: Editor, of: RowsOf, id: string): void {
  if (of === 'weapons') return
  HANDS[of].take(editor, id)
  editor.session.setTool(HANDS[of].tool(editor, id))
}
