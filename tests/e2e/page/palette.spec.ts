/** The command palette, the small map and the menu on the map, by keyboard and mouse (UX-2, UX-3). */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../support/test'
import { leaveDialog, openSortie } from '../support/workshop'

test('the palette finds what its words name, runs it, and remembers it', async ({ page, shot }) => {
  await openSortie(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Palette de commandes' })
  const options = page.getByRole('option')
  const chosen = page.getByRole('option', { selected: true })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: /^Annuler/ })).toHaveAttribute('aria-disabled', 'true')
  const { violations } = await new AxeBuilder({ page }).include('.dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await shot('palette')

  // Without accents, in any order; arrows and Enter choose.
  await field.fill('sombre the')
  await expect(chosen).toContainText('Thème sombre')
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) as string)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+Shift+P')
  await expect(field).toBeFocused()
  await expect(chosen).toContainText('Thème sombre')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.fill('rien de tel ici')
  await expect(options).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Rien ne répond à ces mots.')
  await leaveDialog(page)

  // What can do nothing does nothing, and the palette stays.
  await page.keyboard.press('Control+k')
  await field.fill('retablir')
  await expect(chosen).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await leaveDialog(page)

  // A tool and another dialog.
  await page.keyboard.press('Control+k')
  await field.fill('remplissage')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Remplissage' })).toBeChecked()
  await page.keyboard.press('Control+k')
  await field.fill('a propos')
  await chosen.click()
  await expect(page.getByRole('dialog', { name: 'À propos' })).toBeVisible()
})

test('what is typed at once after its key is sought in it', async ({ page }) => {
  const { board } = await openSortie(page)
  await board.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sombre the')
  const field = page.getByRole('combobox', { name: 'Palette de commandes' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('sombre the')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('Enter pressed before it is there chooses what was typed', async ({ page }) => {
  await openSortie(page)
  // In one go, so that the palette cannot come between.
  await page.evaluate(() => {
    const press = (key: string, ctrlKey = false): void => {
      const init = { key, ctrlKey, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', init))
    }
    press('k', true)
    for (const key of 'sombre') press(key)
    press('Enter')
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a hex by its name comes to the middle; the small map shows where, and leads back', async ({
  page,
  shot,
}) => {
  const { board } = await openSortie(page)
  const minimap = page.locator('.minimap')
  await expect(minimap).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('f7')
  await page.keyboard.press('Enter')
  await expect(page.locator('.inspector h2').first()).toHaveText('F7')
  // Near enough that not all of the map is in sight.
  await board.focus()
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('+')
  await expect(minimap).toBeVisible()
  const frame = page.locator('.minimap-frame')
  const left = async () => (await frame.boundingBox())?.x ?? 0
  const before = await left()
  await shot('minimap')
  const box = await minimap.boundingBox()
  if (!box) throw new Error('the small map is not on screen')
  await page.mouse.click(box.x + box.width - 5, box.y + box.height / 2)
  await expect.poll(left).toBeGreaterThan(before)
  const after = await left()
  await page.mouse.move(box.x + box.width - 5, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 5, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(left).toBeLessThan(after)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('vue d’ensemble')
  await page.keyboard.press('Enter')
  await expect(minimap).toHaveCount(0)
})

test('the menu on the map is about what lies there, by mouse and by keyboard', async ({ page, shot }) => {
  const { hex, board } = await openSortie(page)
  const menu = page.getByRole('menu', { name: 'Menu de la carte' })
  const title = page.locator('.inspector h2').first()
  const place = await hex('B2')
  await page.mouse.click(place.x, place.y, { button: 'right' })
  await expect(menu).toBeVisible()
  await expect(title).toHaveText('B2')
  const [at] = (await menu.evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect()),
  )) as DOMRect[]
  // Beside the pointer: the button is let go over no item.
  expect([at && at.x > place.x, at && at.x < place.x + 4, at && at.y > place.y]).toEqual([true, true, true])
  const { violations } = await new AxeBuilder({ page }).include('[role=menu]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await shot('map-menu')
  await page.getByRole('menuitem', { name: 'Sélectionner l’étendue de même terrain' }).click()
  await expect(title).toHaveText(/cases$/)
  await expect(board).toBeFocused()

  // The arrows move the hex cursor; the menu key opens at it.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+F10')
  await expect(page.locator('[role="menu"]:focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(board).toBeFocused()

  const other = await hex('P4')
  // A right click on what is selected is about all of it; elsewhere, while the menu is open, about what lies there.
  await page.mouse.click(place.x, place.y, { button: 'right' })
  await expect(menu).toBeVisible()
  await expect(title).toHaveText(/cases$/)
  await page.mouse.click(other.x, other.y, { button: 'right' })
  await expect(title).toHaveText('P4')
  await expect(menu).toBeVisible()
})
