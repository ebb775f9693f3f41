/** What the shell's file layer does for one scenario file; the parts are beside this file. */
import { type FileRef, type FileVersion, type OpenOutcome, type SaveOutcome } from '#shared/host/host'

/**
 * The files this program has been given, by tokens that only it can make. A token stands for one real path (symbolic
 * links followed), whatever name it was reached by, so that two windows on one file are noticed.
 */
export interface ScenarioFiles {
  /**
   * The token of a path that the user chose. `known` is the fingerprint of what a window last read (of a recovered
   * document): without it, the file counts as known from its next reading on.
   */
  refOf(path: string, known?: string): Promise<FileRef>
  /** Undefined for a token that was never given out. */
  pathOf(file: FileRef): string | undefined
  /** Of what was last read or written; undefined before that. */
  fingerprintOf(file: FileRef): string | undefined
  open(file: FileRef): Promise<OpenOutcome>
  save(file: FileRef, text: string, options?: { readonly overwrite?: boolean }): Promise<SaveOutcome>
  /** Writes to a path that the user chose for this: what stands there is overwritten (and kept as a version). */
  saveAs(path: string, text: string): Promise<SaveOutcome>
  state(file: FileRef): Promise<'same' | 'changed' | 'gone'>
  listVersions(file: FileRef): Promise<readonly FileVersion[]>
  openVersion(file: FileRef, version: string): Promise<OpenOutcome>
}
