/** The table of a game while it is shown in place of the map: what is saved is the game, by key, menu and palette alike. */
import { type Editor } from '../editor/editor'

export interface GameInView {
  save(): Promise<void>
}

const shown = new WeakMap<Editor, GameInView>()

export function gameInView(editor: Editor): GameInView | undefined {
  return shown.get(editor)
}

/** Says that the table is shown; returns what ends it. */
export function showGame(editor: Editor, game: GameInView): () => void {
  shown.set(editor, game)
  return () => {
    if (shown.get(editor) === game) shown.delete(editor)
  }
}
