/** Opens the files that the system hands to the program: named when it starts, double-clicked, dropped on its icon. */
import { dialog } from 'electron'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type Shell } from './shell'

/**
 * A window for each file, an untouched one first; one that is open already comes to the front. When none could be opened,
 * or none was given, the last window comes to the front or an empty one opens.
 */
export async function openGivenFiles(shell: Shell, paths: readonly string[]): Promise<void> {
  let any = false
  for (const path of paths) any = (await openGivenFile(shell, path)) || any
  if (any) return
  const { windows } = shell
  const open = windows.focused() ?? windows.all().at(-1)
  if (open) open.toFront()
  else windows.open()
}

async function openGivenFile(shell: Shell, path: string): Promise<boolean> {
  const { files, windows, language } = shell
  const file = await files.refOf(path)
  const open = windows.showing(files.pathOf(file) ?? path)
  if (open) {
    open.toFront()
    return true
  }
  const outcome = await files.open(file)
  if (outcome.kind === 'failed') {
    dialog.showErrorBox(outcome.name, language.say(FILE_FAULTS[outcome.fault]))
    return false
  }
  const start = { name: outcome.file.name, text: outcome.text, file: outcome.file, modified: false }
  const untouched = windows.untouched()
  if (untouched) untouched.restart(start)
  else windows.open(start)
  return true
}
