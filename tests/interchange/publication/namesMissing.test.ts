/** Names that an author gives in one language only are counted where texts are: in the page, and by whoever publishes. */
import { expect, test } from 'vitest'
import { type CounterTypeId, labelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { namedIn } from '#shared/document/namedIn'
import { mapRecord } from '#shared/lang/mapRecord'
import { editionWarnings } from '#shared/interchange/publication/editionWarnings'
import { namesMissing, writtenLanguages } from '#shared/interchange/publication/writtenLanguages'
import { bilingual, inOneLanguage } from '../../support/bilingual'
import { editionIn } from '../../support/scenarioFiles'

const both = bilingual(editionIn('fr', 'the-sortie'))

test('none is missing where all have words, in whichever language the scenario is read', () => {
  for (const language of ['fr', 'en'] as const)
    for (const read of [both, namedIn(both, 'en')]) expect(namesMissing(read, language)).toBe(0)
})

test('one without words is missing in the other language, and the same in both is not', () => {
  const [id] = Object.keys(both.counterTypes) as CounterTypeId[]
  if (id === undefined) throw new Error('the sortie has types')
  const { words: _words, ...plain } = both.counterTypes[id] as (typeof both.counterTypes)[CounterTypeId]
  const without = { ...both, counterTypes: { ...both.counterTypes, [id]: plain } }
  expect(namesMissing(without, 'en')).toBe(1)
  expect(namesMissing(without, 'fr')).toBe(0)
  expect(namesMissing(namedIn(without, 'en'), 'en')).toBe(1)
  const same = { ...plain, words: { name: { en: plain.name } } }
  expect(namesMissing({ ...both, counterTypes: { ...both.counterTypes, [id]: same } }, 'en')).toBe(0)
  const [warning] = editionWarnings(without, { languages: ['en'], kinds: ['booklet'] }).filter(({ fr }) =>
    fr.includes('nom'),
  )
  expect(warning).toEqual({
    fr: expect.stringMatching(/\u202f: un nom reste dans l’autre langue\.$/),
    en: expect.stringMatching(/: one name stays in the other language\.$/),
  })
})

test('a person’s name and a number are the same in both unless the author says otherwise', () => {
  const label: Omit<Label, 'text'> = { hex: '0,0' as HexKey, dxMm: 0, dyMm: 0, sizeMm: 5, angle: 0 }
  const counters = mapRecord(both.counters, ({ words: _, ...counter }) => counter)
  const labelled = (text: string) => ({ ...both, counters, labels: { [labelId('one')]: { ...label, text } } })
  expect(namesMissing(labelled('H1'), 'en')).toBe(0)
  expect(namesMissing(labelled('2'), 'en')).toBe(0)
  expect(namesMissing(labelled('Le pont'), 'en')).toBe(1)
})

test('a scenario with names in a language is written in it', () => {
  const { otherTitle: _title, ...info } = both.info
  const { turns: _turns, ...sortie } = inOneLanguage(editionIn('fr', 'the-sortie'))
  const bare = { ...sortie, info, texts: {}, reinforcements: {}, victory: {}, specialRules: {} }
  expect(writtenLanguages(bare)).toEqual(['fr'])
  expect(writtenLanguages({ ...bare, zones: both.zones })).toEqual(['fr', 'en'])
})
