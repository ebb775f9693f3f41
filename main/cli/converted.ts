/** The files of `convert`, in another program’s format or as a table. */
import { basename, extname } from 'node:path'
import { type Eyes } from '#shared/document/eyes'
import type { CommandCall } from '#shared/document/commandCall'
import type { Scenario } from '#shared/document/types'
import { type Language, type Localized } from '#shared/i18n/localized'
import { TARGETS, type TargetId } from '#shared/interchange/targets'
import { type Warning } from './warnings'
import { loadRuleset, refuseFaults } from './scenarioFile'

/** Spreadsheets, then the formats of other programs. */
export const SHEETS = ['csv', 'oob-csv'] as const

interface Converted {
  /** The first at the path that is asked for, the others beside it by their names. */
  readonly files: readonly { readonly name: string; readonly content: string | Uint8Array }[]
  /** The kind and number of what was written: « pions : 30 ». */
  readonly counted: Localized
  readonly warnings: readonly Warning[]
  /** A command that has the scenario keep what the next export needs of this one; absent = it lacks nothing. */
  readonly keeps?: CommandCall
}

export interface Conversion {
  readonly from: string
  readonly out: string
  readonly language: Language
  readonly eyes: Eyes
  /** The file itself keeps what the next export needs. */
  readonly keep: boolean
}

export async function written(scenario: Scenario, target: TargetId, asked: Conversion): Promise<Converted> {
  const { from, out, language, eyes, keep } = asked
  const played = (await loadRuleset(scenario.ruleset, from)).under(scenario)
  refuseFaults(played, from)
  const { writeInNode } = await import('../export/writeInNode')
  const request = { language, eyes, baseName: basename(out, extname(out)) }
  const subject = { scenario, ruleset: played.ruleset }
  const { files, warnings, keeps } = await writeInNode(subject, target, request)
  return {
    files: files.map(({ name, bytes }) => ({ name, content: bytes })),
    counted: TARGETS[target].name,
    warnings: warnings.map((message) => ({ message })),
    ...(keep && keeps && { keeps }),
  }
}

type SheetWriter = (scenario: Scenario, asked: Conversion) => Promise<Converted>

export const SHEET_WRITERS: Readonly<Record<(typeof SHEETS)[number], SheetWriter>> = {
  async csv(scenario, { from, out, language }) {
    const { writeCsv } = await import('#shared/armies/csv/writeCsv')
    const played = (await loadRuleset(scenario.ruleset, from)).under(scenario)
    refuseFaults(played, from)
    const art = Object.values(scenario.counterTypes).filter(({ faces }) =>
      Object.values(faces).some(({ image }) => image !== undefined),
    ).length
    const message = {
      fr: `images des pions laissées de côté, types\u202f: ${art}`,
      en: `pictures of counters left out, types: ${art}`,
    }
    const types = Object.keys(scenario.counterTypes).length
    return {
      files: [{ name: out, content: writeCsv(scenario, played.ruleset.counterSchema, language) }],
      counted: { fr: `types de pions\u202f: ${types}`, en: `counter types: ${types}` },
      warnings: art > 0 ? [{ message }] : [],
    }
  },
  async 'oob-csv'(scenario, { out, language }) {
    const { writeBattleCsv } = await import('#shared/armies/battleCsv/writeBattleCsv')
    const counters = Object.keys(scenario.counters).length
    return {
      files: [{ name: out, content: writeBattleCsv(scenario, language) }],
      counted: { fr: `pions\u202f: ${counters}`, en: `counters: ${counters}` },
      warnings: [],
    }
  },
}
