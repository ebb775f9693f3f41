/** Finds the action or tool for a key press. Keys that move the hex cursor are the canvas's (ToolInput.keyDown). */
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { toolsFor } from '../tools/index'
import { type Tool } from '../tools/gestures/tool'
import { type Action, type ActionUi } from './action'
import { actions } from './index'

/** The part of a KeyboardEvent that is read. */
export interface KeyLike {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** A real event has it. */
  getModifierState?(name: 'AltGraph'): boolean
}

/** AltGr types the key: Windows sends it as Ctrl and Alt together, and so come signs such as [ on a French keyboard. */
export function isByAltGr(event: KeyLike): boolean {
  const { key, ctrlKey, altKey } = event
  return (isSign(key) && ctrlKey && altKey) || event.getModifierState?.('AltGraph') === true
}

const isSign = (key: string): boolean => key.length === 1 && key.toLowerCase() === key.toUpperCase()

/** `Mod+Shift+Z`, `R`, `[`, `Delete`. A sign or digit that is typed with Shift or AltGr is just that. */
export function shortcutOf(event: KeyLike): string {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const typed = isByAltGr(event)
  const name = key.length === 1 ? key.toUpperCase() : key
  return [
    (ctrlKey || metaKey) && !typed ? 'Mod+' : '',
    altKey && !typed ? 'Alt+' : '',
    shiftKey && !isSign(key) ? 'Shift+' : '',
    name,
  ].join('')
}

export function actionFor(event: KeyLike): Action | undefined {
  const shortcut = shortcutOf(event)
  return actions.find((action) => action.shortcuts?.includes(shortcut))
}

/** The tool of a key, of those that these rules offer. */
export function toolFor(event: KeyLike, ruleset: Ruleset): Tool | undefined {
  const shortcut = shortcutOf(event)
  return toolsFor(ruleset).find((tool) => tool.shortcut === shortcut)
}

/** Does what a key means; true when it meant something. The caller leaves out keys typed into a field. */
export function pressKey(event: KeyLike, editor: Editor, ui: ActionUi): boolean {
  // A gesture under way is finished or cancelled first: half a stroke is neither saved nor undone.
  if (editor.input.state !== 'idle') return true
  if (shortcutOf(event) === event.key && editor.input.toolKey(event.key)) return true
  const action = actionFor(event)
  if (action) {
    if (action.isEnabled(editor)) void action.run(editor, ui)
    return true
  }
  const tool = toolFor(event, editor.document.ruleset)
  if (tool) editor.session.setTool(tool.id)
  return tool !== undefined
}
