/** `publish`: an edition in a folder or an archive, and the sheets that are out of date in it (XCH-8). */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { castellan, json, refusal, useFolder } from './castellan'
import { SMALL_GAME } from './smallGame'

const path = useFolder()
const GAME = 'assets/gallery/the-sortie.castellan'
const FEW = ['--only', 'aid,counters,scenario', '--language', 'fr', '--style', 'ink']
const FILES = [
  'la-sortie-aide-de-jeu.pdf',
  'la-sortie-pions.pdf',
  'la-sortie.castellan',
  'LISEZMOI.txt',
  'publication.json',
]

interface Published {
  readonly files: readonly { readonly file: string }[]
  readonly outOfDate?: readonly { readonly kind: string; readonly change: string; readonly file: string }[]
  readonly versionUnchanged?: boolean
  readonly removed: readonly string[]
  readonly keptIn?: string
  readonly warnings: readonly { readonly message: { readonly en: string } }[]
}

const publish = (file: string, out: string, ...more: readonly string[]): Promise<Published> =>
  json(['publish', file, out, ...more]) as Promise<Published>

/** The scenario with its details and a unit changed. */
function edited(name: string, info: string, abbreviation = 'NSG'): string {
  const text = readFileSync(GAME, 'utf8')
    .replace('"language": "fr"', `"language": "fr", ${info}`)
    .replace('"abbreviation": "NSG"', `"abbreviation": "${abbreviation}"`)
  writeFileSync(path(name), text)
  return path(name)
}

const EDITION = '"version": "1.0", "license": "CC BY-SA 4.0"'

describe('publish', () => {
  it('writes all or what is asked for into a folder, and warns of what an edition should have', async () => {
    const out = path('jeu')
    const { files, warnings, outOfDate } = await publish(GAME, out, ...FEW)
    expect(files.map(({ file }) => file)).toEqual(FILES)
    expect(readdirSync(out).sort()).toEqual([...FILES].sort())
    expect(outOfDate).toBeUndefined()
    expect(warnings.map(({ message }) => /no (\w+)/.exec(message.en)?.[1])).toEqual([
      'version',
      'date',
      'licence',
    ])
    const dated = edited('dated.castellan', `${EDITION}, "date": "2026-11-26"`)
    expect((await publish(dated, path('dated'), ...FEW)).warnings).toEqual([])
  })

  it('keeps the numbers of pieces in the scenario, once, when asked to', async () => {
    const { info } = SMALL_GAME
    const edition = { ...SMALL_GAME, info: { ...info, version: '1.0', license: 'CC BY-SA 4.0' } }
    const file = path('numbered.castellan')
    writeFileSync(file, writeScenario(edition))
    const before = readFileSync(file, 'utf8')
    const kept = async (...more: readonly string[]): Promise<string | undefined> =>
      (await publish(file, path('numbered'), '--only', 'module', ...more)).keptIn
    expect(await kept()).toBeUndefined()
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(await kept('--keep')).toBe(file)
    expect(readFileSync(file, 'utf8')).toContain('"vassalGpids"')
    expect(await kept('--keep')).toBeUndefined()
    expect((await publish(file, path('numbered'), '--check')).outOfDate).toEqual([])
  })

  it('again names what is out of date, and a version that has stayed the same', async () => {
    const out = path('again')
    await publish(edited('one.castellan', EDITION), out, ...FEW)
    const two = edited('two.castellan', EDITION, 'GUY')
    const check = ['publish', two, out, '--check']
    const told = { outOfDate: [{ kind: 'counters', change: 'changed' }, { kind: 'scenario' }], upToDate: 1 }
    expect(await json(check, 1)).toMatchObject({ ...told, versionUnchanged: true, spoilt: [] })
    expect((await castellan([...check, '--lang', 'fr'])).stdout).toBe(
      [
        'Planches de pions\u202f: périmé (la-sortie-pions.pdf)',
        'Scénario\u202f: périmé (la-sortie.castellan)',
        'à savoir\u202f:',
        '  Le contenu a changé et la version est restée la même\u202f: donnez-lui-en une autre.',
        '',
      ].join('\n'),
    )
    const next = edited('next.castellan', EDITION.replace('1.0', '1.1'), 'GUY')
    expect(await publish(next, out, ...FEW)).toMatchObject({ ...told, versionUnchanged: false, removed: [] })
    expect(await json(['publish', next, out, '--check'])).toMatchObject({ outOfDate: [], upToDate: 3 })
    // An edition with fewer sheets: those of the one before go.
    const fewer = await publish(next, out, '--only', 'aid', '--language', 'fr')
    expect(fewer.removed).toEqual(['la-sortie-pions.pdf', 'la-sortie.castellan'])
    expect(readdirSync(out)).toHaveLength(3)
  })

  it('tells what somebody has changed in the folder, and leaves it alone', async () => {
    const out = path('changed')
    await publish(GAME, out, ...FEW)
    writeFileSync(`${out}/la-sortie-pions.pdf`, 'mine')
    expect(await json(['publish', GAME, out, '--check'], 1)).toMatchObject({
      outOfDate: [],
      spoilt: ['la-sortie-pions.pdf'],
    })
    expect(await refusal(['publish', GAME, out, ...FEW])).toContain('la-sortie-pions.pdf')
    expect(readFileSync(`${out}/la-sortie-pions.pdf`, 'utf8')).toBe('mine')
    await publish(GAME, out, ...FEW, '--force')
    expect(await json(['publish', GAME, out, '--check'])).toMatchObject({ spoilt: [] })
  })

  it('writes the same into an archive, which it knows again', async () => {
    const [out, again] = [path('jeu.zip'), path('again.zip')]
    await publish(GAME, out, ...FEW)
    await publish(GAME, again, ...FEW)
    expect(readFileSync(again).equals(readFileSync(out))).toBe(true)
    expect(await json(['publish', GAME, out, '--check'])).toMatchObject({ outOfDate: [], upToDate: 3 })
    expect((await publish(GAME, out, ...FEW)).outOfDate).toEqual([])
    writeFileSync(path('other.zip'), 'mine')
    expect(await refusal(['publish', GAME, path('other.zip'), ...FEW])).toContain('--force')
  })

  it('refuses wrong words and places where nothing lies, and writes nothing', async () => {
    expect(await refusal(['publish', GAME, path('x'), '--only', 'dice'])).toContain('expected booklet')
    expect(await refusal(['publish', GAME, path('x'), '--language', 'de'])).toContain('both')
    expect(await refusal(['publish', GAME, path('x'), '--check'])).toContain('publication.json')
    expect(await refusal(['publish', GAME, path('no/x'), ...FEW])).toContain('no such file or folder')
    expect(existsSync(path('x'))).toBe(false)
  })
})
