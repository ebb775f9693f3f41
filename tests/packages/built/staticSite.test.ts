/** `npm run build:web` makes a site that works from any folder of any server: it names nothing outside its own folder. */
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TYPES } from '../../../main/appProtocol'
import { filesIn } from './filesIn'

const SITE = 'dist/page'
const files = filesIn(SITE)
const read = (file: string): string => readFileSync(join(SITE, file), 'utf8')
const code = files.filter((file) => /\.(html|css|js)$/.test(file))

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/**
 * Lists the files that a file makes the browser fetch. Names of files in scripts stand in quotes: `new URL("x.js",
 * import.meta.url)`.
 */
function references(file: string, text: string): string[] {
  if (file.endsWith('.html')) return all(text, /\b(?:src|href)="([^"]*)"/g)
  if (file.endsWith('.css')) return all(text, /url\(["']?([^"')]+)/g)
  return all(text, /["'`]([^"'`\s]*\.(?:js|css|ttf|svg|json|txt|png|jpg|webp|castellan))["'`]/g).filter(
    (name) => files.some((known) => basename(known) === basename(name)),
  )
}

describe('the static site', () => {
  it('is a page, its parts and the licences, without maps of sources', () => {
    expect(files.filter((file) => !file.startsWith('assets/'))).toEqual(['index.html', 'licences.txt'])
    expect(files.filter((file) => /\.(map|tsx?)$/.test(file))).toEqual([])
  })

  it.each(code)('%s refers to files of the site only, relative to itself', (file) => {
    const missing = references(file, read(file))
      .filter((name) => !name.startsWith('data:'))
      .filter((name) => {
        // Vite preloads parts by their path from the page.
        const places = [normalize(join(dirname(file), name)), normalize(name)]
        return /^(\/|[a-z]+:)/i.test(name) || !places.some((place) => files.includes(place))
      })
    expect(missing).toEqual([])
  })

  it('needs every file it has', () => {
    const named = new Set(code.flatMap((file) => references(file, read(file)).map((name) => basename(name))))
    expect(files.filter((file) => !named.has(basename(file)))).toEqual(['index.html', 'licences.txt'])
  })

  it('has no kind of file that the shell would refuse to serve', () => {
    expect(files.filter((file) => TYPES[extname(file)] === undefined)).toEqual([])
  })

  it('knows neither the root of a server nor the machine that built it', () => {
    for (const file of code) {
      const text = read(file)
      expect([file, all(text, /["'`(](\/(?:assets|src|renderer|dist)\/[^"'`)]*)/g)]).toEqual([file, []])
      expect([file, text.includes(process.cwd())]).toEqual([file, false])
    }
  })

  it('would notice an absolute address', () => {
    expect(references('x.html', '<script src="/assets/a.js"></script>')).toEqual(['/assets/a.js'])
    expect(references('x.css', 'src:url(/fonts/a.ttf)')).toEqual(['/fonts/a.ttf'])
    const script = files.find((file) => file.endsWith('.js')) as string
    expect(references('x.js', `new URL("/${script}", import.meta.url)`)).toEqual([`/${script}`])
  })

  it('asks for nothing from elsewhere', () => {
    expect(read('index.html')).toContain(`content="default-src 'self'; script-src 'self';`)
  })

  it('carries the licences of what it bundles, in the page and in its workers', () => {
    const licences = read('licences.txt')
    // The last two are only in the worker that exports.
    for (const name of ['react', 'react-dom', 'konva', 'immer', 'zustand', 'pdfkit', 'fontkit'])
      expect([name, new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm').test(licences)]).toEqual([name, true])
    expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBeGreaterThanOrEqual(2)
  })
})
