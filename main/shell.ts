/** The parts of the running program, as its verbs and its lifecycle use them. */
import { type FileRef } from '#shared/host/host'
import { type FileDialogs } from './dialogs'
import { type Journal } from './files/journal'
import { type RecentFiles } from './files/recentFiles'
import { type ScenarioFiles } from './files/scenarioFiles'
import { type KeptFolders } from './files/kept'
import { type ShellLanguage } from './language'
import { type Log } from './log'
import { type Windows } from './windows'

export interface Shell {
  readonly windows: Windows
  readonly files: ScenarioFiles
  readonly journal: Journal
  readonly recent: RecentFiles
  readonly kept: KeptFolders
  readonly dialogs: FileDialogs
  readonly language: ShellLanguage
  readonly log: Log
  /** Puts a file that was shown or saved first among the recent ones, also of the system. */
  remember(file: FileRef): void
  /** Private and temporary: what the viewer is shown. */
  printFolder(): Promise<string>
  /** Resolves to what went wrong, `''` when nothing did. */
  openInViewer(path: string): Promise<string>
}
