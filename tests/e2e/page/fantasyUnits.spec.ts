/** Units of the fantasy game in the page: sheets by their profiles, turned by 30 degrees, stacked, in flight, hidden, decoys. */
import { type Disk } from '../support/program'
import { expect, type Locator, type Page, test } from '../support/test'
import { type Counter } from '../../../shared/document/armies'
import { facingName } from '../../../shared/hex/facing'
import { newFantasyScenario, savedScenario } from '../support/workshop'

/** A sheet of one of the kinds, open in the inspector. */
async function newSheet(page: Page, kind: string, name: string): Promise<Locator> {
  await page.getByRole('tab', { name: 'Pions' }).click()
  await page.getByRole('button', { name: 'Nouveau type de pion' }).first().click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  const inspector = page.locator('.inspector')
  const field = inspector.getByLabel('Nom', { exact: true })
  await field.fill(name)
  await field.press('Enter')
  await expect(inspector.getByRole('heading', { name })).toBeVisible()
  return inspector
}

async function place(page: Page, name: string, position: { x: number; y: number }): Promise<void> {
  await page.getByRole('tab', { name: 'Pions' }).click()
  await page.locator('.tray-take', { hasText: name }).click()
  await page.getByRole('application').click({ position })
}

/** The counters as the file holds them, in its order. */
async function saved(page: Page, disk: Disk): Promise<readonly Counter[]> {
  return Object.values((await savedScenario(page, disk)).counters)
}

const section = (inspector: Locator, title: string): Locator =>
  inspector
    .locator('.inspector-section')
    .filter({ has: inspector.page().getByRole('heading', { name: title }) })

test('a formation, a flyer and a small unit are placed, turned, stacked and put in flight', async ({
  page,
  disk,
}) => {
  await newFantasyScenario(page)
  await newSheet(page, 'Formation', 'Phalange')
  const sheet = await newSheet(page, 'Grande troupe', 'Griffons')
  await section(sheet, 'Mouvement').getByLabel('Classe').selectOption({ label: 'Volante' })
  await newSheet(page, 'Petite troupe', 'Gobelins')

  await place(page, 'Phalange', { x: 400, y: 200 })
  await page.keyboard.press('r')
  await place(page, 'Griffons', { x: 480, y: 420 })
  await expect(page.locator('.status')).toContainText('30 degrés')
  await page.keyboard.press('r')
  await page.keyboard.press('p')
  await expect(page.locator('.status')).toContainText('Vol rapproché')
  await page.keyboard.press('p')
  await place(page, 'Gobelins', { x: 480, y: 420 })
  await place(page, 'Gobelins', { x: 480, y: 420 })

  const grid = { orientation: 'flat' } as const
  const [phalanx, griffins, first, second] = await saved(page, disk)
  expect(phalanx && facingName(phalanx.facing, grid)).toBe('v1')
  expect(griffins && facingName(griffins.facing, grid)).toBe('v0')
  expect(griffins?.placement).toBe('high-flight')
  expect([first?.rank, second?.rank]).toEqual([0, 1])

  // The stack as the inspector lists it, top first; the new counter is the selected one.
  await page.getByRole('tab', { name: 'Inspecteur' }).click()
  const stack = section(page.locator('.inspector'), 'Pile')
  await expect(stack.getByRole('listitem')).toHaveCount(3)
  await expect(stack.getByRole('listitem').first()).toContainText('Vol distant')
  await expect(stack.locator('[data-selected="true"]')).toHaveCount(1)
  await page.keyboard.press('Shift+U')
  // Under the lowest: only the one that was moved has another rank.
  expect((await saved(page, disk)).slice(2).map(({ rank }) => rank)).toEqual([0, -1])
  await stack.getByRole('button', { name: 'Monter dans la pile' }).last().click()
  await page.getByLabel('Placement', { exact: true }).selectOption({ label: 'Infiltration rapprochée' })
  expect((await saved(page, disk)).at(-1)?.placement).toBe('shallow-infiltration')
  await page.keyboard.press('Control+Z')
  await expect(page.getByLabel('Placement', { exact: true })).toHaveValue('ground')
})

test('states, hidden units and decoys are set beside the map', async ({ page, disk }) => {
  await newFantasyScenario(page)
  await newSheet(page, 'Grande troupe', 'Garde')
  await place(page, 'Garde', { x: 400, y: 300 })
  await page.getByRole('tab', { name: 'Inspecteur' }).click()
  await page.getByLabel('Cohésion').selectOption({ label: 'Ébranlée' })
  await page.getByLabel('Activée').click()
  await page.getByLabel('Unité cachée').click()
  const [guard] = await saved(page, disk)
  expect(guard).toMatchObject({ hidden: true, status: { cohesion: 'shaken', activated: true } })
  await page.getByLabel('Cohésion').selectOption({ label: 'Bon ordre' })
  await page.getByLabel('Leurre').click()
  // A decoy is no unit: nothing befalls it.
  await expect(page.getByLabel('Cohésion')).toHaveCount(0)
  expect((await saved(page, disk))[0]).toMatchObject({ decoy: true, status: { activated: true } })
})

test('a sheet keeps a value of its own for fewer steps, and follows the sheet again', async ({
  page,
  disk,
}) => {
  await newFantasyScenario(page)
  const sheet = await newSheet(page, 'Formation', 'Phalange')
  await expect(sheet).toContainText('Toutes les faces sont comme la fiche.')
  await sheet.getByRole('button', { name: /Valeur pour une autre face/ }).click()
  await sheet.getByLabel('Face', { exact: true }).selectOption({ label: '3 pas' })
  await sheet.getByLabel('Valeur', { exact: true }).selectOption({ label: 'Arme\u202f: capacité' })
  const own = sheet.getByRole('group', { name: '3 pas' })
  await own.getByLabel('Arme\u202f: capacité').selectOption({ label: 'Inférieure' })
  await section(sheet, 'Facultés').getByLabel('Hérisson').check()
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toContain('"hedgehog": true')
  expect(await disk.saved()).toContain('"steps-3": { "stats": { "weaponGrade": "inferior" } }')
  await own.getByRole('button', { name: 'Comme la fiche' }).click()
  await expect(own).toHaveCount(0)
})
