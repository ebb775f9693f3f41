/** XCH-6: the page to share, written by the program, opened from disk: alive, alone, and readable by everybody. */
import { type BrowserContext, type Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Scenario } from '../../../shared/document/types'
import { hexOfName } from '../../../shared/document/placeNames'
import { writePage } from '../../../shared/interchange/page/writePage'
import { sightInWords } from '../../../shared/questions/sightInWords'
import { analysisOf } from '../../../shared/rules/registry/parts'
import { rulesetOf } from '../../../shared/rules/registry/rulesetOf'
import { ruleSentence } from '../../../shared/rules/sentences/ruleIds'
import { createNodePlatform } from '../../../main/export/nodePlatform'
import { pageViewer } from '../../../main/export/pageViewer'
import { bringAxe, seriousFaults } from '../support/axe'
import { expect, test } from '../support/test'
import { openSortie } from '../support/workshop'
import { galleryScenario } from '../../support/scenarioFiles'

// Words are judged at rest, not while something fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function writtenPage(scenario: Scenario, path: string): Promise<string> {
  const platform = { ...(await createNodePlatform(scenario)), pageViewer }
  const request = { language: 'fr', baseName: 'jeu', eyes: 'players' } as const
  const { files } = await writePage({ scenario, ruleset: rulesetOf(scenario) }, request, platform, {})
  writeFileSync(path, files[0]?.bytes ?? '')
  return pathToFileURL(path).href
}

interface Opened {
  readonly page: Page
  readonly errors: readonly string[]
  /** Everything that is asked for beside the file itself and data in it. */
  readonly requests: readonly string[]
}

async function opened(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage()
  const [errors, requests]: [string[], string[]] = [[], []]
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('request', (request) => {
    if (request.url() !== address && !/^(data|blob):/.test(request.url())) requests.push(request.url())
  })
  await page.goto(address)
  await expect(page.locator('#board[data-ready]')).toBeVisible()
  return { page, errors, requests }
}

/** Looks for a hex in the table of hexes and presses its name there. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: /Cases|Hexes/ }).click()
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name, exact: true }).click()
}

test('opens from disk, asks for nothing, and answers as the rules do', async ({ context }, info) => {
  const scenario = galleryScenario('the-sortie')
  const address = await writtenPage(scenario, info.outputPath('jeu.html'))
  const { page, errors, requests } = await opened(context, address)
  await expect(page.getByRole('heading', { name: 'La sortie', level: 1 })).toBeVisible()
  const card = page.locator('.hex-card')

  // A hex with who is in it.
  await choose(page, 'O7')
  await expect(card.getByRole('heading', { name: 'O7' })).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card).toContainText('Sire Guy')

  // Sight from there, said as the engine says it.
  const analysis = analysisOf(scenario.ruleset)
  for (const to of ['T8', 'L7', 'A1']) {
    await card.getByRole('button', { name: 'Fermer' }).click()
    await choose(page, 'O7')
    await card.getByRole('button', { name: 'Ligne de vue d’ici' }).click()
    await choose(page, to)
    const ends = [hexOfName(scenario, 'O7'), hexOfName(scenario, to)] as const
    const [from, end] = ends
    if (!analysis || !from || !end) throw new Error('no such hexes')
    const sight = analysis.sight.traceLineOfSight(scenario, { from, to: end })
    const words = sightInWords([from, end], sight, scenario, rulesetOf(scenario)).fr
    await expect(card).toContainText(words.slice(1))
    for (const { rule } of sight.because) await expect(card).toContainText(ruleSentence(rule, 'fr'))
  }
  await card.getByRole('button', { name: 'Fermer' }).click()

  // Keys alone: past the map, or on it.
  await page.getByRole('link', { name: 'Aller aux textes' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
  await page.locator('#board').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  // The other language, everywhere.
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('tab', { name: 'The game' })).toBeVisible()
  await page.getByRole('tab', { name: 'Tables' }).click()
  await expect(page.getByRole('heading', { name: 'Players’ aid' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aide de jeu' })).toBeHidden()

  // The scenario inside is the file.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the scenario' }).click()
  const file = await (await download).path()
  expect(readFileSync(file, 'utf8')).toBe(readFileSync('assets/gallery/the-sortie.castellan', 'utf8'))
  expect(requests).toEqual([])
  expect(errors).toEqual([])
})

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
] as const)
  test(`no serious fault, ${theme}, ${width} wide`, async ({ context }, info) => {
    const address = await writtenPage(galleryScenario('under-the-hill'), info.outputPath('jeu.html'))
    const { page, errors } = await opened(context, address)
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await bringAxe(page)
    const tabs = page.getByRole('tab').filter({ visible: true })
    for (const tab of await tabs.all()) {
      await tab.click()
      // The page hears after the next frame that a table must be scrolled.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 50))))
      expect(await seriousFaults(page, 'html')).toEqual([])
    }
    // Nothing hangs over the side of a narrow screen.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
  })

test('is read without its script', async ({ browser }, info) => {
  const address = await writtenPage(galleryScenario('the-sortie'), info.outputPath('jeu.html'))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('img', { name: 'Carte de 26 colonnes et 16 rangées de cases' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Forces en présence' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aide de jeu' })).toBeVisible()
  await context.close()
})

test('is printed whole: a sharp map, and nothing hangs over the side of a sheet', async ({
  context,
}, info) => {
  // The table of movement of the fantasy game is the widest of all.
  const address = await writtenPage(galleryScenario('under-the-hill'), info.outputPath('jeu.html'))
  const { page, errors } = await opened(context, address)
  // A4 upright within the margins of the style, CSS px: wider, and the browser would print all of it smaller.
  await page.setViewportSize({ width: Math.floor(((210 - 2 * 16) / 25.4) * 96), height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  for (const name of ['Situation', 'Aide de jeu', 'Ce qui est prouvé'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByRole('tablist')).toBeHidden()
  const map = page.locator('.printed-map')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const size = await map.evaluate((one) =>
    Math.max((one as HTMLCanvasElement).width, (one as HTMLCanvasElement).height),
  )
  expect(size).toBe(2600)
  await expect(page.locator('#preview')).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(map).toHaveCount(0)
  expect(errors).toEqual([])
})

test('is written by the page too, and comes alive', async ({ page, context, disk, menu }, info) => {
  await openSortie(page)
  await menu.choose('Fichier', 'Exporter pour un autre programme…')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Page à partager').click()
  const file = await disk.exported(() =>
    dialog.getByRole('button', { name: 'Exporter', exact: true }).click(),
  )
  const path = info.outputPath('page.html')
  writeFileSync(path, file.bytes)
  const shared = await opened(context, pathToFileURL(path).href)
  await expect(shared.page.getByRole('tab', { name: 'La partie' })).toBeVisible()
  expect(shared.requests).toEqual([])
  expect(shared.errors).toEqual([])
})
