/** R5: scenarios that are written to attack whoever opens them, in a real Chromium under the built shell. */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { plainLine } from '../../main/plainLine'
import { sortieText } from '../e2e/support/workshop'
import { type FolderDisk } from '../e2e/support/folderDisk'
import { type Page } from '../e2e/support/test'
import { type RunningShell } from './process/launch'
import { expect, test } from './shellTest'

const TEXTS: readonly (readonly [string, string])[] = [
  ['a script', '<script>window.evil=1</script>'],
  ['a picture that fails', '<img src=x onerror=window.evil=1>'],
  ['a drawing that loads', '<svg onload=window.evil=1>'],
  ['a frame', '<iframe srcdoc="<script>parent.evil=1</script>">'],
  ['a link that is a script', '[x](javascript:window.evil=1) javascript:window.evil=1'],
  ['an address', 'https://castellan.evil/x.png file:///etc/passwd'],
  ['text that turns around', '\u202egnp.pam\u2069'],
  ['an end of what surrounds it', '"\'`}]);--></title></style>${1}{{1}}%s'],
  ['the name of a prototype', 'constructor'],
  ['five thousand letters', 'é'.repeat(5000)],
  ['a thousand marks on one letter', `e${'\u0301'.repeat(1000)}`],
]

/** The part of a file that is changed here. */
type Entries = Record<string, Record<string, unknown>>
interface Loose extends Record<string, unknown> {
  info: Record<string, unknown>
  readonly sides: Entries
  readonly counterTypes: Entries
  readonly counters: Entries
  readonly groups: Entries
  readonly reinforcements: Entries
  readonly victory: Entries
  readonly specialRules: Entries
  readonly texts: Record<string, unknown>
  readonly turns: { readonly rows: Entries }
}

/** The sortie with this text wherever a text may stand, and with keys that name things outside. */
function hostile(text: string): string {
  const scenario = JSON.parse(sortieText()) as Loose
  const outside = {
    href: 'https://castellan.evil/x.js',
    src: 'file:///etc/passwd',
    include: '../secret.castellan',
  }
  scenario.info = { ...scenario.info, title: text, authors: [text], background: text, ...outside }
  const { sides, counterTypes, counters, groups, reinforcements, victory, specialRules, texts, turns } =
    scenario
  for (const list of [sides, counterTypes, counters, groups, reinforcements])
    for (const entry of Object.values(list)) entry.name = text
  const both = { fr: text, en: text }
  for (const key of Object.keys(texts)) texts[key] = both
  for (const row of Object.values(turns.rows)) Object.assign(row, { name: both, event: both })
  for (const one of Object.values(reinforcements)) one.condition = both
  for (const one of Object.values(victory)) one.text = both
  for (const rule of Object.values(specialRules)) Object.assign(rule, { title: both, text: both })
  for (const type of Object.values(counterTypes)) type.abbreviation = text
  scenario.zones = { camp: { name: text, kind: 'setup', hexes: ['3,3'] } }
  scenario.labels = { l: { text, hex: '4,4', sizeMm: 5 } }
  return JSON.stringify({ ...scenario, ...outside, $schema: 'https://castellan.evil/schema.json' })
}

interface Opened {
  readonly shell: RunningShell
  readonly page: Page
  /** Every address that was asked for. */
  readonly asked: readonly string[]
  readonly path: string
}

async function opened(
  disk: FolderDisk,
  launch: (...files: string[]) => Promise<RunningShell>,
  file: string,
  text: string,
): Promise<Opened> {
  const path = join(dirname(disk.chosen()), file)
  writeFileSync(path, text)
  const shell = await launch()
  const page = shell.pages()[0]!
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await shell.ask.secondInstance([path])
  const second = await shell.pageBeside([page])
  return { shell, page: second, asked, path }
}

/** Nothing has run, nothing was asked of anybody else. */
async function expectUnharmed({ shell, page, asked }: Opened): Promise<void> {
  expect(await page.evaluate(() => 'evil' in window)).toBe(false)
  expect(await page.locator('iframe, object, embed, script:not([src])').count()).toBe(0)
  expect(asked.filter((url) => !/^(https:\/\/castellan\.app\.invalid\/|blob:|data:)/.test(url))).toEqual([])
  expect([await shell.ask.dialogs(), await shell.ask.problems()]).toEqual([[], []])
}

test.describe('a scenario whose every text is', () => {
  for (const [name, text] of TEXTS)
    test(name, async ({ disk, launch }) => {
      const found = await opened(disk, launch, 'evil.castellan', hostile(text))
      const { page } = found
      await expect(page.locator('.inspector')).toContainText(text.slice(0, 8).trim())
      const title = async (): Promise<string | undefined> => (await found.shell.ask.windows()).at(-1)?.title
      await expect.poll(title).toContain(plainLine(text).slice(0, 8))
      await page.getByRole('button', { name: 'Carte entière' }).click()
      await expectUnharmed(found)
    })
})

test('a file that is called like a script is so called in the title and among the recent files', async ({
  disk,
  launch,
}) => {
  const name = '<img src=x onerror=window.evil=1>.castellan'
  const found = await opened(disk, launch, name, sortieText())
  await expect(found.page.locator('.inspector')).toContainText('La sortie')
  await expect.poll(async () => JSON.stringify(await found.shell.ask.menus())).toContain(name)
  await expectUnharmed(found)
})
