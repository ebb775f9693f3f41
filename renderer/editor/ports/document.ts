/** The open document, as panels, dialogs, actions and tools change it and ask about it. One gesture is one undo step. */
import { type Command, type Refusal } from '#shared/commands/command/command'
import { type Change } from '#shared/commands/history'
import { type Finding } from '#shared/checks/finding'
import { type CommandCall } from '#shared/document/commandCall'
import { type Scenario } from '#shared/document/types'
import { type EarlierText, type FileRef } from '#shared/host/host'
import { type Language, type Localized } from '#shared/i18n/localized'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Ask, type AskAgain } from './questions'

export interface DocumentSlice {
  /** Its names in the language of the page, as in `EditorDocument`. */
  readonly scenario: Scenario
  /** Changes since the last save (or since opening). */
  readonly modified: boolean
  readonly file: FileRef | undefined
  /** It is an earlier version of a file, and not saved since. */
  readonly version: EarlierText | undefined
  readonly undoName: Localized | undefined
  readonly redoName: Localized | undefined
  readonly findings: readonly Finding[]
}

/** All commands between `begin` and `commit` make one undo step. */
export interface Gesture {
  /** Opens a gesture; one that is still open is cancelled. */
  begin(): void
  /** Runs one command, as an undo step of its own outside a gesture. Returns why it was refused. */
  run<P>(command: Command<P>, params: P): Refusal | undefined
  /** Ends the gesture; without an open one, does nothing. */
  commit(): void
  /** Puts back the document as it was when the gesture began; without an open one, does nothing. */
  cancel(): void
}

/** As a gesture, it shows each refusal in the status line. */
export interface EditorDocument extends Gesture {
  /** In every id that this editor gives, so that nobody else gives it: see `freshIds`. */
  readonly idCode: string
  /**
   * The open document as it is now, with the steps of an open gesture; its names in the language of the page (`namedIn`). Commands
   * change the document itself, whose plain words may be those of another language: `document/words.ts` gives their changes.
   */
  readonly scenario: Scenario
  /** The language of its names: that of the page. */
  readonly language: Language
  /** The ruleset of the open document, as it plays it. */
  readonly ruleset: Ruleset
  /** Asks the rules about the map as it is now. */
  readonly ask: Ask
  /** Looks anew for an answer that was given up. */
  readonly askAgain: AskAgain
  /** Gives up the question that is being answered. */
  stopAsking(): void
  /** Another number whenever a question may be answered otherwise: with `ToolInput.subscribe`, when to show it anew. */
  readonly heard: number
  /** Runs a command named as data (a quick fix); as `run` otherwise. */
  runCall(call: CommandCall): Promise<Refusal | undefined>
  /** Takes back the last undo step; what the tool in hand has begun is cancelled first. */
  undo(): void
  /** Does again what was last taken back; what the tool in hand has begun is cancelled first. */
  redo(): void
  /** Calls the listener after every change, steps of an open gesture included, with what it dirtied. Returns what ends it. */
  onChange(listener: (change: Change) => void): () => void
  /** Calls the listener after another document took the place of the open one. Returns what ends it. */
  onLoad(listener: () => void): () => void
}
