/** Sides (CTR-7): merged, deleted with what becomes of their counters, recoloured with what wears their colour; each undone at once. */
import { type Page } from '@playwright/test'
import { type Scenario } from '../../../shared/document/types'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

async function choose(page: Page, side: string, ...items: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `${side} – Autres actions` }).click()
  for (const name of items) {
    await page.getByRole('menuitem', { name }).focus()
    await page.keyboard.press('Enter')
  }
}

const names = ({ sides }: Scenario): string[] => Object.values(sides).map(({ name }) => name)

test('a side is merged into another, each choice of its deletion is one step, and it has notes', async ({
  page,
  disk,
}) => {
  await openSortie(page)
  const counters = page.locator('.field', { hasText: /^Pions/ }).locator('.inspector-value')
  await expect(counters).toHaveText('34')
  const dialog = page.getByRole('dialog')

  await choose(page, 'La garnison', 'Supprimer…')
  await expect(dialog).toContainText(
    'La garnison » a 14 pions, 9 types de pion, 3 groupes, 5 conditions de victoire et 1 zone.',
  )
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await choose(page, 'La garnison', 'Supprimer…')
  await dialog.getByRole('button', { name: 'Supprimer avec ses pions' }).click()
  await expect(counters).toHaveText('20')
  expect(names(await savedScenario(page, disk))).toEqual(['Les assiégeants'])
  await page.keyboard.press('Control+z')
  await expect(counters).toHaveText('34')

  await choose(page, 'La garnison', 'Supprimer…')
  await dialog.getByRole('button', { name: 'Supprimer, garder ses pions' }).click()
  await expect(page.getByRole('button', { name: 'La garnison – Autres actions' })).toHaveCount(0)
  await expect(counters).toHaveText('34')
  await page.keyboard.press('Control+z')

  await choose(page, 'La garnison', 'Fusionner avec', 'Les assiégeants')
  await expect(dialog).toContainText('14 pions, 9 types de pion, 3 groupes')
  await dialog.getByRole('button', { name: 'Fusionner' }).click()
  const merged = await savedScenario(page, disk)
  expect(names(merged)).toEqual(['Les assiégeants'])
  const [besiegers] = Object.keys(merged.sides)
  expect(new Set(Object.values(merged.counterTypes).map(({ side }) => side))).toEqual(new Set([besiegers]))
  await page.keyboard.press('Control+z')
  expect(names(await savedScenario(page, disk))).toEqual(['La garnison', 'Les assiégeants'])

  await page.getByRole('button', { name: 'Notes sur le camp' }).first().click()
  const notes = page.getByRole('textbox', { name: 'Notes sur le camp', exact: true })
  await notes.fill('Moral : bon.\nVivres : huit jours.')
  await notes.press('Tab')
  const { sides } = await savedScenario(page, disk)
  expect(Object.values(sides)[0]?.notes).toBe('Moral : bon.\nVivres : huit jours.')
})
