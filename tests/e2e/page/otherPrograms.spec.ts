/** Formats of other programs, out and in (XCH-1, XCH-2, XCH-5, XCH-6): what is written, what comes back, what is refused. */
import { type Download, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { readZip } from '../../../shared/interchange/zip/readZip'
import { type Menus } from '../support/program'
import { expect, test } from '../support/test'
import { openSortie, savedScenario, sortieText } from '../support/workshop'
import { galleryScenario } from '../../support/scenarioFiles'

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const given = (name: string, content: string | Buffer): Given => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

/** Writes the scenario for another program: the files that the user is handed, and what the dialog says is left out. */
async function written(page: Page, menu: Menus, format: string, count = 1) {
  const downloads: Download[] = []
  const take = (download: Download): number => downloads.push(download)
  page.on('download', take)
  await menu.choose('Fichier', 'Exporter pour un autre programme…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(format, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Exporter', exact: true }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect.poll(() => downloads.length).toBe(count)
  page.off('download', take)
  const left = await dialog.getByRole('listitem').allTextContents()
  // The one button that is there has the focus.
  if (left.length > 0) await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.status-words')).toContainText('Export terminé')
  const files = await Promise.all(
    downloads.map(async (one) => given(one.suggestedFilename(), readFileSync(await one.path()))),
  )
  return { files, left, file: files[0] as Given }
}

/** The dialog that imports, and the way to hand it files. */
async function importing(page: Page, menu: Menus) {
  await menu.choose('Fichier', 'Importer une carte…')
  const dialog = page.getByRole('dialog', { name: 'Importer une carte' })
  const chooser = dialog.locator('input[type="file"]')
  return { dialog, give: (...files: Given[]) => chooser.setInputFiles(files) }
}

async function take(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

for (const [format, ending, start] of [
  ['Tiled (TMX)', 'tmx', '<?xml version="1.0"'],
  ['Tiled (JSON)', 'tmj', '{'],
] as const)
  test(`out as ${format}, with its pictures, and in again: the same scenario, byte for byte`, async ({
    page,
    disk,
    menu,
  }) => {
    await openSortie(page)
    const { files, left } = await written(page, menu, format, 7)
    const map = files.find(({ name }) => name === `La sortie.${ending}`)
    expect(map?.buffer.subarray(0, start.length).toString()).toBe(start)
    expect(left).toEqual([])
    for (const { name, buffer } of files.filter((file) => file !== map)) {
      expect(name).toMatch(/^La sortie-[a-z-]+\.png$/)
      expect(map?.buffer.includes(name)).toBe(true)
      expect(buffer.subarray(1, 4).toString()).toBe('PNG')
    }
    const { dialog, give } = await importing(page, menu)
    await give(...files)
    await expect(dialog).toContainText('Magna Carta · 26 × 16 cases · 30 pions sur la carte')
    await take(dialog)
    await savedScenario(page, disk)
    expect(await disk.saved()).toBe(sortieText())
  })

test('out for VASSAL, and in again with a set-up chosen', async ({ page, disk, menu }) => {
  // A small one: its module is drawn and unpacked in a few seconds.
  await page.getByRole('button', { name: /Infiltration 4/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { file, left } = await written(page, menu, 'Module VASSAL')
  expect(file.name).toBe('Infiltration 4.vmod')
  expect(file.buffer.length).toBeGreaterThan(1_000_000)
  expect(file.buffer.length).toBeLessThan(20_000_000)
  const module = readZip(file.buffer, file.name)
  for (const entry of ['moduledata', 'buildFile.xml']) expect(module.has(entry)).toBe(true)
  expect(left).toEqual([])

  const { dialog, give } = await importing(page, menu)
  await give(file)
  await expect(dialog).toContainText('16 × 10 cases · 0 pion sur la carte')
  await dialog.getByLabel('Mise en place').selectOption({ label: 'Mise en place du scénario' })
  await expect(dialog).toContainText(/16 × 10 cases · [1-9]\d*\spions sur la carte/)
  await take(dialog)
  // The export has changed nothing: nobody is asked about unsaved work.
  const { counters, map } = await savedScenario(page, disk)
  expect(map.background).toBeDefined()
  // Whatever stood on a hex stands there again.
  const there = new Set(Object.values(counters).map(({ hex }) => hex))
  const stood = Object.values(galleryScenario('infiltration-4').counters).flatMap(({ hex }) => hex ?? [])
  expect(stood).toHaveLength(5)
  expect(stood.filter((hex) => !there.has(hex))).toEqual([])
})

test('out as a page and as Markdown, which says what it leaves out', async ({ page, menu }) => {
  await openSortie(page)
  const shared = await written(page, menu, 'Page à partager')
  expect(shared.file.name).toBe('La sortie.html')
  expect(shared.file.buffer.subarray(0, 15).toString().toLowerCase()).toBe('<!doctype html>')
  expect(shared.file.buffer.length).toBeLessThan(5_000_000)
  expect(shared.left).toEqual([])
  const text = await written(page, menu, 'Markdown')
  expect(text.file.buffer.subarray(0, 11).toString()).toBe('# La sortie')
  expect(text.left).toEqual([expect.stringMatching(/^La carte et les images des pions restent de côté/)])
})

const WESNOTH = given('foret.map', 'Gg, Gg, Gg, Gg\nGg, Gg^Fp, Ww, Gg\nGg, Hh, Ww, Gg\nGg, Gg, Gg, Gg\n')

test('spoilt files are refused with their place, and nothing changes', async ({ page, menu }) => {
  await openSortie(page)
  const { dialog, give } = await importing(page, menu)
  for (const [file, words] of [
    [given('a.map', 'Gg, Gg\nGg, G?\n'), /a\.map.: ligne 2, colonne 4.: trouvé.: «.G\?.»/],
    [
      given('b.tmx', '<?xml version="1.0"?>\n<map width="3'),
      /b\.tmx.: ligne 2, colonne \d+.: trouvé.: la fin/,
    ],
    [given('c.tmj', '{"type": "map", }'), /c\.tmj.: ligne 1, colonne 17/],
    [given('d.vmod', 'PK'), /d\.vmod.: /],
    [given('e.png', 'PNG'), /e\.png.: trouvé.: un autre format.; attendu.: \.tmx/],
  ] as const) {
    await give(file)
    await expect(dialog.getByRole('alert')).toContainText(words)
    await expect(dialog.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled()
  }
  // The fault goes with the next file; given up in the midst of it, the scenario is as before.
  await give(WESNOTH)
  await expect(dialog.locator('.import-map-name')).toBeFocused()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.document-title')).toHaveText('La sortie')
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeDisabled()
})

test('the terrains of a Wesnoth map are chosen by keys alone', async ({ page, disk, menu }) => {
  await openSortie(page)
  const { dialog, give } = await importing(page, menu)
  await give(WESNOTH)
  await expect(dialog.locator('.import-map-name')).toBeFocused()
  const water = dialog.getByRole('combobox', { name: 'Terrain Ww' })
  await expect(water).toHaveValue('deep-water')
  for (let tabs = 0; tabs < 5 && !(await water.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await expect(water).toBeFocused()
  await page.keyboard.type('Mar')
  await expect(water).toHaveValue('marsh')
  const button = dialog.getByRole('button', { name: 'Importer', exact: true })
  while (!(await button.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.document-title')).toContainText('foret')
  await savedScenario(page, disk)
  expect(JSON.parse(await disk.saved()).map.terrain).toEqual(['wm', 'bm'])
})
