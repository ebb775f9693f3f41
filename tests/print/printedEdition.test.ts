/** Each sheet of paper carries the name of the scenario, its version and its date (XCH-8), where its author has given them. */
import { describe, expect, it } from 'vitest'
import { dateInWords, versionInWords } from '#shared/document/inWords/editionInWords'
import { type Scenario } from '#shared/document/types'
import { type DrawOp } from '#shared/painter/ops'
import { STYLES } from '#shared/painter/picture/styles'
import { planPrint, type PrintRequest } from '#shared/print/export/planPrint'
import { pagesOf } from '#shared/print/printPlan'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { galleryScenario } from '../support/scenarioFiles'

const sortie = galleryScenario('the-sortie')
const edition: Scenario = {
  ...sortie,
  info: { ...sortie.info, date: '2026-11-26', version: '1.2', license: 'CC BY-SA 4.0' },
}
const WORDS = 'version\u00a01.2 · 26 novembre 2026'

const REQUEST: Omit<PrintRequest, 'what'> = {
  ...{ format: 'pdf', baseName: 'sortie', dpi: 150, style: STYLES.ink, layers: ['terrain'] },
  ...{ paper: 'a4', overlap: 10, margin: 10, language: 'fr', overview: true },
}

function texts(ops: readonly DrawOp[]): string[] {
  return ops.flatMap((op) => (op.kind === 'text' ? [op.text] : op.kind === 'group' ? texts(op.ops) : []))
}

/** The words of each page that say the edition or the licence. */
async function signed(
  scenario: Scenario,
  request: Partial<PrintRequest> & Pick<PrintRequest, 'what'>,
): Promise<string[][]> {
  const planned = await planPrint({ scenario, ruleset: rulesetOf(scenario) }, { ...REQUEST, ...request })
  if (!planned.ok) throw new Error(planned.error.en)
  const isSigned = (text: string): boolean => /version|novembre|CC BY/.test(text)
  return pagesOf(planned.value).map((page) => texts(page.paint()).filter(isSigned))
}

describe('a scenario with version, date and licence', () => {
  it.each([
    ['map', (words: string) => words.startsWith('feuille') || words.startsWith('version')],
    ['counters', (words: string) => words.startsWith('version')],
  ] as const)('bears them on every sheet of %s', async (what, isOfSheet) => {
    const pages = await signed(edition, { what })
    expect(pages.length).toBeGreaterThan(1)
    for (const words of pages) {
      expect(words).toHaveLength(1)
      expect(words[0]).toContain(`${WORDS} · CC BY-SA 4.0`)
      expect(words.every(isOfSheet)).toBe(true)
    }
  })

  it.each(['booklet', 'tables'] as const)('bears them at the foot of every page of %s', async (what) => {
    const title = what === 'booklet' ? sortie.info.title : `Aide de jeu – ${sortie.info.title}`
    for (const words of await signed(edition, { what }))
      expect(words).toEqual(expect.arrayContaining([`${title} · ${WORDS}`, 'CC BY-SA 4.0']))
  })

  it('bears them below a map on one sheet, where its margin has room', async () => {
    const one = { what: 'map', paper: 'sheet' } as const
    expect(await signed(edition, one)).toEqual([[`${sortie.info.title} · ${WORDS} · CC BY-SA 4.0`]])
    expect(await signed(edition, { ...one, margin: 5 })).toEqual([[]])
  })
})

it.each(['map', 'counters', 'booklet', 'tables'] as const)(
  'without them nothing is said on %s',
  async (what) => {
    const plain = { ...sortie, info: { ...sortie.info, date: '' } }
    expect((await signed(plain, { what })).flat()).toEqual([])
  },
)

describe('version and date in words', () => {
  it.each([
    ['1.2', 'version\u00a01.2'],
    ['v1.2', 'v1.2'],
    ['bêta 3', 'bêta 3'],
  ])('%s', (version, words) => {
    expect(versionInWords(version)).toBe(words)
  })
  it.each([
    ['2026-11-01', '1er novembre 2026', '1 November 2026'],
    ['en automne', 'en automne', 'en automne'],
    ['', '', ''],
  ])('%s', (date, fr, en) => {
    expect([dateInWords(date, 'fr'), dateInWords(date, 'en')]).toEqual([fr, en])
  })
})

describe('in the file', () => {
  it('they are written and read', () => {
    const read = readScenario(writeScenario(edition), 'edition')
    expect(read.ok && read.value.info).toEqual(edition.info)
  })

  it.each(['"version": ""', '"version": "  "', '"version": "a\\nb"', `"license": "${'x'.repeat(201)}"`])(
    '%s is refused with its place',
    (key) => {
      const written = writeScenario(edition)
      const [name = ''] = key.split(':')
      const spoilt = written.replace(new RegExp(`${name}: "[^"]*"(?=[,}\\s])(?!.*"format")`), key)
      expect(spoilt).not.toBe(written)
      const read = readScenario(spoilt, 'spoilt')
      expect(read.ok ? 'read' : read.error.path).toBe(`info.${name.slice(1, -1)}`)
    },
  )
})
