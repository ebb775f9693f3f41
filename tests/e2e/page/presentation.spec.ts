/** The presentation of a scenario (SCN-6): date, language, cover and logo; saved, taken away, undone to the byte. */
import { PNG } from '../../images/pictures'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

test('a date, another language, a cover and the same picture as logo', async ({ page, disk }) => {
  await openSortie(page)
  await savedScenario(page, disk)
  const before = await disk.saved()

  await page.keyboard.press('F7')
  const section = page.getByRole('region', { name: 'Présentation' })
  const date = section.getByLabel('Date', { exact: true })
  await date.fill('2026-13-01')
  await date.press('Enter')
  await expect(section.getByText('Une date s’écrit AAAA-MM-JJ, ou rien.')).toBeVisible()
  await date.fill('2026-11-24')
  await date.press('Enter')
  await section.getByRole('radio', { name: 'Anglais' }).click()
  for (const name of ['Couverture', 'Logo']) {
    const chooser = page.waitForEvent('filechooser')
    await section.getByRole('button', { name: `${name} – Choisir une image…` }).click()
    await (await chooser).setFiles({ name: 'tour.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
    await expect(section.getByRole('img', { name })).toBeVisible()
  }
  const saved = await savedScenario(page, disk)
  expect(saved.info).toMatchObject({ date: '2026-11-24', language: 'en' })
  expect(saved.info.cover).toBeDefined()
  expect(saved.info.logo).toBe(saved.info.cover)
  expect(Object.keys(saved.images)).toEqual([saved.info.cover])

  await section.getByRole('button', { name: 'Couverture – Retirer l’image' }).click()
  await expect(section.getByRole('img', { name: 'Couverture' })).toHaveCount(0)
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Control+z')
  await savedScenario(page, disk)
  expect(await disk.saved()).toBe(before)
})
