/** Answers printed over a map: each question is said as its verb is, without the file ("fire --from garin --phase defensive"). */
import { CommanderError } from 'commander'
import type { PrintedAnswer } from '#shared/questions/picture/printedAnswers'
import { buildProgram, usageRefusal } from './program'
import { Refusal } from './refusal'
import { word } from './values'
import type { AskedAbout, AskingVerb, Call, Verb } from './verb'

interface Printed {
  /** In the order of the questions. */
  readonly answers: readonly PrintedAnswer[]
  /** The files that the questions name. */
  readonly inputs: readonly string[]
}

/**
 * The answers to these questions.
 * @param verbs those whose answers can be printed.
 * @param call of which the questions are a part.
 * @throws Refusal for a question that is none; it quotes the question.
 */
export async function answersTo(
  questions: readonly string[],
  verbs: readonly AskingVerb[],
  about: AskedAbout,
  { language, interruptions }: Pick<Call, 'language' | 'interruptions'>,
): Promise<Printed> {
  const answers: PrintedAnswer[] = []
  const inputs: string[] = []
  for (const question of questions) {
    const before = answers.length
    const asking = verbs.map(({ name, summary, questionOptions, printed }): Verb => {
      const run: Verb['run'] = async (call) => {
        answers.push(await printed({ ...call, language }, about))
        const turn = word(call, 'turn')
        if (turn !== undefined) inputs.push(turn)
        return { json: undefined, text: '' }
      }
      return { name, summary, options: questionOptions, run }
    })
    const silent = { language, interruptions, write: () => undefined, deliver: () => undefined }
    const program = buildProgram(asking, silent)
    await program.parseAsync(wordsOf(question), { from: 'user' }).catch((error: unknown) => {
      throw inQuestion(question, refusalOf(error, verbs))
    })
    if (answers.length === before) throw inQuestion(question, noQuestion(verbs))
  }
  return { answers, inputs }
}

/** Splits at blanks, but for those within quotation marks. */
function wordsOf(question: string): string[] {
  const words = question.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)
  return [...words].map(([, double, single, plain]) => double ?? single ?? plain ?? '')
}

function refusalOf(error: unknown, verbs: readonly AskingVerb[]): Refusal {
  if (error instanceof Refusal) return error
  if (!(error instanceof CommanderError)) throw error
  // Its help was asked for, or its first word is no verb.
  if (error.exitCode === 0 || NO_VERB.includes(error.code)) return noQuestion(verbs)
  return usageRefusal(error)
}

const NO_VERB = ['commander.help', 'commander.unknownCommand']

function noQuestion(verbs: readonly AskingVerb[]): Refusal {
  const names = verbs.map(({ name }) => name).join(', ')
  return new Refusal(`attendu\u202f: une question (${names})`, `expected a question (${names})`)
}

function inQuestion(question: string, { text }: Refusal): Refusal {
  return new Refusal(
    `--answer «\u202f${question}\u202f»\u202f: ${text.fr}`,
    `--answer "${question}": ${text.en}`,
  )
}
