import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castellan, json, refusal, useFolder } from './castellan'
import { scenarioIn } from '../support/scenarioFiles'

const path = useFolder()
const SORTIE = 'assets/gallery/the-sortie.castellan'

const exported = async (name: string, ...more: readonly string[]): Promise<string> => {
  const out = path(name)
  expect(await json(['convert', SORTIE, '--to', 'csv', '--out', out, ...more])).toEqual({
    file: out,
    warnings: [],
  })
  return out
}

describe('convert --to csv and import (XCH-3)', () => {
  it('out and in again changes no byte, in either language', async () => {
    for (const language of ['fr', 'en']) {
      const csv = await exported(`${language}.csv`, '--language', language)
      const copy = path(`copy-${language}.castellan`)
      writeFileSync(copy, readFileSync(SORTIE))
      expect(await json(['import', csv, copy])).toEqual({ file: copy, warnings: [] })
      expect(readFileSync(copy)).toEqual(readFileSync(SORTIE))
    }
    expect(readFileSync(path('fr.csv'), 'utf8')).toMatch(
      /^\ufeffnom;nom en anglais;sigle;sigle en anglais;camp;/,
    )
    expect(readFileSync(path('en.csv'), 'utf8')).toMatch(
      /^\ufeffname,name in French,abbreviation,abbreviation in French,side,/,
    )
  })

  it('makes a new scenario with the sides and types of the file', async () => {
    const csv = await exported('army.csv')
    const out = path('army.castellan')
    expect(await json(['import', csv, out, '--ruleset', 'magna-carta'])).toEqual({ file: out, warnings: [] })
    const { info, sides } = scenarioIn(out)
    expect(info.title).toBe('army')
    expect(Object.values(sides).map(({ name }) => name)).toEqual(['The garrison', 'The besiegers'])
    const again = path('again.csv')
    await json(['convert', out, '--to', 'csv', '--out', again])
    expect(readFileSync(again)).toEqual(readFileSync(csv))
  })

  it('changes the types of a scenario; what it could not carry is a warning with line and column', async () => {
    const copy = path('changed.castellan')
    writeFileSync(copy, readFileSync(SORTIE))
    const [first] = Object.values(scenarioIn(copy).counterTypes)
    const csv = path('changes.csv')
    writeFileSync(csv, `nom;quantité;prix\n${first?.name};7;3\nArcher nouveau;douze;4\n`)
    expect(await json(['import', csv, copy])).toMatchObject({
      file: copy,
      warnings: [
        { line: 1, column: 'prix', message: { en: 'line 1, column “prix”: unknown column, left out.' } },
        { line: 3, column: 'quantité' },
      ],
    })
    const { counterTypes } = scenarioIn(copy)
    expect(Object.values(counterTypes)[0]).toEqual({ ...first, quantity: 7 })
    expect(counterTypes).toHaveProperty('archer-nouveau')
    const { stdout } = await castellan(['import', csv, copy, '--lang', 'fr'])
    expect(stdout).toContain('types ajoutés\u202f: 0, modifiés\u202f: 0, inchangés\u202f: 2')
    expect(stdout).toContain('ligne 3, colonne «\u202fquantité\u202f»\u202f: un nombre entier est attendu.')
  })

  it('refuses what it does not know, naming line and column in the file', async () => {
    const copy = path('same.castellan')
    writeFileSync(copy, readFileSync(SORTIE))
    const broken = path('broken.csv')
    writeFileSync(broken, 'nom;camp\nGuy;"Francs\n')
    expect(await refusal(['import', broken, copy])).toBe(
      `${broken}: line 2, column 2: quotes opened here are not closed as they should be.`,
    )
    writeFileSync(broken, 'prix;poids\n1;2\n')
    expect(await refusal(['import', broken, copy])).toBe(`${broken}: line 1, column 1: no heading "name"`)
    expect(await refusal(['import', broken, copy, '--ruleset', 'savoy'])).toBe(
      `--ruleset: ${copy} follows the rules magna-carta`,
    )
    expect(await refusal(['import', broken, path('none.castellan')])).toBe('option --ruleset is missing')
    expect(await refusal(['import', 'board.hxm', copy])).toContain(
      'board.hxm: unknown format, expected .csv, .tsv, .txt, ',
    )
    expect(await refusal(['convert', SORTIE, '--to', 'doc', '--out', path('x')])).toContain(
      '--to: "doc" is unknown, expected csv, oob-csv, ',
    )
    const csv = await exported('kept.csv')
    expect(await refusal(['convert', SORTIE, '--to', 'csv', '--out', csv])).toContain('exists already')
    expect(readFileSync(copy)).toEqual(readFileSync(SORTIE))
  })
})

describe('convert --to oob-csv and import of an order of battle (XCH-3, CTR-7)', () => {
  it('is told by its headings: out and in again changes no byte, a quantity changed makes counters', async () => {
    const [csv, copy] = [path('oob.csv'), path('oob.castellan')]
    writeFileSync(copy, readFileSync(SORTIE))
    await json(['convert', SORTIE, '--to', 'oob-csv', '--out', csv, '--language', 'fr'])
    expect(await json(['import', csv, copy])).toEqual({ file: copy, warnings: [] })
    expect(readFileSync(copy)).toEqual(readFileSync(SORTIE))
    const [head = '', ...rows] = readFileSync(csv, 'utf8').trimEnd().split('\r\n')
    const add = 'La garnison;Renforts;;Archer;;;;3;à placer;;'
    const archer = rows.find((row) => row.includes(';Archer;')) as string
    const wrong = archer.replace(';Archer;', ';Dragon;')
    writeFileSync(csv, [head, ...rows, add, wrong].join('\r\n'))
    const answer = await json(['import', csv, copy])
    expect(answer).toMatchObject({ warnings: [{ line: rows.length + 3, column: 'type' }] })
    const [before, after] = [scenarioIn(SORTIE), scenarioIn(copy)]
    expect(Object.keys(after.counters)).toHaveLength(Object.keys(before.counters).length + 3)
    const added = Object.values(after.groups).slice(Object.keys(before.groups).length)
    expect(added.map(({ name }) => name)).toEqual(['Renforts'])
  })

  it('needs a scenario that exists', async () => {
    const csv = path('alone.csv')
    await json(['convert', SORTIE, '--to', 'oob-csv', '--out', csv])
    const said = await refusal(['import', csv, path('none.castellan'), '--ruleset', 'magna-carta'])
    expect(said).toContain('an order of battle is imported into a scenario that exists')
  })
})
