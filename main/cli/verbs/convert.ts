/** `convert`: a scenario, or a part of it, in another program's format. */
import { basename, dirname, join } from 'node:path'
import { type Eyes, eyesOfSide } from '#shared/document/eyes'
import type { Scenario } from '#shared/document/types'
import { LANGUAGES } from '#shared/i18n/localized'
import { TARGET_IDS, TARGETS } from '#shared/interchange/targets'
import { keepNumbers, keptIn, KEEP } from '../keptNumbers'
import { warningLines } from '../warnings'
import { checkOverwrite, refuseOneName } from '../outputs'
import { loadScenario, writeFileSafely } from '../scenarioFile'
import { sideNamed } from '../sideNames'
import { choice, flag, oneOf, required, word } from '../values'
import { option, type Verb } from '../verb'
import { SHEETS, SHEET_WRITERS, type Conversion, written } from '../converted'

const FORMATS = [...SHEETS, ...TARGET_IDS] as const

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
    KEEP,
    option('--force', 'remplace un fichier existant', 'replace an existing file'),
  ],

  async run(call) {
    const [from] = call.arguments as [string]
    const target = oneOf(required(call, 'to'), FORMATS, '--to')
    const out = required(call, 'out')
    const scenario = await loadScenario(from)
    const asked: Conversion = {
      from,
      out,
      eyes: eyesAsked(word(call, 'for'), scenario, target),
      language: choice(call, 'language', LANGUAGES) ?? call.language,
      keep: flag(call, 'keep'),
    }
    const { files, counted, warnings, keeps } =
      target === 'csv' || target === 'oob-csv'
        ? await SHEET_WRITERS[target](scenario, asked)
        : await written(scenario, target, asked)
    const paths = files.map(({ name }, index) => (index === 0 ? out : join(dirname(out), name)))
    for (const path of paths.slice(1))
      await refuseOneName({ option: '--out', path: out }, { option: basename(path), path })
    const placed = files.map(({ content }, index) => ({ path: paths[index] as string, content }))
    // What lies beside the file that was named may be shared: both forms of a Tiled map show the same pictures.
    for (const [index, { path, content }] of placed.entries())
      await checkOverwrite(path, {
        inputs: [from],
        force: flag(call, 'force'),
        ...(index > 0 && { content }),
      })
    // First: a module whose numbers are lost would be given to players.
    if (keeps) await keepNumbers(from, scenario, keeps, call)
    for (const { path, content } of placed) await writeFileSafely(path, content, call.interruptions)
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

function eyesAsked(name: string | undefined, scenario: Scenario, target: (typeof FORMATS)[number]): Eyes {
  if (name === undefined)
    return target !== 'csv' && target !== 'oob-csv' && TARGETS[target].whole ? 'author' : 'players'
  return name === 'umpire' ? 'author' : eyesOfSide(sideNamed(scenario, name, '--for'))
}
