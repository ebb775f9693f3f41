/**
 * Every place of the program and how to get there: the one list that pictures (`npm run screenshots`), the pseudo-language and
 * axe walk through. A new dialog, tab, tool or menu is asked for by the compiler; what else can be seen gets a line here.
 */
import { expect } from '@playwright/test'
import { LANGUAGES } from '../../shared/i18n/localized'
import { MENUS } from '../../renderer/actions/menus'
import { type ToolId } from '../../renderer/toolOptions/toolIds'
import { type DialogId, type PanelTab } from '../../renderer/ui/uiStore'
import { toolsFor } from '../../renderer/tools/index'
import { rulesetOf } from '../../shared/rules/registry/rulesetOf'
import { SCENARIO_NAME } from '../e2e/support/program'
import { ARMIES, catalogueTab, proveBoth } from './armies'
import { comparedCopy, mergedCopy } from './copies'
import { counterArt, importedMap, importedPictures } from './givenFiles'
import {
  dieToType,
  itsPlayers,
  newGame,
  pastMoment,
  playedGame,
  playedMany,
  shotWithChances,
  silencedFact,
} from './game'
import { type Go, place, type Place, tab } from './place'
import { builtSide, type DocumentName, run, type Stage, take } from './stage'
import { galleryScenario } from '../support/scenarioFiles'

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

/** Opens each dialog by its own action unless stated here. The gallery is where the program starts. */
const DIALOGS: Readonly<Record<DialogId, Go>> = {
  new: (stage) => run(stage, 'new'),
  export: (stage) => run(stage, 'export'),
  'export-game': (stage) => run(stage, 'export-game'),
  print: (stage) => run(stage, 'print'),
  share: (stage) => run(stage, 'share'),
  publish: (stage) => run(stage, 'publish'),
  'join-map': (stage) => run(stage, 'join-map'),
  'resize-map': (stage) => run(stage, 'resize-map'),
  'hex-size': (stage) => run(stage, 'hex-size'),
  numbering: (stage) => run(stage, 'numbering'),
  'grid-look': (stage) => run(stage, 'grid-look'),
  'card-design': (stage) => run(stage, 'card-design'),
  'house-rules': (stage) => run(stage, 'house-rules'),
  'other-rules': (stage) => run(stage, 'other-rules'),
  orientation: (stage) => run(stage, 'orientation'),
  gallery: (stage) => run(stage, 'gallery'),
  async versions(stage) {
    // A file has versions once it has been saved.
    await saveToFile(stage)
    await run(stage, 'versions')
  },
  'merge-copy': mergedCopy,
  'import-csv': (stage) => run(stage, 'import-csv'),
  'import-map': importedMap,
  catalogue: (stage) => catalogueTab(stage, 'catalogue'),
  'import-pictures': importedPictures,
  'counter-art': counterArt,
  play: newGame,
  balance: playedMany,
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
  copy: comparedCopy,
  async questions(stage) {
    await take(stage, 'ask')
    await clickOn(stage, 'O7')
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

/** The pointer rests on a hex, until its stack is fanned out. */
async function restOn({ page, map }: Stage, hex: string): Promise<void> {
  const { x, y } = await map.hex(hex)
  await page.mouse.move(x + 200, y + 100)
  await page.mouse.move(x, y)
  await page.locator('.stack-fan').waitFor()
}

/** All counters off the map: the tray lists them by groups. */
async function toPlace(stage: Stage): Promise<void> {
  await take(stage, 'select')
  await stage.page.keyboard.press('1')
  await stage.page.keyboard.press('Control+a')
  await stage.page.keyboard.press('Shift+Delete')
  // In a small window the tray needs the room of the findings.
  for (const fold of await stage.page.locator('.silenced-head[aria-expanded="true"]').all())
    await fold.click()
  await tab('counters')(stage)
  await stage.page.locator('.tray-group').first().waitFor()
  await stage.page.locator('.tray-take').nth(1).hover()
}

/** Places that change the document: a walk leaves them for the end. */
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
    await stage.map.drag(await Promise.all(['L13', 'L14', 'L15'].map(stage.map.hex)))
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
  place('page-knob', async (stage) => {
    await take(stage, 'select')
    await clickOn(stage, 'K9')
  }),
  place('page-stack', async (stage) => {
    await stack(stage)
    await restOn(stage, 'Q9')
  }),
  place('dialog-balance-silenced', silencedFact),
  place('panel-silence', askReason),
  place('panel-silenced', silenceAll),
  place('panel-counters-groups', toPlace),
  place('table-proofs-both', proveBoth),
  place('fantasy-panel-counters-groups', toPlace, 'under-the-hill'),
]

/** Two counters stand on one hex. */
async function stack(stage: Stage): Promise<void> {
  const { map } = stage
  await take(stage, 'select')
  await map.drag(await Promise.all(['P9', 'Q9'].map(map.hex)))
}

/** The first finding is asked for the reason to silence it. */
async function askReason(stage: Stage): Promise<void> {
  const { page } = stage
  if ((await page.locator('.finding').count()) === 0) await stack(stage)
  const open = page.locator('.finding-tool[aria-expanded="false"]').first()
  await open.click()
  await page.locator('.reason-form input').first().waitFor()
}

/** No finding is left: all are silenced, and shown so. */
async function silenceAll(stage: Stage): Promise<void> {
  const { page } = stage
  if ((await page.locator('.finding, .silenced-fold').count()) === 0) await askReason(stage)
  const rows = page.locator('.finding')
  for (let left = await rows.count(); left > 0; left--) {
    const form = page.locator('.reason-form')
    if ((await form.count()) === 0) await rows.first().locator('.finding-tool').click()
    await form.locator('input').first().fill('Le sire est porté par son écuyer.')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(left - 1)
  }
  const head = page.locator('.silenced-head')
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await page.locator('.silenced s').first().waitFor()
}

/** The file of the import: one column unknown, a value changed, a type that is new, cells that are wrong. */
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

/** The names of what a tool places; some have been placed before. */
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
const FURTHER: readonly Place[] = [
  ...HOUSE_TABS.map((id) => place(`dialog-house-${id}`, houseTab(id))),
  ...FANTASY_HOUSE_TABS.map((id) => place(`fantasy-dialog-house-${id}`, houseTab(id), 'under-the-hill')),
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
  place('dialog-new-sides', async (stage) => {
    await run(stage, 'new')
    const dialog = stage.page.locator('.new-scenario')
    // A number of sheets makes the map custom; the last list counts the sides.
    await dialog.locator('input[inputmode="numeric"]').last().fill('4')
    await dialog.locator('select').last().selectOption('3')
  }),
  place('dialog-new-like', async (stage) => {
    await run(stage, 'new')
    const dialog = stage.page.locator('.new-scenario')
    await dialog.locator('select').first().selectOption('the-ambush.castellan')
    await dialog.locator('[role="switch"]').click()
    await dialog.locator('.form-note').first().waitFor()
  }),
  place('table-play-past', pastMoment),
  place('menu-play-export', async (stage) => {
    await playedGame(stage)
    await stage.page.locator('.play-export').click()
  }),
  place('dialog-play-players', itsPlayers),
  place('table-play-chances', shotWithChances),
  place('table-play-dice', dieToType),
  place('fantasy-table-play-curtain', playedGame, 'under-the-hill'),
  place('dialog-file-error', async ({ page, disk }) => {
    await disk.put('{ "castellan": 1, broken', 'broken.castellan')
    await page.keyboard.press('Control+o')
    await page.locator('[role="dialog"]').waitFor()
  }),
  place('fantasy-panel-inspector', () => Promise.resolve(), 'under-the-hill'),
  place('fantasy-panel-counters', tab('counters'), 'under-the-hill'),
  place('fantasy-panel-layers', tab('layers'), 'under-the-hill'),
  place('fantasy-dialog-export', (stage) => run(stage, 'export'), 'under-the-hill'),
  place('fantasy-dialog-other-rules', (stage) => run(stage, 'other-rules'), 'under-the-hill'),
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

/** All places in the order of a walk: each document once, those that change it last. */
export const PLACES: readonly Place[] = [
  place('page', () => Promise.resolve()),
  place('fantasy-page', () => Promise.resolve(), 'under-the-hill'),
  ...Object.entries(TABS).map(([id, go]) => place(`panel-${id}`, go)),
  ...toolPlaces('the-sortie', 'tool'),
  ...menuPlaces,
  ...Object.entries(DIALOGS).map(([id, go]) => place(`dialog-${id}`, go, 'the-sortie')),
  ...FURTHER,
  ...ARMIES,
  ...toolPlaces('under-the-hill', 'fantasy-tool'),
  ...CHANGING,
]

/** Both languages in both themes. */
export const LOOKS = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
)
