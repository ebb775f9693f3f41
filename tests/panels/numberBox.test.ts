/** Every number is typed in the same box, which selects its content when it is entered. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const OTHER_BOX = /is-number|<input\b(?:(?!\/>)[\s\S])*?(type="number"|inputMode="(numeric|decimal)")/

test('no other input of the page is one for numbers', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('NumberBox.tsx'),
  )
  const others = files.filter((file) => OTHER_BOX.test(readFileSync(join('renderer', file), 'utf8')))
  expect(files.length).toBeGreaterThan(50)
  expect(others).toEqual([])
  expect(OTHER_BOX.test('<input onFocus={(e) => e} type="number" />')).toBe(true)
})
