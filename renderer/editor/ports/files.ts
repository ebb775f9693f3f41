/** Opening and saving the document through the host. A broken file never touches the open document. */
import { type StoreApi } from 'zustand/vanilla'
import { type Scenario } from '#shared/document/types'
import { type FormatFault } from '#shared/format/fileError'
import { type FileFault } from '#shared/host/fileFaults'
import { type DiskChange, type FileRef, type OpenOutcome, type WindowStart } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'

/** The origin of a document that replaces another. */
export type DocumentOrigin = Partial<Pick<WindowStart, 'modified' | 'version' | 'recovery'>>

export type SaveAnswer = 'overwrite' | 'save-as' | 'cancel'

export interface SaveTrouble {
  readonly file: string
  readonly reason: DiskChange | FileFault
  readonly answer: (answer: SaveAnswer) => void
}

export interface FileErrorView {
  readonly file: string
  /** Its earlier versions may help. Absent where the text came from no file. */
  readonly ref?: FileRef
  /** The fault of its text; absent where it could not even be read. */
  readonly fault?: FormatFault | 'other-rules'
  /** The line, counted from 1. */
  readonly line?: number
  readonly message: Localized
}

export interface EditorFiles {
  /** Replaces the document by one that has no file; history starts anew. */
  newScenario(scenario: Scenario): void
  /** Replaces the document; history starts anew. */
  load(scenario: Scenario, file: FileRef | undefined, origin?: DocumentOrigin): void
  /** Reads a scenario through the host without opening it; undefined when the user gives up, or it is broken (shown). */
  choose(): Promise<Scenario | undefined>
  /** Text as a scenario; undefined and a shown error when it is none that this version plays. */
  readText(name: string, text: string, file?: FileRef): Promise<Scenario | undefined>
  /** Opens text in place of the document; false and a shown error when it is broken. */
  openText(name: string, text: string, origin?: DocumentOrigin & Pick<WindowStart, 'file'>): Promise<boolean>
  /** Unpacks what the host has read; shows a failure and returns undefined. `file`: the one asked for, if known. */
  readOutcome(outcome: OpenOutcome, file?: FileRef): WindowStart | undefined
  /** Saves, and asks on when that fails; true when the document is in its file. Savings run in order. */
  save(): Promise<boolean>
  /** As `save`, under a name that the user chooses. */
  saveAs(): Promise<boolean>
  /** Resolves when no saving is under way any more, whether it went well or not. */
  savingDone(): Promise<void>
  /** Compares the file with what this window last read or wrote; waits for a save under way. */
  fileState(): Promise<'same' | DiskChange>
  /** The file holds something else by now: the document exists in this window only. */
  markUnsaved(): void
  /** Keeps the state for recovery now, not a little later. */
  keepNow(): Promise<void>
  /** Error of the last failed opening, shown by the page until dismissed. */
  readonly fileError: StoreApi<{ readonly error: FileErrorView | undefined }>
  /** A saving that did not happen, shown by the page until answered. */
  readonly saveTrouble: StoreApi<{ readonly trouble: SaveTrouble | undefined }>
}
