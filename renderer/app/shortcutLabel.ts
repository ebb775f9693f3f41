/** A shortcut as the keyboard of the reader names it: `Mod+Shift+Z` is "Ctrl+Maj+Z" in French, "⇧⌘Z" on a Mac. */
import { type Language } from '#shared/i18n/localized'

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: { Mod: 'Ctrl', Shift: 'Maj', Alt: 'Alt', Delete: 'Suppr', Escape: 'Échap', Space: 'Espace' },
  en: { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt', Delete: 'Del', Escape: 'Esc', Space: 'Space' },
}
const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Delete: '⌫' }

export const ON_MAC = typeof navigator !== 'undefined' && /Mac/.test(navigator.userAgent)

export function shortcutLabel(shortcut: string, language: Language, onMac = ON_MAC): string {
  const keys = shortcut.split(/\+(?=.)/)
  const named = keys.map((key) => {
    const known = onMac ? (MAC_SIGNS[key] ?? NAMES[language][key]) : NAMES[language][key]
    return known ?? (key.length === 1 ? key.toUpperCase() : key)
  })
  return named.join(onMac ? '' : '+')
}
