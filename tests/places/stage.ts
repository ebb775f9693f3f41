/** The stage on which places are visited: the page, its map, and the few moves that need no word of any language. */
import { expect, type Page } from '@playwright/test'
import { nameOfHexside } from '../../shared/document/placeNames'
import { type HexsideFeatures } from '../../shared/document/types'
import { hexKey } from '../../shared/hex/axial'
import { hexesOfSide, type HexsideKey, parseHexsideKey } from '../../shared/hex/hexside'
import { type Language } from '../../shared/i18n/localized'
import { type ToolId } from '../../renderer/toolOptions/toolIds'
import { tools } from '../../renderer/tools/index'
import { type Disk } from '../e2e/support/program'
import { colorsAtRest } from '../e2e/support/scheme'
import { createWorkshop, type Workshop } from '../e2e/support/workshop'
import { galleryScenario } from '../support/scenarioFiles'

/** The documents that a walk opens: scenarios of the gallery by their files. */
export const DOCUMENTS = ['the-sortie', 'under-the-hill'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

export interface Stage {
  readonly page: Page
  readonly map: Workshop
  readonly disk: Disk
}

export interface Look {
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

/** The name of a side that bars the way, between two hexes without counters. */
export function builtSide(document: DocumentName): string {
  const scenario = galleryScenario(document)
  const taken = new Set(Object.values(scenario.counters).map(({ hex }) => hex))
  const free = Object.values(scenario.map.hexsides)
    .flatMap((bucket) => Object.entries(bucket) as [HexsideKey, HexsideFeatures][])
    .filter(([, { barrier }]) => barrier)
    .map(([side]) => parseHexsideKey(side))
    .find((side) => hexesOfSide(side).every((hex) => !taken.has(hexKey(hex))))
  if (!free) throw new Error(`${document} has no such side`)
  return nameOfHexside(scenario, free)
}

/** Opens a scenario of the gallery in a page that shows the start. */
export async function openDocument(page: Page, name: DocumentName, disk: Disk): Promise<Stage> {
  const scenario = galleryScenario(name)
  await page.locator('.gallery-card').filter({ hasText: scenario.info.title }).click()
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  await page.locator('.rail-tool').first().waitFor()
  await seeWholeMap(page)
  return { page, map: createWorkshop(page, scenario), disk }
}

/** So that every hex can be pointed at. */
export async function seeWholeMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Carte entière|Whole map)/ }).click()
}

/** Chooses theme and language as another window would: the page follows at once, whatever it shows. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((view) => {
    const newValue = JSON.stringify(view)
    window.dispatchEvent(new StorageEvent('storage', { key: 'castellan.view', newValue }))
  }, look)
  await page.locator(`html[lang="${look.language}"][data-theme="${look.theme}"]`).waitFor()
  await colorsAtRest(page)
}

/** An action, through the palette. */
export async function run({ page }: Stage, action: string): Promise<void> {
  await page.locator('body').press('Control+k')
  await page.locator(`.palette [data-action="${action}"]`).click()
}

export async function take({ page }: Stage, tool: ToolId): Promise<void> {
  const found = tools.find(({ id }) => id === tool)
  if (!found) throw new Error(`no tool ${tool}`)
  await page.keyboard.press(found.shortcut)
}

/** Selectors of everything that a place may have left open. */
const LEFT_OPEN = {
  over: '[role="dialog"], [role="menu"]',
  table: '.armies-field',
  order: '.order',
  game: '.scenario',
  played: '.play',
  guide: '.guide-steps .icon-button',
  differences: '.differences > .button',
  eyes: '.status-eyes',
} as const
type LeftOpen = keyof typeof LEFT_OPEN

/** Counts all of them in one call. */
async function leftOpen(page: Page): Promise<Readonly<Record<LeftOpen, number>>> {
  const counts = await page.evaluate(
    (all) => Object.entries(all).map(([what, of]) => [what, document.querySelectorAll(of).length]),
    LEFT_OPEN,
  )
  return Object.fromEntries(counts) as Record<LeftOpen, number>
}

/** Closes a view by its key, which opens it as well: the next is pressed when it has gone. */
async function putAway(page: Page, key: string, view: LeftOpen): Promise<void> {
  await page.keyboard.press(key)
  await page.locator(LEFT_OPEN[view]).waitFor({ state: 'detached' })
}

/** Puts everything away that a place may have left: dialogs, menus, gestures, the selection, a player's eyes. */
export async function leave(stage: Stage): Promise<void> {
  const { page } = stage
  // What has only just come may not hear the first.
  await expect(async () => {
    if ((await leftOpen(page)).over > 0) await page.keyboard.press('Escape')
    expect((await leftOpen(page)).over).toBe(0)
  }).toPass()
  const open = await leftOpen(page)
  if (open.table > 0) await putAway(page, 'F4', 'table')
  if (open.order > 0) await putAway(page, 'Shift+F4', 'order')
  if (open.game > 0) await putAway(page, 'F7', 'game')
  if (open.played > 0) {
    await page.locator('.play .play-leave').click()
    await page.locator(LEFT_OPEN.played).waitFor({ state: 'detached' })
  }
  if (open.guide > 0) {
    await page.locator(LEFT_OPEN.guide).click()
    await seeWholeMap(page)
  }
  if (open.differences > 0)
    for (const end of await page.locator(LEFT_OPEN.differences).all()) await end.click()
  await page.locator('.tab').first().click()
  if ((await leftOpen(page)).eyes > 0)
    for (const eyes of await page.locator(LEFT_OPEN.eyes).all()) await eyes.click()
  await stage.map.board.focus()
  await page.keyboard.press('Escape')
  await take(stage, 'select')
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
}
