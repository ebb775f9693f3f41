/** Printing where no program shows PDFs: the dialog says so, and prints once there is one. */
import { readFileSync } from 'node:fs'
import { expect, sortieOn, test } from './shellTest'

test('a PDF that no program shows is told of in plain words; the dialog stays', async ({ disk, launch }) => {
  const shell = await launch(sortieOn(disk, 'one.castellan'))
  const page = shell.pages()[0]!
  await expect(page.locator('.inspector')).toContainText('La sortie')
  await page.keyboard.press('Control+P')
  const dialog = page.getByRole('dialog', { name: 'Imprimer' })
  await dialog.getByRole('combobox', { name: 'Style' }).selectOption({ label: 'Classique' })
  const print = dialog.getByRole('button', { name: 'Imprimer' })
  await shell.ask.answerOpenPath('No application is registered')
  await print.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Aucun programme de cet ordinateur n’ouvre les PDF. Exportez la carte et imprimez-la ailleurs.',
  )
  await shell.ask.answerOpenPath('')
  await print.click()
  await expect(dialog).toHaveCount(0)
  const path = (await shell.ask.openedPaths()).at(-1)!
  expect(path).toMatch(/one\.pdf$/)
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await shell.ask.problems()).toEqual([])
})
