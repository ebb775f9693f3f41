/** The reference of the file format has every key, as its field has it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { MAP } from '#shared/format/mapKeys'
import { REFERENCE, topMembers, withKeys } from '../../scripts/keys/reference'
import { richScenario } from './richScenario'

const reference = readFileSync(REFERENCE, 'utf8')

/** The keys of a table, in their order. */
function keysOfTable(name: string): string[] {
  const [, table = ''] = reference.split(`\n### ${name}\n`)
  const [rows = ''] = table.split('\n### ')
  return [...rows.matchAll(/^\| \*?`(\w+)`/gm)].map(([, key = '']) => key)
}

describe('shared/format/README.md', () => {
  it('has the keys as `npm run keys` writes them', () => {
    expect(withKeys(reference)).toBe(reference)
  })

  // Top and map are written by hand.
  it.each(['top', 'map'])('has the keys of the %s in the order in which they are written', (name) => {
    const file = JSON.parse(writeScenario(richScenario())) as Record<string, object>
    const written = Object.keys(name === 'top' ? file : (file[name] ?? {}))
    expect(written.length).toBeGreaterThan(15)
    expect(keysOfTable(name).filter((key) => written.includes(key))).toEqual(written)
  })

  it('has all sections and all parts of the map', () => {
    expect(keysOfTable('top')).toEqual(['format', 'version', ...Object.keys(topMembers())])
    expect(keysOfTable('map')).toEqual(Object.keys(MAP))
  })
})
