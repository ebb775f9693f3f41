/** The shell's own process: the built main over the fake Electron, its pages in the browser of the test that started it. */
import { basename, join } from 'node:path'
import { type DialogAnswer, type ShownDialog } from '../fake/dialog'
import { launchShell } from '../fake/launch'
import { type FakeMenu, type FakeMenuItem } from '../fake/menu'
import { type OpenPage, type PageEvents } from '../fake/pageDriver'
import { connectPeer } from './peer'
import {
  type SeenMenuItem,
  type SentResponse,
  type ShellSide,
  type TestSide,
  type UsualPaths,
} from './protocol'

const [userData, ...argv] = process.argv.slice(2)
if (!userData) throw new Error('usage: shellProcess USER_DATA [FILE…]')
const listening = new Map<number, PageEvents>()
/** The messages on their way to pages. */
const tellings = new Set<Promise<void>>()
let usual: UsualPaths | undefined
let tellStarted: () => void = () => undefined
const started = new Promise<void>((resolve) => (tellStarted = resolve))

const handlers: ShellSide = {
  async event(page, kind, args) {
    const events = listening.get(page)
    if (!events) throw new Error(`no page ${page}`)
    const heard = events[kind] as (...args: readonly unknown[]) => unknown
    if (kind !== 'request') return heard(...args)
    return sendable((await heard(...args)) as Response)
  },
  started: () => started,
  answerUsually(paths) {
    usual = paths
  },
  answerNext: (answer) => shell.dialogs.next(answer),
  dialogs: () => shell.dialogs.shown.map(withoutFunctions),
  windows: () =>
    shell.windows.map((window) => ({
      title: window.fake.title,
      focused: window.isFocused(),
      edited: window.fake.edited,
      file: window.fake.file,
    })),
  menus: () => seen(shell.menu()),
  async choose(labels) {
    shell.chooseMenu(found(shell.menu(), labels).id ?? '')
    await Promise.all(tellings)
  },
  closeWindow: () => shell.focused?.close(),
  quit: () => shell.electron.app.quit(),
  problems: () => shell.electron.problems,
  secondInstance: (words) => shell.secondInstance(words, process.cwd()),
  openedPaths: () => shell.openedPaths,
  answerOpenPath: (problem) => void (shell.electron.outside.openPathAnswer = problem),
}

async function sendable(response: Response): Promise<SentResponse> {
  const { status, headers } = response
  return { status, headers: [...headers], body: new Uint8Array(await response.arrayBuffer()) }
}

// Signals do not go between processes.
function withoutFunctions(dialog: ShownDialog): ShownDialog {
  return JSON.parse(JSON.stringify(dialog)) as ShownDialog
}

const itemsOf = (menu: FakeMenu | null | undefined): readonly FakeMenuItem[] => menu?.items ?? []

function seen(menu: FakeMenu | null | undefined): readonly SeenMenuItem[] {
  return itemsOf(menu)
    .filter(({ type }) => type !== 'separator')
    .map(({ label, enabled, checked, submenu }) => ({ label, enabled, checked, items: seen(submenu) }))
}

function found(menu: FakeMenu | null | undefined, [label, ...rest]: readonly string[]): FakeMenuItem {
  const item = itemsOf(menu).find((other) => other.label === label)
  if (!item)
    throw new Error(
      `no menu item ${label} among ${itemsOf(menu)
        .map((other) => other.label)
        .join(', ')}`,
    )
  return rest.length > 0 ? found(item.submenu, rest) : item
}

// The test that started it may be gone before.
process.on('disconnect', () => process.exit(1))
const test = connectPeer<TestSide>(process, handlers)

const openPage: OpenPage = async (size, events) => {
  const page = await test.openPage({ width: size.width, height: size.height })
  listening.set(page, events)
  return {
    load: (url, preload) => test.load(page, url, preload),
    emit(channel, args) {
      const telling = test.emit(page, channel, args).finally(() => tellings.delete(telling))
      tellings.add(telling)
      return telling
    },
    reload: () => test.reload(page),
    close: () => test.close(page),
  }
}

const shell = await launchShell({ openPage, userData, argv })

// What the user would choose, unless the test has said what comes.
const take = shell.dialogs.take.bind(shell.dialogs)
shell.dialogs.take = (dialog) => {
  const answer = usual && shell.dialogs.waiting === 0 && usualAnswer(dialog, usual)
  if (answer) shell.dialogs.next(answer)
  return take(dialog)
}
tellStarted()

function usualAnswer(dialog: ShownDialog, { scenario, exports }: UsualPaths): DialogAnswer | undefined {
  if (dialog.kind === 'open') {
    const asksFolder = dialog.options.properties?.includes('openDirectory')
    return { kind: 'open', paths: [asksFolder ? exports : scenario] }
  }
  if (dialog.kind !== 'save') return undefined
  const name = basename(dialog.options.defaultPath ?? '')
  return { kind: 'save', path: name.endsWith('.castellan') ? scenario : join(exports, name) }
}

// As the program ends, so does its process; what went wrong unseen is said.
async function end(): Promise<void> {
  await shell.dispose()
  process.exit(0)
}
if (shell.exited) await end()
shell.electron.app.once('quit', () => void end())
