/** A shortcut as the keyboard of the reader names it: `Mod+Shift+Z` is "Ctrl+Maj+Z" in French, "⇧⌘Z" on a Mac. */
import { type Language } from '#shared/i18n/localized'

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    Mod: 'Ctrl',
    Shift: 'Maj',
    Alt: 'Alt',
    Delete: 'Suppr',
    Backspace: 'Retour arrière',
    Enter: 'Entrée',
    Escape: 'Échap',
    PageUp: 'Page préc.',
    PageDown: 'Page suiv.',
    Space: 'Espace',
    Click: 'clic',
    Drag: 'glisser',
    Wheel: 'molette',
    MiddleButton: 'bouton du milieu',
    RightButton: 'bouton droit',
    ContextMenu: 'touche Menu',
    Arrows: '← ↑ → ↓',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    DoubleClick: 'double clic',
    DropFile: 'glisser un fichier ici',
    DropCounter: 'glisser un type de pion',
  },
  en: {
    Mod: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Delete: 'Del',
    Backspace: 'Backspace',
    Enter: 'Enter',
    Escape: 'Esc',
    PageUp: 'Page up',
    PageDown: 'Page down',
    Space: 'Space',
    Click: 'click',
    Drag: 'drag',
    Wheel: 'wheel',
    MiddleButton: 'middle button',
    RightButton: 'right button',
    ContextMenu: 'Menu key',
    Arrows: '← ↑ → ↓',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    DoubleClick: 'double click',
    DropFile: 'drop a file here',
    DropCounter: 'drag a counter type',
  },
}
const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Delete: '⌫' }

export const ON_MAC = typeof navigator !== 'undefined' && /Mac/.test(navigator.userAgent)

/** As a sentence names them; `CTRL_AND` with a letter after it: "Ctrl+C", "⌘C". */
export const [CTRL, CTRL_AND, ALT] = ON_MAC ? ['⌘', '⌘', '⌥'] : ['Ctrl', 'Ctrl+', 'Alt']

export function shortcutLabel(shortcut: string, language: Language, onMac = ON_MAC): string {
  const keys = shortcut.split(/\+(?=.)/)
  const named = keys.map((key) => {
    const known = onMac ? (MAC_SIGNS[key] ?? NAMES[language][key]) : NAMES[language][key]
    return known ?? (key.length === 1 ? key.toUpperCase() : key)
  })
  // Signs of a Mac stand close together, words do not.
  return named.join(named.every((name) => name.length === 1) && onMac ? '' : '+')
}
