/** The command line: the words of a call -> output and exit code (0 done, 1 error-level findings, 2 refused). */
import { CommanderError } from 'commander'
import { legible, visible } from '#shared/i18n/quotable'
import { askedLanguage, isLanguage, languageOf } from '../language'
import { buildProgram, usageRefusal } from '../program'
import { fileRefusal, Refusal } from '../refusal'
import type { Streams, Surroundings } from '../surroundings'
import type { Answer } from '../verb'
import { VERBS } from '../verbs/index'

/** Runs one call and resolves to its exit code; never rejects. It touches nothing of the process but files. */
export async function main(
  args: readonly string[],
  { stdout, stderr }: Streams,
  { env, interruptions, startGameThread }: Surroundings,
): Promise<number> {
  const language = languageOf(args, env)
  let exitCode = 0
  const write = (text: string): void => void stdout.write(text)
  const deliver = (answer: Answer, asJson: boolean): void => {
    write(asJson ? `${JSON.stringify(answer.json, null, 2)}\n` : `${visible(answer.text)}\n`)
    if (answer.aside !== undefined) stderr.write(`${visible(answer.aside)}\n`)
    exitCode = answer.exitCode ?? 0
  }
  const program = buildProgram(VERBS, { language, interruptions, startGameThread, write, deliver })
  try {
    checkLanguage(askedLanguage(args))
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    const line = legible(refusalOf(error).text[language]).replaceAll('\n', ' ')
    stderr.write(`castellan: ${line}\n`)
    return 2
  }
}

/** The line for an answer that could not be written, in the language of the call: the disk is full, the device is none. */
export function unwritable(error: unknown, args: readonly string[], env: Surroundings['env']): string {
  return `castellan: ${fileRefusal('stdout', error).text[languageOf(args, env)]}\n`
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof CommanderError) return usageRefusal(error)
  // A bug in the program: reported in one line, since a stack trace does not help people.
  const found = error instanceof Error ? error.message : String(error)
  return new Refusal(`erreur interne du programme\u202f: ${found}`, `internal error of the program: ${found}`)
}

function checkLanguage(asked: string | undefined): void {
  if (asked === undefined || isLanguage(asked)) return
  throw new Refusal(
    `--lang\u202f: «\u202f${asked}\u202f» inconnu\u202f; attendu\u202f: fr, en`,
    `--lang: "${asked}" is unknown, expected fr, en`,
  )
}
