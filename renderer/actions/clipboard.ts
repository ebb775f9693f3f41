/**
 * Cut, copy, paste and duplicate. The browser handles their keys and `app/clipboard.ts` its events (shortcuts.ts); chosen in the menu,
 * they ask the browser for the same events. The desktop's menu does that itself (main/menu.ts).
 */
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { CTRL_AND } from '../i18n/shortcutLabel'
import { type Action, always } from './action'
import { clipboardInView } from './clipboardInView'
import { duplicateCounters } from './duplicateCounters'
import { hasPiece, NOT_PASTED, pasteText, selectedRegion, takeInHand } from './region'

/** A piece of the map, or what is selected in its place. */
const hasCopy = (editor: Editor): boolean => clipboardInView(editor)?.hasCopy() ?? hasPiece(editor)

export const cut: Action = {
  id: 'cut',
  name: () => localized('Couper', 'Cut'),
  shortcuts: ['Mod+X'],
  everywhere: true,
  isEnabled: hasCopy,
  run: () => void document.execCommand('cut'),
}

export const copy: Action = {
  id: 'copy',
  name: () => localized('Copier', 'Copy'),
  shortcuts: ['Mod+C'],
  everywhere: true,
  isEnabled: hasCopy,
  run: () => void document.execCommand('copy'),
}

export const paste: Action = {
  id: 'paste',
  name: () => localized('Coller', 'Paste'),
  shortcuts: ['Mod+V'],
  everywhere: true,
  isEnabled: always,
  async run(editor) {
    const inView = clipboardInView(editor)
    let text: string
    try {
      text = await navigator.clipboard.readText()
    } catch {
      // The clipboard is not allowed or missing: use what this window copied; its keys are always allowed.
      const { clip } = editor.store.getState().session.options
      return clip && !inView ? takeInHand(editor, clip) : editor.session.refuse(NOT_PASTED, BY_KEYS)
    }
    await (inView ? inView.paste(text) : pasteText(editor, text))
  },
}

const BY_KEYS = localized(
  `Le navigateur garde son presse-papiers pour lui\u202f: collez avec ${CTRL_AND}V.`,
  `The browser keeps its clipboard to itself: paste with ${CTRL_AND}V.`,
)

/** The keys whose events the browser makes itself. */
export const CLIPBOARD_ACTIONS: readonly Action[] = [cut, copy, paste]

export const duplicate: Action = {
  id: 'duplicate',
  name: () => localized('Dupliquer', 'Duplicate'),
  shortcuts: ['Mod+D'],
  isEnabled: hasPiece,
  run(editor) {
    const { selection } = editor.store.getState().session
    if (selection.kind === 'counters' && duplicateCounters(editor, selection.counters)) return
    // Hexes, and counters that find no room beside: the user says where.
    const clip = selectedRegion(editor)
    if (clip) takeInHand(editor, clip)
  },
}
