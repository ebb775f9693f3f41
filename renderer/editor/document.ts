/** Builds the document of the editor: the model, with refusals shown in the status line and questions about the map. */
import { type Refusal } from '#shared/commands/command/command'
import { type Change } from '#shared/commands/history'
import { type CommandCall } from '#shared/document/commandCall'
import { namedIn } from '#shared/document/namedIn'
import { type Language } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type DocumentModel } from './documentModel'
import { type EditorDocument } from './ports/document'
import { type EditorSession } from './ports/session'
import { type ToolInput } from './ports/toolInput'
import { type Questions } from './questions'

interface DocumentParts {
  readonly idCode: string
  readonly model: DocumentModel
  /** The language of the page. */
  readonly language: () => Language
  readonly questions: Questions
  readonly input: Pick<ToolInput, 'cancel'>
  readonly notify: EditorSession['notify']
  /** Called on changes, and on another document. */
  readonly changed: Set<(change: Change) => void>
  readonly loaded: Set<() => void>
}

export function createDocument(parts: DocumentParts): EditorDocument {
  const { model, input, changed, loaded } = parts
  // A refusal is a sentence for the user: it is shown wherever the command came from.
  function shown(refusal: Refusal | undefined): Refusal | undefined {
    if (refusal) parts.notify(refusal.message, 'error')
    return refusal
  }
  return {
    idCode: parts.idCode,
    get scenario() {
      return namedIn(model.scenario, parts.language())
    },
    get language() {
      return parts.language()
    },
    get ruleset() {
      return rulesetOf(model.scenario)
    },
    ask: parts.questions.ask,
    askAgain: parts.questions.askAgain,
    stopAsking: parts.questions.stop,
    get heard() {
      return parts.questions.heard
    },
    begin: model.begin,
    run: (command, params) => shown(model.run(command, params)),
    commit: model.commit,
    cancel: model.cancel,
    runCall: async (call) => shown(await runCall(model, call)),
    undo() {
      input.cancel()
      model.undo()
    },
    redo() {
      input.cancel()
      model.redo()
    },
    onChange: (listener) => subscribe(changed, listener),
    onLoad: (listener) => subscribe(loaded, listener),
  }
}

// Any command may be called: all of them together come when the first is.
async function runCall(model: DocumentModel, call: CommandCall): Promise<Refusal | undefined> {
  const { readCall } = await import('#shared/commands/readCall')
  const read = readCall(call)
  return read.ok ? model.run(read.value.command, read.value.params) : read.error
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
