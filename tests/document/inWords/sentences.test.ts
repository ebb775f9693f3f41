/** SCN-4, SCN-5: the sentence of each condition, way to victory and reinforcement, as a reader has approved it (`approved.txt`). */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { conditionInWords } from '#shared/document/inWords/condition'
import { reinforcementInWords } from '#shared/document/inWords/reinforcement'
import { victoryInWords } from '#shared/document/inWords/victory'
import { type Localized } from '#shared/i18n/localized'
import { CONDITIONS, CRUSADERS, REINFORCEMENTS, SCENARIO, VICTORIES } from './examples'

const APPROVED = 'tests/document/inWords/approved.txt'
const sentences: readonly Localized[] = [
  ...CONDITIONS.map((one) => conditionInWords(SCENARIO, one, CRUSADERS)),
  ...VICTORIES.map((one) => victoryInWords(SCENARIO, one)),
  ...REINFORCEMENTS.map((one) => reinforcementInWords(SCENARIO, one)),
]

// A narrow space would not be seen in a text file.
const text = sentences.map(({ fr, en }) => `${fr.replaceAll('\u202f', '_')}\n${en}\n`).join('\n')
if (process.env['APPROVE'] === 'sentences') writeFileSync(APPROVED, text)

// After a change of words: APPROVE=sentences, and read the difference.
test('read as approved', () => {
  expect(text).toBe(readFileSync(APPROVED, 'utf8'))
})

test('two different data never read alike', () => {
  for (const language of ['fr', 'en'] as const) {
    const all = sentences.map((sentence) => sentence[language])
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  }
  expect(sentences.length).toBeGreaterThan(100)
})

test('French has its narrow spaces and apostrophes, and no sentence has a space too many', () => {
  const french = sentences.map(({ fr }) => fr)
  expect(french.filter((fr) => /[^\u202f][;:!?»%]|«(?!\u202f)|'/u.test(fr))).toEqual([])
  const all = sentences.flatMap(({ fr, en }) => [fr, en])
  expect(all.filter((one) => / {2}| [,.)]|,,|undefined/.test(one))).toEqual([])
})
