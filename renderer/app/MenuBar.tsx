/**
 * The menus, drawn by the page. Their words and states are read when one opens. After a choice what is shown in place of the map has
 * the focus again, as it had before.
 */
import { Menubar } from 'radix-ui'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { clipboardInView } from '../actions/clipboardInView'
import { type Menu, MENUS } from '../actions/menus'
import { useEditor, useEditorState, useSay, useUiState } from '../ui/EditorContext'
import { MenuItems } from './MenuItems'
import { menuItems } from './menuModel'

export function MenuBar(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const isChosen = useRef(false)
  const onClick = ({ target }: MouseEvent): void => {
    if ((target as Element).closest('[role^="menuitem"]:not([aria-haspopup])')) isChosen.current = true
  }
  const onCloseAutoFocus = (event: Event): void => {
    const inView = isChosen.current ? clipboardInView(editor) : undefined
    isChosen.current = false
    if (!inView) return
    event.preventDefault()
    inView.focus()
  }
  return (
    <Menubar.Root className="menubar">
      {MENUS.map((menu) => (
        <Menubar.Menu key={menu.id}>
          <Menubar.Trigger className="menubar-item">{say(menu.name)}</Menubar.Trigger>
          <Menubar.Portal>
            <Menubar.Content
              className="menu"
              align="start"
              sideOffset={5}
              collisionPadding={8}
              onClick={onClick}
              onCloseAutoFocus={onCloseAutoFocus}
            >
              <OpenMenu menu={menu} />
            </Menubar.Content>
          </Menubar.Portal>
        </Menubar.Menu>
      ))}
    </Menubar.Root>
  )
}

/** Drawn while its menu is open only. */
function OpenMenu({ menu }: { menu: Menu }): ReactNode {
  const editor = useEditor()
  useEditorState((state) => state)
  const shown = useUiState((state) => state)
  return <MenuItems items={menuItems(menu, editor, shown)} parts={Menubar} />
}
