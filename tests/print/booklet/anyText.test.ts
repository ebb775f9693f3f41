/** Whatever an author writes, the booklet is set: nothing throws, nothing is lost, nothing leaves its measure or its page. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { STYLES } from '#shared/painter/picture/styles'
import { gridOf } from '#shared/print/booklet/flow/grid'
import { layBooklet } from '#shared/print/booklet/planBooklet'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { pageFaults, wordsOfRow } from './pageFaults'
import { galleryScenario } from '../../support/scenarioFiles'

const scenario = galleryScenario('infiltration-1')
const ruleset = rulesetOf(scenario)
const grid = gridOf('a4')

function laid(texts: Scenario['texts'], over: Partial<Scenario> = {}) {
  const subject = {
    scenario: { ...scenario, ...over, texts },
    ruleset,
    language: 'fr',
    style: STYLES.classic,
  }
  return layBooklet(subject as Parameters<typeof layBooklet>[0], grid)
}

const word = fc.oneof(
  fc.stringMatching(/^[a-zéèàç’'-]{1,14}$/),
  fc.constantFrom('[[B2]]', '**gras**', '*italique*', ':', ';', '«', '»', '1214', 'É'.repeat(90)),
)
const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(' '))
const block = fc.oneof(
  line,
  line.map((text) => `# ${text}`),
  fc.array(line, { minLength: 1, maxLength: 5 }).map((items) => items.map((text) => `- ${text}`).join('\n')),
  fc
    .array(fc.tuple(line, line, line), { minLength: 1, maxLength: 6 })
    .map((rows) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')),
)
const text = fc.array(block, { maxLength: 12 }).map((blocks) => blocks.join('\n\n'))

describe('the booklet of any text', () => {
  it('is set without a fault', () => {
    fc.assert(
      fc.property(text, text, (background, notes) => {
        const pages = laid({ background: { fr: background }, notes: { fr: notes } })
        // An author may end a text with a heading.
        expect(pageFaults(pages, grid).filter((fault) => !fault.startsWith('a heading'))).toEqual([])
      }),
      { numRuns: 25, seed: 3 },
    )
  })

  it('divides a row of a table that no page can hold', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `mot${index}`).join(' ')
    const pages = laid({ background: { fr: `| un | deux |\n|---|---|\n| ${long} | court |` } })
    const words = pages.flatMap(({ rows }) => rows.map(wordsOfRow)).join(' ')
    for (const found of ['mot0', 'mot1500', 'mot2999', 'court']) expect(words).toContain(found)
    expect(pageFaults(pages, grid)).toEqual([])
  })

  it('divides a title that no page can hold', () => {
    const title = { fr: 'Un titre sans fin '.repeat(400) }
    const rule = { title, text: { fr: 'Court.' }, changes: [], rank: 0 }
    const pages = laid({}, { specialRules: { rule } as Scenario['specialRules'] })
    expect(pageFaults(pages, grid).filter((fault) => !fault.startsWith('a heading'))).toEqual([])
  })

  it('draws cards of any size no larger than a row', () => {
    const cardDesign = { base: 'standard', widthMm: 100, lengthMm: 250 } as const
    expect(pageFaults(laid({}, { cardDesign }), grid)).toEqual([])
  })

  it('draws a track of many turns on as many pages as it needs', () => {
    const turns = { count: 400, order: [], rows: {}, clock: { start: '06:00', step: 15 } }
    expect(pageFaults(laid({}, { turns }), grid).filter((fault) => !fault.startsWith('a figure'))).toEqual([])
  })
})
