/** A stamp of the library: a click takes it into the hand; the user's own have a menu. */
import FileWarning from 'lucide-react/icons/file-warning'
import { type ReactNode, useState } from 'react'
import { takeInHand } from '../../actions/region'
import { NameField, OwnItemMenu } from '../../ui/controls/OwnItem'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { type LibraryStamp } from './library'
import { StampPicture } from './StampPicture'

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
      {stamp.own && !naming && (
        <OwnItemMenu
          name={say(stamp.name)}
          look="stamp-more"
          broken={!('clip' in stamp)}
          onRename={() => setNaming(true)}
          onExport={() => verbs.exported(stamp)}
          onRemove={() => verbs.remove(stamp)}
        />
      )}
      {naming && (
        <NameField
          name={say(stamp.name)}
          look="stamp-rename"
          onDone={(name) => {
            setNaming(false)
            if (name !== undefined) verbs.rename(stamp, name)
          }}
        />
      )}
    </li>
  )
}
