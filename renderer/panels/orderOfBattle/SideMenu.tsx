/** The menu of a side in the order of battle. */
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { type SideNode } from '#shared/armies/orderOfBattle/tree'
import { type SideId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useSay } from '../../ui/EditorContext'
import { SideMenuItems } from '../sides/SideMenu'
import { addGroupAt } from './newRows'
import { newReinforcement } from './orderEdits'
import { type Order } from './useOrder'

const TEXT = {
  menu: localized('Menu du camp', 'Menu of the side'),
  group: localized('Nouveau groupe', 'New group'),
  reinforcement: localized('Nouveau renfort', 'New reinforcement'),
  alone: localized('Montrer ce camp seul', 'Show this side alone'),
  all: localized('Montrer tous les camps', 'Show all sides'),
}

export function SideMenu(props: { order: Order; node: SideNode; side: SideId }): ReactNode {
  const { order, node, side } = props
  const say = useSay()
  const { editor, store, state } = order
  const item = (name: Localized, run: () => void): ReactNode => (
    <DropdownMenu.Item className="menu-item" onSelect={run}>
      <span />
      <span className="menu-label">{say(name)}</span>
    </DropdownMenu.Item>
  )
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="icon-button order-more" aria-label={say(TEXT.menu)}>
        <MoreHorizontal aria-hidden />
      </DropdownMenu.Trigger>
      <MenuBox
        // A new group is being named by then.
        onCloseAutoFocus={(event) => store.getState().editing && event.preventDefault()}
      >
        {item(TEXT.group, () => {
          store.setState({ cursor: node.key })
          addGroupAt({ ...order, state: { ...state, cursor: node.key } }, say)
        })}
        {item(TEXT.reinforcement, () => newReinforcement(editor, say, side))}
        <DropdownMenu.Separator className="menu-separator" />
        {item(state.side === undefined ? TEXT.alone : TEXT.all, () =>
          store.setState({ side: state.side === undefined ? node.key : undefined }),
        )}
        <DropdownMenu.Separator className="menu-separator" />
        <SideMenuItems side={side} />
      </MenuBox>
    </DropdownMenu.Root>
  )
}
