/** The native menus: from the page's model, in both languages, every item with an id. */
import { describe, expect, test } from 'vitest'
import { until } from './fake/launchedShell'
import { acceleratorOf } from '../../main/menu'
import { page, start, MENUS, closesAtOnce, type Started } from './started'

const ids = ({ shell }: Started): readonly string[] =>
  shell
    .menu()!
    .all()
    .filter(({ type }) => type !== 'separator')
    .map(({ id, label }) => `${id}: ${label}`)

test('the menus of the page, with what closes window and program', async () => {
  const started = await start()
  expect(started.shell.menu()).toBeNull()
  page(started).host.showMenus(MENUS)
  expect(ids(started)).toEqual([
    'file: Fichier',
    'file.open: Ouvrir…',
    'file.recent: Récents',
    'file.recent.0: La sortie',
    'file.export: Exporter…',
    'file.close: Fermer la fenêtre',
    'app.quit: Quitter',
    'edit: Édition',
    'edit.undo: Annuler',
    'edit.all: Tous les pions',
    'edit.flip: Retourner',
    'edit.grid: Grille',
  ])
  const item = (id: string) => started.shell.menuItem(id)
  expect(item('file.open')).toMatchObject({ accelerator: 'CommandOrControl+O', registerAccelerator: false })
  expect(item('edit.flip')).toMatchObject({ accelerator: 'F', registerAccelerator: false, enabled: true })
  expect(item('file.export')).toMatchObject({ enabled: false, type: 'normal', accelerator: undefined })
  expect(item('edit.grid')).toMatchObject({ checked: true, type: 'checkbox' })
})

test('what is chosen is told to the page of that window', async () => {
  const chosen: string[] = []
  let loaded = 0
  const started = await start({
    onLoad: ({ host }) => {
      const window = loaded++
      host.showMenus(MENUS)
      host.onMenu((id) => chosen.push(`${window} ${id}`))
    },
  })
  started.shell.chooseMenu('file.open')
  await page(started).host.openWindow({ name: 'x', text: '', modified: false })
  await until(() => started.pages.length === 2 && started.shell.focused?.id === 2)
  started.shell.chooseMenu('edit.grid')
  started.shell.windows[0]?.focus()
  started.shell.chooseMenu('file.recent.0')
  expect(() => started.shell.chooseMenu('file.export')).toThrow('disabled')
  expect(chosen).toEqual(['0 file.open', '1 edit.grid', '0 file.recent.0'])
})

test('an ampersand is shown as one', async () => {
  const started = await start()
  const items = [{ kind: 'action', id: 'recent:0', label: 'Siège & sortie', enabled: true }] as const
  page(started).host.showMenus({ language: 'fr', menus: [{ id: 'file', label: 'Fichier', items }] })
  expect(started.shell.menuItem('recent:0').label).toBe('Siège && sortie')
})

const CLIPBOARD = {
  language: 'fr',
  menus: [
    {
      id: 'edit',
      label: 'Édition',
      items: (['cut', 'copy', 'paste'] as const).map((id, index) => ({
        kind: 'action' as const,
        id,
        label: id,
        shortcut: ['Mod+X', 'Mod+C', 'Mod+V'][index] as string,
        enabled: false,
      })),
    },
  ],
} as const

test.each(['linux', 'darwin'] as const)(
  'cut, copy and paste are the system’s, once each, on %s',
  async (platform) => {
    const started = await start({ platform, onLoad: ({ host }) => host.showMenus(CLIPBOARD) })
    const all = started.shell.menu()!.all()
    for (const role of ['cut', 'copy', 'paste']) {
      const found = all.filter((item) => item.role === role)
      // Enabled whatever is selected on the map: a text field has use for them.
      expect(found.map(({ id, enabled }) => ({ id, enabled }))).toEqual([{ id: role, enabled: true }])
      // A Mac's text fields get these keys from the menu alone, so there they are the role's own.
      expect(found[0]?.registerAccelerator).toBe(platform === 'darwin')
    }
  },
)

describe('on a Mac', () => {
  test('the bar has the program’s menu, cut and paste, and the windows; keys of text fields are theirs', async () => {
    const started = await start({ platform: 'darwin', onLoad: ({ host }) => host.showMenus(MENUS) })
    expect(ids(started).filter((line) => !/file|edit\.(undo|flip|grid)/.test(line))).toEqual([
      'app: Castellan',
      'app.about: À propos de Castellan',
      'app.services: Services',
      'app.hide: Masquer Castellan',
      'app.hideOthers: Masquer les autres',
      'app.unhide: Tout afficher',
      'app.quit: Quitter Castellan',
      'edit: Édition',
      'edit.all: Tous les pions',
      'edit.role.cut: Couper',
      'edit.role.copy: Copier',
      'edit.role.paste: Coller',
      'edit.role.selectAll: Tout sélectionner',
      'window: Fenêtre',
      'window.minimize: Placer dans le Dock',
      'window.zoom: Réduire/agrandir',
      'window.front: Tout ramener au premier plan',
    ])
    const keys = ['file.open', 'edit.undo', 'edit.all', 'edit.flip'].map(
      (id) => started.shell.menuItem(id).accelerator,
    )
    expect(keys).toEqual(['CommandOrControl+O', 'CommandOrControl+Z', undefined, undefined])
  })

  test('follows the window in front, and offers a new one when there is none', async () => {
    let loaded = 0
    const started = await start({
      platform: 'darwin',
      onLoad: (shown) => {
        closesAtOnce(shown)
        const language = loaded++ === 0 ? 'fr' : 'en'
        shown.host.showMenus({ language, menus: [{ id: 'file', label: language, items: [] }] })
      },
    })
    const label = (): string | undefined => started.shell.menu()?.getMenuItemById('file')?.label
    expect(label()).toBe('fr')
    await page(started).host.openWindow({ name: 'x', text: '', modified: false })
    await until(() => label() === 'en')
    started.shell.windows[0]?.focus()
    expect(label()).toBe('fr')
    for (const window of started.shell.windows) window.close()
    await until(() => started.shell.windows.length === 0)
    expect(ids(started).slice(-2)).toEqual(['file: File', 'shell.newWindow: New Window'])
    started.shell.chooseMenu('shell.newWindow')
    expect(started.shell.windows.length).toBe(1)
  })
})

test.each([
  ['Mod+Shift+Z', 'CommandOrControl+Shift+Z'],
  ['Mod+Alt+N', 'CommandOrControl+Alt+N'],
  ['f', 'F'],
  ['F1', 'F1'],
  ['?', '?'],
  ['[', '['],
  ['+', 'Plus'],
  ['Mod++', 'CommandOrControl+Plus'],
  ['Mod+-', 'CommandOrControl+-'],
  ['PageUp', 'PageUp'],
  ['ArrowLeft', 'Left'],
  ['Shift+Delete', 'Shift+Delete'],
  ['Mod+é', undefined],
  ['Hyper+Z', undefined],
  ['Mod+NoKey', undefined],
  ['', undefined],
])('the key %s is %s', (shortcut, accelerator) => {
  expect(acceleratorOf(shortcut)).toBe(accelerator)
})
