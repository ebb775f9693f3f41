/** Names in both languages in one file: the words of a thing, a scenario read in one language, what is kept of the other. */
import { describe, expect, test } from 'vitest'
import { frenchAndEnglish, inBothLanguages } from '#shared/document/inBothLanguages'
import { hasOwnWords, namedIn, plainIn } from '#shared/document/namedIn'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { bilingual, inOneLanguage } from '../support/bilingual'
import { editionIn } from '../support/scenarioFiles'

const sortie = inOneLanguage(editionIn('fr', 'the-sortie'))
const both = bilingual(sortie)

describe('a scenario in one language', () => {
  test('is the very same where no name has words of its own', () => {
    expect(namedIn(sortie, 'fr')).toBe(sortie)
    expect(namedIn(sortie, 'en')).toBe(sortie)
    expect(hasOwnWords(sortie)).toBe(false)
  })

  test('has the words of that language, and keeps those of the other', () => {
    const english = namedIn(both, 'en')
    expect(Object.values(english.sides).map(({ name }) => name)).toEqual(
      Object.values(sortie.sides).map(({ name }) => `EN ${name}`),
    )
    expect(plainIn(namedIn(english, 'fr'), 'fr')).toEqual(plainIn(both, 'fr'))
    expect(namedIn(both, 'en')).toBe(english)
  })

  test('what did not change is the very same', () => {
    const next: Scenario = { ...both, zones: {} }
    expect(namedIn(next, 'en').counters).toBe(namedIn(both, 'en').counters)
  })

  test('is put back into the words of its file', () => {
    expect(writeScenario(plainIn(namedIn(both, 'en'), 'fr'))).toBe(writeScenario(both))
    expect(writeScenario(plainIn(sortie, 'fr'))).toBe(writeScenario(sortie))
  })
})

describe('the file', () => {
  test('holds both languages and gives the same bytes', () => {
    const text = writeScenario(both)
    const read = readScenario(text, 'both.castellan')
    if (!read.ok) throw new Error(read.error.message.en)
    expect(writeScenario(read.value)).toBe(text)
    expect(text).toContain('"words": { "name": { "en": "EN La garnison" }')
  })
})

describe('sentences in both languages', () => {
  const [id] = Object.keys(both.counters) as [CounterId]

  test('each has the name in its own', () => {
    const said = inBothLanguages(both, (named) => ({
      name: { fr: `le pion ${counterName(named, id)}`, en: `counter ${counterName(named, id)}` },
    }))
    expect(said.name.fr).toMatch(/^le pion FR /)
    expect(said.name.en).toMatch(/^counter EN /)
  })

  test('are asked for once where no name differs', () => {
    let asked = 0
    inBothLanguages(sortie, () => asked++)
    expect(asked).toBe(1)
  })

  test('keep all that is no sentence', () => {
    const map = new Map([[1, 2]])
    const french = { list: [{ fr: 'a', en: 'a' }], map, none: undefined, deep: { fr: 'b', en: 'b', more: 1 } }
    const english = {
      list: [{ fr: 'c', en: 'c' }],
      map,
      none: undefined,
      deep: { fr: 'd', en: 'd', more: 1 },
    }
    expect(frenchAndEnglish(french, english)).toEqual({
      list: [{ fr: 'a', en: 'c' }],
      map,
      none: undefined,
      deep: { fr: 'b', en: 'd', more: 1 },
    })
  })
})
