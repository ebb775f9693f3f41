/**
 * The interface between the page and the program around it (APP-4), with a browser and a desktop implementation. Files
 * are opaque tokens: the page never sees a path. A fault of a file is an answer, not an exception.
 */
import { type PictureApart } from '#shared/images/picturesApart'
import { type ExportType } from './exportEndings'
import { type FileFault } from './fileFaults'
import { type KeptKind } from './kept'
import { type MenuModel } from './menuModel'

/** A file the user chose. `token` is the host's own (a handle in the browser, an id on the desktop): one for a file. */
export interface FileRef {
  readonly name: string
  /** The folder, for the reader's eye only (`~/Documents`); the host never takes it back. */
  readonly place?: string
  readonly token: unknown
  /**
   * The reading of the file that this is: a document that was read earlier, or recovered, is compared with what it was read
   * from. The host's own too; absent where nothing was read.
   */
  readonly reading?: string
}

export type OpenOutcome =
  | { readonly kind: 'opened'; readonly file: FileRef; readonly text: string }
  | {
      readonly kind: 'failed'
      readonly name: string
      readonly fault: FileFault
      /** The bytes of a spreadsheet's file that is no UTF-8: it can still be imported. */
      readonly bytes?: Uint8Array
    }

/** Another program has changed the file, another tab of ours has, or it has gone: it is not what this window last read or wrote. */
export type DiskChange = 'changed' | 'other-tab' | 'gone'

/** After a `DiskChange` nothing has been written. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly file: FileRef }
  | { readonly kind: DiskChange }
  | { readonly kind: 'failed'; readonly fault: FileFault }

/** An earlier text of a file, kept when it was overwritten (APP-2). */
export interface FileVersion {
  readonly id: string
  /** Time at which it was overwritten, milliseconds since 1970. */
  readonly savedAt: number
  /** Length of the file, bytes. */
  readonly bytes: number
}

/** The origin of a document opened from the earlier versions of a file. */
export interface EarlierText {
  /** Name of the file. */
  readonly of: string
  /** Time at which it was overwritten, milliseconds since 1970. */
  readonly savedAt: number
}

/** A document for a window to begin with. */
export interface WindowStart {
  readonly name: string
  readonly text: string
  /** Absent for what was never saved. */
  readonly file?: FileRef
  /** It exists nowhere else: recovered, or an older version. */
  readonly modified: boolean
  readonly version?: EarlierText
  /**
   * Id of the recovery entry it comes from: the window goes on keeping it under this id. As soon as it is handed to a
   * window it belongs to that one and is no longer listed as left behind.
   */
  readonly recovery?: string
}

/** The state that a window shows: its title, its mark for unsaved changes. */
export interface ShownDocument {
  readonly title: string
  readonly modified: boolean
  readonly file?: FileRef
  /** Nobody would miss it: a file that the system hands over may take its place. */
  readonly untouched?: boolean
}

/** The state kept for recovery: one entry per window. */
export interface RecoveryEntry {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly text: string
  /** The file it will be saved to; changes on disk since it was read are noticed then. */
  readonly file?: FileRef
  /** It was opened from the earlier versions of a file, and has none of its own yet. */
  readonly version?: EarlierText
}

/** An entry as it is handed over: its large pictures beside the text; those of the entry before by their hash alone. */
export interface KeptEntry extends RecoveryEntry {
  /** In the order of their places. */
  readonly pictures?: readonly PictureApart[]
}

export interface ExportFile {
  readonly name: string
  readonly type: ExportType
  readonly bytes: Uint8Array
}

/** `downloaded`: to where the browser puts what it is given. */
export type ExportOutcome =
  | {
      readonly kind: 'saved'
      /** The name of a single file, as the reader has called it. */
      readonly name?: string
      /** The folder, for the reader's eye only. */
      readonly place: string
    }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'failed'; readonly fault: FileFault }

type PublishOutcome =
  | {
      readonly kind: 'saved'
      /** The folder, for the reader's eye only. */
      readonly place: string
      /** The list of the edition that lay there before, as text; absent where there was none. */
      readonly before?: string
      /** Files of that edition that this one has no more, taken away. */
      readonly removed: readonly string[]
    }
  | { readonly kind: 'failed'; readonly fault: FileFault }

/** `opened`: in a program that prints PDF. `downloaded`: the reader opens it himself. */
export type PrintOutcome =
  | { readonly kind: 'opened' }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'failed'; readonly fault: FileFault }

/** A thing of the user's own library: a stamp, or counter types; `id` names its file. */
export interface KeptItem {
  readonly id: string
  readonly text: string
}

/** One that is listed; without text when it cannot be read. */
export type ListedItem = Pick<KeptItem, 'id'> & Partial<Pick<KeptItem, 'text'>>

export type KeptOutcome = { readonly kind: 'done' } | { readonly kind: 'failed'; readonly fault: FileFault }

/** The part of a dropped `File` that is read. */
export interface DroppedFile {
  readonly name: string
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** The tabs of one browser that have our page open. */
export interface OtherTabs {
  /** True when another tab shows this file, and this one does not. */
  show(file: FileRef): Promise<boolean>
  /** Calls back when another tab has written a file, whichever; returns what ends it. */
  onWritten(listener: () => void): () => void
}

export interface Host {
  readonly kind: 'browser' | 'desktop'
  /** Each scenario has a window of its own: a document that is worked on is never replaced. */
  readonly manyWindows: boolean
  /** The menus are drawn by the system, from `showMenus`. */
  readonly nativeMenus: boolean

  // ---- windows
  /** The document that this window was opened with; undefined for an empty one. Asked once, at the start. */
  windowStart(): Promise<WindowStart | undefined>
  /** Opens another window. Only where there are `manyWindows`. */
  openWindow(start: WindowStart): Promise<void>
  /** True when another window shows this file; it has been brought to the front. */
  showWindowOf(file: FileRef): Promise<boolean>
  /** Absent on the desktop, which shows a file in one window alone. A tab cannot bring another to the front. */
  readonly otherTabs?: OtherTabs
  /** Title and mark of this window, and which file it holds: one that it did not hold before is now a recent one. */
  showDocument(shown: ShownDocument): void
  showMenus(menus: MenuModel): void
  /** Calls back with the id of the menu item chosen. Returns a function that removes the listener. */
  onMenu(listener: (id: string) => void): () => void
  /** Asked before the window closes; it stays open when the answer is false. Returns what ends it. */
  onCloseRequest(listener: () => Promise<boolean>): () => void

  // ---- files
  /** Asks for a scenario file and reads it; undefined when the user gives up. */
  openScenario(): Promise<OpenOutcome | undefined>
  /** Reads a file known before: a recent one, or one that changed on disk. */
  openFile(file: FileRef): Promise<OpenOutcome>
  openDropped(file: DroppedFile): Promise<OpenOutcome>
  /**
   * Writes to a file already chosen, whole or not at all; it is on disk when this resolves. `overwrite`: even when
   * another program has changed or removed it.
   */
  saveScenario(file: FileRef, text: string, options?: { readonly overwrite?: boolean }): Promise<SaveOutcome>
  /** Asks where to save; undefined when the user gives up. */
  saveScenarioAs(suggestedName: string, text: string): Promise<SaveOutcome | undefined>
  /** Compares the file with what this window last read or wrote. */
  fileState(file: FileRef): Promise<'same' | DiskChange>
  /** Files shown and saved lately, newest first: at most `RECENT_KEPT`. */
  listRecent(): Promise<readonly FileRef[]>
  /** Earlier texts of a file, newest first: at most `VERSIONS_KEPT`. */
  listVersions(file: FileRef): Promise<readonly FileVersion[]>
  openVersion(file: FileRef, version: string): Promise<OpenOutcome>

  // ---- results
  /** Hands finished files to the user; undefined when he gives up. */
  saveExports(files: readonly ExportFile[]): Promise<ExportOutcome | undefined>
  /**
   * Puts the files of an edition into a folder of the user's choice, all or none, in place of the edition that lies there; undefined when
   * he gives up. Absent where a page is given no folders.
   */
  readonly publish?: (files: readonly ExportFile[]) => Promise<PublishOutcome | undefined>
  /** Shows a finished PDF in a program that prints it. */
  print(file: ExportFile): Promise<PrintOutcome>

  // ---- the user's own libraries
  /** The things of a kind that the user keeps, by their ids. */
  listKept(kind: KeptKind): Promise<readonly ListedItem[]>
  /** Keeps one in place of what had its id; it is on disk when this resolves. */
  keep(kind: KeptKind, item: KeptItem): Promise<KeptOutcome>
  /** One that is not there is no error. */
  removeKept(kind: KeptKind, id: string): Promise<KeptOutcome>

  // ---- recovery
  /**
   * Keeps the state of this window, replacing what it kept before; it is on disk when this resolves. Rejects, with the entry
   * before still kept, when it does not hold a picture that is given by its hash alone.
   */
  keepRecovery(entry: KeptEntry): Promise<void>
  /** States left by windows that did not close properly, newest first, with their pictures in their texts again. */
  listRecovery(): Promise<readonly RecoveryEntry[]>
  dropRecovery(id: string): Promise<void>
}
