/** Files of the game at a table, handed to the host: what cannot be written is said, and the game counts as saved once it is. */
import { type ExportFile } from '#shared/host/host'
import { type Editor } from '../../editor/editor'
import { deliver } from '../export/deliver'
import { gameFiles } from './gameFiles'
import { type PlayTable } from './playTable'

/** Hands over finished files of a game. True once they are written. */
export async function handOver(
  files: readonly ExportFile[],
  { host, session }: Pick<Editor, 'host' | 'session'>,
): Promise<boolean> {
  const done = await deliver('export', files, host)
  if (done.kind === 'failed') session.notify(done.why, 'error')
  return done.kind === 'done'
}

/** Saves the game, all of its branches; with its variant, where it is of one. */
export async function saveGame(
  table: PlayTable,
  editor: Pick<Editor, 'host' | 'session' | 'document'>,
): Promise<void> {
  const { game } = table.store.getState()
  if (game && (await handOver(gameFiles(game, editor.document.scenario), editor))) table.saved()
}
