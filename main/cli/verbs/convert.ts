/** `convert`: a scenario, or a part of it, in another program's format. */
import { basename, dirname, extname, join } from 'node:path'
import { type Eyes, eyesOfSide } from '#shared/document/eyes'
import type { CommandCall } from '#shared/document/commandCall'
import type { Scenario } from '#shared/document/types'
import { LANGUAGES, type Language, type Localized } from '#shared/i18n/localized'
import { TARGET_IDS, TARGETS, type TargetId } from '#shared/interchange/targets'
import { keepNumbers, keptIn, NO_KEEP } from '../keptNumbers'
import { type Warning, warningLines } from '../warnings'
import { checkOverwrite, loadRuleset, loadScenario, refuseFaults, writeFileSafely } from '../scenarioFile'
import { sideNamed } from '../sideNames'
import { choice, flag, oneOf, required, word } from '../values'
import { option, type Verb } from '../verb'

/** Spreadsheets, then the formats of other programs. */
const SHEETS = ['csv', 'oob-csv'] as const
const FORMATS = [...SHEETS, ...TARGET_IDS] as const

interface Converted {
  /** The first at the path that is asked for, the others beside it by their names. */
  readonly files: readonly { readonly name: string; readonly content: string | Uint8Array }[]
  /** The kind and number of what was written: « pions : 30 ». */
  readonly counted: Localized
  readonly warnings: readonly Warning[]
  /** A command that has the scenario keep what the next export needs of this one; absent = it lacks nothing. */
  readonly keeps?: CommandCall
}

export const convert: Verb = {
  name: 'convert',
  summary: {
    fr: 'écrit un scénario pour un autre programme, ou ses pions (csv) et son ordre de bataille (oob-csv) en CSV',
    en: 'write a scenario for another program, or its counters (csv) and order of battle (oob-csv) as CSV',
  },
  arguments: '<file>',
  options: [
    option('--to <format>', FORMATS.join(', '), FORMATS.join(', ')),
    option('--out <path>', 'fichier à écrire', 'file to write'),
    option(
      '--language <language>',
      'langue du fichier\u202f: fr (séparé par des points-virgules) ou en (par des virgules)',
      'language of the file: fr (separated by semicolons) or en (by commas)',
    ),
    option(
      '--for <side>',
      'pour un camp, par son nom, ou pour l’arbitre (umpire)\u202f: sans quoi, rien de caché, sauf pour Tiled',
      'for one side, by its name, or for the umpire: without it, nothing hidden, but for Tiled',
    ),
    NO_KEEP,
    option('--force', 'remplace un fichier existant', 'replace an existing file'),
  ],

  async run(call) {
    const [from] = call.arguments as [string]
    const target = oneOf(required(call, 'to'), FORMATS, '--to')
    const out = required(call, 'out')
    const scenario = await loadScenario(from)
    const asked: Asked = {
      ...{ from, out, eyes: eyesAsked(word(call, 'for'), scenario, target) },
      language: choice(call, 'language', LANGUAGES) ?? call.language,
      keep: flag(call, 'keep'),
    }
    const { files, counted, warnings, keeps } =
      target === 'csv' || target === 'oob-csv'
        ? await SHEET_WRITERS[target](scenario, asked)
        : await written(scenario, target, asked)
    const paths = files.map(({ name }, index) => (index === 0 ? out : join(dirname(out), name)))
    const placed = files.map(({ content }, index) => ({ path: paths[index] as string, content }))
    // What lies beside the file that was named may be shared: both forms of a Tiled map show the same pictures.
    for (const [index, { path, content }] of placed.entries())
      await checkOverwrite(path, flag(call, 'force'), index > 0 ? content : undefined)
    // First: a module whose numbers are lost would be given to players.
    if (keeps) await keepNumbers(from, scenario, keeps)
    for (const { path, content } of placed) await writeFileSafely(path, content)
    const done = call.language === 'fr' ? `${out}\u202f: ${counted.fr}` : `${out}: ${counted.en}`
    return {
      json: {
        file: out,
        ...(paths.length > 1 && { files: paths }),
        ...(keeps && { keptIn: from }),
        warnings,
      },
      text: [
        ...[done, ...paths.slice(1)],
        ...(keeps ? [keptIn(from)[call.language]] : []),
        ...warningLines(warnings, call.language),
      ].join('\n'),
    }
  },
}

interface Asked {
  readonly from: string
  readonly out: string
  readonly language: Language
  readonly eyes: Eyes
  /** The file itself keeps what the next export needs. */
  readonly keep: boolean
}

function eyesAsked(name: string | undefined, scenario: Scenario, target: (typeof FORMATS)[number]): Eyes {
  if (name === undefined)
    return target !== 'csv' && target !== 'oob-csv' && TARGETS[target].whole ? 'author' : 'players'
  return name === 'umpire' ? 'author' : eyesOfSide(sideNamed(scenario, name, '--for'))
}

async function written(scenario: Scenario, target: TargetId, asked: Asked): Promise<Converted> {
  const { from, out, language, eyes, keep } = asked
  const played = (await loadRuleset(scenario.ruleset, from)).under(scenario)
  refuseFaults(played, from)
  const { writeInNode } = await import('../../export/writeInNode')
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

type SheetWriter = (scenario: Scenario, asked: Asked) => Promise<Converted>

const SHEET_WRITERS: Readonly<Record<(typeof SHEETS)[number], SheetWriter>> = {
  async csv(scenario, { from, out, language }) {
    const { writeCsv } = await import('#shared/armies/csv/writeCsv')
    const played = (await loadRuleset(scenario.ruleset, from)).under(scenario)
    refuseFaults(played, from)
    const art = Object.values(scenario.counterTypes).filter(({ faces }) =>
      Object.values(faces).some(({ image }) => image !== undefined),
    ).length
    const message = {
      fr: `art propre laissé de côté, types\u202f: ${art}`,
      en: `own art left out, types: ${art}`,
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
