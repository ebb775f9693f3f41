/** The documents name files, links and scripts that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['assets', 'bench', 'main', 'renderer', 'scripts', 'shared', 'tests', 'viewer']
const READMES = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'README.md')
    .map((file) => join(folder, file)),
)
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'DECISIONS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'RELEASING.md',
  ...READMES,
]

// Targets of [text](target) that are not web addresses, without their #fragment.
function localLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}

describe('links of the documents', () => {
  it.each(DOCUMENTS)('%s', (file) => {
    const missing = localLinks(readFileSync(file, 'utf8')).filter(
      (target) => !existsSync(join(dirname(file), target)),
    )
    expect(missing).toEqual([])
  })

  it('finds links at all', () => {
    expect(localLinks('see [a](shared/a.ts) and [b](https://example.org) and [c](x.md#part)')).toEqual([
      'shared/a.ts',
      'x.md',
    ])
  })
})
