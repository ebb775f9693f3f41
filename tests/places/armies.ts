/** The places of armies: the table of counter types, the order of battle, and where types and CSV come in. */
import { SECTION_IDS, type SectionId } from '../../renderer/panels/scenario/sectionIds'
import { type View } from '../../renderer/actions/action'
import { type CatalogueTabId } from '../../renderer/dialogs/catalogue/sources'
import { type CounterType } from '../../shared/document/armies'
import { type CounterTypeId } from '../../shared/document/ids'
import { writeTypes } from '../../shared/format/typeCollection'
import { PNG } from '../images/pictures'
import { playedGame } from './game'
import { type Go, place, type Place, tab } from './place'
import { run, type Stage } from './stage'
import { galleryScenario } from '../support/scenarioFiles'

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

/** A source of types in the dialog of the catalogue. */
export async function catalogueTab(stage: Stage, id: CatalogueTabId): Promise<void> {
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

const VIEW_PLACES: Readonly<Record<Exclude<View, 'map'>, Go>> = {
  armies: openTable,
  order: openOrder,
  scenario: openScenarioView,
  play: playedGame,
}

/** The form of a reinforcement that enters by an edge of the map. */
async function openEntry(stage: Stage): Promise<void> {
  await openSection(stage, 'reinforcements')
  const { page } = stage
  if ((await page.locator('.open-row').count()) === 0) await page.locator('.rows-add').first().click()
  if ((await page.locator('.open-row-form').count()) === 0)
    await page.locator('.open-row-name').first().click()
  await page.locator('.places-head .button').click()
  await page.locator('.menu [role="menuitem"]').nth(3).click()
  await page.locator('.place').first().waitFor()
}

async function openOrder({ page }: Stage): Promise<void> {
  await page.keyboard.press('Shift+F4')
  // The cards come a moment after their rows.
  await page.locator('.order-card canvas').first().waitFor()
}

/** The scenario view, at its first section. */
async function openScenarioView({ page }: Stage): Promise<void> {
  await page.keyboard.press('F7')
  await page.locator('.scenario-section').waitFor()
}

/** @param closed the view is not open yet. */
async function openSection(stage: Stage, id: SectionId, closed = true): Promise<void> {
  if (closed) await openScenarioView(stage)
  await stage.page.locator('.scenario-section-name').nth(SECTION_IDS.indexOf(id)).click()
  await stage.page.locator(`.scenario-content[id$="-content-${id}"] .scenario-section`).waitFor()
  // Proven beside the page.
  if (id === 'proofs') await stage.page.locator('.proof').first().waitFor()
}

/** Proves both questions of the sortie: all has room, and nobody can be gone by an edge in the first turn. */
export async function proveBoth(stage: Stage): Promise<void> {
  const { page } = stage
  await openSection(stage, 'victory')
  await page.locator('.rows-add').first().click()
  await page.locator('.open-row-form [aria-haspopup="menu"]').last().click()
  await page.getByRole('menuitem').nth(2).click()
  const last = page.locator('.victory-condition').last().locator('input[inputmode="numeric"]').last()
  await last.fill('1')
  await last.press('Enter')
  await openSection(stage, 'proofs', false)
  await page.locator('.proofs-state .is-primary, .proof').first().waitFor()
  for (const again of await page.locator('.proofs-state .is-primary').all()) await again.click()
  // The answers that there are depend on what other places have left.
  await page.locator('.proof').nth(1).waitFor()
}

/** The first turn with its form. */
async function openTurn(stage: Stage): Promise<void> {
  await openSection(stage, 'turns')
  if ((await stage.page.locator('.turns-form').count()) === 0)
    await stage.page.locator('.turns-turn').first().click()
  await stage.page.locator('.turns-form').waitFor()
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

export const ARMIES: readonly Place[] = [
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
  ...Object.entries(VIEW_PLACES).map(([id, go]) => place(`table-${id}`, go)),
  place('table-faces', async (stage) => {
    await openTable(stage)
    await stage.page.locator('.armies-bar .choice-item').nth(4).click()
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
  ...SECTION_IDS.map((id) => place(`table-scenario-${id}`, (stage) => openSection(stage, id))),
  place('table-scenario-turns-form', openTurn),
  place('table-scenario-presentation-cover', async (stage) => {
    await openSection(stage, 'presentation')
    const { page } = stage
    if ((await page.locator('.presentation-shown img').count()) === 0) {
      const chooser = page.waitForEvent('filechooser')
      await page.locator('.presentation-shown .button').first().click()
      await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
    }
    await page.locator('.presentation-shown img').waitFor()
  }),
  // One board of the whole map, with a named part of its edge: nothing that a check finds.
  place('table-scenario-boards-form', async (stage) => {
    await openSection(stage, 'boards')
    const { page } = stage
    if ((await page.locator('.board-cut').count()) > 0) {
      await page.locator('.board-cut .switch').click()
      await page.locator('.board-cut .is-primary').click()
    }
    if ((await page.locator('.open-row-form').count()) === 0)
      await page.locator('.open-row-name').first().click()
    if ((await page.locator('.board-span').count()) === 0)
      await page.locator('.board-edge > .button').first().click()
    await page.locator('.board-span').waitFor()
  }),
  place('fantasy-table-scenario-turns-form', openTurn, 'under-the-hill'),
  // Conditions that are whole: what a check finds would stay in the document, and its list in sight.
  place('table-scenario-victory-form', async (stage) => {
    await openSection(stage, 'victory')
    const { page } = stage
    await page.locator('.rows-add').first().click()
    for (const nth of [1, 2]) {
      await page.locator('.open-row-form [aria-haspopup="menu"]').first().click()
      await page.getByRole('menuitem').nth(nth).click()
    }
    await page.locator('.victory-condition').nth(1).waitFor()
  }),
  place('table-scenario-reinforcements-form', openEntry),
  place('page-choose-on-map', async (stage) => {
    await openEntry(stage)
    const { page } = stage
    await page.locator('.place-head .icon-button').nth(1).click()
    await page.locator('.choose-bar').waitFor()
  }),
  place('fantasy-table-order', openOrder, 'under-the-hill'),
  place('fantasy-table-order-wing', (stage) => openRow(stage, 1), 'under-the-hill'),
  place('table-order-side', (stage) => openRow(stage, 0)),
  place('menu-table-side', async (stage) => {
    await openOrder(stage)
    await stage.page.locator('.order-more').first().click()
  }),
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
]
