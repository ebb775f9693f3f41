/** The three packages, made around stub Electrons: what is inside, and what they declare to the systems. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile, getRawHeader, listPackage, statFile } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { parsePlistFile } from 'app-builder-lib/out/util/plist.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filesIn } from './filesIn'
import { pack, type Packed } from './pack'
import { type System } from './stubElectron'

const SYSTEMS: readonly System[] = ['linux', 'mac', 'win']
const packed = {} as Record<System, Packed>
const asar = (system: System): string => join(packed[system].resources, 'app.asar')
const asarHash = (system: System): string =>
  createHash('sha256')
    .update(getRawHeader(asar(system)).headerString)
    .digest('hex')

// A fuse is a letter in the program: '1' is on.
const FUSE_ON = '1'.charCodeAt(0)

beforeAll(async () => {
  for (const system of SYSTEMS) packed[system] = await pack(system)
})

afterAll(() => {
  for (const { remove } of Object.values(packed)) remove()
})

describe.each(SYSTEMS)('the package for %s', (system) => {
  const filesOfAsar = (): string[] =>
    listPackage(asar(system), { isPack: false })
      .map((path) => path.slice(1).replaceAll('\\', '/'))
      .filter((path) => !('files' in statFile(asar(system), path)))
      .sort()

  it('holds the three builds, two licences and nothing else', () => {
    const builds = ['main', 'preload', 'page'].flatMap((part) =>
      filesIn(`dist/${part}`).map((file) => `dist/${part}/${file}`),
    )
    expect(filesOfAsar()).toEqual([...builds, 'LICENSE', 'package.json'].sort())
    expect(filesOfAsar()).toEqual(
      expect.arrayContaining([
        'dist/main/main.js',
        'dist/preload/preload.cjs',
        'dist/page/index.html',
        'dist/page/licences.txt',
      ]),
    )
  })

  it('holds no source, test, map or package', () => {
    expect(
      filesOfAsar().filter((file) => /\.(tsx?|map|node)$|\.test\.|node_modules|\bcli\b/.test(file)),
    ).toEqual([])
  })

  it('is small, and nothing lies beside the archive', () => {
    // The page with five cuts of two fonts, the typesetter’s patterns, the ready scenarios, the referee, once more for
    // games beside the page, and the script of shared pages.
    expect(statSync(asar(system)).size).toBeLessThan(13_000_000)
    expect(filesIn(packed[system].resources).filter((file) => file.startsWith('app'))).toEqual(['app.asar'])
  })

  it('says what to start, and nothing of how it is developed', () => {
    const manifest = JSON.parse(extractFile(asar(system), 'package.json').toString()) as Record<
      string,
      unknown
    >
    expect(manifest).toMatchObject({ name: 'castellan', main: 'dist/main/main.js', type: 'module' })
    expect(manifest).not.toHaveProperty('scripts')
    expect(manifest).not.toHaveProperty('devDependencies')
  })

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(packed[system].program)
    const on = Object.entries(wire).flatMap(([fuse, state]) =>
      state === FUSE_ON ? [FuseV1Options[Number(fuse)]] : [],
    )
    expect(on).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar'])
    // Its eight fuses and their version.
    expect(Object.keys(wire)).toHaveLength(9)
  })

  it('keeps Chromium’s words in French and English only', () => {
    const words = filesIn(packed[system].folder).filter((file) => file.endsWith('.pak'))
    expect(words.map((file) => /(en|fr|de)(-US)?(?=\.pak|\.lproj)/.exec(file)?.[1]).sort()).toEqual([
      'en',
      'fr',
    ])
  })
})

describe('what macOS is told', () => {
  const contents = (): string => join(packed.mac.folder, 'Contents')

  it('who the program is, and which documents are its own', async () => {
    const plist = await parsePlistFile<Record<string, unknown>>(join(contents(), 'Info.plist'))
    expect(plist).toMatchObject({
      LSMinimumSystemVersion: '13.0',
      CFBundleIdentifier: 'org.castellan.app',
      CFBundleName: 'Castellan',
      CFBundleIconFile: 'icon.icns',
      LSApplicationCategoryType: 'public.app-category.board-games',
      NSHumanReadableCopyright: 'Copyright © 2026 The Castellan authors',
    })
    expect(plist['CFBundleDocumentTypes']).toEqual([
      {
        CFBundleTypeExtensions: ['castellan'],
        CFBundleTypeName: 'Castellan Scenario',
        CFBundleTypeRole: 'Editor',
        CFBundleTypeIconFile: 'document.icns',
        LSHandlerRank: 'Owner',
      },
      {
        CFBundleTypeExtensions: ['castellan-game'],
        CFBundleTypeName: 'Castellan Game',
        CFBundleTypeRole: 'Editor',
        CFBundleTypeIconFile: 'icon.icns',
        LSHandlerRank: 'Owner',
      },
    ])
  })

  it('the fingerprint of the archive', async () => {
    const plist = await parsePlistFile<Record<string, unknown>>(join(contents(), 'Info.plist'))
    expect(plist['ElectronAsarIntegrity']).toEqual({
      'Resources/app.asar': { algorithm: 'SHA256', hash: asarHash('mac') },
    })
  })

  it('both icons, and the names in two languages', () => {
    const resource = (name: string): Buffer => readFileSync(join(packed.mac.resources, name))
    expect(resource('icon.icns').equals(readFileSync('assets/icons/program.icns'))).toBe(true)
    expect(resource('document.icns').equals(readFileSync('assets/icons/document.icns'))).toBe(true)
    for (const [language, line] of [
      ['fr', '"Castellan Scenario" = "Scénario Castellan"'],
      ['fr', '"Castellan Game" = "Partie Castellan"'],
      ['en', '"Castellan Scenario" = "Castellan scenario"'],
      ['en', '"Castellan Game" = "Castellan game"'],
    ])
      expect(resource(`${language}.lproj/InfoPlist.strings`).toString()).toContain(line)
  })
})

describe('what Windows is told', () => {
  const holds = (text: string | Buffer, encoding: BufferEncoding = 'utf8'): boolean =>
    readFileSync(packed.win.program).includes(typeof text === 'string' ? Buffer.from(text, encoding) : text)

  it('name and copyright', () => {
    expect(holds('ProductName\0\0Castellan\0', 'utf16le')).toBe(true)
    expect(holds('Copyright © 2026 The Castellan authors', 'utf16le')).toBe(true)
  })

  it('the icon', () => {
    expect(holds(readFileSync('assets/icons/program/256x256.png'))).toBe(true)
    expect(holds(readFileSync('assets/icons/document/256x256.png'))).toBe(false)
  })

  it('the fingerprint of the archive', () => {
    expect(
      holds(JSON.stringify([{ file: 'resources\\app.asar', alg: 'SHA256', value: asarHash('win') }])),
    ).toBe(true)
  })
})

describe('what Linux is told', () => {
  const told = (name: string): string => readFileSync(join(packed.linux.beside, name), 'utf8')

  it('a program called `castellan`', () => {
    expect(packed.linux.program).toMatch(/\/castellan$/)
    expect(statSync(packed.linux.program).mode & 0o111).toBe(0o111)
  })

  it('to start the AppImage in its sandbox too', () => {
    expect(told('castellan.AppImage.desktop').match(/^Exec=.*$/m)?.[0]).toBe('Exec=AppRun %U')
  })

  it('how to start it, and for which files, in both languages', () => {
    const entries = told('castellan.desktop').trim().split('\n').sort()
    expect(entries).toEqual(
      [
        '[Desktop Entry]',
        'Name=Castellan',
        'Exec=/opt/Castellan/castellan %U',
        'Terminal=false',
        'Type=Application',
        'Icon=castellan',
        'StartupWMClass=castellan',
        'Comment=A workshop for hex-wargame scenarios, where the map knows the rules.',
        'Comment[fr]=Un atelier de scénarios pour jeux d’histoire à hexagones, où la carte connaît les règles.',
        'Keywords=hex;wargame;scenario;map;',
        'Keywords[fr]=hexagone;jeu de guerre;scénario;carte;',
        'MimeType=application/x-castellan+json;application/x-castellan-game;',
        'Categories=Game;',
      ].sort(),
    )
  })

  it('what the files of scenarios and games are', () => {
    expect(told('castellan.xml').replaceAll(/\s*\n\s*/g, '')).toContain(
      '<mime-type type="application/x-castellan+json"><glob pattern="*.castellan"/>' +
        '<comment>Scénario Castellan / Castellan scenario</comment>',
    )
    expect(told('castellan.xml').replaceAll(/\s*\n\s*/g, '')).toContain(
      '<mime-type type="application/x-castellan-game"><glob pattern="*.castellan-game"/>' +
        '<comment>Partie Castellan / Castellan game</comment>',
    )
  })
})
