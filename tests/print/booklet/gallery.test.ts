/** The booklets and aids of all scenarios of the gallery, in both languages: set without a fault, and with all that they have. */
import { describe, expect, it } from 'vitest'
import { STYLES } from '#shared/painter/picture/styles'
import { gridOf } from '#shared/print/booklet/flow/grid'
import { aidGrid, layAids, planAids } from '#shared/print/booklet/planAids'
import { layBooklet, planBooklet } from '#shared/print/booklet/planBooklet'
import { pagesOf } from '#shared/print/printPlan'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { notesAlone, pageFaults, wordsOfRow } from './pageFaults'
import { emptyPages } from './pageFill'
import { editionIn, GALLERY, galleryScenario } from '../../support/scenarioFiles'

const grid = gridOf('a4')
const style = STYLES.classic

describe.each(GALLERY)('%s', (name) => {
  const scenario = galleryScenario(name)
  const ruleset = rulesetOf(scenario)

  it.each(['fr', 'en'] as const)('has a booklet without a fault of setting: %s', (language) => {
    const scenario = editionIn(language, name)
    const pages = layBooklet({ scenario, ruleset, language, style }, grid)
    expect(pageFaults(pages, grid)).toEqual([])
    expect(emptyPages(pages, grid, 0.6)).toEqual([])
    const lines = pages.flatMap(({ rows }) => rows.flatMap(({ row }) => row.set.map(({ line }) => line)))
    expect(lines.length).toBeGreaterThan(30)
    // A gap of three spaces and more is a hole: hardly any line has one.
    const gaping = lines.filter(({ looseness }) => looseness > 3)
    expect(gaping.length / lines.length).toBeLessThan(0.03)
    for (const { looseness } of lines) expect(looseness).toBeGreaterThan(0.69)
  })

  it.each(['fr', 'en'] as const)('has players’ aids without a fault of setting: %s', (language) => {
    const scenario = editionIn(language, name)
    const aids = aidGrid('a4')
    const pages = layAids(scenario, ruleset, { grid: aids, language })
    expect(pageFaults(pages, aids)).toEqual([])
    expect(emptyPages(pages, aids, 0.6)).toEqual([])
    expect(notesAlone(pages)).toEqual([])
    // Both sides of one sheet of paper.
    expect(pages.length).toBeLessThanOrEqual(2)
  })

  it('PRT-8: keeps its list in brief in one column, and counts counters of one name with a sign', () => {
    for (const language of ['fr', 'en'] as const) {
      const pages = layBooklet({ scenario, ruleset, language, style }, grid)
      const rows = pages.flatMap((page, at) => page.rows.map((row) => ({ ...row, page: at })))
      const start = rows.findIndex((row) => /^(En bref|In brief)$/.test(wordsOfRow(row)))
      const { page, column } = rows[start] ?? { page: -1, column: -1 }
      const list = rows.slice(start + 1, start + 4)
      expect(list.map((row) => [row.page, row.column])).toEqual(list.map(() => [page, column]))
      const words = rows.map(wordsOfRow).join(' ')
      expect(words).not.toMatch(/[:,] \d+ [A-ZÉ]\p{L}+ /u)
    }
  })

  it('tells its background, its sides and its counters', () => {
    const pages = layBooklet({ scenario, ruleset, language: 'fr', style }, grid)
    const words = pages.flatMap(({ rows }) => rows.map(wordsOfRow)).join(' ')
    for (const { name: side } of Object.values(scenario.sides)) expect(words).toContain(side.split(' ')[0])
    const types = new Set(Object.values(scenario.counters).map(({ type }) => type))
    for (const type of types)
      for (const word of (scenario.counterTypes[type]?.name ?? '').split(' ')) expect(words).toContain(word)
    const first = scenario.texts.background?.fr?.split(/\s+/)[0] ?? ''
    expect(words).toContain(first)
  })
})

describe('the plans', () => {
  const scenario = galleryScenario('the-barrows')
  const ruleset = rulesetOf(scenario)

  it('have pages of the paper, numbered, with an outline of numbered sections', () => {
    const planned = planBooklet(scenario, ruleset, { paper: 'letter', language: 'en', style })
    if (!planned.ok) throw new Error(planned.error.en)
    const pages = pagesOf(planned.value)
    expect(pages.map(({ name }) => name)).toEqual(pages.map((_, index) => String(index + 1)))
    for (const { widthMm, heightMm } of pages) expect([widthMm, heightMm]).toEqual([215.9, 279.4])
    const outline = pages.flatMap((page) => page.outline ?? [])
    expect(outline.filter(({ level }) => level === 1).map(({ title }) => title)).toEqual([
      '1 Situation',
      '2 Map and set-up',
      '3 Forces',
      '4 Turns and reinforcements',
      '5 Victory conditions',
      '6 Special rules',
      '7 Designer’s notes',
    ])
    expect(outline).toContainEqual({ title: 'Dawn', level: 2 })
  })

  it('have aids at the size of the paper, though their letters are smaller', () => {
    const planned = planAids(scenario, ruleset, { paper: 'a4', language: 'fr' })
    if (!planned.ok) throw new Error(planned.error.fr)
    for (const { widthMm, heightMm } of pagesOf(planned.value)) {
      expect(widthMm).toBeCloseTo(210, 9)
      expect(heightMm).toBeCloseTo(297, 9)
    }
  })

  it('say what is not translated in the other language', () => {
    const { en: _en, ...background } = scenario.texts.background ?? {}
    const untranslated = { ...scenario, texts: { ...scenario.texts, background } }
    const pages = layBooklet({ scenario: untranslated, ruleset, language: 'en', style }, grid)
    const words = pages.flatMap(({ rows }) => rows.map(wordsOfRow)).join(' ')
    expect(words).toContain('n’enterre')
    expect(words).toContain('Victory conditions')
  })
})
