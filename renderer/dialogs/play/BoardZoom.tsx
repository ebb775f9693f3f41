/** Zooms the board of a game: buttons in its corner, and the keys of the map. */
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { type Action } from '../../actions/action'
import { type KeyLike, shortcutOf } from '../../actions/keyboard'
import { fit, zoomIn, zoomOut } from '../../actions/zoom'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { type Editor } from '../../editor/editor'
import { IconButton } from '../../ui/controls/IconButton'
import { useLanguage, useUi } from '../../ui/EditorContext'
import { type Ui } from '../../ui/uiStore'

const ZOOMS = [
  { action: zoomIn, icon: Plus },
  { action: zoomOut, icon: Minus },
  { action: fit, icon: Maximize },
] as const

/** @param board the editor that shows the game. */
export function BoardZoom({ board }: { board: Editor }): ReactNode {
  const ui = useUi()
  const language = useLanguage()
  return (
    <div className="play-zoom">
      {ZOOMS.map(({ action, icon }) => (
        <IconButton
          key={action.id}
          icon={icon}
          label={action.name(board.store.getState())}
          shortcut={shortcutLabel(keysOf(action)[0] ?? '', language)}
          tipSide="left"
          onClick={() => void action.run(board, ui)}
        />
      ))}
    </div>
  )
}

/** True when the key has zoomed. */
export function zoomedBy(key: KeyLike, board: Editor, ui: Ui): boolean {
  const pressed = shortcutOf(key)
  const found = ZOOMS.find(({ action }) => keysOf(action).includes(pressed))
  if (found) void found.action.run(board, ui)
  return found !== undefined
}

/** Home leads to the beginning of the game. */
function keysOf({ shortcuts = [] }: Action): readonly string[] {
  return shortcuts.filter((key) => key !== 'Home')
}
