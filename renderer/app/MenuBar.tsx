/** The menus, drawn from the actions. What an action would do now and whether it may is asked when its menu opens. */
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Menubar } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { actionById } from '../actions/index'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from './EditorContext'
import { type Group, MENUS } from './menus'
import { shortcutLabel } from './shortcutLabel'

export function MenuBar(): ReactNode {
  const say = useSay()
  return (
    <Menubar.Root className="menubar">
      {MENUS.map(({ name, groups }) => (
        <Menubar.Menu key={name.en}>
          <Menubar.Trigger className="menubar-item">{say(name)}</Menubar.Trigger>
          <Menubar.Portal>
            <Menubar.Content className="menu" align="start" sideOffset={5} collisionPadding={8}>
              {groups.map((group, index) => (
                <Fragment key={index}>
                  {index > 0 && <Menubar.Separator className="menu-separator" />}
                  <MenuGroup group={group} />
                </Fragment>
              ))}
            </Menubar.Content>
          </Menubar.Portal>
        </Menubar.Menu>
      ))}
    </Menubar.Root>
  )
}

function MenuGroup({ group }: { group: Group }): ReactNode {
  const say = useSay()
  if (!('submenu' in group)) return group.map((id) => <MenuItem key={id} id={id} />)
  return (
    <Menubar.Sub>
      <Menubar.SubTrigger className="menu-item">
        <span />
        {say(group.submenu)}
        <ChevronRight aria-hidden />
      </Menubar.SubTrigger>
      <Menubar.Portal>
        <Menubar.SubContent className="menu" sideOffset={6} collisionPadding={8}>
          {group.actions.map((id) => (
            <MenuItem key={id} id={id} />
          ))}
        </Menubar.SubContent>
      </Menubar.Portal>
    </Menubar.Sub>
  )
}

function MenuItem({ id }: { id: string }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const ui = useUi()
  const state = useEditorState((current) => current)
  const action = actionById(id)
  if (!action) throw new Error(`a menu names the unknown action ${id}`)
  const shortcut = action.shortcuts?.[0]
  const words = (
    <>
      {say(action.name(state))}
      {shortcut && <kbd>{shortcutLabel(shortcut, language)}</kbd>}
    </>
  )
  const common = {
    className: 'menu-item',
    disabled: !action.isEnabled(editor),
    onSelect: () => void action.run(editor, ui),
  }
  if (!action.isChecked)
    return (
      <Menubar.Item {...common}>
        <span />
        {words}
      </Menubar.Item>
    )
  return (
    <Menubar.CheckboxItem {...common} checked={action.isChecked(state)}>
      <span>
        <Menubar.ItemIndicator>
          <Check aria-hidden />
        </Menubar.ItemIndicator>
      </span>
      {words}
    </Menubar.CheckboxItem>
  )
}
