/** The rules to be read: from a finding, a line of sight, a form and the palette to the rule; searched; with the scenario’s own figures. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '../support/test'
import { HOUSE_SCENARIO } from '../../rules/house/scenarioText'
import { leaveDialog, openSortie } from '../support/workshop'

const rules = (page: Page) => page.getByRole('dialog', { name: 'Les règles' })

async function expectRule(page: Page, id: string): Promise<void> {
  const rule = rules(page).locator(`[data-rule="${id}"]`)
  await expect(rule).toHaveAttribute('aria-current', 'true')
  await expect(rule).toBeFocused()
  await expect(rule).toBeInViewport()
}

test('a finding, a line of sight and a field of a form open their rule, and what was open comes back', async ({
  page,
  shot,
}) => {
  const { hex, click } = await openSortie(page)
  // A rider in a wood is no fault, one in deep water is.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Palette de commandes' }).fill('eau profonde')
  await page.keyboard.press('Enter')
  await click(await hex('O7'))
  const finding = page.locator('.finding').first()
  const cited = finding.locator('.rule-link')
  await expect(cited).toHaveText('CHK-3')
  await cited.click()
  await expectRule(page, 'CHK-3')
  await expect(rules(page).locator('[data-rule="CHK-3"]')).toContainText(
    'Un pion ne se place pas sur un terrain',
  )
  const { violations } = await new AxeBuilder({ page }).include('.dialog').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await shot('rule-of-finding')
  await leaveDialog(page)
  await expect(cited).toBeFocused()

  // The key opens the rule that the line of sight cites: by the mouse nobody gets there.
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await click(await hex('J10'))
  const far = await hex('T7')
  await page.mouse.move(far.x, far.y, { steps: 4 })
  const words = page.locator('.status-words')
  await expect(words).toContainText(/de J10 à T7 .*HS-LOS-\d+$/i)
  const rule = (await words.locator('.rule-link').textContent()) ?? ''
  await page.keyboard.press('Shift+F1')
  await expectRule(page, rule)
  await leaveDialog(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Palette de commandes' }).fill('regles de ce scenario')
  await page.keyboard.press('Enter')
  const house = page.getByRole('dialog', { name: /Règles de ce scénario/ })
  await house.getByRole('tab', { name: 'Options' }).click()
  await house.getByRole('button', { name: 'MC-RET-1' }).click()
  await expectRule(page, 'MC-RET-1')
  await page.keyboard.press('Escape')
  await expect(rules(page)).toHaveCount(0)
  await expect(house.getByRole('tab', { name: 'Options' })).toHaveAttribute('aria-selected', 'true')
  await leaveDialog(page)
})

test('the palette finds a rule by its id and by words, Enter opens it; another rule is one click away', async ({
  page,
}) => {
  await openSortie(page)
  const field = page.getByRole('combobox', { name: 'Palette de commandes' })
  await page.keyboard.press('Control+k')
  await field.fill('SV-CBT-3')
  await page.keyboard.press('Enter')
  // A rule of another game than the scenario’s.
  await expectRule(page, 'SV-CBT-3')
  await expect(rules(page).getByLabel('Jeu de règles')).toHaveValue('savoy')
  await expect(rules(page).locator('[data-rule="MC-INF-9"]')).toContainText('Modifiée par SV-OPP-4')
  await rules(page).locator('[data-rule="MC-INF-9"] .rule-link').click()
  await expectRule(page, 'SV-OPP-4')
  await leaveDialog(page)

  await page.keyboard.press('Control+k')
  await field.fill('retraite vulnerable')
  await expect(page.getByRole('option', { selected: true })).toContainText('MC-INF-3')
  await page.keyboard.press('Enter')
  await expectRule(page, 'MC-INF-3')
})

test('a search by words and rows, the contents, and the figures that the scenario changes', async ({
  page,
  disk,
}) => {
  await disk.put(HOUSE_SCENARIO, 'house.castellan')
  await page
    .getByRole('button', { name: /^Ouvrir/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Shift+F1')
  const dialog = rules(page)
  const search = dialog.getByRole('searchbox')
  await expect(search).toBeFocused()
  await expect(dialog.locator('.rules-changes')).toContainText('Ce scénario change')

  await search.fill('volte')
  await expect(dialog.locator('.rule')).not.toHaveCount(0)
  for (const text of await dialog.locator('.rule').allTextContents())
    expect(text.toLowerCase()).toContain('volte')
  await search.fill('mc-vol')
  await expect(dialog.getByRole('status')).toHaveText('2\u00a0règles')
  await search.fill('rien de tel')
  await expect(dialog).toContainText('Aucune règle ne répond à ces mots.')

  await dialog.getByRole('navigation').getByRole('button', { name: 'Terrains' }).click()
  await expect(search).toHaveValue('')
  const terrain = dialog.locator('[data-table="terrain"]')
  await expect(terrain.getByRole('button')).toBeFocused()
  await expect(terrain.getByRole('button')).toContainText('changée par ce scénario')
  await expect(terrain.locator('tr', { hasText: 'Lande' }).locator('td.is-changed')).not.toHaveCount(0)
  await expect(terrain.locator('tr', { hasText: 'Champ' }).locator('td.is-changed')).toHaveCount(0)
  await dialog.getByLabel('Jeu de règles').selectOption({ label: 'Mécanismes communs' })
  await expect(dialog.locator('.is-changed')).toHaveCount(0)
  await expect(dialog.locator('[data-rule="CM-TER-1"]')).toBeInViewport()
})
