/** Verbs as a commander program: parsing, help and usage errors in the reader's language. */
import { Command, type CommanderError, Option } from 'commander'
import type { Language, Localized } from '#shared/i18n/localized'
import { Refusal } from './refusal'
import { oneOf } from './values'
import type { Surroundings } from './surroundings'
import type { Answer, AnyVerb, Call, Verb } from './verb'

const TEXTS = {
  purpose: {
    fr: 'Atelier de scénarios pour wargames à hexagones\u202f: la carte connaît les règles.',
    en: 'A workshop for hex wargame scenarios: the map knows the rules.',
  },
  help: { fr: 'affiche cette aide', en: 'show this help' },
  version: { fr: 'affiche la version', en: 'show the version' },
  json: { fr: 'un seul document JSON sur la sortie', en: 'one JSON document on the output' },
  language: { fr: 'langue des messages\u202f: fr ou en', en: 'language of the messages: fr or en' },
} satisfies Record<string, Localized>

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Usage\u202f:',
  'Arguments:': 'Arguments\u202f:',
  'Options:': 'Options\u202f:',
  'Commands:': 'Commandes\u202f:',
}

/** The output of a program, its language, who may interrupt it and where it plays games. */
interface Console extends Pick<Surroundings, 'interruptions' | 'startGameThread'> {
  readonly language: Language
  /** Takes help texts. */
  write(text: string): void
  /** Takes the answer of the verb that ran, and whether `--json` was given. */
  deliver(answer: Answer, asJson: boolean): void
}

/** Builds the program. Usage errors are thrown, as Refusals or as commander's own errors (see `usageRefusal`). */
export function buildProgram(verbs: readonly AnyVerb[], console: Console): Command {
  const program = newCommand('castellan', TEXTS.purpose, console)
  // Answered by bin.cjs, before this program is loaded; listed here for the help.
  program.option('--version', TEXTS.version[console.language])
  for (const verb of verbs) program.addCommand(commandOf(verb, console))
  return program
}

function commandOf(verb: AnyVerb, console: Console): Command {
  const command = newCommand(verb.name, verb.summary, console)
  if ('verbs' in verb) addVerbs(command, verb.verbs, console)
  else addAction(command, verb, console)
  return command
}

function addVerbs(command: Command, verbs: readonly AnyVerb[], console: Console): void {
  for (const verb of verbs) command.addCommand(commandOf(verb, console))
  const names = verbs.map(({ name }) => name)
  // Runs when no word follows, or none of the names.
  command.argument('[what]').action((what?: string) => {
    const list = names.join(', ')
    if (what !== undefined) oneOf(what, names, command.name())
    throw new Refusal(
      `${command.name()}\u202f: il manque un mot\u202f; attendu\u202f: ${list}`,
      `${command.name()}: a word is missing, expected ${list}`,
    )
  })
}

function addAction(
  command: Command,
  verb: Verb,
  { language, interruptions, startGameThread, deliver }: Console,
): void {
  for (const argument of verb.arguments?.split(' ') ?? []) command.argument(argument)
  for (const { flags, text, repeated } of verb.options) {
    const option = new Option(flags, text[language])
    if (repeated) option.argParser((value: string, all: readonly string[] = []) => [...all, value])
    command.addOption(option)
  }
  command.action(async () => {
    const options = command.optsWithGlobals<Call['options']>()
    const call = { arguments: command.args, options, language, interruptions, startGameThread }
    deliver(await verb.run(call), options['json'] === true)
  })
}

// A command with what all commands share: no exit, no direct output, the common options.
function newCommand(name: string, purpose: Localized, { language, write }: Console): Command {
  return new Command(name)
    .description(purpose[language])
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => undefined })
    .configureHelp({ styleTitle: (title) => (language === 'fr' ? (TITLES[title] ?? title) : title) })
    .helpOption('-h, --help', TEXTS.help[language])
    .helpCommand(false)
    .allowExcessArguments(false)
    .option('--json', TEXTS.json[language])
    .option('--lang <language>', TEXTS.language[language])
}

/** A commander error as our one line; its English sentences quote the word that is wrong. */
export function usageRefusal({ code, message }: CommanderError): Refusal {
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? ''
  const meant = /Did you mean (?:one of )?([^?]+)\?/.exec(message)?.[1]
  const frenchHint = meant ? `vouliez-vous dire ${meant}\u202f?` : 'voir castellan --help'
  const hint = meant ? `did you mean ${meant}?` : 'see castellan --help'
  switch (code) {
    case 'commander.unknownCommand':
      return new Refusal(
        `commande inconnue\u202f: ${quoted}\u202f; ${frenchHint}`,
        `unknown command: ${quoted}; ${hint}`,
      )
    case 'commander.unknownOption':
      return new Refusal(
        `option inconnue\u202f: ${quoted}\u202f; ${frenchHint}`,
        `unknown option: ${quoted}; ${hint}`,
      )
    case 'commander.missingArgument':
      return new Refusal(`il manque l’argument <${quoted}>`, `argument <${quoted}> is missing`)
    case 'commander.optionMissingArgument':
      return new Refusal(`l’option ${quoted} attend une valeur`, `option ${quoted} expects a value`)
    case 'commander.excessArguments':
      return new Refusal(`trop d’arguments pour ${quoted}`, `too many arguments for ${quoted}`)
    case 'commander.help':
      return new Refusal(
        'il manque une commande\u202f; voir castellan --help',
        'a command is missing; see castellan --help',
      )
    default:
      return new Refusal(message, message)
  }
}
