/** A module of ours, read as anybody's: what its set-up says of each counter is what the scenario says (XCH-2, XCH-5). */
import { describe, expect, it } from 'vitest'
import { footprintSize } from '#shared/document/counters'
import { type Counter, type Side } from '#shared/document/armies'
import { titleIn } from '#shared/document/authorText'
import { eyesOfSide } from '#shared/document/eyes'
import { sideId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { facingAngle } from '#shared/hex/facing'
import { writeInNode } from '../../../main/export/writeInNode'
import { type Language } from '#shared/i18n/localized'
import { mapRecord } from '#shared/lang/mapRecord'
import { faultInWords } from '#shared/interchange/exchange/fault'
import { readVassal } from '#shared/interchange/vassal/read/readVassal'
import { SECOND_NAMES_FILE } from '#shared/interchange/vassal/secondNames'
import { planModule } from '#shared/interchange/vassal/planModule'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { writeZip, type ZipEntry } from '#shared/interchange/zip/writeZip'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { bilingual } from '../../support/bilingual'
import { testBoard } from '../../support/board'
import { editionIn } from '../../support/scenarioFiles'

const LANGUAGES = ['fr', 'en'] as const
const REQUEST = { language: 'en', eyes: 'players', baseName: 'm' } as const

async function outAndIn(scenario: Scenario) {
  const ruleset = rulesetOf(scenario)
  const { files } = await writeInNode({ scenario, ruleset }, 'vmod', REQUEST)
  return readIn('en', files[0]?.bytes ?? new Uint8Array(), ruleset)
}

async function readIn(language: Language, bytes: Uint8Array, ruleset: Ruleset) {
  const read = await readVassal({ name: 'm.vmod', bytes, beside: () => Promise.resolve(undefined) })
  if (!read.ok) throw new Error(faultInWords(read.error, 'en'))
  const [setUp] = read.value.choices(ruleset).setUps
  const chosen = { ground: {}, ...(setUp && { setUp: setUp.id }) }
  const built = await read.value.build(chosen, { ruleset, language, title: 'm' })
  if (!built.ok) throw new Error(faultInWords(built.error, 'en'))
  return built.value
}

/** A counter as a module can say it. */
function told(scenario: Scenario, counter: Counter): string {
  const { grid } = scenario.map
  const degrees = Math.round((facingAngle(counter.facing, grid) * 180) / Math.PI + 720) % 360
  return [counter.hex, footprintSize(scenario, counter), degrees, counter.hidden, counter.decoy].join(' ')
}

const counters = (scenario: Scenario): string[] =>
  Object.values<Counter>(scenario.counters)
    .filter(({ hex }) => hex !== undefined)
    .map((counter) => told(scenario, counter))

describe.each([
  ['the-sortie', 'fr'],
  ['the-ambush', 'en'],
  ['the-barrows', 'fr'],
  ['under-the-hill', 'en'],
] as const)('%s (%s)', (name, language) => {
  const before = editionIn(language, name)

  it('has its grid, and each counter where it stood, as large, as it looked, hidden or not', async () => {
    const { scenario, warnings } = await outAndIn(before)
    expect(scenario.map.grid).toEqual(before.map.grid)
    const found = counters(scenario)
    for (const one of counters(before)) {
      const at = found.indexOf(one)
      expect(at, one).toBeGreaterThanOrEqual(0)
      found.splice(at, 1)
    }
    // Markers of the map are pieces too.
    expect(found).toHaveLength(Object.keys(before.map.markers).length)
    const zones = Object.values(before.zones).filter(({ hexes }) => hexes.length > 0).length
    const fixed = warnings.filter(({ en }) => en.includes('nobody can move')).map(({ en }) => en)
    expect(fixed).toEqual(
      zones === 0
        ? []
        : [
            zones === 1
              ? 'one piece that nobody can move, left out'
              : `${zones} pieces that nobody can move, left out`,
          ],
    )
  })
})

const TWO_KNIGHTS = testBoard({
  columns: 4,
  rows: 3,
  counters: {
    guy: { type: 'crusaders-knight', name: 'Guy', at: 'A1', facing: 'v1' },
    perrin: { type: 'crusaders-soldier', at: 'B2', facing: 'v0' },
  },
})

describe.each(LANGUAGES)('a module written in %s (SCN-10)', (written) => {
  const before = bilingual(TWO_KNIGHTS)
  const ruleset = rulesetOf(before)
  // Without pictures: names need none.
  const archive = (): ZipEntry[] =>
    writtenEntries(planModule({ scenario: before, ruleset }, { ...REQUEST, language: written }))

  /** Title, sides, and what each piece is called: a character has a name of its own, others that of their type. */
  const namesOf = (scenario: Scenario, language: Language) => {
    const { info, sides, counters: all, counterTypes } = namedIn(scenario, language)
    const pieces = Object.values<Counter>(all).map(({ name, type }) => name || counterTypes[type]?.name)
    return {
      title: titleIn(info, language),
      sides: Object.values<Side>(sides).map(({ name }) => name),
      pieces: pieces.sort(),
    }
  }

  it.each(LANGUAGES)('and read in %s has the names of both, those of the reader plain', async (language) => {
    const { scenario } = await readIn(language, writeZip(archive()), ruleset)
    expect(scenario.info.language).toBe(language)
    for (const one of LANGUAGES) expect(namesOf(scenario, one)).toEqual(namesOf(before, one))
    const plain = Object.values<Side>(scenario.sides)
    expect(plain.map(({ name }) => name.slice(0, 2))).toEqual(plain.map(() => language.toUpperCase()))
  })

  it('is read without them when its file of names is spoilt', async () => {
    const spoilt = archive().map((entry) =>
      entry.name === SECOND_NAMES_FILE ? { ...entry, bytes: entry.bytes.slice(0, 40) } : entry,
    )
    const { scenario } = await readIn(written, writeZip(spoilt), ruleset)
    expect(namesOf(scenario, 'fr')).toEqual(namesOf(before, written))
  })

  it('and for one side has no name of what that side does not know', () => {
    const hidden = mapRecord(before.counters, (counter) => ({ ...counter, hidden: true }))
    const plan = planModule(
      { scenario: { ...before, counters: hidden }, ruleset },
      { ...REQUEST, language: written, eyes: eyesOfSide(sideId('saracens')) },
    )
    const [file] = plan.files.filter(({ name }) => name === SECOND_NAMES_FILE)
    const text = new TextDecoder().decode(file?.bytes)
    expect(text).toContain('Saracens')
    expect(text).not.toContain('Guy')
  })
})
