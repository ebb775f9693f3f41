/** The command line: the words of a call -> output and exit code (0 done, 1 error-level findings, 2 refused). */
import { CommanderError } from 'commander'
import { isLanguage, languageOf } from './language'
import { buildProgram, usageRefusal } from './program'
import { Refusal } from './refusal'
import type { Answer } from './verb'
import { VERBS } from './verbs/index'

/** Where a call writes; the process's own streams unless a test says otherwise. */
export interface Output {
  out(text: string): void
  error(text: string): void
}

const STREAMS: Output = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
}

/** Runs one call and resolves to its exit code; never rejects for what a user can do. */
export async function main(args: readonly string[], output: Output = STREAMS): Promise<number> {
  // A reader that closes early (`castellan tables … | head`) is no fault.
  process.stdout.on('error', () => undefined)
  const language = languageOf(args, process.env)
  let exitCode = 0
  const deliver = (answer: Answer, asJson: boolean): void => {
    output.out(asJson ? `${JSON.stringify(answer.json, null, 2)}\n` : `${answer.text}\n`)
    exitCode = answer.exitCode ?? 0
  }
  const program = buildProgram(VERBS, { language, write: (text) => output.out(text), deliver })
  try {
    checkLanguage(args)
    if (args.length === 0) program.outputHelp()
    else await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0
    output.error(`castellan: ${refusalOf(error).text[language]}\n`)
    return 2
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof CommanderError) return usageRefusal(error)
  // A fault of ours: told in one line all the same, people cannot mend a stack trace.
  const found = error instanceof Error ? error.message : String(error)
  return new Refusal(`erreur interne du programme\u202f: ${found}`, `internal error of the program: ${found}`)
}

function checkLanguage(args: readonly string[]): void {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return
  const value = args[at] === '--lang' ? args[at + 1] : args[at]?.slice(7)
  if (isLanguage(value)) return
  const found = value ?? ''
  throw new Refusal(
    `--lang\u202f: « ${found} » inconnu\u202f; attendu\u202f: fr, en`,
    `--lang: "${found}" is unknown, expected fr, en`,
  )
}
