/** Other rules and other hexes for a scenario (SCN-8): what changes is read first, and the way back gives the same file. */
import { type Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

// Through the palette: the menus of the desktop program are the system's.
async function choose(page: Page, action: string): Promise<void> {
  await page.locator('body').press('Control+k')
  await page.locator(`.palette [data-action="${action}"]`).click()
}

test('from Magna Carta to Savoy, read before it is done, and back to the same bytes', async ({
  page,
  disk,
}) => {
  await openSortie(page)
  await savedScenario(page, disk)
  const before = await disk.saved()

  await page.keyboard.press('F7')
  await page.getByRole('tab', { name: 'Présentation' }).click()
  await expect(page.locator('.presentation-rules')).toContainText('Magna Carta')
  await page.getByRole('button', { name: 'Autres règles…' }).click()
  const list = page.getByRole('region', { name: 'Ce qui changera · Savoie' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Tables qui s’ajoutent' })).toHaveText(
    'Tables qui s’ajoutent\u202f: Attaques d’opportunité (2D6 modifiés), Sauvegardes (2D6).',
  )
  await page.getByRole('button', { name: 'Changer de règles' }).click()
  await expect(page.locator('.presentation-rules')).toContainText('Savoie')
  expect((await savedScenario(page, disk)).ruleset).toBe('savoy')

  await page.keyboard.press('F7')
  await choose(page, 'other-rules')
  const back = page.getByRole('region', { name: 'Ce qui changera · Magna Carta' })
  await expect(back.getByRole('listitem').first()).toContainText('Ne s’appliquent plus les règles')
  await page.getByRole('button', { name: 'Changer de règles' }).click()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(before)
})

test('hexes of 30 mm and half hexes at the rim, told before they are made, undone to the byte', async ({
  page,
  disk,
}) => {
  await openSortie(page)
  const scenario = await savedScenario(page, disk)
  const before = await disk.saved()
  expect(scenario.map.grid.halfHexes ?? false).toBe(false)

  await choose(page, 'hex-size')
  const width = page.getByLabel('Largeur d’une case (mm)')
  await width.fill('2')
  await expect(page.getByText('De 5 à 100\u202fmm.')).toBeVisible()
  await width.fill('30')
  await page.getByRole('switch', { name: 'Demi-cases au bord' }).click()
  const says = page.locator('.whole-map-says li')
  await expect(says.first()).toHaveText(
    'Hors du cadre\u202f: 13\u00a0cases du bord, avec leur terrain et leur niveau.',
  )
  await page.getByRole('button', { name: 'Appliquer' }).click()
  const changed = await savedScenario(page, disk)
  expect(changed.map.hexMm).toBe(30)
  expect(changed.map.grid.halfHexes).toBe(true)

  await page.keyboard.press('Control+z')
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(before)
})
