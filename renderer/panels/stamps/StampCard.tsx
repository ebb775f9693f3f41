/** A stamp of the library: a click takes it into the hand; the user's own have a menu. */
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileWarning from 'lucide-react/icons/file-warning'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { takeInHand } from '../../actions/region'
import { Tip } from '../../ui/controls/Tip'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { type LibraryStamp } from './library'
import { StampPicture } from './StampPicture'

const TEXT = {
  more: localized('Autres actions', 'More actions'),
  rename: localized('Renommer', 'Rename'),
  exported: localized('Exporter…', 'Export…'),
  removed: localized('Supprimer', 'Delete'),
  newName: localized('Nouveau nom', 'New name'),
}

export interface StampVerbs {
  rename(stamp: LibraryStamp, name: string): void
  exported(stamp: LibraryStamp): void
  remove(stamp: LibraryStamp): void
}

export function StampCard({ stamp, verbs }: { stamp: LibraryStamp; verbs: StampVerbs }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const [naming, setNaming] = useState(false)
  const inHand = useEditorState(
    ({ session }) =>
      'clip' in stamp &&
      session.tool === 'stamp' &&
      session.options.clip !== undefined &&
      session.options.clip.stamp === stamp.clip.stamp,
  )
  return (
    <li className="stamp" data-chosen={inHand}>
      {'clip' in stamp ? (
        <button
          type="button"
          className="stamp-take"
          aria-pressed={inHand}
          onClick={() => takeInHand(editor, stamp.clip)}
        >
          <StampPicture clip={stamp.clip} />
          <span className="stamp-name">{say(stamp.name)}</span>
        </button>
      ) : (
        <p className="stamp-broken" title={say(stamp.problem)}>
          <FileWarning aria-hidden />
          <span className="stamp-name">{say(stamp.name)}</span>
          <span>{say(stamp.problem)}</span>
        </p>
      )}
      {stamp.own && !naming && <StampMenu stamp={stamp} verbs={verbs} onRename={() => setNaming(true)} />}
      {naming && (
        <NameField
          name={say(stamp.name)}
          onDone={(name) => {
            setNaming(false)
            if (name !== undefined) verbs.rename(stamp, name)
          }}
        />
      )}
    </li>
  )
}

/** Enter and leaving it keep the name, Escape does not. */
function NameField({
  name,
  onDone,
}: {
  name: string
  onDone: (name: string | undefined) => void
}): ReactNode {
  const say = useSay()
  const [text, setText] = useState(name)
  const changed = text.trim() !== '' && text.trim() !== name ? text.trim() : undefined
  return (
    <input
      className="input stamp-rename"
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

function StampMenu(props: { stamp: LibraryStamp; verbs: StampVerbs; onRename: () => void }): ReactNode {
  const { stamp, verbs, onRename } = props
  const say = useSay()
  const [renames, setRenames] = useState(false)
  const broken = !('clip' in stamp)
  return (
    <DropdownMenu.Root>
      <Tip text={TEXT.more}>
        <DropdownMenu.Trigger
          className="icon-button stamp-more"
          aria-label={`${say(stamp.name)} – ${say(TEXT.more)}`}
        >
          <Ellipsis aria-hidden />
        </DropdownMenu.Trigger>
      </Tip>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
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
              <DropdownMenu.Item className="menu-item" onSelect={() => verbs.exported(stamp)}>
                <Download aria-hidden />
                {say(TEXT.exported)}
              </DropdownMenu.Item>
            </>
          )}
          <DropdownMenu.Item className="menu-item" onSelect={() => verbs.remove(stamp)}>
            <Trash2 aria-hidden />
            {say(TEXT.removed)}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
