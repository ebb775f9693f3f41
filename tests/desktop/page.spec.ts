/** The harness itself: what Electron would report of a renderer, reported of a page in a real Chromium. */
import { expect, type Page, test } from '@playwright/test'
import { type DistantPageEvents, openPlaywrightPage, type PlaywrightWindow } from './playwrightPage'
import { DROPPED_PATHS } from './page/rendererSide'

const PAGE = `<!doctype html><title>first</title><p>here</p>
  <a id="away" href="https://elsewhere.invalid/">away</a>
  <a id="new" target="_blank" href="https://elsewhere.invalid/new">new</a>
  <a id="mail" target="_blank" href="mailto:a@b.invalid">mail</a>
  <a id="file" download="x.txt" href="/x.txt">file</a>
  <script type="module" src="page.js"></script>`
const FILES: Readonly<Record<string, readonly [string, string]>> = {
  'app://castellan/a/index.html': ['text/html', PAGE],
  'app://castellan/a/page.js': [
    'text/javascript',
    `const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
     worker.onmessage = ({ data }) => { document.title = data }`,
  ],
  'app://castellan/a/worker.js': [
    'text/javascript',
    `import { word } from './part.js'
     postMessage(word + ' ' + (await (await fetch('./data.txt')).text()))`,
  ],
  'app://castellan/a/part.js': ['text/javascript', 'export const word = "from"'],
  'app://castellan/a/data.txt': ['text/plain', 'a worker'],
}

const PRELOAD = `const { contextBridge, ipcRenderer, webUtils } = require('electron')
  contextBridge.exposeInMainWorld('bridge', {
    ask: (...args) => ipcRenderer.invoke('ask', ...args),
    tell: (...args) => ipcRenderer.send('tell', ...args),
    listen(listener) {
      const heard = (_event, ...args) => listener(...args)
      ipcRenderer.on('signal', heard)
      return () => ipcRenderer.off('signal', heard)
    },
    pathOf: (file) => webUtils.getPathForFile(file),
    again: () => contextBridge.exposeInMainWorld('bridge', {}),
    other: () => ipcRenderer.sendSync('x'),
  })`

interface Bridge {
  ask(...args: unknown[]): Promise<unknown>
  tell(...args: unknown[]): void
  listen(listener: (...args: unknown[]) => void): () => void
  pathOf(file: File): string
  again(): void
  other(): void
}
type Bridged = Window & { readonly bridge: Bridge; heard: unknown[] }

let told: unknown[][]
let shown: PlaywrightWindow

function current(): Page {
  const page = shown.page()
  if (!page) throw new Error('the window has no page')
  return page
}

test.beforeEach(async ({ context }) => {
  told = []
  const note =
    <T>(name: string, answer: T) =>
    (...args: unknown[]): T => {
      told.push([name, ...args])
      return answer
    }
  const events: DistantPageEvents = {
    async invoke(channel, args, frame) {
      if (args[0] === 'fail') throw new Error("Error invoking remote method 'ask': Error: no")
      told.push(['invoke', channel, args, frame])
      return args[0]
    },
    send: note('send', undefined),
    async request(url) {
      const [type, body] = FILES[url] ?? []
      return body === undefined
        ? new Response('', { status: 404 })
        : new Response(body, { headers: { 'Content-Type': `${type}` } })
    },
    willNavigate: note('willNavigate', false),
    windowOpen: note('windowOpen', false),
    permission: note('permission', false),
    download: note('download', false),
    gone: note('gone', undefined),
    title: note('title', undefined),
  }
  await context.route('**/*', (route) => route.abort())
  shown = await openPlaywrightPage(context, { width: 500, height: 400 }, events)
  await shown.load('app://castellan/a/index.html', PRELOAD)
})

test('a page and its module worker come from the handler of the scheme', async () => {
  await expect.poll(() => told).toContainEqual(['title', 'from a worker'])
  expect(current().viewportSize()).toEqual({ width: 500, height: 400 })
})

test('the preload’s verbs are there, frozen; nothing else of Electron or of the harness is', async () => {
  const found = await current().evaluate(() => {
    const names = ['require', 'module', 'exports', 'process', 'ipcRenderer', '__castellanShell']
    const { bridge } = window as unknown as Bridged
    const fault = (act: () => void): string => {
      try {
        act()
        return ''
      } catch (error) {
        return (error as Error).message
      }
    }
    return {
      leaks: names.filter((name) => name in window),
      frozen: Object.isFrozen(bridge),
      again: fault(() => bridge.again()),
      other: fault(() => bridge.other()),
      path: bridge.pathOf(new File([], 'x')),
    }
  })
  expect(found).toEqual({
    leaks: [],
    frozen: true,
    again: 'Cannot bind an API on top of an existing property on the window object',
    other: 'the fake has no ipcRenderer.sendSync',
    path: '',
  })
})

test('a dropped file’s path is what the test said', async () => {
  const path = await current().evaluate((name) => {
    Object.assign(window, { [Symbol.for(name)]: { x: '/folder/x' } })
    return (window as unknown as Bridged).bridge.pathOf(new File([], 'x'))
  }, DROPPED_PATHS)
  expect(path).toBe('/folder/x')
})

test('values go both ways as a structured clone carries them; functions are refused', async () => {
  const answers = await current().evaluate(async () => {
    const { ask, tell } = (window as unknown as Bridged).bridge
    const value = {
      bytes: new Uint8Array([0, 255, 7]),
      date: new Date(5),
      none: undefined,
      list: [null, -0, Infinity, 12n, 'é'],
      map: new Map([['a', new Set([1])]]),
    }
    const back = (await ask(value)) as typeof value
    const refused = async (act: () => unknown): Promise<string> => {
      try {
        await act()
        return 'taken'
      } catch (error) {
        return (error as Error).message
      }
    }
    return {
      bytes: back.bytes instanceof Uint8Array && [...back.bytes],
      date: back.date.getTime(),
      none: 'none' in back && back.none === undefined,
      minusZero: Object.is(back.list[1], -0),
      list: [back.list[0], back.list[2] === Infinity, back.list[3] === 12n, back.list[4]],
      map: back.map.get('a')?.has(1),
      asked: await refused(() => ask(() => 1)),
      said: await refused(() => tell({ deep: () => 1 })),
      failed: await refused(() => ask('fail')),
    }
  })
  expect(answers).toEqual({
    bytes: [0, 255, 7],
    date: 5,
    none: true,
    minusZero: true,
    list: [null, true, true, 'é'],
    map: true,
    asked: 'An object could not be cloned.',
    said: 'An object could not be cloned.',
    failed: "Error invoking remote method 'ask': Error: no",
  })
  expect(told.find(([name]) => name === 'invoke')?.[3]).toBe('app://castellan/a/index.html')
})

test('what the shell tells is heard in order, until the listener ends', async () => {
  const page = current()
  const heard = () => page.evaluate(() => (window as unknown as Bridged).heard)
  await page.evaluate(() => {
    const here = window as unknown as Bridged
    here.heard = []
    const end = here.bridge.listen((word) => {
      here.heard.push(word)
      if (word === 'last') end()
    })
  })
  for (const word of ['one', 'two', 'last', 'after']) await shown.emit('signal', [word])
  await shown.emit('other', [])
  await expect.poll(heard).toEqual(['one', 'two', 'last'])
})

test('going elsewhere, new windows, downloads and permissions are asked for, and refused', async () => {
  const page = current()
  for (const id of ['away', 'new', 'mail', 'file']) await page.locator(`#${id}`).click()
  await page.evaluate(() => void window.open('https://elsewhere.invalid/script'))
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
  await expect
    .poll(() => told.map(([name, what]) => `${String(name)} ${String(what)}`))
    .toEqual(
      expect.arrayContaining([
        'willNavigate https://elsewhere.invalid/',
        'windowOpen https://elsewhere.invalid/new',
        'windowOpen mailto:a@b.invalid',
        'windowOpen https://elsewhere.invalid/script',
        'download app://castellan/x.txt',
        'permission notifications',
      ]),
    )
  await expect(page.locator('p')).toHaveText('here')
  await expect.poll(() => page.context().pages().length).toBe(1)
})

test('a page whose process is gone is told of, and can be loaded again', async ({ context }) => {
  const crashed = current()
  const session = await context.newCDPSession(crashed)
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed.waitForEvent('crash')])
  await expect.poll(() => told).toContainEqual(['gone', 'crashed'])
  told = []
  await shown.reload()
  await expect.poll(() => told).toContainEqual(['title', 'from a worker'])
  expect(await current().evaluate(() => (window as unknown as Bridged).bridge.ask(3))).toBe(3)
})
