/** The page's menus as a template of native ones. The page listens to its keys; here they are only shown. */
import type { MenuItemConstructorOptions } from 'electron'
import { type Language, localized } from '#shared/i18n/localized'
import { type MenuItem, type MenuModel } from '#shared/host/menuModel'
import { plainLine } from './plainLine'

type Template = MenuItemConstructorOptions[]

const WORDS = {
  about: localized('À propos de Castellan', 'About Castellan'),
  services: localized('Services', 'Services'),
  hide: localized('Masquer Castellan', 'Hide Castellan'),
  hideOthers: localized('Masquer les autres', 'Hide Others'),
  unhide: localized('Tout afficher', 'Show All'),
  quit: localized('Quitter Castellan', 'Quit Castellan'),
  cut: localized('Couper', 'Cut'),
  copy: localized('Copier', 'Copy'),
  paste: localized('Coller', 'Paste'),
  selectAll: localized('Tout sélectionner', 'Select all'),
  file: localized('Fichier', 'File'),
  close: localized('Fermer la fenêtre', 'Close window'),
  leave: localized('Quitter', 'Quit'),
  window: localized('Fenêtre', 'Window'),
  minimize: localized('Placer dans le Dock', 'Minimize'),
  zoom: localized('Réduire/agrandir', 'Zoom'),
  front: localized('Tout ramener au premier plan', 'Bring All to Front'),
  newWindow: localized('Nouvelle fenêtre', 'New Window'),
}

interface MenuTarget {
  readonly mac: boolean
  choose(id: string): void
}

export function menuTemplate(model: MenuModel, target: MenuTarget): Template {
  const { language } = model
  const menus = model.menus.map(({ id, label, items }): MenuItemConstructorOptions => {
    const own = itemsOf(items, target)
    const ours = id === 'file' ? closing(language, target.mac) : []
    return {
      id,
      label: plainLabel(label),
      submenu: [...own, ...ours, ...(target.mac && id === 'edit' ? editRoles(language, items) : [])],
    }
  })
  return target.mac ? [appMenu(language), ...menus, windowMenu(language)] : menus
}

// A single one would underline the letter that follows.
const plainLabel = (label: string): string => plainLine(label).replaceAll('&', '&&')

/** A Mac's menu bar when no window is open. */
export function windowlessTemplate(language: Language, openWindow: () => void): Template {
  const item = {
    id: 'shell.newWindow',
    label: WORDS.newWindow[language],
    accelerator: 'Cmd+N',
    click: openWindow,
  }
  return [appMenu(language), { id: 'file', label: WORDS.file[language], submenu: [item] }]
}

/** The system makes the page's clipboard events of these, in text fields and out of them: the page hears those. */
const CLIPBOARD_ROLES: ReadonlyMap<string, 'cut' | 'copy' | 'paste'> = new Map([
  ['cut', 'cut'],
  ['copy', 'copy'],
  ['paste', 'paste'],
])

function itemsOf(items: readonly MenuItem[], target: MenuTarget): Template {
  return items.map((item): MenuItemConstructorOptions => {
    if (item.kind === 'separator') return { type: 'separator' }
    const { id } = item
    const label = plainLabel(item.label)
    const role = CLIPBOARD_ROLES.get(id)
    if (role) {
      const keys = item.kind === 'action' && item.shortcut ? shownKeys(item.shortcut, target.mac) : {}
      return { id, label, role, ...keys }
    }
    if (item.kind === 'submenu') return { id, label, submenu: itemsOf(item.items, target) }
    return {
      id,
      label,
      enabled: item.enabled,
      click: () => target.choose(id),
      ...(item.checked === undefined ? {} : { type: 'checkbox', checked: item.checked }),
      ...(item.shortcut === undefined ? {} : shownKeys(item.shortcut, target.mac)),
    }
  })
}

/**
 * A Mac takes the keys of any menu item when the page leaves them, as it does in a text field: there only keys with
 * Command are shown, and none that edit text. Elsewhere they are not registered at all.
 */
function shownKeys(shortcut: string, mac: boolean): MenuItemConstructorOptions {
  if (mac && (!shortcut.startsWith('Mod+') || TEXT_KEYS.has(shortcut))) return {}
  const accelerator = acceleratorOf(shortcut)
  return accelerator === undefined ? {} : { accelerator, registerAccelerator: false }
}

const TEXT_KEYS = new Set(['Mod+X', 'Mod+C', 'Mod+V', 'Mod+A'])
const MODIFIERS: Readonly<Record<string, string>> = {
  Mod: 'CommandOrControl',
  Shift: 'Shift',
  Alt: 'Alt',
  Ctrl: 'Control',
}
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
  ' ': 'Space',
  '+': 'Plus',
}
const NAMED =
  /^(?:[\x21-\x7e]|F(?:[1-9]|1\d|2[0-4])|Up|Down|Left|Right|Esc|Space|Plus|Tab|Enter|Backspace|Delete|Insert|Home|End|PageUp|PageDown)$/

/** `Mod+Shift+Z` in Electron's words; undefined for a key that it has no word for (a wrong one would throw). */
export function acceleratorOf(shortcut: string): string | undefined {
  const keyStart = shortcut.endsWith('++') ? shortcut.length - 1 : shortcut.lastIndexOf('+') + 1
  const written = shortcut.slice(keyStart)
  const key = shortcut === '+' ? 'Plus' : (KEYS[written] ?? written)
  const modifiers = shortcut
    .slice(0, keyStart)
    .split('+')
    .filter(Boolean)
    .map((name) => MODIFIERS[name])
  if (!NAMED.test(key) || modifiers.includes(undefined)) return undefined
  return [...modifiers, key.length === 1 ? key.toUpperCase() : key].join('+')
}

function appMenu(language: Language): MenuItemConstructorOptions {
  return {
    id: 'app',
    label: 'Castellan',
    submenu: [
      { id: 'app.about', role: 'about', label: WORDS.about[language] },
      { type: 'separator' },
      { id: 'app.services', role: 'services', label: WORDS.services[language] },
      { type: 'separator' },
      { id: 'app.hide', role: 'hide', label: WORDS.hide[language] },
      { id: 'app.hideOthers', role: 'hideOthers', label: WORDS.hideOthers[language] },
      { id: 'app.unhide', role: 'unhide', label: WORDS.unhide[language] },
      { type: 'separator' },
      { id: 'app.quit', role: 'quit', label: WORDS.quit[language] },
    ],
  }
}

// Text fields of a Mac get these keys from the menu and from nowhere else.
function editRoles(language: Language, items: readonly MenuItem[]): Template {
  const present = new Set<string>(items.flatMap((item) => (item.kind === 'separator' ? [] : [item.id])))
  const roles: Template = [
    { type: 'separator' },
    { id: 'edit.role.cut', role: 'cut', label: WORDS.cut[language] },
    { id: 'edit.role.copy', role: 'copy', label: WORDS.copy[language] },
    { id: 'edit.role.paste', role: 'paste', label: WORDS.paste[language] },
    { id: 'edit.role.selectAll', role: 'selectAll', label: WORDS.selectAll[language] },
  ]
  return roles.filter(({ role }) => role === undefined || !present.has(role))
}

function closing(language: Language, mac: boolean): Template {
  const close = { id: 'file.close', role: 'close', label: WORDS.close[language] } as const
  const quit = { id: 'app.quit', role: 'quit', label: WORDS.leave[language] } as const
  return [{ type: 'separator' }, close, ...(mac ? [] : [quit])]
}

function windowMenu(language: Language): MenuItemConstructorOptions {
  return {
    id: 'window',
    role: 'window',
    label: WORDS.window[language],
    submenu: [
      { id: 'window.minimize', role: 'minimize', label: WORDS.minimize[language] },
      { id: 'window.zoom', role: 'zoom', label: WORDS.zoom[language] },
      { type: 'separator' },
      { id: 'window.front', role: 'front', label: WORDS.front[language] },
    ],
  }
}
