/** Scenario files and their rulesets, as every verb reads and writes them. */
import * as promises from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { namedIn } from '#shared/document/namedIn'
import type { Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { openScenario } from '#shared/format/openScenario'
import { pathText } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { ExportCancelled } from '#shared/print/progress'
import type { Analysis } from '#shared/rules/contract/analysis'
import type { HouseEffect } from '#shared/rules/contract/house'
import type { Ruleset } from '#shared/rules/contract/ruleset'
import { LARGEST_SCENARIO_BYTES } from '#shared/host/fileFaults'
import { atomicWrite } from '../files/atomicWrite'
import { createClearLitter } from '../files/litter'
import { decodeText, readBytes } from '../files/readFile'
import { interruptible } from './interruptible'
import { fileRefusal, notYet, Refusal } from './refusal'
import type { Interruptions } from './surroundings'
import type { AskedAbout, Call } from './verb'

/** Removes what killed writers left in a folder. */
export const clearLitter = createClearLitter(promises, performance.timeOrigin)

/** Reads a scenario file; refuses what cannot be read, naming the file as it was given. */
export async function loadScenario(path: string): Promise<Scenario> {
  return scenarioIn(await readScenarioText(path), path)
}

export function readScenarioText(path: string): Promise<string> {
  return readText(path, { fr: 'scénario .castellan', en: '.castellan scenario' })
}

/** The scenario of a text, looked at as the program looks at it; refuses what is none. */
export async function scenarioIn(text: string, path: string): Promise<Scenario> {
  const result = await openScenario(text, path)
  if (result.ok) return result.value
  throw new Refusal(fileErrorText(result.error, 'fr'), fileErrorText(result.error, 'en'))
}

/** Reads an ordinary text file, no device and no pipe; `content` names what it should hold, without an article. */
export async function readText(path: string, content: Localized): Promise<string> {
  await clearLitter(dirname(path))
  const bytes = await readBytes(path, LARGEST_SCENARIO_BYTES).catch((error: unknown) => {
    throw fileRefusal(path, error, { fr: `un ${content.fr} lisible`, en: `a readable ${content.en}` })
  })
  // Bytes that are no UTF-8 are refused: read as replacement signs, they would be lost at the next save.
  try {
    return decodeText(bytes)
  } catch {
    throw new Refusal(
      `${path}\u202f: ce n’est pas du texte UTF-8\u202f; attendu\u202f: un ${content.fr}`,
      `${path}: this is no UTF-8 text, expected a ${content.en}`,
    )
  }
}

/** The ruleset of an id; `where` is what named it (a file or an option), for the refusal. */
export async function loadRuleset(id: string, where: string): Promise<Ruleset> {
  const { RULESET_IDS, rulesetById } = await import('#shared/rules/registry/registry')
  const ruleset = rulesetById(id)
  if (ruleset) return ruleset
  const known = RULESET_IDS.join(', ')
  throw new Refusal(
    `${where}\u202f: jeu de règles «\u202f${id}\u202f» inconnu\u202f; attendu\u202f: ${known}`,
    `${where}: ruleset "${id}" is unknown, expected ${known}`,
  )
}

/** The scenario of a call's first word, its names in the language of the call, and its analysis. */
export async function loadAsked(call: Call): Promise<AskedAbout> {
  const file = call.arguments[0] as string
  const scenario = namedIn(await loadScenario(file), call.language)
  return { scenario, analysis: await loadAnalysis(scenario, file) }
}

/** The analysis of a scenario under its rules; refuses a file whose own options or tables cannot be read. */
export async function loadAnalysis(scenario: Scenario, file: string): Promise<Analysis> {
  const { analysisOf } = await import('#shared/rules/registry/parts')
  const ruleset = await loadRuleset(scenario.ruleset, file)
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw notYet(`${file} ${scenario.ruleset}`)
  refuseFaults(ruleset.under(scenario), file)
  return analysis
}

/** Refuses house rules with a fault: answering by the ruleset's own figures would be wrong without a word. */
export function refuseFaults({ faults: [fault] }: HouseEffect, file: string): void {
  if (!fault) return
  const where = `${file} (${pathText(fault.path)})`
  throw new Refusal(`${where}\u202f: ${fault.problem.fr}`, `${where}: ${fault.problem.en}`)
}

/** Writes a file whole, or not at all: neither a fault nor an interruption leaves a part of it. */
export async function writeFileSafely(
  path: string,
  data: string | Uint8Array,
  interruptions: Interruptions,
): Promise<void> {
  await clearLitter(dirname(path))
  const unwritten = localized(`le fichier ${path} n’a pas été écrit`, `${path} was not written`)
  await interruptible(
    interruptions,
    (signal) =>
      atomicWrite(path, data, promises, {
        async mayReplace() {
          if (signal.aborted) throw new ExportCancelled('stopped')
          return true
        },
      }),
    unwritten,
  ).catch((error: unknown) => {
    throw error instanceof Refusal ? error : fileRefusal(path, error)
  })
}

/** `maps/sortie.castellan` -> `sortie`. */
export function stem(path: string): string {
  return basename(path).replace(/\.castellan$/, '')
}
