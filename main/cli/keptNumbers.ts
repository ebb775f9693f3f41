/** Numbers of pieces that a module for VASSAL was given, kept in the scenario's file for later modules (XCH-2): `convert` and `publish`. */
import { createHistory } from '#shared/commands/history'
import type { CommandCall } from '#shared/document/commandCall'
import type { Scenario } from '#shared/document/types'
import type { Localized } from '#shared/i18n/localized'
import { writeFileSafely } from './scenarioFile'
import { option } from './verb'

export const NO_KEEP = option(
  '--no-keep',
  'ne garde pas dans <file> les numéros des pièces d’un module VASSAL',
  'do not keep the numbers of pieces of a VASSAL module in <file>',
)

/** Writes the scenario anew, with what the call has it keep. To be done before the module is handed out: its numbers would be lost. */
export async function keepNumbers(file: string, scenario: Scenario, call: CommandCall): Promise<void> {
  const [{ readCall }, { writeScenario }] = await Promise.all([
    import('#shared/commands/readCall'),
    import('#shared/format/write'),
  ])
  const read = readCall(call)
  if (!read.ok) throw new Error(read.error.message.en)
  const history = createHistory(scenario)
  history.apply(read.value.command, read.value.params)
  await writeFileSafely(file, writeScenario(history.document))
}

export function keptIn(file: string): Localized {
  return {
    fr: `${file}\u202f: numéros des pièces gardés pour les prochains modules`,
    en: `${file}: numbers of pieces kept for later modules`,
  }
}
