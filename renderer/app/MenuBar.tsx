/** The menus, drawn by the page. Their words and states are read when one opens. */
import { Menubar } from 'radix-ui'
import { type ReactNode } from 'react'
import { type Menu, MENUS } from '../actions/menus'
import { useEditor, useEditorState, useSay, useUiState } from '../ui/EditorContext'
import { MenuItems } from './MenuItems'
import { menuItems } from './menuModel'

export function MenuBar(): ReactNode {
  const say = useSay()
  return (
    <Menubar.Root className="menubar">
      {MENUS.map((menu) => (
        <Menubar.Menu key={menu.id}>
          <Menubar.Trigger className="menubar-item">{say(menu.name)}</Menubar.Trigger>
          <Menubar.Portal>
            <Menubar.Content className="menu" align="start" sideOffset={5} collisionPadding={8}>
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
