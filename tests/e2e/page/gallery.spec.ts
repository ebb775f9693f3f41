/** The gallery at the start (UX-4): its cards, and a lesson beside the map in the reader's language. */
import { expect, test } from '../support/test'

test('a teaching scenario tells its lesson in the language of the page', async ({ page }) => {
  const cards = page.locator('.gallery-card')
  await expect(cards).toHaveCount(11)
  await expect(cards.first()).toContainText('La sortie')
  const pictures = cards.locator('img')
  const drawn = (): Promise<boolean[]> =>
    pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(drawn).toEqual(Array.from({ length: 11 }, () => true))
  const second = cards.filter({ hasText: 'Infiltration 2' })
  await expect(second).toContainText('le terrain compte')
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).click()
  await expect(second).toContainText('the ground matters')
  await expect(cards.first()).toContainText('The sortie')
  await second.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const lesson = page.locator('.scenario-background p')
  await expect(lesson).toHaveCount(4)
  await expect(lesson.nth(1)).toContainText('a rider does not attack into a wooded hex')
  await expect(lesson.nth(3)).toContainText('the Route tool (T)')
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(lesson.nth(1)).toContainText('un cavalier n’attaque pas une case boisée')
})

test('a scenario opened in English speaks English, from the same file', async ({ page }) => {
  await page.getByRole('dialog').getByRole('radio', { name: 'English' }).click()
  await page.locator('.gallery-card').filter({ hasText: 'Under the hill' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Under the hill' })).toBeVisible()
  await page.getByRole('tab', { name: 'Counters' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Counters' })
  await expect(panel.getByRole('button', { name: /Dwarf scouts/ }).first()).toBeVisible()
  await expect(panel).toContainText('The expedition')
  await expect(panel).not.toContainText('L’expédition')
})

test('a dialog that takes the place of the gallery has the focus, and keeps it', async ({ page }) => {
  await page.getByRole('button', { name: 'Nouveau scénario…' }).click()
  const title = page.getByRole('dialog').getByLabel('Titre')
  await expect(page.locator('.gallery')).toHaveCount(0)
  await expect(title).toBeFocused()
  // The gallery gives the focus back a moment after it has gone.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(title).toBeFocused()
  await page.keyboard.type('Le gué')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Le gué' })).toBeVisible()
})
