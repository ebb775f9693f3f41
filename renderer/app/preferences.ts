/** The page's preferences between visits: language, theme, style, minimap, hints. Never anything of a document. */
import { LANGUAGES } from '#shared/i18n/localized'
import { STYLE_IDS } from '#shared/painter/style'
import { type Editor } from '../editor/editor'
import { type ViewSlice } from '../editor/ports/view'
import { preferenceStorage } from '../host/preferenceStorage'
import { browserLanguage } from '../i18n/language'

const KEY = 'castellan.view'
const THEMES = ['light', 'dark', 'system'] as const

type Remembered = Pick<ViewSlice, 'language' | 'theme' | 'style' | 'minimap' | 'hints'>

/** The remembered preferences, each checked by itself; the browser's language when none was kept. */
export function readPreferences(storage: Pick<Storage, 'getItem'>, languages: readonly string[]): Remembered {
  const stored = parse(storage.getItem(KEY))
  return {
    language: LANGUAGES.find((known) => known === stored['language']) ?? browserLanguage(languages),
    theme: THEMES.find((known) => known === stored['theme']) ?? 'system',
    style: STYLE_IDS.find((known) => known === stored['style']) ?? 'illustrated',
    minimap: stored['minimap'] !== false,
    hints: stored['hints'] !== false,
  }
}

export function writePreferences(storage: Pick<Storage, 'setItem'>, view: Remembered): void {
  const { language, theme, style, minimap, hints } = view
  storage.setItem(KEY, JSON.stringify({ language, theme, style, minimap, hints }))
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/**
 * Applies language and theme to the page whenever they change, here or in another window, and remembers them. Returns what
 * ends it.
 */
export function followPreferences(editor: Editor): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = (): void => {
    const { language, theme } = editor.store.getState().view
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches)
    document.documentElement.lang = language
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }
  // Not written again when it comes from another window: two would answer each other without end.
  let following = false
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY || newValue === null) return
    const { language, theme } = readPreferences({ getItem: () => newValue }, navigator.languages)
    following = true
    // The style is of the map in its window.
    editor.view.set({ language, theme })
    following = false
  }
  apply()
  addEventListener('storage', follow)
  dark.addEventListener('change', apply)
  const stop = editor.store.subscribe((state, before) => {
    if (state.view === before.view) return
    apply()
    if (!following) writePreferences(preferenceStorage, state.view)
  })
  return () => {
    removeEventListener('storage', follow)
    dark.removeEventListener('change', apply)
    stop()
  }
}
