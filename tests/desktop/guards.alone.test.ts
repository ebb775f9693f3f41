/** APP-3, the pure guards: what leaves the program, what is our page, what the page's scheme serves, where windows stand. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, win32 } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { isPageAddress } from '../../main/address'
import { createPageServer } from '../../main/appProtocol'
import { externalLink } from '../../main/externalLink'
import { filesNamed } from '../../main/namedFiles'
import { fitsInto } from '../../main/ipc/schemas'
import { placeWindow } from '../../main/windowPlace'
import { newFolder } from './started'

describe('links that leave the program', () => {
  test.each([
    ['https://opensource.org/license/mit', 'https://opensource.org/license/mit'],
    ['HTTPS://OpenSource.ORG/license/mit?x=1#y', 'https://opensource.org/license/mit?x=1#y'],
    ['https://openfontlicense.org', 'https://openfontlicense.org/'],
  ])('%s', (value, address) => {
    expect(externalLink(value)).toBe(address)
  })

  test.each([
    ['another scheme', 'http://opensource.org/'],
    ['a file', 'file:///etc/passwd'],
    ['a file on a share', 'file://opensource.org/share/x.exe'],
    ['a script', 'javascript:alert(1)//https://opensource.org/'],
    ['data', 'data:text/html,https://opensource.org/'],
    ['our own scheme', 'app://castellan/index.html'],
    ['another host', 'https://example.org/'],
    ['a host that ends alike', 'https://evilopensource.org/'],
    ['a host that begins alike', 'https://opensource.org.evil.example/'],
    ['a host below', 'https://sub.opensource.org/'],
    ['the host as user', 'https://opensource.org@evil.example/'],
    ['a user', 'https://user@opensource.org/'],
    ['a password', 'https://:x@opensource.org/'],
    ['another port', 'https://opensource.org:8443/'],
    ['the host in the query', 'https://evil.example/?https://opensource.org/'],
    ['a backslash', 'https://opensource.org\\@evil.example/'],
    ['a line break', 'https://opensource.org/\n'],
    ['a zero byte', 'https://opensource.org/\u0000'],
    ['text that turns around', 'https://opensource.org/\u202egpj'],
    ['a space before', ' https://opensource.org/'],
    ['too long', `https://opensource.org/${'x'.repeat(2000)}`],
    ['no address', 'opensource.org'],
    ['nothing', ''],
    ['no text', ['https://opensource.org/']],
    ['null', null],
  ])('refused: %s', (_name, value) => {
    expect(externalLink(value)).toBeUndefined()
  })
})

test.each([
  ['app://castellan/index.html', true],
  ['app://castellan/index.html?x#y', true],
  ['app://castellan.evil/index.html', false],
  ['app://user@castellan/', false],
  ['app://castellan:80/', false],
  ['https://castellan/', false],
  ['https://evil.example/?app://castellan/', false],
  ['file:///app://castellan/', false],
  ['about:blank', false],
  ['', false],
])('the page is at %s: %s', (address, expected) => {
  expect(isPageAddress(address)).toBe(expected)
})

describe('app://castellan serves the folder of the page', () => {
  let respond: (request: Request) => Promise<Response>
  beforeEach(() => {
    const folder = newFolder()
    const page = join(folder, 'page')
    mkdirSync(join(page, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'secret.html'), 'secret')
    mkdirSync(join(folder, 'page-of-another'))
    writeFileSync(join(folder, 'page-of-another', 'x.html'), 'secret')
    writeFileSync(join(page, 'index.html'), '<p>é</p>')
    writeFileSync(join(page, 'assets', 'two words.js'), 'export {}')
    writeFileSync(join(page, 'assets', 'font.ttf'), 'ttf')
    writeFileSync(join(page, 'tool.exe'), 'MZ')
    symlinkSync(join(page, 'index.html'), join(page, 'inside.html'))
    symlinkSync(join(folder, 'secret.html'), join(page, 'outside.html'))
    symlinkSync(folder, join(page, 'up'))
    symlinkSync(join(page, 'circle.html'), join(page, 'circle.html'))
    respond = createPageServer(page, { 'X-Ours': 'yes' })
  })

  test.each([
    ['index.html', 'text/html; charset=utf-8', '<p>é</p>'],
    ['index.html?v=1#x', 'text/html; charset=utf-8', '<p>é</p>'],
    ['assets/two%20words.js', 'text/javascript; charset=utf-8', 'export {}'],
    ['assets/font.ttf', 'font/ttf', 'ttf'],
    ['inside.html', 'text/html; charset=utf-8', '<p>é</p>'],
  ])('%s', async (path, type, text) => {
    const response = await respond(new Request(`app://castellan/${path}`))
    const bytes = String(Buffer.byteLength(text))
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('content-length'),
    ]).toEqual([200, type, bytes])
    expect([await response.text(), response.headers.get('x-ours')]).toEqual([text, 'yes'])
    const head = await respond(new Request(`app://castellan/${path}`, { method: 'HEAD' }))
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', bytes])
  })

  // As a page could write them: some servers decode twice, or after they have looked.
  test.each([
    ['app://castellan/', 403],
    ['app://castellan/../secret.html', 403],
    ['app://castellan/assets/../../secret.html', 403],
    ['app://castellan/./index.html', 403],
    ['app://castellan//index.html', 403],
    ['app://castellan/%2e%2e/secret.html', 403],
    ['app://castellan/..%2fsecret.html', 403],
    ['app://castellan/assets%2f..%2f..%2fsecret.html', 403],
    ['app://castellan/..%5csecret.html', 403],
    ['app://castellan/..\\secret.html', 403],
    ['app://castellan/%252e%252e%252fsecret.html', 404],
    ['app://castellan/index.html%00.js', 403],
    ['app://castellan/index.html::$DATA', 403],
    ['app://castellan/C:/Windows/win.ini', 403],
    ['app://castellan/index.html.', 403],
    ['app://castellan/index.html%20', 403],
    ['app://castellan/%c0%ae%c0%ae/secret.html', 403],
    ['app://castellan/%', 403],
    ['app://castellan/outside.html', 404],
    ['app://castellan/up/secret.html', 404],
    ['app://castellan/up/page-of-another/x.html', 404],
    ['app://castellan/circle.html', 404],
    ['app://castellan/assets', 403],
    ['app://castellan/missing.html', 404],
    ['app://castellan/tool.exe', 403],
    ['app://elsewhere/index.html', 403],
    ['app://user@castellan/index.html', 403],
    ['https://castellan/index.html', 403],
  ])('%s is refused', async (url, status) => {
    // `Request` would resolve dots itself; Chromium does too, but nothing may hang on it.
    const response = await respond({ method: 'GET', url } as Request)
    expect([response.status, await response.text(), response.headers.get('x-ours')]).toEqual([
      status,
      '',
      'yes',
    ])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await respond(new Request('app://castellan/index.html', { method }))
    expect(response.status).toBe(405)
  })
})

test('files of a command line', () => {
  const words = ['--user-data-dir=x.castellan', 'a.castellan', '../B.CASTELLAN', '.', 'https://x/y.castellan']
  expect(filesNamed(words, '/home/me')).toEqual([
    '/home/me/a.castellan',
    '/home/B.CASTELLAN',
    '/home/me/https:/x/y.castellan',
  ])
  expect(filesNamed(['file:///tmp/l%27aube.castellan', 'file://share/x.castellan'], '/')).toEqual([
    "/tmp/l'aube.castellan",
  ])
})

test('a path of a Windows share is one as any other, by whatever name the user gives it', () => {
  const share = String.raw`\\server\maps\x.castellan`
  const words = [share, '//server/maps/x.castellan', 'y.castellan']
  expect(filesNamed(words, String.raw`C:\me`, win32)).toEqual([share, String.raw`C:\me\y.castellan`])
})

test('files whose names begin with a dash', () => {
  const words = [
    '-x.castellan',
    '-r',
    '-x=y.castellan',
    '--inspect',
    'a.castellan',
    '--',
    '--b.castellan',
    '-c=d.castellan',
  ]
  expect(filesNamed(words, '/home/me')).toEqual([
    '/home/me/-x.castellan',
    '/home/me/a.castellan',
    '/home/me/--b.castellan',
    '/home/me/-c=d.castellan',
  ])
})

test('a text is measured in bytes', () => {
  const rows: readonly (readonly [string, number, boolean])[] = [
    ['abc', 9, true],
    ['abc', 3, true],
    ['abc', 2, false],
    ['éé', 4, true],
    ['éé', 3, false],
    ['🏰', 4, true],
    ['🏰', 3, false],
  ]
  for (const [text, bytes, fits] of rows) expect(fitsInto(text, bytes), `${text} ${bytes}`).toBe(fits)
})

describe('a window opens', () => {
  const primary = { x: 0, y: 25, width: 1920, height: 1055 }
  const right = { x: 1920, y: 0, width: 1280, height: 1024 }
  const last = { x: 100, y: 100, width: 1000, height: 700 }

  test.each([
    ['in the middle, the first time', undefined, [primary], [], { x: 320, y: 122, width: 1280, height: 860 }],
    ['where it stood', last, [primary], [], last],
    ['on the second screen', { ...last, x: 2000 }, [primary, right], [], { ...last, x: 2000 }],
    [
      'on the first screen when the second is gone',
      { ...last, x: 2000 },
      [primary],
      [],
      { x: 320, y: 122, width: 1280, height: 860 },
    ],
    ['wholly on its screen', { ...last, x: -300, y: -50 }, [primary], [], { ...last, x: 0, y: 25 }],
    ['no larger than its screen', { x: 0, y: 0, width: 5000, height: 4000 }, [primary], [], primary],
    [
      'no smaller than can be used',
      { ...last, width: 10, height: 10 },
      [primary],
      [],
      { ...last, width: 800, height: 560 },
    ],
    ['a step aside from another', last, [primary], [last], { ...last, x: 128, y: 128 }],
    [
      'two steps aside from two',
      last,
      [primary],
      [last, { ...last, x: 128, y: 128 }],
      { ...last, x: 156, y: 156 },
    ],
    [
      'at the corner again when there is no more room',
      primary,
      [primary],
      [primary],
      { ...primary, x: 28, y: 53, width: 1892, height: 1027 },
    ],
  ] as const)('%s', (_name, stood, areas, others, expected) => {
    expect(placeWindow(stood, [...areas] as [typeof primary], others)).toEqual(expected)
  })
})
