/** SCN-6: texts in both languages with their print and links, special rules in their order; all of it undone to the byte. */
import { expect, type Locator, type Page, test } from '../support/test'
import { openBareSortie, savedScenario } from '../support/workshop'

async function openSection(page: Page, name: string): Promise<void> {
  await page.keyboard.press('F7')
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const titles = (page: Page): Locator => page.locator('.special-rule h3')

test('a text in both languages, by keys and buttons, with a link that leads to the map', async ({
  page,
  disk,
}) => {
  const map = await openBareSortie(page, disk)
  await savedScenario(page, disk)
  const untouched = await disk.saved()
  await map.click(await map.hex('B2'))
  await openSection(page, 'Textes')

  const notes = part(page, 'Notes de l’auteur')
  const french = notes.getByRole('textbox', { name: /Français/ })
  await french.fill('Tout se joue au ')
  await notes.getByRole('button', { name: 'Lien vers B2' }).first().click()
  await expect(french).toBeFocused()
  await page.keyboard.type(', et ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('vite')
  await expect(french).toHaveValue('Tout se joue au [[B2]], et **vite**')
  // The field's own undo takes back what a button did, and the print follows what is typed.
  await expect(notes.locator('.markup strong')).toHaveText('vite')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+i')
  await expect(french).toHaveValue('*Tout se joue au [[B2]], et **vite***')
  await page.keyboard.press('Control+z')
  await expect(french).toHaveValue('Tout se joue au [[B2]], et **vite**')

  // What is not kept yet goes with Escape.
  const english = notes.getByRole('textbox', { name: /Anglais/ })
  await english.fill('Nothing')
  await page.keyboard.press('Escape')
  await expect(english).toHaveValue('')
  await expect(page.getByRole('status').getByText('1 texte sans version anglaise')).toBeVisible()
  await english.fill('It all happens at [[B2]], or [[nowhere]].')
  await french.click()
  await expect(page.getByText(/texte.* sans version anglaise/)).toHaveCount(0)
  await expect(notes.locator('.markup-unknown')).toHaveText(/nowhere/)

  const { texts } = await savedScenario(page, disk)
  expect(texts.notes).toEqual({
    fr: 'Tout se joue au [[B2]], et **vite**',
    en: 'It all happens at [[B2]], or [[nowhere]].',
  })

  await notes.locator('.markup-link', { hasText: 'B2' }).first().click()
  await expect(page.locator('.scenario')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /B2/ })).toBeVisible()

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(untouched)
})

test('special rules: added, written, put in order, undone', async ({ page, disk }) => {
  await openBareSortie(page, disk)
  await savedScenario(page, disk)
  const untouched = await disk.saved()
  await openSection(page, 'Règles spéciales')
  const add = page.getByRole('button', { name: 'Ajouter une règle spéciale', exact: true })
  await add.click()
  await expect(page.getByLabel('Titre en français')).toBeFocused()
  await page.keyboard.type('Le pont brûle')
  await page.keyboard.press('Enter')
  await add.click()
  await expect(page.getByLabel('Titre en français')).toHaveCount(2)
  await expect(page.getByLabel('Titre en français').nth(1)).toBeFocused()
  await page.keyboard.type('La nuit')
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['1. Le pont brûle', '2. La nuit'])

  const night = page.locator('.special-rule').nth(1)
  await night.getByRole('searchbox').fill('MC-INF-5')
  await night.getByRole('button', { name: 'Ajouter MC-INF-5' }).click()
  await expect(night.getByRole('button', { name: 'Retirer MC-INF-5' })).toBeVisible()
  await night.getByRole('button', { name: 'Monter' }).click()
  await expect(titles(page)).toHaveText(['1. La nuit', '2. Le pont brûle'])
  // It is the first now: the focus is on the button that still has an effect.
  await expect(page.locator('.special-rule').nth(0).getByRole('button', { name: 'Descendre' })).toBeFocused()

  const { specialRules } = await savedScenario(page, disk)
  const inOrder = Object.values(specialRules).sort((a, b) => a.rank - b.rank)
  expect(inOrder.map(({ title, changes, rank }) => [title.fr, changes, rank])).toEqual([
    ['La nuit', ['MC-INF-5'], 0],
    ['Le pont brûle', [], 1],
  ])

  // The order, the rule it changes, two titles, two rules: each was one step.
  await page.getByRole('heading', { name: 'Règles spéciales', exact: true }).click()
  for (let step = 0; step < 6; step++) await page.keyboard.press('Control+z')
  await expect(titles(page)).toHaveCount(0)
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(untouched)
})
