/** One window per scenario: files by double click, second starts, native menus that follow the page in front. */
import { readFileSync } from 'node:fs'
import { DROPPED_PATHS } from './page/rendererSide'
import { type RunningShell } from './process/launch'
import { expect, plant, planted, sortieOn, test, workshopOf } from './shellTest'

const titles = async (shell: RunningShell): Promise<readonly string[]> =>
  (await shell.ask.windows()).map(({ title }) => title)

const inFront = async (shell: RunningShell): Promise<readonly string[]> =>
  (await shell.ask.windows()).filter(({ focused }) => focused).map(({ file }) => file)

test('a double-clicked file is what the first window shows, without a start dialog', async ({
  disk,
  launch,
}) => {
  const path = sortieOn(disk, 'é à 🏰.castellan')
  const shell = await launch(path)
  const [page] = shell.pages()
  await expect(page!.locator('.inspector')).toContainText('La sortie')
  await expect(page!.getByRole('dialog')).toHaveCount(0)
  // The menus of the page itself are the system's here.
  await expect(page!.getByRole('menubar')).toHaveCount(0)
  await expect
    .poll(() => shell.ask.windows())
    .toEqual([{ title: 'La sortie – Castellan', focused: true, edited: false, file: path }])
  expect(await shell.ask.problems()).toEqual([])
})

test('a second start opens a second window; with the same file it brings that one to the front', async ({
  disk,
  launch,
}) => {
  const [first, second] = [sortieOn(disk, 'one.castellan'), sortieOn(disk, 'two.castellan', 'La seconde')]
  const shell = await launch(first)
  const [page] = shell.pages()
  await shell.ask.secondInstance([second])
  const other = await shell.pageBeside([page!])
  await expect(other.locator('.inspector')).toContainText('La seconde')
  await expect.poll(() => titles(shell)).toEqual(['La sortie – Castellan', 'La seconde – Castellan'])
  await expect.poll(() => inFront(shell)).toEqual([second])
  await shell.ask.secondInstance([first])
  await expect.poll(() => inFront(shell)).toEqual([first])
  expect(await titles(shell)).toHaveLength(2)
  expect(shell.pages()).toHaveLength(2)
  expect(await shell.ask.problems()).toEqual([])
})

test('a second start shows its file in the window that still asks what to begin with', async ({
  disk,
  launch,
}) => {
  const path = sortieOn(disk, 'one.castellan')
  const shell = await launch()
  const page = shell.pages()[0]!
  await expect(page.getByRole('dialog')).toBeVisible()
  await shell.ask.secondInstance([path])
  await expect
    .poll(() => shell.ask.windows())
    .toEqual([{ title: 'La sortie – Castellan', focused: true, edited: false, file: path }])
  expect(shell.pages()).toHaveLength(1)
  const shown = shell.pages()[0]!
  await expect(shown.locator('.inspector')).toContainText('La sortie')
  await expect(shown.getByRole('dialog')).toHaveCount(0)
  await plant(shown, await workshopOf(shown, path), 'I13')
  await shell.ask.secondInstance([sortieOn(disk, 'two.castellan', 'La seconde')])
  await expect.poll(() => titles(shell)).toEqual(['● La sortie – Castellan', 'La seconde – Castellan'])
  expect(await shell.ask.problems()).toEqual([])
})

test('opening a file leaves a scenario that is worked on alone: the file gets a window of its own', async ({
  disk,
  launch,
}) => {
  const [first, second] = [sortieOn(disk, 'one.castellan'), sortieOn(disk, 'two.castellan', 'La seconde')]
  const shell = await launch(first)
  const page = shell.pages()[0]!
  await plant(page, await workshopOf(page, first), 'I13')
  await shell.ask.answerNext({ kind: 'open', paths: [second] })
  await page.keyboard.press('Control+O')
  const other = await shell.pageBeside([page])
  await expect(other.locator('.inspector')).toContainText('La seconde')
  await expect(page.getByRole('button', { name: /^Annuler.*Peindre/ })).toBeEnabled()
  await expect.poll(() => titles(shell)).toEqual(['● La sortie – Castellan', 'La seconde – Castellan'])
  expect(await shell.ask.problems()).toEqual([])
})

test('native menus say what the page would do now, in its language, and do it', async ({ disk, launch }) => {
  const path = sortieOn(disk, 'one.castellan')
  const drawn = planted(readFileSync(path, 'utf8'), 'I13')
  const shell = await launch(path)
  const page = shell.pages()[0]!
  const labels = async (menu: number): Promise<readonly string[]> =>
    ((await shell.ask.menus())[menu]?.items ?? []).map(
      ({ label, enabled }) => `${enabled ? '' : 'not '}${label}`,
    )
  await expect
    .poll(async () => (await shell.ask.menus()).map(({ label }) => label))
    .toEqual(['Fichier', 'Édition', 'Carte', 'Affichage', 'Aide'])
  expect((await labels(1))[0]).toBe('not Annuler')
  await plant(page, await workshopOf(page, path), 'I13')
  await expect.poll(async () => (await labels(1))[0]).toMatch(/^Annuler.*Peindre/)
  await shell.ask.choose(['Fichier', 'Enregistrer'])
  await expect.poll(() => readFileSync(path, 'utf8')).toBe(drawn)
  await expect.poll(() => titles(shell)).toEqual(['La sortie – Castellan'])
  await page.getByRole('radio', { name: 'English' }).click()
  await expect
    .poll(async () => (await shell.ask.menus()).map(({ label }) => label))
    .toEqual(['File', 'Edit', 'Map', 'View', 'Help'])
  expect((await labels(1))[0]).toMatch(/^Undo.*Paint/)
  expect(await shell.ask.problems()).toEqual([])
})

test('a file dropped on a start page opens there, and is saved to where it lies', async ({
  disk,
  launch,
}) => {
  const path = sortieOn(disk, 'dropped.castellan')
  const text = readFileSync(path, 'utf8')
  const shell = await launch()
  const page = shell.pages()[0]!
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(
    ([name, where, content]) => {
      Object.assign(window, { [Symbol.for(name)]: { 'dropped.castellan': where } })
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], 'dropped.castellan'))
      const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
      document.body.dispatchEvent(drop)
    },
    [DROPPED_PATHS, path, text] as const,
  )
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => shell.ask.windows()).toMatchObject([{ edited: false, file: path }])
  await plant(page, await workshopOf(page, path), 'I13')
  await page.keyboard.press('Control+S')
  await expect.poll(() => readFileSync(path, 'utf8')).toBe(planted(text, 'I13'))
  expect(await shell.ask.problems()).toEqual([])
})

test('a file that cannot be opened is told of in plain words', async ({ disk, launch }) => {
  const shell = await launch()
  await expect(shell.pages()[0]!.getByRole('dialog')).toBeVisible()
  await shell.ask.answerNext({ kind: 'error' })
  await shell.ask.secondInstance([`${disk.exports}/none.castellan`])
  await expect
    .poll(() => shell.ask.dialogs())
    .toEqual([{ kind: 'error', title: 'none.castellan', content: expect.stringContaining('n’existe plus') }])
  expect(shell.pages()).toHaveLength(1)
  expect(await shell.ask.problems()).toEqual([])
})
