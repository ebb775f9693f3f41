/** A thing of the user's own libraries, stamp or counter type: the menu of what he may do with it, and the field of its name. */
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { MenuBox } from './MenuBox'
import { useSay } from '../EditorContext'
import { Tip } from './Tip'

const TEXT = {
  more: localized('Autres actions', 'More actions'),
  rename: localized('Renommer', 'Rename'),
  exported: localized('Exporter…', 'Export…'),
  removed: localized('Supprimer', 'Delete'),
  newName: localized('Nouveau nom', 'New name'),
}

interface OwnItemMenuProps {
  readonly name: string
  /** Class of its button. */
  readonly look: string
  /** It cannot be read: it can only be deleted. */
  readonly broken: boolean
  readonly onRename: () => void
  readonly onExport: () => void
  readonly onRemove: () => void
}

export function OwnItemMenu(props: OwnItemMenuProps): ReactNode {
  const { name, look, broken, onRename, onExport, onRemove } = props
  const say = useSay()
  const [renames, setRenames] = useState(false)
  return (
    <DropdownMenu.Root>
      <Tip text={TEXT.more}>
        <DropdownMenu.Trigger className={`icon-button ${look}`} aria-label={`${name} – ${say(TEXT.more)}`}>
          <Ellipsis aria-hidden />
        </DropdownMenu.Trigger>
      </Tip>
      <MenuBox
        // The field takes the focus when the menu has let it go.
        onCloseAutoFocus={(event) => {
          if (!renames) return
          event.preventDefault()
          setRenames(false)
          onRename()
        }}
      >
        {!broken && (
          <>
            <DropdownMenu.Item className="menu-item" onSelect={() => setRenames(true)}>
              <Pencil aria-hidden />
              {say(TEXT.rename)}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-item" onSelect={onExport}>
              <Download aria-hidden />
              {say(TEXT.exported)}
            </DropdownMenu.Item>
          </>
        )}
        <DropdownMenu.Item className="menu-item" onSelect={onRemove}>
          <Trash2 aria-hidden />
          {say(TEXT.removed)}
        </DropdownMenu.Item>
      </MenuBox>
    </DropdownMenu.Root>
  )
}

/** Enter and leaving it keep the name, Escape does not. `onDone` gets it where it has changed. */
export function NameField(props: {
  name: string
  look: string
  onDone: (name: string | undefined) => void
}): ReactNode {
  const { name, look, onDone } = props
  const say = useSay()
  const [text, setText] = useState(name)
  const changed = text.trim() !== '' && text.trim() !== name ? text.trim() : undefined
  return (
    <input
      className={`input ${look}`}
      autoFocus
      aria-label={say(TEXT.newName)}
      value={text}
      maxLength={80}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => onDone(changed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(changed)
        if (event.key === 'Escape') onDone(undefined)
        event.stopPropagation()
      }}
    />
  )
}
