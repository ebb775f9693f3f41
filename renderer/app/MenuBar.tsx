/** The menus, drawn by the page. What they say now is asked when one opens. */
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Menubar } from 'radix-ui'
import { type ReactNode } from 'react'
import { assertNever } from '#shared/lang/assertNever'
import { type MenuItem } from '#shared/host/menuModel'
import { useEditor, useEditorState, useLanguage, useSay, useUi, useUiState } from './EditorContext'
import { chooseMenuItem, menuItems } from './menuModel'
import { type Menu, MENUS } from './menus'
import { shortcutLabel } from './shortcutLabel'

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
  return (
    <Items
      items={menuItems(
        menu,
        editor,
        useUiState((state) => state),
      )}
    />
  )
}

function Items({ items }: { items: readonly MenuItem[] }): ReactNode {
  return items.map((item, index) => {
    switch (item.kind) {
      case 'separator':
        return <Menubar.Separator key={index} className="menu-separator" />
      case 'submenu':
        return <Submenu key={item.id} {...item} />
      case 'action':
        return <ActionItem key={item.id} {...item} />
      default:
        return assertNever(item)
    }
  })
}

function Submenu({ label, items }: Extract<MenuItem, { kind: 'submenu' }>): ReactNode {
  return (
    <Menubar.Sub>
      <Menubar.SubTrigger className="menu-item">
        <span />
        {label}
        <ChevronRight aria-hidden />
      </Menubar.SubTrigger>
      <Menubar.Portal>
        <Menubar.SubContent className="menu" sideOffset={6} collisionPadding={8}>
          <Items items={items} />
        </Menubar.SubContent>
      </Menubar.Portal>
    </Menubar.Sub>
  )
}

function ActionItem(item: Extract<MenuItem, { kind: 'action' }>): ReactNode {
  const { id, label, shortcut, enabled, checked } = item
  const language = useLanguage()
  const editor = useEditor()
  const ui = useUi()
  const words = (
    <>
      <span className="menu-label">{label}</span>
      {shortcut !== undefined && <kbd>{shortcutLabel(shortcut, language)}</kbd>}
    </>
  )
  const common = {
    className: 'menu-item',
    disabled: !enabled,
    onSelect: () => chooseMenuItem(id, editor, ui),
  }
  if (checked === undefined)
    return (
      <Menubar.Item {...common}>
        <span />
        {words}
      </Menubar.Item>
    )
  return (
    <Menubar.CheckboxItem {...common} checked={checked}>
      <span>
        <Menubar.ItemIndicator>
          <Check aria-hidden />
        </Menubar.ItemIndicator>
      </span>
      {words}
    </Menubar.CheckboxItem>
  )
}
