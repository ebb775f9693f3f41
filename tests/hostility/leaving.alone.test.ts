/** R5: addresses by which a page would leave the program, or reach the files of the machine through its own scheme. */
import { describe, expect, test } from 'vitest'
import { page } from '../desktop/started'
import { attacked, everything, unharmed } from './attacked'

const HOSTILE: readonly string[] = [
  'https://opensource.org.evil.example/',
  'https://opensource.org@evil.example/',
  'https://opensource.org%40evil.example/',
  'https://opensource.org%2eevil.example/',
  'https://evil.example\\@opensource.org/',
  'https://evil.example/https://opensource.org/',
  'https://evil.example#@opensource.org/',
  'https://opensource。org/',
  'https://ｏpensource.org/',
  'https://opensоurce.org/',
  'https://xn--opensurce-rbh.org/',
  'https://opensource.org./',
  'https://opensource.org:444/',
  'https://opensource.org:0/',
  'https://user:secret@opensource.org/',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'http://opensource.org/',
  'ftp://opensource.org/',
  'ws://opensource.org/',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'ht\ttps://opensource.org/',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'javascript://opensource.org/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://opensource.org/0b2f',
  'file:///etc/passwd',
  'file://opensource.org/share/x.exe',
  'smb://opensource.org/share',
  '\\\\opensource.org\\share\\x.exe',
  '//opensource.org/',
  'ms-msdt:/id PCWDiagnostic',
  'ms-officecmd:%7B%7D',
  'search-ms:query=x&crumb=location:\\\\evil.example',
  'ms-settings:',
  'shell:startup',
  'vscode://file/etc/passwd',
  'mailto:a@opensource.org?attach=/etc/passwd',
  'tel:112',
  'intent://opensource.org#Intent;end',
  'view-source:https://opensource.org/',
  'chrome://settings/',
  'devtools://devtools/bundled/inspector.html',
  'about:blank',
  'app://castellan/index.html',
  'app://evil/index.html',
  `https://opensource.org/${'x'.repeat(3000)}`,
  'https://opensource.org/\u0000',
  'https://opensource.org/\u202e',
  '',
]

test.each(HOSTILE)('%j goes nowhere', async (url) => {
  const program = await attacked()
  const { events } = page(program)
  await unharmed(program, () => {
    expect([events.willNavigate(url), events.windowOpen(url), events.download(url)]).toEqual([
      false,
      false,
      false,
    ])
  })
})

test('a thousand windows, downloads and permissions are a thousand refusals', async () => {
  const program = await attacked()
  const { events } = page(program)
  await unharmed(program, () => {
    for (let count = 0; count < 1000; count += 1)
      expect([
        events.windowOpen('about:blank'),
        events.download('blob:x'),
        events.permission('media'),
      ]).toEqual([false, false, false])
  })
})

// All that Electron asks a session for, and what it may come to ask.
const PERMISSIONS =
  'accessibility-events ambient-light-sensor background-fetch background-sync bluetooth ' +
  'captured-surface-control clipboard-read clipboard-sanitized-write display-capture fileSystem ' +
  'fullscreen geolocation hid idle-detection keyboardLock local-fonts media mediaKeySystem midi ' +
  'midiSysex nfc notifications openExternal payment-handler pointerLock serial speaker-selection ' +
  'storage-access unknown usb window-management of-tomorrow'

test('every permission is refused', async () => {
  const program = await attacked()
  await unharmed(program, () => {
    for (const permission of PERMISSIONS.split(' '))
      expect(page(program).events.permission(permission), permission).toBe(false)
  })
})

test('frames inside the page, redirects and embedded pages are refused', async () => {
  const program = await attacked()
  const contents = program.shell.windows[0]?.webContents
  await unharmed(program, () => {
    for (const [name, event] of [
      ['will-frame-navigate', { url: 'https://opensource.org/', isMainFrame: false }],
      ['will-redirect', { url: 'https://opensource.org/', isMainFrame: true }],
      ['will-attach-webview', { url: 'https://opensource.org/' }],
    ] as const) {
      let prevented = false
      contents?.emit(name, { ...event, preventDefault: () => (prevented = true) }, {}, {})
      expect(prevented, name).toBe(true)
    }
  })
})

describe('the page’s own scheme', () => {
  test.each([
    'app://castellan/',
    'app://castellan',
    'app://castellan/../main/main.js',
    'app://castellan/%2e%2e/main/main.js',
    'app://castellan/..%2f..%2fpackage.json',
    'app://castellan/%252e%252e/main/main.js',
    'app://castellan/..%5c..%5cpackage.json',
    'app://castellan/assets/',
    'app://castellan/etc/passwd',
    'app://castellan//etc/passwd',
    'app://castellan/file:///etc/passwd',
    'app://castellan/index.html%00.txt',
    'app://castellan/INDEX.HTML%20',
    'app://castellan/%',
    'app://castellan/%ff%fe',
    `app://castellan/${'a/'.repeat(20_000)}x.js`,
    `app://castellan/${'x'.repeat(200_000)}.js`,
    'app://castellan.evil/index.html',
    'app://CASTELLAN/index.html',
    'app://castellan:80/index.html',
    'app:///index.html',
    'app:index.html',
  ])('%s holds nothing, and says nothing of this machine', async (url) => {
    const program = await attacked()
    const before = everything(program)
    const response = await page(program).events.request(url)
    expect([403, 404]).toContain(response.status)
    expect(await response.text()).toBe('')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect([...response.headers].join()).not.toContain(process.cwd())
    expect(everything(program)).toEqual(before)
  })

  test('its policy lets nothing in but its own files', async () => {
    const response = await page(await attacked()).events.request('app://castellan/missing')
    const policy = Object.fromEntries(
      (response.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' blob: data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
    })
  })
})
