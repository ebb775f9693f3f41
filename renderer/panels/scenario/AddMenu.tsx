/** A button with a menu that adds one of several things; many of them have a field to search them. */
import Plus from 'lucide-react/icons/plus'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { type Localized } from '#shared/i18n/localized'
import { headed } from '../../i18n/language'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useSay } from '../../ui/EditorContext'
import { type Addable } from './addable'
import { SearchMenu } from './SearchMenu'

/** More than these are searched rather than read. */
const MANY = 10

export function AddMenu({ name, items }: { name: Localized; items: readonly Addable[] }): ReactNode {
  const say = useSay()
  if (items.length > MANY) return <SearchMenu name={name} items={items} />
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="button">
        <Plus aria-hidden />
        {say(name)}
      </DropdownMenu.Trigger>
      <MenuBox>
        {items.map(({ id, name: item, icon: ItemIcon, add }) => (
          <DropdownMenu.Item key={id} className="menu-item" disabled={!add} onSelect={() => add?.()}>
            {ItemIcon ? <ItemIcon aria-hidden /> : <span />}
            <span className="menu-label">{headed(item, say)}</span>
          </DropdownMenu.Item>
        ))}
      </MenuBox>
    </DropdownMenu.Root>
  )
}
