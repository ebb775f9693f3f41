/** The menu of a side: merge, delete. Wherever sides are listed. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Merge from 'lucide-react/icons/merge'
import Trash2 from 'lucide-react/icons/trash-2'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { type SideId } from '#shared/document/ids'
import { quotable } from '#shared/i18n/quotable'
import { localized } from '#shared/i18n/localized'
import { Tip } from '../../ui/controls/Tip'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { deleteSide, mergeInto } from './sideVerbs'
import './sides.css'

const TEXT = {
  more: localized('Autres actions', 'More actions'),
  merge: localized('Fusionner avec', 'Merge into'),
  remove: localized('Supprimer…', 'Delete…'),
}

export function SideMenu({ side }: { side: SideId }): ReactNode {
  const say = useSay()
  const name = useEditorState((state) => state.document.scenario.sides[side]?.name ?? side)
  return (
    <DropdownMenu.Root>
      <Tip text={TEXT.more}>
        <DropdownMenu.Trigger className="icon-button" aria-label={`${name} – ${say(TEXT.more)}`}>
          <Ellipsis aria-hidden />
        </DropdownMenu.Trigger>
      </Tip>
      <MenuBox>
        <SideMenuItems side={side} />
      </MenuBox>
    </DropdownMenu.Root>
  )
}

/** The verbs of a side as a whole, as items of a menu. */
export function SideMenuItems({ side }: { side: SideId }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const others = (Object.keys(sides) as SideId[]).filter((id) => id !== side)
  return (
    <>
      <DropdownMenu.Sub>
        <DropdownMenu.SubTrigger className="menu-item" disabled={others.length === 0}>
          <Merge aria-hidden />
          {say(TEXT.merge)}
          <ChevronRight aria-hidden />
        </DropdownMenu.SubTrigger>
        <DropdownMenu.Portal>
          <DropdownMenu.SubContent className="menu" sideOffset={4} collisionPadding={8}>
            {others.map((id) => (
              <DropdownMenu.Item
                key={id}
                className="menu-item"
                onSelect={() => void mergeInto(editor, side, id)}
              >
                <span className="side-dot" style={{ background: sides[id]?.color }} />
                <span className="menu-label">{quotable(sides[id]?.name ?? id)}</span>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.SubContent>
        </DropdownMenu.Portal>
      </DropdownMenu.Sub>
      <DropdownMenu.Item className="menu-item" onSelect={() => void deleteSide(editor, side)}>
        <Trash2 aria-hidden />
        {say(TEXT.remove)}
      </DropdownMenu.Item>
    </>
  )
}
