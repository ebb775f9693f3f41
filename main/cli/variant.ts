/** A named change of a scenario, for games beside those of the scenario as it is: a list of commands, in a file or in the call. */
import { basename } from 'node:path'
import { appliedCalls } from '#shared/commands/appliedCalls'
import type { CommandCall } from '#shared/document/commandCall'
import type { Scenario } from '#shared/document/types'
import { fileErrorText } from '#shared/format/fileError'
import { readJson } from '#shared/format/readJson'
import { asIs, list, words, whole } from '#shared/json/decode'
import { Refusal } from './refusal'
import { readText } from './scenarioFile'

export interface Variant {
  readonly name: string
  readonly scenario: Scenario
}

const CALLS = list(whole<{ command: string; params: unknown }>({ command: words, params: asIs }))

/** @param asked `gate open=file.json`, `gate open=[…]`, or a file whose name is the variant's. @throws Refusal with the place of what is wrong. */
export async function variantOf(scenario: Scenario, asked: string): Promise<Variant> {
  const split = /^([^=[\]{}]+)=([\s\S]+)$/.exec(asked)
  const commands = split?.[2] ?? asked
  const name = split?.[1]?.trim() ?? basename(asked).replace(/\.json$/, '')
  const inCall = commands.trimStart().startsWith('[')
  const source = inCall
    ? commands
    : await readText(commands, { fr: 'liste de commandes', en: 'list of commands' })
  const read = readJson(source, inCall ? '--variant' : commands, (parsed) => CALLS(parsed, { path: [] }))
  if (!read.ok) throw new Refusal(fileErrorText(read.error, 'fr'), fileErrorText(read.error, 'en'))
  return { name, scenario: changed(scenario, name, read.value as readonly CommandCall[]) }
}

function changed(scenario: Scenario, name: string, calls: readonly CommandCall[]): Scenario {
  const applied = appliedCalls(scenario, calls)
  if (!applied.ok) {
    const { index, refusal } = applied.error
    throw new Refusal(
      `--variant «\u202f${name}\u202f», commande ${index + 1}\u202f: ${refusal.message.fr}`,
      `--variant "${name}", command ${index + 1}: ${refusal.message.en}`,
    )
  }
  if (applied.value === scenario)
    throw new Refusal(
      `--variant «\u202f${name}\u202f»\u202f: ces commandes ne changent rien`,
      `--variant "${name}": these commands change nothing`,
    )
  return applied.value
}
