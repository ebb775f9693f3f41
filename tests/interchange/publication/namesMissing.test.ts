/** Names that an author gives in one language only are counted where texts are: in the page, and by whoever publishes. */
import { expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { editionWarnings } from '#shared/interchange/publication/editionWarnings'
import { namesMissing, writtenLanguages } from '#shared/interchange/publication/writtenLanguages'
import { bilingual } from '../../support/bilingual'
import { editionIn } from '../../support/scenarioFiles'

const both = bilingual(editionIn('fr', 'the-sortie'))

test('none is missing where all have words, in whichever language the scenario is read', () => {
  for (const language of ['fr', 'en'] as const)
    for (const read of [both, namedIn(both, 'en')]) expect(namesMissing(read, language)).toBe(0)
})

test('one without words is missing in the other language, and the same in both is not', () => {
  const [id] = Object.entries(both.counters).find(([, { name }]) => name !== '') as [CounterId, unknown]
  const { words: _words, ...plain } = both.counters[id] as (typeof both.counters)[CounterId]
  const without = { ...both, counters: { ...both.counters, [id]: plain } }
  expect(namesMissing(without, 'en')).toBe(1)
  expect(namesMissing(without, 'fr')).toBe(0)
  expect(namesMissing(namedIn(without, 'en'), 'en')).toBe(1)
  const same = { ...plain, words: { name: { en: plain.name } } }
  expect(namesMissing({ ...both, counters: { ...both.counters, [id]: same } }, 'en')).toBe(0)
  const [warning] = editionWarnings(without, { languages: ['en'], kinds: ['booklet'] }).filter(({ fr }) =>
    fr.includes('nom'),
  )
  expect(warning).toEqual({
    fr: expect.stringMatching(/\u202f: un nom reste dans l’autre langue\.$/),
    en: expect.stringMatching(/: one name stays in the other language\.$/),
  })
})

test('a scenario with names in a language is written in it', () => {
  const { otherTitle: _title, ...info } = both.info
  const { turns: _turns, ...sortie } = editionIn('fr', 'the-sortie')
  const bare = { ...sortie, info, texts: {}, reinforcements: {}, victory: {}, specialRules: {} }
  expect(writtenLanguages(bare)).toEqual(['fr'])
  expect(writtenLanguages({ ...bare, zones: both.zones })).toEqual(['fr', 'en'])
})
