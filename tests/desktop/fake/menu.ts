/** `electron.Menu`: keeps the items; choosing one does what Electron would, of the roles those that our menus need. */
import { modelled } from './modelled'

type Template = Electron.MenuItemConstructorOptions

export class FakeMenuItem {
  readonly id: string | undefined
  readonly label: string
  readonly type: NonNullable<Template['type']>
  readonly role: Template['role']
  readonly accelerator: string | undefined
  readonly registerAccelerator: boolean
  readonly enabled: boolean
  checked: boolean
  readonly submenu: FakeMenu | undefined
  readonly click: Template['click']

  constructor(options: Template) {
    if (options.type !== 'separator' && !options.role && options.label === undefined)
      throw new TypeError('Invalid template for MenuItem: must have label, role or type')
    this.id = options.id
    this.label = options.label ?? ''
    this.submenu = options.submenu && new FakeMenu(options.submenu as readonly Template[])
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal')
    this.role = options.role
    this.accelerator = options.accelerator
    this.registerAccelerator = options.registerAccelerator ?? true
    this.enabled = options.enabled ?? true
    this.checked = options.checked ?? false
    this.click = options.click
  }
}

export class FakeMenu {
  readonly items: readonly FakeMenuItem[]

  constructor(template: readonly Template[]) {
    this.items = template.map((options) => modelled('MenuItem', new FakeMenuItem(options)))
  }

  getMenuItemById(id: string): FakeMenuItem | undefined {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return undefined
  }

  /** Every item, those of submenus after their own. */
  all(): readonly FakeMenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])])
  }
}

interface FakeMenus {
  readonly Menu: object
  /** Gives the menu that `setApplicationMenu` was last given. */
  application(): FakeMenu | null
}

export function createMenus(): FakeMenus {
  let application: FakeMenu | null = null
  const Menu = {
    buildFromTemplate: (template: Template[]) => modelled('Menu', new FakeMenu(template)),
    setApplicationMenu: (menu: FakeMenu | null) => {
      application = menu
    },
    getApplicationMenu: () => application,
  } satisfies { [K in 'buildFromTemplate' | 'setApplicationMenu' | 'getApplicationMenu']: unknown }
  return { Menu: modelled('Menu', Menu), application: () => application }
}
