/** The page or the whole program is killed: the work comes back as it was, and goes to the file it belongs to. */
import { readFileSync } from 'node:fs'
import { type Page } from '../e2e/support/test'
import { expect, plant, planted, sortieOn, test, workshopOf } from './shellTest'

async function restored(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.inspector')).toContainText('La sortie')
}

test('after a crash of the page the same document comes back in its window, and is saved to its file', async ({
  context,
  disk,
  launch,
}) => {
  const path = sortieOn(disk, 'one.castellan')
  const drawn = planted(readFileSync(path, 'utf8'), 'I13', 'I14')
  const shell = await launch(path)
  const page = shell.pages()[0]!
  await plant(page, await workshopOf(page, path), 'I13', 'I14')
  await expect.poll(disk.kept).toEqual([drawn])
  await shell.ask.answerNext({ kind: 'message', button: 'Recharger' })
  const session = await context.newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')])
  const next = await shell.pageBeside([page])
  await restored(next)
  await expect
    .poll(() => shell.ask.windows())
    .toEqual([{ title: '● La sortie – Castellan', focused: true, edited: true, file: path }])
  await next.keyboard.press('Control+S')
  await expect.poll(() => readFileSync(path, 'utf8')).toBe(drawn)
  await expect.poll(disk.kept).toEqual([])
  expect(await shell.ask.problems()).toEqual([])
})

test('after a kill of the program the next start offers the same document, and saves it to the same file', async ({
  disk,
  launch,
}) => {
  const path = sortieOn(disk, 'one.castellan')
  const text = readFileSync(path, 'utf8')
  const drawn = planted(text, 'I13', 'I14')
  const shell = await launch(path)
  const page = shell.pages()[0]!
  await plant(page, await workshopOf(page, path), 'I13', 'I14')
  await expect.poll(disk.kept).toEqual([drawn])
  await shell.kill()
  expect(page.isClosed()).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe(text)

  const again = await launch()
  const next = again.pages()[0]!
  await restored(next)
  expect(await again.ask.dialogs()).toEqual([])
  await next.keyboard.press('Control+S')
  await expect.poll(() => readFileSync(path, 'utf8')).toBe(drawn)
  await expect.poll(() => again.ask.windows()).toMatchObject([{ edited: false, file: path }])
  expect(await again.ask.dialogs()).toEqual([])
  expect(await again.ask.problems()).toEqual([])
})

test('after a kill of several windows all come back at once, or are discarded by pressing twice', async ({
  disk,
  launch,
}) => {
  const paths = ['one', 'two', 'three'].map((name) => sortieOn(disk, `${name}.castellan`, name))
  const shell = await launch(...paths)
  await expect.poll(() => shell.pages().length).toBe(3)
  for (const [index, page] of shell.pages().entries()) {
    await page.bringToFront()
    await plant(page, await workshopOf(page, paths[index]!), 'I13')
  }
  await expect.poll(disk.kept).toHaveLength(3)
  await shell.kill()

  const again = await launch()
  const page = again.pages()[0]!
  const dialog = page.getByRole('dialog').last()
  await page.getByRole('button', { name: 'Supprimer – two.castellan' }).click()
  await page.getByRole('button', { name: 'Plus tard' }).focus()
  await page.getByRole('button', { name: 'Supprimer – two.castellan' }).click()
  expect(await disk.kept()).toHaveLength(3)
  await page.getByRole('button', { name: 'Supprimer pour de bon – two.castellan' }).click()
  await expect.poll(disk.kept).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Tout restaurer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(async () => (await again.ask.windows()).map(({ file, edited }) => [file, edited]).sort())
    .toEqual([
      [paths[0], true],
      [paths[2], true],
    ])
  expect(await again.ask.problems()).toEqual([])
})

test('after a kill with nothing unsaved nothing is offered', async ({ disk, launch }) => {
  const path = sortieOn(disk, 'one.castellan')
  const shell = await launch(path)
  const page = shell.pages()[0]!
  await plant(page, await workshopOf(page, path), 'I13')
  await expect.poll(disk.kept).toHaveLength(1)
  await page.keyboard.press('Control+S')
  await expect.poll(disk.kept).toEqual([])
  await shell.kill()
  const next = (await launch()).pages()[0]!
  await expect(next.locator('.gallery-card').first()).toBeVisible()
  await expect(next.getByRole('button', { name: 'Restaurer' })).toHaveCount(0)
})
