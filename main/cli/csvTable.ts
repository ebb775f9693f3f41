/** A CSV of counter types, read for the command line. */
import { BATTLE_COLUMNS } from '#shared/armies/battleCsv/battleColumns'
import { csvFaultText } from '#shared/armies/csv/csvFault'
import { csvColumns } from '#shared/armies/csv/csvColumns'
import { type ImportPlan } from '#shared/armies/csv/planImport'
import { type CsvTable, readCsv } from '#shared/armies/csv/readCsv'
import { freshIds, sideId } from '#shared/document/ids'
import { nextSideColor } from '#shared/document/sideColors'
import type { Side } from '#shared/document/armies'
import type { Scenario } from '#shared/document/types'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { readableStem } from '#shared/i18n/readableStem'
import type { Ruleset } from '#shared/rules/contract/ruleset'
import { readBytes } from '../files/readFile'
import { fileRefusal, Refusal } from './refusal'
import { type Warning } from './warnings'

export async function loadTable(path: string, { counterSchema }: Ruleset): Promise<CsvTable> {
  const bytes = await readBytes(path, LARGEST_SCENARIO_BYTES).catch((error: unknown) => {
    throw fileRefusal(path, error, { fr: 'un CSV lisible', en: 'a readable CSV' })
  })
  const decode = (data: Uint8Array, encoding: string): string =>
    new TextDecoder(encoding, { fatal: true }).decode(data)
  const read = readCsv(bytes, decode, [...csvColumns(counterSchema), ...BATTLE_COLUMNS])
  if (read.ok) return read.value
  const { fr, en } = csvFaultText(read.error)
  throw new Refusal(`${path}\u202f: ${fr}`, `${path}: ${en}`)
}

/** A new scenario has the sides that the file names. */
export function withSides(scenario: Scenario, { rows }: CsvTable, column: number): Scenario {
  const names = new Set(rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((name) => name !== ''))
  const fresh = freshIds({}, '')
  const sides = [...names].map((name, index): [string, Side] => [
    sideId(fresh(readableStem(name) || 'side')),
    { name, color: nextSideColor(index), notes: '' },
  ])
  return { ...scenario, sides: Object.fromEntries(sides) }
}

export function cellWarnings({ refused, wrong }: ImportPlan): readonly Warning[] {
  return [
    ...refused.map((fault) => ({ fault, end: { fr: ' (laissé de côté)', en: ' (left out)' } })),
    ...wrong.map((fault) => ({ fault, end: { fr: ' (gardé tel quel)', en: ' (kept as it is)' } })),
  ].map(({ fault, end }) => {
    const { fr, en } = csvFaultText(fault)
    const { line, column } = fault
    return { message: { fr: fr + end.fr, en: en + end.en }, line, column }
  })
}
