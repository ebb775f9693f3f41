/** `migrate`: files of every older version (kept in tests/format/fixtures), and those that need nothing. */
import { copyFileSync, existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '#shared/format/migrate'
import { readScenario } from '#shared/format/read'
import { VERSION } from '#shared/format/version'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()
const OLD = MIGRATIONS.map(({ to }) => to - 1)

function kept(version: number, name: string): string {
  const folder = `tests/format/fixtures/v${version}`
  const [first = ''] = readdirSync(folder).filter((file) => file.endsWith('.castellan'))
  copyFileSync(`${folder}/${first}`, path(name))
  return path(name)
}

describe('migrate', () => {
  it.each(OLD)('writes a file of version %i as this version writes it, once', async (version) => {
    const file = kept(version, `v${version}.castellan`)
    const read = readScenario(readFileSync(file, 'utf8'), file)
    if (!read.ok) throw new Error(read.error.message.en)
    const warnings = [{ message: { fr: expect.any(String) as string, en: expect.any(String) as string } }]
    expect(await json(['migrate', file])).toEqual({ file, from: version, to: VERSION, warnings })
    expect(readFileSync(file, 'utf8')).toBe(writeScenario(read.value))
    expect(await json(['migrate', file])).toEqual({ file, from: VERSION, to: VERSION, warnings: [] })
  })

  it('leaves a file of today as it is, however it is laid out, and gives --out the same', async () => {
    const file = path('today.castellan')
    const text = `\uFEFF${writeScenario(testBoard()).replaceAll('\n', '\n\n')}`
    writeFileSync(file, text)
    utimesSync(file, 1, 1)
    const { stdout } = await castellan(['migrate', file])
    expect(stdout).toBe(`${file}: at version ${VERSION} of the format already\n`)
    expect(readFileSync(file, 'utf8')).toBe(text)
    await json(['migrate', file, '--out', path('copy.castellan')])
    expect(readFileSync(path('copy.castellan'), 'utf8')).toBe(text)
  })

  it('writes to --out and leaves the file; another file there is asked for', async () => {
    const file = kept(1, 'old.castellan')
    const before = readFileSync(file, 'utf8')
    const out = path('new.castellan')
    expect((await castellan(['migrate', file, '--out', out, '--lang', 'fr'])).stdout).toBe(
      `${out}\u202f: de la version 1 du format à la version ${VERSION}\n  les Castellan d’avant cette version ne l’ouvrent plus\n`,
    )
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(await refusal(['migrate', file, '--out', out])).toContain('exists already')
  })

  it('refuses what is newer or no scenario, and writes nothing', async () => {
    const file = path('newer.castellan')
    writeFileSync(file, `{"format": "castellan", "version": ${VERSION + 1}}`)
    expect(await refusal(['migrate', file, '--out', path('none.castellan')])).toContain('update the program')
    expect(existsSync(path('none.castellan'))).toBe(false)
  })
})
