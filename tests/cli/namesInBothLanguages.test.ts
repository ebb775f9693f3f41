/**
 * Names in both languages (SCN-10): a scenario whose every name differs in both is written and asked in each, and nothing that is
 * written or answered in one language has a name of the other.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { type BoardEdge, type Scenario } from '#shared/document/types'
import { asBoards } from '#shared/document/asBoards'
import { WORDED } from '#shared/document/namedIn'
import { counterId, groupId, labelId, reinforcementId, sideId, victoryId, zoneId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { mapRecord } from '#shared/lang/mapRecord'
import { writeScenario } from '#shared/format/write'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { bilingual } from '../support/bilingual'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { PdfFile } from '../support/pdfObjects'
import { textsOf } from '../support/pdfText'
import { scenarioOf } from '../support/scenarioFiles'
import { castellan, useFolder } from './castellan'

const path = useFolder()
const LANGUAGES = ['fr', 'en'] as const
type Language = (typeof LANGUAGES)[number]
/** As small as can be: outputs draw the map and each counter, the module and the shared page as pictures. */
const BOARD = testBoard({
  columns: 8,
  rows: 6,
  counters: {
    amalric: { type: 'crusaders-knight', name: 'Amalric', at: 'C3', facing: 'v5' },
    'saracen-1': { type: 'saracens-soldier', name: 'Yusuf', side: 'saracens', at: 'E3', facing: 'v0' },
    'saracen-2': { type: 'saracens-soldier', name: '', side: 'saracens', at: 'E4', facing: 'v0' },
    'saracen-3': { type: 'saracens-archer', name: 'Tarik', side: 'saracens', at: 'G2', facing: 'v0' },
  },
})
const BOTH = bilingual(withAllThings(BOARD))

/** The board with something of each kind that has a name, and each used where players read it. */
function withAllThings(lesson: Scenario): Scenario {
  const [knights, raiders] = [sideId('crusaders'), sideId('saracens')]
  const [band, relief, hill] = [groupId('band'), reinforcementId('relief'), zoneId('hill')]
  const late = counterId('saracen-3')
  const edge: BoardEdge = { edge: 'left', name: 'Ouest', spans: [{ name: 'Le chemin', from: 2, to: 7 }] }
  const boarded = asBoards(lesson, [])
  return {
    ...boarded,
    sides: mapRecord(lesson.sides, (side) => ({ ...side, notes: 'Il tient bon.' })),
    groups: { [band]: { side: raiders, name: 'La bande', note: 'Elle entre la dernière.', rank: 0 } },
    boards: mapRecord(boarded.boards, (board) => ({ ...board, edges: [edge] })),
    labels: {
      [labelId('ford')]: {
        text: 'Le gué',
        hex: hexKey(hexNamed(lesson, 'C4')),
        ...{ dxMm: 0, dyMm: 0, sizeMm: 6, angle: 0 },
      },
    },
    zones: {
      [hill]: {
        ...{ name: 'La butte', kind: 'victory', side: knights, hatching: 'dots' },
        hexes: Object.values(lesson.counters).flatMap(({ hex }) => hex ?? []),
      },
    },
    reinforcements: {
      [relief]: {
        ...{ side: raiders, name: 'Le secours', turn: 2, blocked: 'wait' },
        entries: [{ kind: 'edge', edge: 'left', from: 2, to: 7 }],
      },
    },
    counters: {
      ...mapRecord(lesson.counters, (counter) =>
        counter.side === raiders ? { ...counter, group: band } : counter,
      ),
      [late]: { ...(lesson.counters[late] as Counter), group: band, reinforcement: relief },
    },
    victory: {
      ...lesson.victory,
      [victoryId('hill')]: {
        ...{ side: knights, level: 'marginal', join: 'all' },
        conditions: [
          { kind: 'hold', place: { kind: 'zone', zone: hill }, least: 1, by: 'presence' },
          { kind: 'eliminate', who: [{ kind: 'group', group: band }] },
        ],
      },
    },
  }
}

test('the scenario has something of each kind that has a name', () => {
  for (const section of WORDED)
    expect([section, Object.values(BOTH[section]).some((thing) => thing.words)]).toEqual([section, true])
})

beforeAll(() => {
  writeFileSync(path('both.castellan'), writeScenario(BOTH))
})

/** Names of the language and of the other that a text has. */
function namesIn(text: string, language: Language): { own: number; foreign: string[] } {
  const marked = (mark: string): string[] =>
    [...text.matchAll(new RegExp(`\\b${mark}[ \\u00a0]\\S.{0,30}`, 'g'))].map(([found]) => found)
  return { own: marked(language.toUpperCase()).length, foreign: marked(language === 'fr' ? 'EN' : 'FR') }
}

function expectNamesOf(language: Language, text: string): void {
  const { own, foreign } = namesIn(text, language)
  expect(foreign.slice(0, 5)).toEqual([])
  expect(own).toBeGreaterThan(0)
}

async function run(args: readonly string[]): Promise<string> {
  const { stdout, stderr, exitCode } = await castellan(args)
  expect(exitCode, stderr).toBeLessThan(2)
  return stdout
}

const file = (): string => path('both.castellan')

describe.each(LANGUAGES)('in %s', (language) => {
  const out = (ending: string): string => path(`${language}.${ending}`)

  test.each(['booklet', 'tables'])('the %s as PDF', async (what) => {
    await run(['export', file(), '--what', what, '--lang', language, '--out', out(`${what}.pdf`), '--force'])
    const pdf = new PdfFile(readFileSync(out(`${what}.pdf`)))
    // The title in the other language stands below it for whoever looks for the file.
    const other = BOTH.info[language === 'fr' ? 'otherTitle' : 'title']
    const texts = textsOf(pdf).flat()
    expectNamesOf(language, texts.filter((text) => text !== other).join('\n'))
  })

  test('the map as SVG', async () => {
    await run(['export', file(), '--what', 'map', '--lang', language, '--out', out('svg'), '--force'])
    expectNamesOf(language, readFileSync(out('svg'), 'utf8'))
  })

  const converted = async (to: string): Promise<string> => {
    await run(['convert', file(), '--to', to, '--language', language, '--out', out(to), '--force'])
    return readFileSync(out(to), 'utf8')
  }

  test('as Markdown', async () => {
    expectNamesOf(language, await converted('md'))
  })

  test('as a VASSAL module', () => {
    // Its texts alone: its pictures are the painter's, its booklet is the one above.
    const subject = { scenario: BOTH, ruleset: rulesetOf(BOTH) }
    const entries = writtenEntries(planModule(subject, { language, eyes: 'players', baseName: 'both' }))
    const texts = entries.filter(({ name }) => /^buildFile|\.(xml|html|vsav|svg)$|^moduledata$/.test(name))
    expect(texts.length).toBeGreaterThan(3)
    const text = texts.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n')
    expectNamesOf(language, text)
  })

  test.each(['info', 'prove', 'check', 'contacts', 'reach --counter amalric'])(
    'the answer of %s',
    async (verb) => {
      const [name = '', ...more] = verb.split(' ')
      const { foreign } = namesIn(await run([name, file(), ...more, '--lang', language]), language)
      expect(foreign).toEqual([])
    },
  )
})
test('a page to share has both, each among its own words', async () => {
  const out = path('shared.html')
  await run(['convert', file(), '--to', 'html', '--language', 'fr', '--out', out])
  const html = readFileSync(out, 'utf8')
  for (const language of LANGUAGES) {
    const texts = [...html.matchAll(new RegExp(`data-in="${language}"[^>]*>([^<]*)<`, 'g'))]
    expectNamesOf(language, texts.map(([, text]) => text).join('\n'))
  }
})

test.each(LANGUAGES)('a Tiled map written in %s comes back with the names of both', async (language) => {
  const [out, again] = [path(`${language}.tmx`), path(`again-${language}.castellan`)]
  await run(['convert', file(), '--to', 'tmx', '--language', language, '--out', out])
  await run(['import', out, again])
  const { sides, counters, counterTypes, zones, labels } = scenarioOf(readFileSync(again, 'utf8'))
  expect({ sides, counters, counterTypes, zones, labels }).toEqual({
    sides: BOTH.sides,
    counters: BOTH.counters,
    counterTypes: BOTH.counterTypes,
    zones: BOTH.zones,
    labels: BOTH.labels,
  })
})
