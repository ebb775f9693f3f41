/** Boards of a map (SCN-7): cut, named, turned and described; their edges name places; undone to the byte. */
import { expect, test } from '../support/test'
import { fill, openSortie, savedScenario } from '../support/workshop'

test('two boards side by side, the second turned, a bridge on its edge; told as printed scenarios do', async ({
  page,
  disk,
}) => {
  await openSortie(page)
  await savedScenario(page, disk)
  const before = await disk.saved()

  await page.keyboard.press('F7')
  await page.getByRole('tab', { name: 'Plateaux' }).click()
  await page.getByLabel('Plateaux côte à côte', { exact: true }).fill('40')
  await expect(page.getByText('De 1 à 20 de chaque côté', { exact: false })).toBeVisible()
  await page.getByLabel('Plateaux côte à côte', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Déclarer les plateaux' }).click()
  const sentences = page.locator('.board-sentences li')
  await expect(sentences).toHaveText(['Le plateau 2\u202f: son bord D contre le bord B du plateau 1.'])

  await page.getByRole('button', { name: /^2 13 × 16 cases/ }).click()
  await page.getByRole('switch', { name: 'Retourné de 180°' }).click()
  await expect(sentences).toHaveText([
    'Le plateau 2, retourné\u202f: son bord B contre le bord B du plateau 1.',
  ])
  const picture = page.getByRole('img', { name: /^Disposition des plateaux/ })
  await expect(picture.locator('g[transform*="rotate(180)"]')).toHaveCount(1)
  await fill(page, 'Nom ou numéro', '1')
  await expect(page.getByText('Un autre plateau s’appelle déjà 1.').first()).toBeVisible()
  await fill(page, 'Nom ou numéro', 'Est')
  await page.getByRole('button', { name: 'Bord supérieur – Nommer une partie' }).click()
  const span = page.getByRole('group', { name: 'Bord supérieur – Partie 1' })
  await fill(span, 'Nom de la partie', 'Pont')
  await fill(page.getByRole('group', { name: 'Bord supérieur – Pont' }), 'À la case', '3')
  await expect(picture).toContainText('Pont')

  const { boards } = await savedScenario(page, disk)
  expect(Object.values(boards)).toMatchObject([
    { name: '1', firstColumn: 0, columns: 13, turned: false },
    {
      ...{ name: 'Est', firstColumn: 13, columns: 13, turned: true },
      edges: [{ edge: 'top', name: 'A', spans: [{ name: 'Pont', from: 0, to: 2 }] }, {}, {}, {}],
    },
  ])

  // Cut, turned, named, a span, its name and its end.
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Déclarer les plateaux', exact: true })).toBeVisible()
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(before)
})
