/** The five examples of the infiltration rules, each from its card to the copied answer, in French: the text is the approved one (MC-EX-1 to MC-EX-5). */
import { readFileSync } from 'node:fs'
import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { createWorkshop, type Workshop } from '../support/workshop'
import { galleryScenario } from '../../support/scenarioFiles'

interface Example {
  readonly number: number
  readonly mover: string
  /** The hexes after the counter's own. */
  readonly way: readonly string[]
  readonly kind: 'Mouvement' | 'Avance' | 'Retraite' | 'Demi-tour'
  /** Drawn by clicks and Enter, or by dragging the counter. */
  readonly drawn?: 'clicks' | 'drag'
  /** Chosen in the panel. */
  readonly fought?: string
  /** Pointed at with Alt. */
  readonly firer?: string
  /** Each that rolls, and the chance of arriving without new harm. */
  readonly rolls: readonly string[]
  readonly unhurt: string
}

const EXAMPLES: readonly Example[] = [
  {
    ...{ number: 1, mover: 'Bohémond', way: ['G6', 'H6', 'I6', 'I7'], kind: 'Mouvement' },
    ...{ rolls: ['Yusuf'], unhurt: '5/10' },
  },
  {
    ...{ number: 2, mover: 'Bohémond', way: ['G6', 'H7', 'H8'], kind: 'Mouvement', drawn: 'drag' },
    ...{ rolls: ['Salah'], unhurt: '5/10' },
  },
  {
    ...{ number: 3, mover: 'Bohémond', way: ['G6', 'H7', 'H8'], kind: 'Avance', fought: 'Nadir' },
    ...{ rolls: ['Bilal'], unhurt: '5/10' },
  },
  {
    ...{ number: 4, mover: 'Amalric', way: ['P6', 'P7', 'P8'], kind: 'Retraite', firer: 'M1' },
    ...{ rolls: ['Yusuf', 'Omar', 'Tarik'], unhurt: '27/125' },
  },
  {
    ...{ number: 5, mover: 'Bohémond', way: ['H5'], kind: 'Demi-tour' },
    ...{ rolls: ['Bilal'], unhurt: '7/10' },
  },
]

/** The scenario from its card, and its map. */
async function opened(page: Page, number: number): Promise<Workshop> {
  await page
    .locator('.gallery-card')
    .filter({ hasText: `Infiltration ${number}` })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Carte entière/ }).click()
  return createWorkshop(page, galleryScenario(`infiltration-${number}`))
}

async function draw(
  page: Page,
  { hex, click, drag }: Workshop,
  { way, drawn, kind }: Example,
): Promise<void> {
  const points = await Promise.all(way.map(hex))
  const [start, ...steps] = points
  if (!start) return
  await click(start)
  if (kind === 'Demi-tour') return
  if (drawn === 'drag') return drag(points)
  for (const step of steps) await click(step)
  await page.keyboard.press('Enter')
}

/** The text that the panel's button puts on the clipboard. */
async function copied(page: Page, panel: Locator): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await panel.getByRole('button', { name: 'Copier le texte' }).click()
  await expect(page.locator('.status-words')).toContainText('Réponse copiée.')
  return page.evaluate(() => navigator.clipboard.readText())
}

for (const example of EXAMPLES)
  test(`MC-EX-${example.number}: asked, answered and copied in French`, async ({ page, shot }) => {
    const { number, mover, kind, fought, firer, rolls, unhurt } = example
    const workshop = await opened(page, number)
    const panel = page.getByRole('tabpanel', { name: 'Trajet' })
    await page.keyboard.press('t')
    await page.getByRole('radio', { name: kind }).click()
    if (firer !== undefined) await page.getByRole('radio', { name: 'Sous un tir' }).click()
    await draw(page, workshop, example)
    await expect(panel.getByRole('heading', { name: mover })).toBeVisible()
    if (fought !== undefined)
      await panel.getByRole('combobox', { name: 'Qui a combattu' }).selectOption({ label: fought })
    if (firer !== undefined) {
      const at = await workshop.hex(firer)
      await page.keyboard.down('Alt')
      await workshop.click(at)
      await page.keyboard.up('Alt')
    }
    for (const name of rolls)
      await expect(panel.getByRole('listitem').filter({ hasText: name }).first()).toContainText('/10')
    await expect(panel.getByRole('row').filter({ hasText: 'Indemne' })).toContainText(unhurt)
    await shot(`example-${number}`)

    const approved = readFileSync(`tests/golden/answers/infiltration-${number}.txt`, 'utf8')
    expect(`${await copied(page, panel)}\n`).toBe(approved)
  })
