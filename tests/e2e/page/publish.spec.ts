/** XCH-8: an edition published from the page as an archive, which the next one is compared with. */
import { type Locator, type Page } from '@playwright/test'
import { contentsOf, planEdition } from '../../../shared/interchange/publication/planEdition'
import { readZippedEdition } from '../../../shared/interchange/publication/readZippedEdition'
import { readScenario } from '../../../shared/format/read'
import { readZip } from '../../../shared/interchange/zip/readZip'
import { textOfUtf8 } from '../../../shared/images/utf8'
import { rulesetOf } from '../../../shared/rules/registry/rulesetOf'
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'

const FEW = ['Livret', 'Aide de jeu', 'Planches de pions', 'Tracés de découpe', 'Scénario']

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('menuitem', { name: 'Fichier', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publier…', exact: true }).click()
  return page.getByRole('dialog', { name: 'Publier une édition' })
}

/** Only the sheets that are quickly made. */
async function chooseFew(dialog: Locator): Promise<void> {
  const sheets = dialog.getByRole('group', { name: 'Feuilles' })
  for (const name of await sheets.locator('label').allTextContents())
    await sheets.getByLabel(name, { exact: true }).setChecked(FEW.includes(name))
}

test('an edition as an archive, and the next one against it', async ({ page, disk }) => {
  await openSortie(page)
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Publier' })).toBeFocused()
  const warnings = dialog.locator('.publish-warnings li:visible')
  await expect(warnings).toHaveCount(3)
  for (const [name, value] of [
    ['Version', '1.2'],
    ['Date', '2026-11-26'],
    ['Licence', 'CC BY-SA 4.0'],
  ] as const) {
    await dialog.getByLabel(name, { exact: true }).fill(value)
    await dialog.getByLabel(name, { exact: true }).press('Enter')
  }
  await expect(warnings).toHaveCount(0)
  await chooseFew(dialog)
  await dialog.getByText('Français', { exact: true }).click()
  const { name, bytes } = await disk.exported(async () => {
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await expect(dialog.getByRole('status')).toContainText('téléchargements')
  })
  expect(name).toBe('la-sortie.zip')
  const read = await readZippedEdition(bytes, name)
  if (!read.ok) throw new Error(read.error.message.en)
  const { list, strange } = read.value
  expect(strange).toEqual([])
  expect(list).toMatchObject({
    version: '1.2',
    date: '2026-11-26',
    license: 'CC BY-SA 4.0',
    languages: ['fr'],
  })
  await expect(dialog.locator('.publish-files tr')).toHaveCount(list.sheets.length)

  // What is drawn in the page is what is drawn in Node: each may compare with an edition of the other.
  const inside = readZip(bytes, name).bytes('la-sortie/la-sortie.castellan', 1 << 24)
  const scenario = readScenario(textOfUtf8(inside ?? new Uint8Array()), 'inside')
  if (!scenario.ok) throw new Error('the scenario inside is broken')
  const { languages, kinds, paper, style } = list
  const subject = { scenario: scenario.value, ruleset: rulesetOf(scenario.value) }
  const planned = contentsOf(await planEdition(subject, { languages, kinds, paper, style }), list.program)
  expect(list.sheets.flatMap(({ file, sheet }) => (sheet ? [{ file, sheet }] : []))).toEqual(planned.sheets)
  expect(list.state).toBe(planned.state)

  await dialog.locator('.dialog-foot').getByRole('button', { name: 'Fermer' }).click()

  const again = await openDialog(page)
  await again.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer: bytes })
  await expect(again.locator('.publish-known')).toHaveText('La sortie · version\u00a01.2 · 2026-11-26')
  await again.getByLabel('Version', { exact: true }).fill('1.3')
  await again.getByLabel('Version', { exact: true }).press('Enter')
  await again.getByText('Français', { exact: true }).click()
  await disk.exported(async () => {
    await again.getByRole('button', { name: 'Publier' }).click()
    await expect(again.getByText('Toutes les feuilles sont restées les mêmes.')).toBeVisible()
  })
})

test('stopped, it leaves nothing; a file that is no edition is refused in words', async ({ page }) => {
  await openSortie(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const dialog = await openDialog(page)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(dialog.getByRole('alert')).toContainText('castellan-publication')
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await dialog.getByRole('button', { name: 'Interrompre' }).click()
  await expect(dialog.getByRole('button', { name: 'Publier' })).toBeEnabled()
  expect(downloads).toEqual([])
})
