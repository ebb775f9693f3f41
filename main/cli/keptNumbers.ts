/**
 * The numbers of pieces that a module for VASSAL was given, kept in the scenario's file for later modules (XCH-2) when `convert` or
 * `publish` is asked to.
 */
import { createHistory } from '#shared/commands/history'
import type { CommandCall } from '#shared/document/commandCall'
import type { Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import type { Localized } from '#shared/i18n/localized'
import { writeFileSafely } from './scenarioFile'
import { type Call, option } from './verb'

export const KEEP = option(
  '--keep',
  'écrit aussi dans <file> les numéros des pièces du module VASSAL\u202f: les parties enregistrées retrouvent même les pièces retirées depuis',
  'also write the numbers of the VASSAL module’s pieces into <file>: saved games find even pieces that are removed later',
)

/** Writes the scenario anew, with what the call has it keep. To be done before the module is handed out: its numbers would be lost. */
export async function keepNumbers(
  file: string,
  scenario: Scenario,
  kept: CommandCall,
  { interruptions }: Pick<Call, 'interruptions'>,
): Promise<void> {
  const { readCall } = await import('#shared/commands/readCall')
  const read = readCall(kept)
  if (!read.ok) throw new Error(read.error.message.en)
  const history = createHistory(scenario)
  history.apply(read.value.command, read.value.params)
  await writeFileSafely(file, writeScenario(history.document), interruptions)
}

export function keptIn(file: string): Localized {
  return {
    fr: `${file}\u202f: numéros des pièces gardés pour les prochains modules`,
    en: `${file}: numbers of pieces kept for later modules`,
  }
}
