/** The menu that opens on the map, by the right button or the menu key, with the actions for what lies there. */
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useEditor, useEditorState, useSay, useUi, useUiState } from '../ui/EditorContext'
import { focusMap } from '../ui/focusMap'
import { mapMenu } from './mapMenu'
import { MenuItems } from './MenuItems'
import { menuItems } from './menuModel'
import './mapMenu.css'

/** Beside the pointer, not under it: the button that opens the menu is still held, and chooses where it is let go. */
const BESIDE_PX = 2

export function MapMenu(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const at = useUiState((state) => state.mapMenu)
  if (!at) return null
  const close = (): void => ui.store.setState({ mapMenu: undefined })
  return (
    // Another place, another menu: it would stay where it is.
    <DropdownMenu.Root key={`${at.x} ${at.y}`} open onOpenChange={(open) => !open && close()}>
      <DropdownMenu.Trigger asChild>
        <span
          className="map-menu-place"
          style={{ left: at.x + BESIDE_PX, top: at.y + BESIDE_PX }}
          aria-hidden
          tabIndex={-1}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          // Beside, so that it is moved up where there is no room below: all of it is in sight.
          side="right"
          align="start"
          sideOffset={BESIDE_PX}
          collisionPadding={8}
          aria-label={say(localized('Menu de la carte', 'Map menu'))}
          aria-labelledby={undefined}
          onCloseAutoFocus={backToMap}
        >
          <Items />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

// What was chosen may have opened a dialog, which keeps the focus.
function backToMap(event: Event): void {
  event.preventDefault()
  if (document.activeElement?.closest('[role="dialog"]')) return
  focusMap()
}

function Items(): ReactNode {
  const editor = useEditor()
  useEditorState((state) => state)
  const selection = useEditorState((state) => state.session.selection)
  const shown = useUiState((state) => state)
  return (
    <MenuItems
      items={menuItems(mapMenu(selection, editor.document.ruleset), editor, shown)}
      parts={DropdownMenu}
    />
  )
}
