/** R5: messages that do not come from the page of one of our windows. Each verb is sent as its page would send it. */
import { describe, expect, test } from 'vitest'
import { PAGE_URL } from '../../main/address'
import { channelOf } from '../../main/contract/contract'
import { NOTICES, REQUESTS } from '../../main/ipc/schemas'
import { page } from '../desktop/started'
import { type Attacked, attacked, messageOf, refused, unharmed } from './attacked'
import { goodMessages } from './messages'

interface Frame {
  readonly url: string
  readonly parent: Frame | null
}
type Event = object

/** Gives what Electron would report of the page of the first window, were it there. */
function contents(program: Attacked): object & { readonly mainFrame: Frame } {
  const [window] = program.shell.windows
  if (!window) throw new Error('no window')
  return window.webContents
}

async function refusesAll(program: Attacked, event: Event): Promise<void> {
  const { ipcMain } = program.shell.electron
  const messages = goodMessages(program.file)
  await unharmed(program, async () => {
    for (const verb of REQUESTS)
      expect(await messageOf(ipcMain.invoked(channelOf(verb), event as never, messages[verb]))).toBe(
        refused(verb),
      )
    for (const verb of NOTICES) ipcMain.sent(channelOf(verb), event as never, messages[verb])
  })
}

describe('the main frame has gone elsewhere', () => {
  test.each([
    ['a site', 'https://castellan.evil/'],
    ['a site of our host', 'https://castellan/index.html'],
    ['a site that names us in its query', 'https://evil.example/?next=app://castellan/index.html'],
    ['a site that names us in its path', 'https://evil.example/app://castellan/index.html'],
    ['a site that names us as user', 'https://app:castellan@evil.example/'],
    ['a host that begins alike', 'app://castellan.evil/index.html'],
    ['a host that ends alike', 'app://evilcastellan/index.html'],
    ['another host', 'app://other/index.html'],
    ['a port', 'app://castellan:443/index.html'],
    ['a user', 'app://castellan@other/index.html'],
    ['a user before us', 'app://evil@castellan/index.html'],
    ['no host', 'app:///castellan/index.html'],
    ['no slashes', 'app:castellan/index.html'],
    ['another scheme that ends alike', 'xapp://castellan/index.html'],
    ['a file', 'file:///castellan/index.html'],
    ['a file on a share', 'file://castellan/index.html'],
    ['data', 'data:text/html,<script>1</script>'],
    ['a blob of ours', 'blob:app://castellan/0b2f'],
    ['a file system of ours', 'filesystem:app://castellan/temporary/x'],
    ['the source of ours', 'view-source:app://castellan/index.html'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', 'about:blank'],
    ['a fault of Chromium’s', 'chrome-error://chromewebdata/'],
    ['an empty address', ''],
    ['a host of capitals', 'app://CASTELLAN/index.html'],
  ])('%s', async (_name, address) => {
    const program = await attacked()
    const { events } = page(program)
    const sender = contents(program)
    const { url } = sender.mainFrame
    await unharmed(program, async () => {
      const messages = goodMessages(program.file)
      Object.assign(sender.mainFrame, { url: address })
      for (const verb of REQUESTS)
        expect(await messageOf(events.invoke(channelOf(verb), messages[verb], address))).toBe(refused(verb))
      for (const verb of NOTICES) events.send(channelOf(verb), messages[verb], address)
      Object.assign(sender.mainFrame, { url })
    })
  })
})

describe('another frame of our window', () => {
  test.each([
    ['of another site', 'https://castellan.evil/'],
    ['without an address', 'about:srcdoc'],
    ['with data', 'data:text/html,x'],
    ['with our own page', PAGE_URL],
  ])('%s', async (_name, url) => {
    const program = await attacked()
    const sender = contents(program)
    await refusesAll(program, { sender, senderFrame: { url, parent: sender.mainFrame } })
  })

  test('that is gone already', async () => {
    const program = await attacked()
    await refusesAll(program, { sender: contents(program), senderFrame: null })
  })
})

describe('a page that is no window’s', () => {
  test('at our address', async () => {
    const program = await attacked()
    const mainFrame = { url: PAGE_URL, parent: null }
    await refusesAll(program, { sender: { mainFrame, isDestroyed: () => false }, senderFrame: mainFrame })
  })

  test('whose window was closed', async () => {
    const program = await attacked()
    await page(program).host.openWindow({ name: 'x', text: '', modified: false })
    const closed = program.shell.windows[1]?.webContents
    if (!closed) throw new Error('no second window')
    const { mainFrame } = closed
    program.shell.windows[1]?.destroy()
    await refusesAll(program, { sender: closed, senderFrame: mainFrame })
  })

  test('with the main frame of a window that is ours', async () => {
    const program = await attacked()
    const { mainFrame: senderFrame } = contents(program)
    const sender = { mainFrame: senderFrame, isDestroyed: () => false }
    await refusesAll(program, { sender, senderFrame })
  })
})
