/** The menus as they stand now, as data: drawn by the page (MenuBar.tsx) or by the system (nativeMenus.ts). */
import { type MenuItem, type MenuModel } from '#shared/host/menuModel'
import { type Action, runAction } from '../actions/action'
import { stateActions } from '../actions/counterStates'
import { actionById } from '../actions/index'
import { type Menu, MENUS, type Submenu } from '../actions/menus'
import { recentActions } from '../actions/recent'
import { seenByActions } from '../actions/seenBy'
import { type Editor } from '../editor/editor'
import { type Ui, type UiState } from '../ui/uiStore'
import { type DialogsShown, isOverStart } from './overStart'

/** The part of the page's state that the menus show. */
type Shown = Pick<UiState, 'recent'> & DialogsShown

export function menuModel(editor: Editor, shown: Shown): MenuModel {
  const { language } = editor.store.getState().view
  return {
    language,
    menus: MENUS.map((menu) => ({
      id: menu.id,
      label: menu.name[language],
      items: menuItems(menu, editor, shown),
    })),
  }
}

/** The items of one menu. While a dialog of the page waits for its answer, none can be chosen; over the start, some. */
export function menuItems(
  { groups }: Pick<Menu, 'groups'>,
  editor: Editor,
  shown: Shown,
): readonly MenuItem[] {
  const { language } = editor.store.getState().view
  const actionItem = (action: Action): MenuItem => itemOf(action, editor, mayChoose(action, shown))
  return groups.flatMap((group, index) => [
    ...(index === 0 ? [] : [{ kind: 'separator' } as const]),
    ...group.flatMap((entry): MenuItem | MenuItem[] => {
      if (typeof entry === 'string') return actionItem(knownAction(entry))
      const items = submenuActions(entry, editor, shown).map(actionItem)
      return entry.inline ? items : { kind: 'submenu', id: entry.id, label: entry.name[language], items }
    }),
  ])
}

/** Does what the chosen item says, whoever has drawn it. */
export function chooseMenuItem(id: string, editor: Editor, ui: Ui): void {
  const shown = ui.store.getState()
  const made = [
    ...recentActions(shown.recent),
    ...stateActions(editor),
    ...seenByActions(editor.document.scenario),
  ]
  const action = actionById(id) ?? made.find((one) => one.id === id)
  // The system's menus are a message late: what they still offered may no longer be allowed.
  if (action && mayChoose(action, shown) && action.isEnabled(editor)) runAction(action, editor, ui)
}

function mayChoose(action: Action, shown: DialogsShown): boolean {
  return shown.dialogsShown === 0 || isOverStart(action, shown)
}

function submenuActions(submenu: Submenu, editor: Editor, { recent }: Shown): readonly Action[] {
  if ('actions' in submenu) return submenu.actions.map(knownAction)
  if (submenu.of === 'recent') return recentActions(recent)
  return submenu.of === 'states' ? stateActions(editor) : seenByActions(editor.document.scenario)
}

function knownAction(id: string): Action {
  const action = actionById(id)
  if (!action) throw new Error(`a menu names the unknown action ${id}`)
  return action
}

function itemOf(action: Action, editor: Editor, free: boolean): MenuItem {
  const state = editor.store.getState()
  const shortcut = action.shortcuts?.[0]
  return {
    kind: 'action',
    id: action.id,
    label: action.name(state)[state.view.language],
    ...(shortcut === undefined ? {} : { shortcut }),
    enabled: free && action.isEnabled(editor),
    ...(action.isChecked ? { checked: action.isChecked(state) } : {}),
  }
}
