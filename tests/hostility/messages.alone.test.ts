/** R5: messages that are not what a verb takes. A verb that is added has to bring its good message, and is attacked too. */
import { describe, expect, test } from 'vitest'
import { type FileRef, type RecoveryEntry } from '#shared/host/host'
import { type MenuItem, type MenuModel } from '#shared/host/menuModel'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { channelOf } from '../../main/contract/contract'
import {
  LARGEST_EXPORTS_BYTES,
  NOTICE_SCHEMAS,
  NOTICES,
  REQUEST_SCHEMAS,
  REQUESTS,
} from '../../main/ipc/schemas'
import { page } from '../desktop/started'
import { attacked, messageOf, refused, unharmed } from './attacked'
import { bent, goodMessages } from './messages'

const SCHEMAS = { ...REQUEST_SCHEMAS, ...NOTICE_SCHEMAS }
const VERBS = [...REQUESTS, ...NOTICES]
const REF: FileRef = { name: 'x.castellan', token: 'token', reading: 'reading', place: '~' }
const GOOD = goodMessages(REF)

/** The verbs whose last argument may be left out. */
const REQUIRED: Readonly<Record<string, number>> = { saveScenario: 2 }

test('every verb has a good message, which is taken', () => {
  expect(Object.keys(GOOD).sort()).toEqual([...VERBS].sort())
  for (const verb of VERBS) expect(SCHEMAS[verb].safeParse(GOOD[verb]).success, verb).toBe(true)
})

describe('a bent message is refused in one word, and nothing is done', () => {
  test.each(REQUESTS)('%s', async (verb) => {
    const program = await attacked()
    const { events, url } = page(program)
    const good = goodMessages(program.file)[verb]
    const messages = bent(good, REQUIRED[verb] ?? good.length)
    expect(messages.length).toBeGreaterThan(1)
    await unharmed(program, async () => {
      for (const { how, args } of messages)
        expect(await messageOf(events.invoke(channelOf(verb), args, url)), how).toBe(refused(verb))
    })
  })

  test.each(NOTICES)('%s', async (verb) => {
    const program = await attacked()
    const { events, url } = page(program)
    const good = goodMessages(program.file)[verb]
    await unharmed(program, () => {
      for (const { args } of bent(good, good.length)) events.send(channelOf(verb), args, url)
    })
  })
})

describe('what no process can send to another is not even sent', () => {
  const shared = new SharedArrayBuffer(8)
  test.each([
    ['a function', () => 1],
    ['a sign', Symbol('x')],
    ['a promise', Promise.resolve()],
    ['a weak map', new WeakMap()],
    [
      'a getter that throws',
      {
        get name() {
          throw new Error('/etc/passwd')
        },
      },
    ],
    ['a proxy', new Proxy({}, {})],
  ])('%s', async (_name, value) => {
    const program = await attacked()
    const { events, url } = page(program)
    await unharmed(program, async () => {
      for (const verb of REQUESTS) {
        const message = await messageOf(events.invoke(channelOf(verb), [value], url))
        expect(message).toMatch(/: Error: An object could not be cloned\.$/)
        expect(message).not.toContain('passwd')
      }
    })
  })

  test('memory that the page goes on writing to is no picture', async () => {
    const program = await attacked()
    const { events, url } = page(program)
    const files = [{ name: 'x', type: 'image/png', bytes: new Uint8Array(shared) }]
    await unharmed(program, async () => {
      expect(await messageOf(events.invoke(channelOf('saveExports'), [files], url))).toBe(
        refused('saveExports'),
      )
    })
  })
})

describe('too much of a good thing is refused', () => {
  const picture = { name: 'x', type: 'image/png', bytes: new Uint8Array(1) } as const
  const buffer = new ArrayBuffer(8 * 1024 * 1024)
  const views = (bytes: number): (typeof picture)[] =>
    Array.from({ length: Math.ceil(bytes / buffer.byteLength) }, () => ({
      ...picture,
      bytes: new Uint8Array(buffer),
    }))
  const entry: RecoveryEntry = { id: 'w', name: 'x', savedAt: 1, text: '' }
  const action: MenuItem = { kind: 'action', id: 'a', label: 'x', enabled: true }
  const menus = (items: readonly MenuItem[]): MenuModel => ({
    language: 'fr',
    menus: [{ id: 'file', label: 'x', items }],
  })
  const nested = (depth: number): MenuItem =>
    Array.from({ length: depth }).reduce<MenuItem>(
      (inside) => ({ kind: 'submenu', id: 's', label: 'x', items: [inside] }),
      action,
    )
  const MB = 'x'.repeat(1024 * 1024)

  test.each([
    ['501 exports', 'saveExports', [Array(501).fill(picture)]],
    ['a million exports', 'saveExports', [Array(1_000_000).fill(picture)]],
    ['exports of more than 1 GB', 'saveExports', [views(LARGEST_EXPORTS_BYTES + 1)]],
    ['no exports', 'saveExports', [[]]],
    ['an export whose name is 1 MB', 'saveExports', [[{ ...picture, name: MB }]]],
    ['an export without a name', 'saveExports', [[{ ...picture, name: '' }]]],
    ['a web page instead of a PDF to a viewer', 'print', [{ ...picture, type: 'text/html' }]],
    ['a drawing with scripts instead of a PDF to a viewer', 'print', [{ ...picture, type: 'image/svg+xml' }]],
    ['a file name of 1 MB', 'openFile', [{ ...REF, name: MB }]],
    ['a token of 1 MB', 'openFile', [{ ...REF, token: MB }]],
    ['a dropped path of 1 MB', 'openDroppedPath', [{ name: 'x', path: MB }]],
    ['a suggested name of 1 MB', 'saveScenarioAs', [MB, '']],
    ['a version of 1 MB', 'openVersion', [REF, MB]],
    ['an entry named with 1 MB', 'keepRecovery', [{ ...entry, id: MB }]],
    ['an entry titled with 1 MB', 'keepRecovery', [{ ...entry, name: MB }]],
    ['an entry of the year 300000', 'keepRecovery', [{ ...entry, savedAt: 8.64e15 + 1 }]],
    ['an earlier version called 1 MB', 'keepRecovery', [{ ...entry, version: { of: MB, savedAt: 1 } }]],
    ['a window titled with 1 MB', 'showDocument', [{ title: MB, modified: false }]],
    ['a menu of 1 MB', 'showMenus', [menus([{ ...action, label: MB }])]],
    ['menus nested 6 deep', 'showMenus', [menus([nested(6)])]],
    ['menus nested 1,000 deep', 'showMenus', [menus([nested(1000)])]],
    ['a menu of 1,001 items', 'showMenus', [menus(Array<MenuItem>(1001).fill(action))]],
    ['a menu of a million items', 'showMenus', [menus(Array<MenuItem>(1_000_000).fill(action))]],
    ['a million menus', 'showMenus', [{ language: 'fr', menus: Array(1_000_000).fill(menus([]).menus[0]) }]],
    ['a menu of strange keys', 'showMenus', [menus([{ ...action, shortcut: 'x'.repeat(41) }])]],
  ] as const)('%s', (_name, verb, args) => {
    expect(SCHEMAS[verb].safeParse(structuredClone(args)).success).toBe(false)
  })

  // Not copied: 400 MB is much for a test.
  const book = 'x'.repeat(LARGEST_SCENARIO_BYTES + 1)
  test.each([
    ['saving', 'saveScenario', [REF, book]],
    ['saving as', 'saveScenarioAs', ['x', book]],
    ['keeping', 'keepRecovery', [{ ...entry, text: book }]],
    [
      'keeping pictures',
      'keepRecovery',
      [{ ...entry, pictures: [{ hash: '0'.repeat(64), at: 0, base64: book }] }],
    ],
    ['another window', 'openWindow', [{ name: 'x', text: book, modified: false }]],
  ] as const)('a scenario of more than 400 MB: %s', (_name, verb, args) => {
    expect(SCHEMAS[verb].safeParse(args).success).toBe(false)
  })

  test('what is refused does not fill the disk by the reason why', async () => {
    const program = await attacked()
    const { events, url } = page(program)
    const menu = menus(Array<MenuItem>(1_000_000).fill(action))
    await unharmed(program, () => events.send(channelOf('showMenus'), [menu], url))
  })
})

describe('channels that nobody knows', () => {
  test.each([
    'castellan:evil',
    'castellan:',
    '',
    'saveScenario',
    'ELECTRON_BROWSER_REQUIRE',
    '__proto__',
    'castellan:menuChosen',
  ])('%j', async (channel) => {
    const program = await attacked()
    const { events, url } = page(program)
    await unharmed(program, async () => {
      events.send(channel, [program.file, 'evil'], url)
      expect(await messageOf(events.invoke(channel, [program.file, 'evil'], url))).toBe(
        `Error invoking remote method '${channel}': Error: No handler registered for '${channel}'`,
      )
    })
  })
})
