/** UX-6: words are recognised whatever their apostrophes, spaces, ligatures, accents and case. */
import { describe, expect, test } from 'vitest'
import { matchRows } from '#shared/armies/csv/matchRows'
import { isFound, replacedIn } from '#shared/armies/replace'
import { counterTypeId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { fit, wordsOf } from '#shared/i18n/search'
import { linkTargets } from '#shared/markup/linkTargets'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { RULESETS } from '#shared/rules/registry/registry'
import { readStat } from '#shared/rules/counters/statText'
import { loadCatalogue } from '../../renderer/actions/catalogue/catalogues'
import { offersOfCatalogue, offersWith } from '../../renderer/dialogs/catalogue/offers'
import { typedValue } from '../../renderer/dialogs/houseRules/typed'
import { say } from '../../renderer/i18n/language'
import { starterStamps } from '../../renderer/panels/stamps/library'
import { testBoard } from '../support/board'

/** Writes a text as keyboards, spreadsheets, word processors and PDF readers do. */
const HANDS: Readonly<Record<string, (text: string) => string>> = {
  'a plain keyboard': (text) => text.replace(/’/g, "'").replace(/[\u202f\u00a0]/g, ' '),
  capitals: (text) => text.toUpperCase(),
  'no accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe'),
  'accents apart': (text) => text.normalize('NFD'),
  'a word processor': (text) => text.replace(/'/g, '’').replace(/ /g, '\u00a0'),
  'a reader of PDF': (text) =>
    text.replace(/ffi/g, 'ﬃ').replace(/ff/g, 'ﬀ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ'),
  'narrow spaces and signs that are not seen': (text) =>
    text.replace(/ /g, '\u202f').replace(/(.)$/u, '\u200b$1\u00ad'),
}

describe.each(Object.entries(HANDS))('UX-6: written by %s', (_, written) => {
  test('every word of every ruleset is a value of its column', () => {
    let read = 0
    for (const { counterSchema } of RULESETS)
      for (const field of counterSchema.fields)
        for (const { id, name } of field.choices ?? [])
          for (const word of [name.fr, name.en]) {
            expect(readStat(field, written(word)), `${field.id} ${word}`).toEqual({ ok: true, value: id })
            read++
          }
    expect(read).toBeGreaterThan(50)
  })

  test('a type of a CSV, a link, a search and a word of a house table are found', () => {
    const name = 'L’officier de l’œuvre d’Étaﬁn'
    const names = { name, abbreviation: 'ÉCL', side: 'Côté' }
    const type = counterTypeId('officer')
    const row = { ...names, name: written(name) }
    expect(matchRows([row], [{ ...names, id: type }])).toEqual([type])
    const board = testBoard({ terrain: '.' })
    const sheet = { name } as CounterType
    expect(linkTargets({ ...board, counterTypes: { [type]: sheet } })(written(name))).toEqual({
      kind: 'type',
      type,
    })
    expect(isFound(`Hé, ${name}.`, { sought: written(name), whole: false })).toBe(true)
    expect(replacedIn(`Hé, ${name}.`, { sought: written(name), whole: false }, 'toi')).toBe('Hé, toi.')
    expect(fit(name, wordsOf(written(name)))).toBeDefined()
    expect(typedValue(written(name), [{ id: 'it', name: localized(name, 'it') }])).toBe('it')
  })
})

test('UX-6: thousands are read as they are written', () => {
  const field = { kind: 'integer', min: 0 } as const
  for (const text of ['10000', '10 000', '10\u202f000', '10\u00a0000', '+10\u202f000'.slice(1)])
    expect(readStat(field, text), text).toEqual({ ok: true, value: 10_000 })
  for (const text of ['10 00', '1 2', '1 0000']) expect(readStat(field, text).ok, text).toBe(false)
})

test('UX-6: searches know other words for a thing', async () => {
  const stamps = (words: string): string[] =>
    starterStamps().flatMap(({ name }) => (fit(name.fr, wordsOf(words)) === undefined ? [] : [name.fr]))
  expect(new Set(stamps('maison'))).toEqual(new Set(['Chaumière', 'Chaumières', 'Ferme', 'Cabane']))
  expect(stamps('MEURTRIERE')).toEqual([])
  const { groups } = offersOfCatalogue(await loadCatalogue(magnaCarta.id), magnaCarta, 'fr')
  const types = (words: string): string[] =>
    offersWith(groups, wordsOf(words), say('fr')).flatMap(({ offers }) =>
      offers.map(({ sheet }) => sheet.name),
    )
  expect(types('brigand')).toEqual(['Coupe-jarret'])
  expect(types('coupe jarret')).toEqual(['Coupe-jarret'])
  expect(types('manant')).toEqual(['Paysan'])
})
