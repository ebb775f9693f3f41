/** Closing a window whose scenario is not saved: save, discard, or stay. */
import { readFileSync } from 'node:fs'
import { type FolderDisk } from '../e2e/support/folderDisk'
import { type Page } from '../e2e/support/test'
import { type RunningShell } from './process/launch'
import { expect, plant, planted, sortieOn, test, workshopOf } from './shellTest'

interface Asked {
  readonly shell: RunningShell
  readonly page: Page
  readonly path: string
  /** The file before anything was drawn. */
  readonly text: string
}

/** A stroke drawn, the window's cross pressed, the question on screen. */
async function asked(
  disk: FolderDisk,
  launch: (...files: string[]) => Promise<RunningShell>,
): Promise<Asked> {
  const path = sortieOn(disk, 'one.castellan')
  const text = readFileSync(path, 'utf8')
  const shell = await launch(path)
  const page = shell.pages()[0]!
  await plant(page, await workshopOf(page, path), 'I13', 'I14')
  await expect.poll(async () => (await shell.ask.windows())[0]?.edited).toBe(true)
  await shell.ask.closeWindow()
  await expect(page.getByRole('dialog')).toContainText('La sortie')
  return { shell, page, path, text }
}

test('saved: the file has it, the program ends, nothing is offered at the next start', async ({
  disk,
  launch,
}) => {
  const { shell, page, path, text } = await asked(disk, launch)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await shell.afterEnd()
  expect(readFileSync(path, 'utf8')).toBe(planted(text, 'I13', 'I14'))
  const [next] = (await launch(path)).pages()
  await expect(next!.locator('.inspector')).toContainText('La sortie')
  await expect(next!.getByRole('button', { name: 'Restaurer' })).toHaveCount(0)
})

test('discarded: the file is what it was, the program ends, nothing is offered at the next start', async ({
  disk,
  launch,
}) => {
  const { shell, page, path, text } = await asked(disk, launch)
  await page.getByRole('button', { name: 'Ne pas enregistrer' }).click()
  await shell.afterEnd()
  expect(readFileSync(path, 'utf8')).toBe(text)
  const [next] = (await launch(path)).pages()
  await expect(next!.locator('.inspector')).toContainText('La sortie')
  await expect(next!.getByRole('button', { name: 'Restaurer' })).toHaveCount(0)
})

test('taken back: the window stays as it was, and asks again the next time', async ({ disk, launch }) => {
  const { shell, page, path, text } = await asked(disk, launch)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Annuler.*Peindre/ })).toBeEnabled()
  expect(await shell.ask.windows()).toMatchObject([{ edited: true, file: path }])
  expect(readFileSync(path, 'utf8')).toBe(text)
  await shell.ask.closeWindow()
  await expect(page.getByRole('dialog')).toContainText('La sortie')
  expect(await shell.ask.problems()).toEqual([])
})
