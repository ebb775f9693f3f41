/** Items of a menu as the page draws them: the same under the bar and on the map. */
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type DropdownMenu, type Menubar } from 'radix-ui'
import { type ReactNode } from 'react'
import { assertNever } from '#shared/lang/assertNever'
import { type MenuItem } from '#shared/host/menuModel'
import { shortcutLabel } from '../i18n/shortcutLabel'
import { useEditor, useLanguage, useUi } from '../ui/EditorContext'
import { chooseMenuItem } from './menuModel'

/** The components of a Radix menu; each kind of menu has a different set. */
type Part =
  'Separator' | 'Sub' | 'SubTrigger' | 'SubContent' | 'Portal' | 'Item' | 'CheckboxItem' | 'ItemIndicator'
type Parts = Pick<typeof Menubar, Part> | Pick<typeof DropdownMenu, Part>

export function MenuItems({ items, parts }: { items: readonly MenuItem[]; parts: Parts }): ReactNode {
  return items.map((item, index) => {
    switch (item.kind) {
      case 'separator':
        return <parts.Separator key={index} className="menu-separator" />
      case 'submenu':
        return <Submenu key={item.id} {...item} parts={parts} />
      case 'action':
        return <ActionItem key={item.id} {...item} parts={parts} />
      default:
        return assertNever(item)
    }
  })
}

type SubmenuProps = Extract<MenuItem, { kind: 'submenu' }> & { readonly parts: Parts }

function Submenu({ id, label, items, parts }: SubmenuProps): ReactNode {
  return (
    <parts.Sub>
      <parts.SubTrigger className="menu-item" data-action={id}>
        <span />
        {label}
        <ChevronRight aria-hidden />
      </parts.SubTrigger>
      <parts.Portal>
        <parts.SubContent className="menu" sideOffset={6} collisionPadding={8}>
          <MenuItems items={items} parts={parts} />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  )
}

type ActionProps = Extract<MenuItem, { kind: 'action' }> & { readonly parts: Parts }

function ActionItem({ id, label, shortcut, enabled, checked, parts }: ActionProps): ReactNode {
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
    'data-action': id,
    onSelect: () => chooseMenuItem(id, editor, ui),
  }
  if (checked === undefined)
    return (
      <parts.Item {...common}>
        <span />
        {words}
      </parts.Item>
    )
  return (
    <parts.CheckboxItem {...common} checked={checked}>
      <span>
        <parts.ItemIndicator>
          <Check aria-hidden />
        </parts.ItemIndicator>
      </span>
      {words}
    </parts.CheckboxItem>
  )
}
