/** R5: what a scenario calls itself and its parts, where the system draws it: title bars, menus, suggested names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hostTitle } from '#shared/host/hostTitle'
import { NOTICE_SCHEMAS, REQUEST_SCHEMAS } from '../../main/ipc/schemas'
import { until } from '../desktop/fake/launchedShell'
import { MENUS, page, start } from '../desktop/started'
import { attacked, messageOf, refused, unharmed } from './attacked'

/** The text, what is drawn of it, and the name of file that is suggested for it. */
const TEXTS: readonly (readonly [string, string, string])[] = [
  ['<script>alert(1)</script>', '<script>alert(1)</script>', 'script-alert(1)-script'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)'],
  ['javascript:alert(1)', 'javascript:alert(1)', 'javascript-alert(1)'],
  ['map\u202ettelsac.exe', 'mapttelsac.exe', 'mapttelsac.exe'],
  ['\u2067map\u2069\u200f', 'map', 'map'],
  ['map\tCtrl+Q', 'map Ctrl+Q', 'map Ctrl+Q'],
  ['map\r\nSaved', 'map Saved', 'map  Saved'],
  ['map\u2028Saved', 'map Saved', 'map Saved'],
  ['map\0evil', 'map evil', 'map-evil'],
  ['../../etc/passwd', '../../etc/passwd', 'etc-passwd'],
  ['/etc/x', '/etc/x', 'etc-x'],
  ['\\\\server\\x', '\\\\server\\x', 'server-x'],
  ['CON', 'CON', '_CON'],
  ['%s%n${x}$(sh)', '%s%n${x}$(sh)', '%s%n${x}$(sh)'],
]

describe('a title', () => {
  test.each(TEXTS)('%j is drawn as %j', async (title, drawn) => {
    const { shell, pages } = await start()
    pages[0]?.host.showDocument({ title, modified: false })
    expect(shell.windows[0]?.fake.title).toBe(`${drawn} – Castellan`)
  })

  test.each(TEXTS)('%j suggests the file %j', async (title, _drawn, name) => {
    const { shell, pages } = await start()
    shell.dialogs.next({ kind: 'save', path: undefined })
    expect(await pages[0]?.host.saveScenarioAs(title, '')).toBeUndefined()
    const [shown] = shell.dialogs.shown
    expect(shown?.kind === 'save' && shown.options.defaultPath).toBe(`${name}.castellan`)
  })

  test('of a book reaches the shell as a line: its window is named, and its state kept', () => {
    for (const title of [
      'x'.repeat(1000),
      'x'.repeat(1001),
      `${'x'.repeat(998)}🏰🏰`,
      'é'.repeat(1024 * 1024),
    ]) {
      const name = hostTitle(title)
      expect(name).not.toMatch(/\p{Cs}/u)
      expect(NOTICE_SCHEMAS.showDocument.safeParse([{ title: name, modified: true }]).success).toBe(true)
      expect(
        REQUEST_SCHEMAS.keepRecovery.safeParse([{ id: 'w', name, savedAt: 1, text: title }]).success,
      ).toBe(true)
    }
    expect([hostTitle('La sortie'), hostTitle('x'.repeat(1001))]).toEqual([
      'La sortie',
      `${'x'.repeat(999)}…`,
    ])
  })

  test('of 1 MB is refused, and the window keeps the one it had', async () => {
    const program = await attacked()
    const { host } = page(program)
    const title = 'x'.repeat(1024 * 1024)
    await unharmed(program, async () => {
      host.showDocument({ title, modified: true })
      expect(await messageOf(host.saveScenarioAs(title, ''))).toBe(refused('saveScenarioAs'))
    })
  })
})

describe('a name among the menus', () => {
  test.each(TEXTS)('%j is drawn as %j, and chosen by its id alone', async (label, drawn) => {
    const chosen: string[] = []
    const { shell, pages } = await start({ onLoad: ({ host }) => void host.onMenu((id) => chosen.push(id)) })
    const item = { kind: 'action', id: 'file.recent.0', label, enabled: true } as const
    const file = {
      id: 'file',
      label,
      items: [{ kind: 'submenu', id: 'file.recent', label, items: [item] }],
    } as const
    pages[0]?.host.showMenus({ ...MENUS, menus: [file] })
    for (const id of ['file', 'file.recent', 'file.recent.0'])
      expect(shell.menuItem(id)).toMatchObject({ label: drawn })
    shell.chooseMenu('file.recent.0')
    await until(() => chosen.length > 0)
    expect(chosen).toEqual(['file.recent.0'])
  })

  test('cannot be an item of the system’s', async () => {
    const program = await attacked()
    const { events, url } = page(program)
    const evil = { kind: 'action', id: 'x', label: 'x', enabled: true }
    await unharmed(program, () => {
      for (const extra of [
        { role: 'toggleDevTools' },
        { role: 'quit' },
        { accelerator: 'Ctrl+C' },
        { type: 'submenu' },
        { icon: '/etc/passwd' },
        { sublabel: 'x' },
        { toolTip: 'x' },
        { click: 'alert(1)' },
        { registerAccelerator: true },
      ])
        events.send(
          'castellan:showMenus',
          [{ language: 'fr', menus: [{ id: 'file', label: 'x', items: [{ ...evil, ...extra }] }] }],
          url,
        )
    })
  })
})

test('a text that names files and addresses is kept as it is; the shell looks at none of them', async () => {
  const program = await attacked()
  const text = JSON.stringify({
    image: 'file:///etc/passwd',
    link: 'https://castellan.evil/x.png',
    include: '../../secret.castellan',
    $ref: '\\\\castellan.evil\\share\\x',
  })
  expect(await page(program).host.saveScenario(program.file, text)).toMatchObject({ kind: 'saved' })
  expect(readFileSync(join(program.folder, 'map.castellan'), 'utf8')).toBe(text)
  expect(await page(program).host.openFile(program.file)).toMatchObject({ kind: 'opened', text })
  expect([program.shell.openedLinks, program.shell.openedPaths, program.shell.windows.length]).toEqual([
    [],
    [],
    1,
  ])
})
