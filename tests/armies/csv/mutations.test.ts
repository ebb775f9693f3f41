/** XCH-3: 10,000 spoilt CSV files: none makes the program fail, every refusal names line and column. */
import { expect, test } from 'vitest'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { columnsNamed } from '#shared/armies/headings'
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { planImport } from '#shared/armies/csv/planImport'
import { writeCsv } from '#shared/armies/csv/writeCsv'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { createHistory } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { createRng, type Rng } from '#shared/lang/rng'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { bytesOf, readBytes, armyOf } from './armies'
import { spreadsheetArmy } from './spreadsheetArmy'

const FILES = 10_000
const SEED = 20_261_123

const SPLINTERS = [
  '"',
  ';',
  ',',
  '\n',
  '\r\n',
  '\t',
  '""',
  ';;',
  '\0',
  "'",
  '=',
  '-',
  '𝔄',
  'oui',
  '1e999',
  '__proto__',
  'nom',
]

/** Up to six spoilings of the bytes: cut, dropped, doubled, swapped, splinters put in, bits turned. */
function spoilt(source: Uint8Array, rng: Rng): Uint8Array {
  let bytes = source
  for (let left = 1 + rng.below(6); left > 0; left--) {
    const start = rng.below(bytes.length + 1)
    const end = Math.min(bytes.length, start + rng.below(80))
    const [before, part, after] = [bytes.slice(0, start), bytes.slice(start, end), bytes.slice(end)]
    const other = start + rng.below(Math.max(bytes.length - start, 1))
    const splinter = bytesOf(SPLINTERS[rng.below(SPLINTERS.length)] as string)
    const parts = [
      [before, after],
      [before, part, part, after],
      [before, splinter, part, after],
      [before, splinter, after],
      [bytes.slice(0, other)],
      [before, bytes.slice(other, other + 40), after],
      [before, part.map((byte) => byte ^ (1 << rng.below(8))), after],
    ]
    bytes = Buffer.concat(parts[rng.below(parts.length)] as Uint8Array[])
  }
  return bytes
}

test(`${FILES} spoilt files: read or refused, and what is refused has its line and column`, () => {
  // Small ones: what a spoiling does shows in a few rows.
  const few = (scenario: Scenario, ...nth: readonly number[]): Scenario => {
    const types = Object.entries(scenario.counterTypes).filter((_, index) => nth.includes(index))
    return { ...scenario, counterTypes: Object.fromEntries(types) }
  }
  const sources = [few(spreadsheetArmy(), 1, 2, 4), few(armyOf(commonMechanics), 0)].flatMap((scenario) => {
    const ruleset = rulesetOf(scenario)
    const columns = csvColumns(ruleset.counterSchema)
    return (['fr', 'en'] as const).map((language) => ({
      ...{ scenario, ruleset, columns },
      bytes: bytesOf(writeCsv(scenario, ruleset.counterSchema, language)),
    }))
  })
  const rng = createRng(SEED)
  const counts = { refusedFiles: 0, refusedCells: 0, wrongCells: 0, changed: 0 }
  const placed = (fault: CsvFault): void => {
    const { line, column, says } = fault
    const named = line >= 1 && (typeof column === 'string' ? column !== '' : column >= 1)
    const told = /^ligne \d+, colonne (\d+|«.+»)\u202f: ./u.test(csvFaultText(fault).fr)
    if (!named || !told || says.fr === '') throw new Error(JSON.stringify(fault))
  }
  for (let file = 0; file < FILES; file++) {
    const { scenario, ruleset, columns, bytes } = sources[file % sources.length] as (typeof sources)[number]
    const read = readBytes(scenario, spoilt(bytes, rng))
    if (!read.ok) {
      placed(read.error)
      counts.refusedFiles++
      continue
    }
    const plan = planImport(
      { scenario, ruleset, idCode: '' },
      read.value,
      columnsNamed(columns, read.value.headings),
    )
    ;[...plan.refused, ...plan.wrong].forEach(placed)
    counts.refusedCells += plan.refused.length
    counts.wrongCells += plan.wrong.length
    counts.changed += plan.types.length > 0 ? 1 : 0
    // A plan that is shown can be carried out.
    if (file % 20 === 0)
      expect(
        createHistory(scenario).apply(editCounterTypes, {
          added: plan.added,
          changes: Object.fromEntries(plan.changes),
        }),
      ).toBeUndefined()
  }
  // The spoiling reaches every outcome.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(FILES / 20)
}, 180_000)
