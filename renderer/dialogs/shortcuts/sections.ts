/** The page of shortcuts as data: sections of lines, and a search in them. */
import { type Localized, localized } from '#shared/i18n/localized'
import { actions } from '../../actions/index'
import { MENUS } from '../../actions/menus'
import { type EditorState } from '../../editor/editor'
import { type Say } from '../../i18n/language'
import { fit, wordsOf } from '#shared/i18n/search'
import { type Tool } from '../../tools/gestures/tool'
import {
  IN_THE_GAME,
  IN_THE_ORDER,
  IN_THE_TABLE,
  IN_THE_WINDOW,
  IN_TOOLS,
  type Line,
  ON_THE_MAP,
} from './gestures'

export interface ShortcutSection {
  readonly title: Localized
  readonly lines: readonly Line[]
}

/** Every key and gesture: of the tools, the map, the window, each tool, and the actions by their menus. */
export function shortcutSections(state: EditorState, tools: readonly Tool[]): readonly ShortcutSection[] {
  // Undo is called just that here, whatever it would take back now.
  const calm = { ...state, document: { ...state.document, undoName: undefined, redoName: undefined } }
  const linesOf = (ids: (id: string) => boolean): Line[] =>
    actions.flatMap(({ id, name, shortcuts }) =>
      shortcuts && ids(id) ? [{ name: name(calm), shortcuts }] : [],
    )
  const inMenus = MENUS.map(({ name, groups }) => {
    const ids = groups
      .flat()
      .flatMap((entry) => (typeof entry === 'string' ? entry : 'actions' in entry ? entry.actions : []))
    return { title: name, ids }
  })
  const elsewhere = linesOf((id) => !inMenus.some(({ ids }) => ids.includes(id)))
  return [
    {
      title: localized('Outils', 'Tools'),
      lines: [...tools.map(({ name, shortcut }) => ({ name, shortcuts: [shortcut] })), ...elsewhere],
    },
    { title: localized('Sur la carte', 'On the map'), lines: ON_THE_MAP },
    { title: localized('Dans la fenêtre', 'In the window'), lines: IN_THE_WINDOW },
    { title: localized('Dans une partie', 'In a game'), lines: IN_THE_GAME },
    { title: localized('Dans le tableau des pions', 'In the table of counter types'), lines: IN_THE_TABLE },
    { title: localized('Dans l’ordre de bataille', 'In the order of battle'), lines: IN_THE_ORDER },
    ...tools.map(({ id, name }) => ({ title: name, lines: IN_TOOLS[id] ?? [] })),
    ...inMenus.map(({ title, ids }) => ({ title, lines: linesOf((id) => ids.includes(id)) })),
  ].filter(({ lines }) => lines.length > 0)
}

/** The lines that answer to the words of a query, by their names, their keys or the section they stand in. */
export function foundIn(
  sections: readonly ShortcutSection[],
  query: string,
  { say, label }: { readonly say: Say; readonly label: (shortcut: string) => string },
): readonly ShortcutSection[] {
  const sought = wordsOf(query)
  if (sought.length === 0) return sections
  return sections
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(
        ({ name, shortcuts }) =>
          fit([say(title), say(name), ...shortcuts.map(label)].join(' '), sought) !== undefined,
      ),
    }))
    .filter(({ lines }) => lines.length > 0)
}
