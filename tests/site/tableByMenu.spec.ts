/**
 * The table of counter types by the page's own menus and the top bar: they act on its cells, not on the map behind it (CTR-1). On
 * the desktop these items are roles of the native menu, which the fake Electron does not model.
 */
import { expect, test } from '../e2e/support/test'
import { openSortie, savedScenario } from '../e2e/support/workshop'

test('copy, cut and paste of the menu act on the table; the undo button takes back a lone draft first', async ({
  page,
  disk,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSortie(page)
  await page.keyboard.press('F4')
  await expect(page.locator('.armies-field')).toBeFocused()
  const choose = async (action: string): Promise<void> => {
    await page.getByRole('menuitem', { name: 'Édition' }).click()
    await page.locator(`[data-action="${action}"]`).click()
    await expect(page.locator('[role="menu"]')).toHaveCount(0)
  }
  const cell = (row: number) => page.locator(`.armies-cell[data-row="${row}"][data-kind="integer"]`).first()
  const [first, second] = [await cell(0).innerText(), await cell(1).innerText()]
  const quantities = async (): Promise<string[]> =>
    Object.values((await savedScenario(page, disk)).counterTypes)
      .slice(0, 2)
      .map(({ quantity }) => `${quantity}`)

  await cell(0).click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await cell(0).click()
  await choose('cut')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('7')
  await expect(cell(0)).not.toHaveText('7')
  await page.keyboard.press('Control+z')
  await expect(cell(0)).toHaveText('7')
  await cell(0).click()
  await page.keyboard.press('Shift+ArrowDown')
  await choose('copy')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`7\n${second}`)
  await cell(1).click()
  await choose('paste')
  await expect(cell(1)).toHaveText('7')
  await expect(page.locator('.armies-grid')).toBeVisible()
  expect(await quantities()).toEqual(['7', '7'])
  await page.keyboard.press('Control+z')
  await expect(cell(1)).toHaveText(second)

  // A text that no file can hold stands alone: it is taken back before the step that came earlier.
  const undo = page.getByRole('button', { name: /^Annuler/ }).first()
  await cell(1).click()
  await page.keyboard.type('sept')
  await page.keyboard.press('Enter')
  await expect(cell(1)).toHaveText('sept')
  await undo.click()
  await expect(cell(1)).toHaveText(second)
  await expect(cell(0)).toHaveText('7')
  await undo.click()
  await expect(cell(0)).toHaveText(first)
  await expect(undo).toBeDisabled()
})

test('after Copy by the menu the table has the focus again', async ({ page }) => {
  await openSortie(page)
  await page.keyboard.press('F4')
  const field = page.locator('.armies-field')
  await expect(field).toBeFocused()
  await page.getByRole('menuitem', { name: 'Édition' }).click()
  await page.getByRole('menuitem', { name: /^Copier/ }).click()
  await expect(field).toBeFocused()
  // By keys; a menu that is left without a choice keeps the focus at its name.
  await page.getByRole('menuitem', { name: 'Édition' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: /^Copier/ }).press('Enter')
  await expect(field).toBeFocused()
  await page.getByRole('menuitem', { name: 'Édition' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'Édition' })).toBeFocused()
})
