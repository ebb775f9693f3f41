/**
 * What the page asks of the program around it (APP-4): one interface, a browser and an Electron implementation.
 * Files are opaque tokens: the page never sees a path.
 */

/** A file the user chose; `token` is the host's own (a handle in the browser, an id in Electron). */
export interface FileRef {
  readonly name: string
  readonly token: unknown
}

export interface OpenedFile {
  readonly ref: FileRef
  /** Undefined when the bytes are no UTF-8: read with replacement signs, they would be lost at the next save. */
  readonly text: string | undefined
}

/** The state kept for recovery: one entry per window. */
export interface RecoveryEntry {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly text: string
}

export interface ExportFile {
  readonly name: string
  readonly type: 'application/pdf' | 'image/png' | 'image/svg+xml'
  readonly bytes: Uint8Array
}

export interface Host {
  readonly kind: 'browser' | 'electron'
  /** Asks for a scenario file; undefined when the user gives up. */
  openScenario(): Promise<OpenedFile | undefined>
  /** Writes to a file already chosen; resolves when it is on disk. Rejects with an Error whose message is for the log. */
  saveScenario(ref: FileRef, text: string): Promise<void>
  /** Asks where to save; undefined when the user gives up. */
  saveScenarioAs(suggestedName: string, text: string): Promise<FileRef | undefined>
  /** Hands a finished export to the user; false when the user gives up. */
  saveExport(file: ExportFile): Promise<boolean>
  /** Keeps the state of this window, replacing what it kept before. */
  keepRecovery(entry: RecoveryEntry): Promise<void>
  /** States left by windows that did not close properly, newest first. */
  listRecovery(): Promise<RecoveryEntry[]>
  dropRecovery(id: string): Promise<void>
}
