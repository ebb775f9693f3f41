/** The built page asks for one script before its first picture, and not for a large one (budget B8). */
import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * React, Konva and immer are 330 kB of it; the fields of the document are in it too, with their names and references (6 kB), because the
 * file is read before the first picture. Above it, something belongs behind the first picture: see startModules.test.ts.
 */
const MOST_BYTES = 676_000

it('starts with one script', () => {
  const html = readFileSync('dist/page/index.html', 'utf8')
  const scripts = [...html.matchAll(/<script[^>]* src="\.\/([^"]+)"/g)].map(([, file]) => file as string)
  expect(scripts).toHaveLength(1)
  // The bundler's few helpers are a file of their own.
  expect(html.match(/rel="(?:module)?preload"[^>]*/g)).toEqual([expect.stringContaining('rolldown-runtime-')])
  expect(statSync(`dist/page/${scripts[0]}`).size).toBeLessThan(MOST_BYTES)
})
