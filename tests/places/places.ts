/**
 * Every place of the program and how to get there: the one list that pictures (`npm run screenshots`), the pseudo-language and
 * axe walk through. A new dialog, tab, tool or menu is asked for by the compiler; what else can be seen gets a line here.
 */
import { type CounterType, type CounterTypeId } from '../../shared/document/types'
import { writeTypes } from '../../shared/format/typeCollection'
import { LANGUAGES } from '../../shared/i18n/localized'
import { type View } from '../../renderer/actions/action'
import { MENUS } from '../../renderer/actions/menus'
import { type ToolId } from '../../renderer/toolOptions/toolIds'
import { type CatalogueTabId } from '../../renderer/dialogs/catalogue/sources'
import { type DialogId, type PanelTab } from '../../renderer/ui/uiStore'
import { toolsFor } from '../../renderer/tools/index'
import { rulesetOf } from '../../shared/rules/registry/rulesetOf'
import { SCENARIO_NAME } from '../e2e/support/program'
import { PNG } from '../images/pictures'
import { builtSide, type DocumentName, galleryScenario, run, type Stage, take } from './stage'

export interface Place {
  /** Names its picture. */
  readonly name: string
  /** What lies on the table; the sortie when it does not matter. */
  readonly on: DocumentName
  /** What of the page it is about. */
  readonly part: string
  /** Its pictures of maps take a while to come. */
  readonly slow: boolean
  readonly go: (stage: Stage) => Promise<void>
}

type Go = Place['go']

const PARTS: Readonly<Record<string, string>> = {
  page: 'body',
  panel: '.side',
  tool: '.options',
  menu: '[role="menu"]',
  dialog: '[role="dialog"]',
  guide: '.guide',
  table: '.armies',
}

/** The page itself too: it is the first that is looked at, while workers still draw its map. */
const SLOW = /page|gallery|export|print|new|stamps|numbering|grid-look|orientation|join/

/** Named after its part: `dialog-export`, and `fantasy-` before it when it is seen in a scenario of that game. */
function place(name: string, go: Go, on: DocumentName = 'the-sortie'): Place {
  const part = PARTS[name.replace('fantasy-', '').split('-')[0] ?? '']
  if (!part) throw new Error(`${name} is named after no part of the page`)
  // Some come a moment after they were asked for.
  const arrive: Go = async (stage) => {
    await go(stage)
    await stage.page.locator(part).first().waitFor()
  }
  return { name, on, part, slow: SLOW.test(name), go: arrive }
}

/** The `nth` choice of a group of choices in the options of the tool in hand, from 0. */
const choose = async ({ page }: Stage, nth: number): Promise<void> =>
  page.locator('.options .choice-item').nth(nth).click()

/** A side of the castle, where no counter stands near. */
const WALL = builtSide('the-sortie')

const clickOn = async ({ map }: Stage, ...hexes: readonly string[]): Promise<void> => {
  for (const hex of hexes) await map.click(await map.hex(hex))
}

const menuAt = async (stage: Stage, at: { readonly x: number; readonly y: number }): Promise<void> => {
  await stage.page.mouse.click(at.x, at.y, { button: 'right' })
  await stage.page.locator('[role="menu"]').waitFor()
}

const tab =
  (id: PanelTab): Go =>
  async ({ page }) =>
    page.locator(`.tab[aria-controls$="-content-${id}"]`).click()

/** A rider and a man on foot: what they do not share is shown as mixed. */
async function several(stage: Stage): Promise<void> {
  await clickOn(stage, 'O7')
  await stage.page.keyboard.down('Shift')
  await clickOn(stage, 'K9')
  await stage.page.keyboard.up('Shift')
}

async function saveToFile({ page }: Stage): Promise<void> {
  const file = page.locator('.document-title .file')
  if ((await file.count()) === 0) await page.keyboard.press('Control+s')
  // Small windows have no room for it.
  await file.waitFor({ state: 'attached' })
}

async function paint(stage: Stage): Promise<void> {
  await take(stage, 'brush')
  // Freehand, one terrain, over more than one hex: in a small window settings of two lines move the map a little.
  await stage.page.keyboard.press('1')
  await stage.map.drag(await Promise.all(['F13', 'H13', 'J13'].map(stage.map.hex)))
}

/** By their own action unless told otherwise. The gallery is where the program starts. */
const DIALOGS: Readonly<Record<DialogId, Go>> = {
  new: (stage) => run(stage, 'new'),
  export: (stage) => run(stage, 'export'),
  print: (stage) => run(stage, 'print'),
  'join-map': (stage) => run(stage, 'join-map'),
  'resize-map': (stage) => run(stage, 'resize-map'),
  numbering: (stage) => run(stage, 'numbering'),
  'grid-look': (stage) => run(stage, 'grid-look'),
  'card-design': (stage) => run(stage, 'card-design'),
  'house-rules': (stage) => run(stage, 'house-rules'),
  orientation: (stage) => run(stage, 'orientation'),
  gallery: (stage) => run(stage, 'gallery'),
  async versions(stage) {
    // A file has versions once it has been saved.
    await saveToFile(stage)
    await run(stage, 'versions')
  },
  'import-csv': (stage) => run(stage, 'import-csv'),
  catalogue: (stage) => catalogueTab(stage, 'catalogue'),
  async 'import-pictures'(stage) {
    await run(stage, 'import-pictures')
    const chooser = stage.page.waitForEvent('filechooser')
    await stage.page.locator('[role="dialog"] button:has(.lucide-images)').click()
    const names = ['Archer.png', 'blason.png']
    await (
      await chooser
    ).setFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) })))
    await stage.page.locator('.pictures-table').waitFor()
  },
  async 'counter-art'(stage) {
    const { page } = stage
    await tab('counters')(stage)
    await page.locator('.tray-take').first().dblclick()
    const chooser = page.waitForEvent('filechooser')
    await page.locator('.art-row button:has(.lucide-image-plus)').first().click()
    await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
    await page.locator('.art-row button:has(.lucide-crop)').first().click()
  },
  async rules(stage) {
    await run(stage, 'rules')
    await stage.page.locator('[data-table="ranges"] > button').click()
  },
  palette: async ({ page }) => page.keyboard.press('Control+k'),
  shortcuts: (stage) => run(stage, 'shortcuts'),
  about: (stage) => run(stage, 'about'),
}

const TABS: Readonly<Record<PanelTab, Go>> = {
  inspector: tab('inspector'),
  counters: tab('counters'),
  stamps: tab('stamps'),
  layers: tab('layers'),
  async route(stage) {
    await take(stage, 'route')
    await clickOn(stage, 'O7', 'N7', 'M6', 'L6')
  },
}

const toolPlaces = (on: DocumentName, prefix: string): readonly Place[] =>
  toolsFor(rulesetOf(galleryScenario(on))).map(({ id }) =>
    place(`${prefix}-${id}`, (stage) => take(stage, id), on),
  )

const openMenu = async ({ page }: Stage, nth: number): Promise<void> => {
  await page.locator('.menubar-item').nth(nth).click()
  // In another language another menu may come under the pointer, and opens.
  await page.mouse.move(0, 0)
}

const menuPlaces: readonly Place[] = MENUS.map(({ id }, index) =>
  place(`menu-${id}`, (stage) => openMenu(stage, index)),
)

/** What changes the document, so that the sortie is left by them last. */
const CHANGING: readonly Place[] = [
  place('dialog-reload', async (stage) => {
    await saveToFile(stage)
    await paint(stage)
    await stage.disk.put('{}', SCENARIO_NAME)
    await stage.page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    await stage.page.locator('[role="dialog"] .is-first').waitFor()
  }),
  place('dialog-save-trouble', async (stage) => {
    await saveToFile(stage)
    await paint(stage)
    await stage.disk.put('{ }', SCENARIO_NAME)
    await stage.page.keyboard.press('Control+s')
    await stage.page.locator('[role="dialog"]').waitFor()
  }),
  place('dialog-unsaved', async (stage) => {
    await paint(stage)
    await run(stage, 'gallery')
    await stage.page.locator('.gallery-card').first().click()
    await stage.page.locator('[role="dialog"] .is-first').waitFor()
  }),
  place('panel-selected', async (stage) => {
    await clickOn(stage, 'O7')
    await stage.page.locator('.inspector .switch').first().click()
    await several(stage)
    await stage.page.locator('.switch[aria-checked="mixed"]').waitFor()
  }),
  place('panel-label', async (stage) => {
    await take(stage, 'label')
    await clickOn(stage, 'G4')
    await stage.page.locator('.label-field input').fill('Montbrison')
    await stage.page.keyboard.press('Enter')
  }),
  place('panel-zone', async (stage) => {
    await take(stage, 'zone')
    await stage.map.drag(await Promise.all(['H10', 'H11', 'H12'].map(stage.map.hex)))
  }),
  place('panel-stamps-own', async (stage) => {
    await tab('stamps')(stage)
    const stamp = 'assets/stamps/turret.castellan-stamp'
    await stage.page.locator('.stamps input[type="file"]').setInputFiles(stamp)
    await stage.page.locator('.stamp-more').first().click()
    await stage.page.locator('[role="menuitem"]:has(.lucide-pencil)').click()
  }),
  place('dialog-house-own', async (stage) => {
    await newRow(stage)
    const dialog = stage.page.locator('.house-rules')
    const names = dialog.locator('.house-new input')
    await names.nth(0).fill('palissade')
    await names.nth(1).fill('palisade')
    await dialog.locator('.house-new button[type="submit"]').click()
  }),
  place('panel-background', async (stage) => {
    await take(stage, 'background')
    const [chooser] = await Promise.all([
      stage.page.waitForEvent('filechooser'),
      stage.page.locator('.background-empty .button').click(),
    ])
    await chooser.setFiles('assets/readme/the-sortie.jpg')
    await stage.page.locator('.background-note').first().waitFor()
    await stage.map.drag(await Promise.all(['C3', 'D4'].map(stage.map.hex)))
    await clickOn(stage, 'V4', 'M12')
  }),
]

/** The file of the import: one column unknown, a value changed, a type that is new, cells that are wrong. */
const CSV = 'nom;force;quantité;camp\nArcher;1;douze;\nBohémond;5;3;\nÉcuyer;2;4;Vikings\n'

/** An order of battle: a counter that moves, rows and groups that are new, a type that there is not. */
const BATTLE_CSV =
  'camp;groupe;type;nom;quantité;position\nLa garnison;Le donjon;Archer;Thibaud;1;S6\n' +
  'La garnison;Le donjon;Arbalétrier;;6;tour 3 (Le secours)\nLa garnison;;Dragon;;1;\n'

async function chooseCsv(stage: Stage, text = CSV): Promise<void> {
  await run(stage, 'import-csv')
  const buffer = Buffer.from(text)
  await stage.page
    .locator('[role="dialog"] input[type="file"]')
    .setInputFiles({ name: 'armée.csv', mimeType: 'text/csv', buffer })
  await stage.page.locator('.csv-columns').waitFor()
}

async function catalogueTab(stage: Stage, id: CatalogueTabId): Promise<void> {
  await tab('counters')(stage)
  const { page } = stage
  await page.locator('.tab-page[data-state="active"] button:has(.lucide-book-open)').click()
  const dialog = page.locator('[role="dialog"]')
  await dialog.locator(`.tab[aria-controls$="-content-${id}"]`).click()
  await dialog.locator(`[role="tabpanel"][id$="-content-${id}"]`).waitFor()
}

/** Types that a file offers to the sortie: one with the letters of another type, one that is new, one of other rules. */
function offeredTypes(): string {
  const { counterTypes } = galleryScenario('the-sortie')
  const [[id, type] = []] = Object.entries(counterTypes) as [CounterTypeId, CounterType][]
  if (!id || !type) throw new Error('the sortie has types')
  const all = {
    [id]: { ...type, name: 'Bannerman', stats: { ...type.stats, armour: 'light' } },
    squire: { ...type, name: 'Squire', abbreviation: 'QQQ' },
    ship: { ...type, name: 'Ship', stats: { sails: 3 } },
  }
  return writeTypes({ rulesets: [], counterTypes: all, images: {} })
}

async function offerTypes(stage: Stage): Promise<void> {
  await catalogueTab(stage, 'file')
  const dialog = stage.page.locator('[role="dialog"]')
  const buffer = Buffer.from(offeredTypes())
  await dialog
    .locator('[id$="-content-file"] input[type="file"]')
    .setInputFiles({ name: 'offered.castellan-types', mimeType: 'application/json', buffer })
  await dialog.locator('[id$="-content-file"] .catalogue-card').first().waitFor()
}

/** The tabs of the dialog of house rules that the rules of each document have. */
const HOUSE_TABS = ['options', 'hexsides', 'structures', 'markers', 'ranges', 'tables'] as const
const FANTASY_HOUSE_TABS = ['terrain', 'hexsides', 'obstacles', 'tables'] as const

const houseTab =
  (id: string): Go =>
  async (stage) => {
    await run(stage, 'house-rules')
    await stage.page.locator(`.house-rules .tab[aria-controls$="-content-${id}"]`).click()
  }

async function newRow(stage: Stage): Promise<void> {
  await houseTab('hexsides')(stage)
  await stage.page.locator('.house-rules .house-add').click()
}

async function openSeenBy(stage: Stage): Promise<void> {
  await openMenu(stage, 3)
  await stage.page.locator('[data-action="seen-by"]').click()
  await stage.page.locator('[data-action="seen-by:0"]').waitFor()
}

async function openSideMenu(stage: Stage): Promise<void> {
  await tab('inspector')(stage)
  await stage.page.locator('.side-row [aria-haspopup="menu"]').first().click()
}

/** The names of what a tool lays; some have been laid before. */
async function openNames(stage: Stage, tool: ToolId): Promise<void> {
  await take(stage, tool)
  const options = stage.page.locator('.options')
  // A mix of terrains, left by another place, has its own list.
  for (const mix of await options.locator('[aria-pressed="true"]:has(.lucide-sprout)').all())
    await mix.click()
  await options.locator('.swatch-more').waitFor()
  for (const swatch of await options.locator('.swatch').all()) await swatch.click()
  await options.locator('.swatch-more').click()
}

/** The views that take the place of the map, by the key of their action. */
const VIEW_PLACES: Readonly<Record<Exclude<View, 'map'>, Go>> = { armies: openTable, order: openOrder }

async function openOrder({ page }: Stage): Promise<void> {
  await page.keyboard.press('Shift+F4')
  // The cards come a moment after their rows.
  await page.locator('.order-card canvas').first().waitFor()
}

/** A row of the order of battle, from 0. */
async function openRow(stage: Stage, nth: number): Promise<void> {
  await openOrder(stage)
  await stage.page.locator('.order-row').nth(nth).click()
  await stage.page.locator('.order-details .inspector').waitFor()
}

async function openTable({ page }: Stage): Promise<void> {
  await page.keyboard.press('F4')
  // The cards come a moment after their rows.
  await page.locator('.armies-card canvas').first().waitFor()
}

async function openInTable(stage: Stage, key: string): Promise<void> {
  await openTable(stage)
  await stage.page.locator('.armies-field').focus()
  await stage.page.keyboard.press(key)
}

/** What opens within a place, or is seen only after a choice. */
const FURTHER: readonly Place[] = [
  ...HOUSE_TABS.map((id) => place(`dialog-house-${id}`, houseTab(id))),
  ...FANTASY_HOUSE_TABS.map((id) => place(`fantasy-dialog-house-${id}`, houseTab(id), 'under-the-hill')),
  place('dialog-catalogue-library', async (stage) => {
    await tab('counters')(stage)
    await stage.page.locator('.tray-actions button:has(.lucide-bookmark-plus)').first().click({ force: true })
    await catalogueTab(stage, 'library')
    await stage.page.locator('.catalogue-more').first().waitFor()
  }),
  place('dialog-catalogue-scenario', (stage) => catalogueTab(stage, 'scenario')),
  place('dialog-catalogue-file', offerTypes),
  place('dialog-catalogue-clash', async (stage) => {
    await offerTypes(stage)
    await stage.page.locator('[id$="-content-file"] .catalogue-card').first().click()
    await stage.page.locator('[role="dialog"] .is-primary').click()
    await stage.page.locator('.clash').waitFor()
  }),
  place('panel-hex', (stage) => clickOn(stage, 'I13')),
  place('panel-side', async (stage) => {
    await stage.map.click(await stage.map.side(WALL))
  }),
  place('panel-counter', (stage) => clickOn(stage, 'O7')),
  place('panel-sheet', async (stage) => {
    await clickOn(stage, 'O7')
    await run(stage, 'edit-type')
  }),
  place('panel-counters-sheet', async (stage) => {
    await tab('counters')(stage)
    await stage.page.locator('.tray-actions button').first().click()
  }),
  place('panel-inspector-readings', ({ page }) => page.locator('.rule-readings summary').click()),
  place('panel-side-notes', ({ page }) => page.locator('.side-row .lucide-notebook-pen').first().click()),
  place('menu-side-merge', async (stage) => {
    await openSideMenu(stage)
    await stage.page.locator('[role="menuitem"]:has(.lucide-merge)').press('ArrowRight')
    await stage.page.locator('[role="menu"] .side-dot').first().waitFor()
  }),
  place('dialog-side-delete', async (stage) => {
    await openSideMenu(stage)
    await stage.page.locator('[role="menuitem"]:has(.lucide-trash-2)').click()
  }),
  place('tool-brush-mix', async (stage) => {
    await take(stage, 'brush')
    await stage.page.keyboard.press('5')
  }),
  place('tool-elevation-set', async (stage) => {
    await take(stage, 'elevation')
    await choose(stage, 6)
  }),
  ...Object.entries(VIEW_PLACES).map(([id, go]) => place(`table-${id}`, go)),
  place('table-faces', async (stage) => {
    await openTable(stage)
    await stage.page.locator('.armies-bar .choice-item').nth(3).click()
  }),
  place('table-find', (stage) => openInTable(stage, 'Control+h')),
  place('table-list', async (stage) => {
    await openTable(stage)
    await stage.page.locator('.armies-cell[data-kind="choice"]').nth(1).dblclick()
    await stage.page.locator('.armies-list').waitFor()
  }),
  place('menu-table-heading', (stage) => openInTable(stage, 'Shift+F10')),
  place('menu-table-columns', async (stage) => {
    await openTable(stage)
    await stage.page.locator('.armies-bar [aria-haspopup="menu"]').click()
  }),
  place('fantasy-table', openTable, 'under-the-hill'),
  place('fantasy-table-order', openOrder, 'under-the-hill'),
  place('fantasy-table-order-wing', (stage) => openRow(stage, 1), 'under-the-hill'),
  place('table-order-side', (stage) => openRow(stage, 0)),
  place('menu-table-side', async (stage) => {
    await openOrder(stage)
    await stage.page.locator('.order-more').first().click()
  }),
  place('menu-on-counter', async (stage) => menuAt(stage, await stage.map.hex('O7'))),
  place('menu-on-counters', async (stage) => {
    await several(stage)
    await menuAt(stage, await stage.map.hex('O7'))
  }),
  place('menu-edit-states', async (stage) => {
    await openMenu(stage, 1)
    await stage.page.locator('[data-action="states"]').click()
  }),
  place('menu-on-hex', async (stage) => menuAt(stage, await stage.map.hex('I13'))),
  place('menu-on-side', async (stage) => menuAt(stage, await stage.map.side(WALL))),
  place('menu-recent', async (stage) => {
    await openMenu(stage, 0)
    await stage.page.locator('[data-action="recent"]').click()
  }),
  place('panel-sides', async ({ page, map }) => {
    const { x, y } = await map.side(WALL)
    await page.mouse.dblclick(x, y)
  }),
  place('dialog-side-settings', async (stage) => {
    await take(stage, 'hexside')
    await stage.page.locator('.options button:has(.lucide-sliders-horizontal)').click()
  }),
  place('menu-terrain-names', (stage) => openNames(stage, 'brush')),
  place('menu-structure-names', (stage) => openNames(stage, 'structure')),
  place('fantasy-menu-feature-names', (stage) => openNames(stage, 'hexside'), 'under-the-hill'),
  place('fantasy-menu-marker-names', (stage) => openNames(stage, 'marker'), 'under-the-hill'),
  place('guide-step', async (stage) => {
    await run(stage, 'guide')
    await stage.page.locator('.guide .is-primary').click()
  }),
  place('dialog-house-new', (stage) => newRow(stage)),
  place('dialog-import-csv-columns', (stage) => chooseCsv(stage)),
  place('dialog-import-csv-changes', async (stage) => {
    await chooseCsv(stage)
    await stage.page.locator('[role="dialog"] .is-primary').click()
    await stage.page.locator('.csv-changes').waitFor()
  }),
  place('dialog-import-csv-order', async (stage) => {
    await chooseCsv(stage, BATTLE_CSV)
    await stage.page.locator('[role="dialog"] .is-primary').click()
    await stage.page.locator('.csv-changes').waitFor()
  }),
  place('dialog-file-error', async ({ page, disk }) => {
    await disk.put('{ "castellan": 1, broken', 'broken.castellan')
    await page.keyboard.press('Control+o')
    await page.locator('[role="dialog"]').waitFor()
  }),
  place('fantasy-panel-inspector', () => Promise.resolve(), 'under-the-hill'),
  place('fantasy-panel-counters', tab('counters'), 'under-the-hill'),
  place('fantasy-panel-layers', tab('layers'), 'under-the-hill'),
  place('fantasy-dialog-export', (stage) => run(stage, 'export'), 'under-the-hill'),
  place('fantasy-menu-seen-by', openSeenBy, 'under-the-hill'),
  place(
    'fantasy-page-seen-by',
    async (stage) => {
      await openSeenBy(stage)
      // By key: a pointer that jumps from a menu to the one at its left closes that (a hand's does not).
      await stage.page.locator('[data-action="seen-by:2"]').press('Enter')
      await stage.page.locator('.status-eyes').waitFor()
    },
    'under-the-hill',
  ),
  place(
    'fantasy-panel-selected',
    async (stage) => {
      await tab('inspector')(stage)
      await stage.page.keyboard.press('Control+a')
    },
    'under-the-hill',
  ),
]

/** In the order of a walk: each document once, what changes it last. */
export const PLACES: readonly Place[] = [
  place('page', () => Promise.resolve()),
  place('fantasy-page', () => Promise.resolve(), 'under-the-hill'),
  ...Object.entries(TABS).map(([id, go]) => place(`panel-${id}`, go)),
  ...toolPlaces('the-sortie', 'tool'),
  ...menuPlaces,
  ...Object.entries(DIALOGS).map(([id, go]) => place(`dialog-${id}`, go, 'the-sortie')),
  ...FURTHER,
  ...CHANGING,
  ...toolPlaces('under-the-hill', 'fantasy-tool'),
]

/** Both languages in both themes. */
export const LOOKS = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
)
