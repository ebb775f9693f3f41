/** DOC-2: older files are migrated step by step, each migration tested on a kept file of the version it leaves. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { terrainAt } from '#shared/document/map'
import { fileErrorText } from '#shared/format/fileError'
import { MIGRATIONS } from '#shared/format/migrate'
import { readScenario } from '#shared/format/read'
import { VERSION } from '#shared/format/version'
import { writeScenario } from '#shared/format/write'
import { counterId, groupId } from '#shared/document/ids'
import { toAxial } from '#shared/hex/grid'

const FIXTURES = new URL('fixtures/', import.meta.url)

function fixtures(version: number): URL[] {
  const folder = new URL(`v${version}/`, FIXTURES)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.castellan'))
    .map((name) => new URL(name, folder))
}

const oldFile = (): string => readFileSync(fixtures(0)[0] as URL, 'utf8')

interface OldFile {
  readonly sides: Record<string, { wings?: Record<string, { name: string }> }>
  readonly counters: Record<string, { side?: string; wing?: string }>
}

describe('migrations', () => {
  test('lead without a gap to the present version', () => {
    const first = MIGRATIONS[0]?.to ?? VERSION
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(MIGRATIONS.map((_step, index) => first + index))
    expect(MIGRATIONS.at(-1)?.to).toBe(VERSION)
  })

  test.each(MIGRATIONS.map(({ to }) => to))(
    'to version %i: kept files of the version before are read',
    (to) => {
      const kept = fixtures(to - 1)
      expect(kept.length).toBeGreaterThan(0)
      for (const url of kept) {
        const result = readScenario(readFileSync(url, 'utf8'), url.pathname)
        expect(result.ok).toBe(true)
        if (!result.ok) return
        const text = writeScenario(result.value)
        expect(text).toContain(`"version": ${VERSION}`)
        expect(readScenario(text, 'again')).toEqual(result)
      }
    },
  )

  test('version 0 to 1: single hexes become rows, the title its section, edges hexsides', () => {
    const result = readScenario(oldFile(), 'two-towers.castellan')
    if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
    const { info, map, sides, extra } = result.value
    expect(info.title).toBe('Les deux tours')
    expect(info.authors).toEqual(['Une main d’autrefois'])
    const terrain = (col: number, row: number) => terrainAt(map, toAxial({ col, row }, map.grid))
    expect([terrain(0, 0), terrain(5, 3), terrain(2, 1), terrain(1, 1)]).toEqual([
      'tower',
      'tower',
      'wood',
      'clear',
    ])
    expect(Object.values(map.hexsides).flatMap(Object.values)).toEqual([{ barrier: { feature: 'wall' } }])
    expect(Object.keys(sides)).toEqual(['normans'])
    expect(extra).toEqual({ note: 'a key that no version ever knew' })
  })

  test.each([
    ['"size": [6, 4]', '"size": [6, 4000000]', 'map.size'],
    ['"size": [6, 4]', '"size": "large"', 'map.size'],
    ['"fill": "clear"', '"fill": 7', 'map.fill'],
    ['"5,3": "tower"', '"6,3": "tower"', 'map.hexes["6,3"]'],
    ['"5,3": "tower"', '"5,3": "constructor"', 'map.hexes["5,3"]'],
    ['"hexMm": 25', '"hexMm": -25', 'map.hexMm'],
  ])('a broken old file is refused where it is broken: %s -> %s', (good, bad, path) => {
    const text = oldFile().replace(good, bad)
    const result = readScenario(text, 'old.castellan')
    if (result.ok) throw new Error('it was read')
    expect(result.error.path).toBe(path)
    expect(text.split('\n')[(result.error.line as number) - 1]).toContain(bad)
  })

  test('version 1 to 2: wings become groups of the scenario, and counters name them (CM-SCN-3)', () => {
    const file = JSON.parse(readFileSync(fixtures(1)[0] as URL, 'utf8')) as OldFile
    // Another side may have a wing of the same id.
    file.sides.guard!.wings!['mass'] = { ...file.sides.guard!.wings!['sky']!, name: 'La masse' }
    file.counters['griffons']!.wing = 'mass'
    delete file.counters['spearmen']!.side
    const result = readScenario(JSON.stringify(file), 'the-pass.castellan')
    if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
    const { groups, counters, sides } = result.value
    expect(Object.values(groups).map(({ side, name, rank }) => [side, name, rank])).toEqual([
      ['guard', 'La garnison', 0],
      ['guard', 'Les ailes', 1],
      ['guard', 'La masse', 2],
      ['dwarves', 'La colonne', 0],
      ['horde', 'Le gros', 0],
      ['horde', 'La meute', 1],
    ])
    expect(groups[groupId('mine')]).toEqual({
      side: 'dwarves',
      name: 'La colonne',
      note: '',
      leader: 'durgan',
      rank: 0,
      wing: {
        ...{ banner: '#b07d24', order: 'attack', morale: 9, rest: 9 },
        retreatEdge: { edge: 'right', from: 9, to: 12 },
      },
    })
    const groupOf = (id: string) => counters[counterId(id)]?.group
    expect(['griffons', 'orcs-1', 'spearmen'].map(groupOf)).toEqual(['mass', 'mass-2', 'garrison'])
    expect(Object.values(sides).every((side) => !('extra' in side))).toBe(true)
    expect(Object.values(counters).every((counter) => !('extra' in counter))).toBe(true)
  })

  test.each([
    ['"name":"La garnison"', '"name":7', 'sides.guard.wings.garrison.name'],
    ['"wings":{"mine":{', '"wings":[{"mine":1}],"rest":{"mine":{', 'sides.dwarves.wings'],
  ])('wings of an old file are refused where they are broken: %s -> %s', (good, bad, path) => {
    const text = JSON.stringify(JSON.parse(readFileSync(fixtures(1)[0] as URL, 'utf8')))
    expect(text).toContain(good)
    const result = readScenario(text.replace(good, bad), 'old.castellan')
    expect(result.ok ? undefined : result.error.path).toBe(path)
  })
})

describe('version 2 to 3', () => {
  const kept = JSON.parse(readFileSync(fixtures(2)[0] as URL, 'utf8')) as { info: Record<string, unknown> }
  const read = (info: object) => readScenario(JSON.stringify({ ...kept, info }), 'v2.castellan')
  const info = { title: 'Le gué', language: 'fr' }

  test('the background becomes a text in both languages', () => {
    const result = read({ ...info, background: 'Jadis.', translations: { en: { background: 'Once.' } } })
    if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
    expect(result.value.texts).toEqual({ background: { fr: 'Jadis.', en: 'Once.' } })
    expect(result.value.info).toEqual({ ...info, authors: [], date: '' })
  })

  test('none is none; what no version knew among the translations is kept', () => {
    const result = read({
      ...info,
      background: '',
      translations: { de: { background: 'Einst.' }, en: { x: 1 } },
    })
    if (!result.ok) throw new Error(fileErrorText(result.error, 'en'))
    expect(result.value.texts).toEqual({})
    expect(result.value.info.extra).toEqual({
      translations: { de: { background: 'Einst.' }, en: { x: 1 } },
    })
  })

  test('a wrong text is refused where it stood', () => {
    for (const [wrong, path] of [
      [{ background: 7 }, 'info.background'],
      [{ background: '', translations: { en: { background: [] } } }, 'info.translations.en.background'],
    ] as const) {
      const result = read({ ...info, ...wrong })
      expect(result.ok ? 'read' : result.error.path).toBe(path)
    }
  })
})
