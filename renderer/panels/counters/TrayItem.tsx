/** A type in the tray: how many of it are on the map and how many remain to be placed. */
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Pencil from 'lucide-react/icons/pencil'
import { type DragEvent, type MouseEvent, type ReactNode } from 'react'
import { countersByType, type OfType } from '#shared/armies/remaining'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { renamed } from '#shared/document/words'
import { type Language, localized } from '#shared/i18n/localized'
import { firstFaceOf } from '#shared/rules/contract/rows'
import { artTarget } from '../../actions/counterArt/artTarget'
import { KEEP_TYPES, keepInLibrary } from '../../actions/keepTypes'
import { knownScenario } from '../../editor/eyes'
import { counted } from '../../i18n/language'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { COUNTER_TYPE_DRAG } from './counterDrag'
import { addSheet } from './newSheet'

export const TO_PLACE = localized('à placer', 'to place')

const TEXT = {
  edit: localized('Modifier le type', 'Edit type'),
  duplicate: localized('Dupliquer le type', 'Duplicate type'),
  noneLeft: localized(
    'Aucun pion de ce type ne reste à placer\u202f: un clic simple en pose de nouveaux.',
    'No counter of this type remains to be placed: a plain click makes new ones.',
  ),
}

const COPY = localized('copie', 'copy')
const PICTURE_PX = 36

/** The lines from the one that was clicked last to one that is clicked with Shift. */
export interface TrayRange {
  startAt(id: CounterTypeId): void
  endAt(id: CounterTypeId): readonly CounterTypeId[]
}

interface TrayItemProps {
  readonly id: CounterTypeId
  readonly counters: OfType
  readonly range: TrayRange
}

/** "Archer (copie)", in each language. */
function copyOf(type: CounterType, language: Language): CounterType {
  return renamed(type, (name, of) => `${name} (${COPY[of]})`, language)
}

export function TrayItem({ id, counters, range }: TrayItemProps): ReactNode {
  const { onMap, remaining } = counters
  const say = useSay()
  const editor = useEditor()
  const { session } = editor
  const { counterSchema } = useRuleset()
  const type = useEditorState((state) => state.document.scenario.counterTypes[id])
  const isInHand = useEditorState((state) => state.session.tool === 'counter')
  const hand = useEditorState((state) => state.session.options.counterHand)
  const chosenType = useEditorState((state) => state.session.options.counterType)
  const isHeld = remaining.some((counter) => hand.includes(counter))
  const chosen = isInHand && (isHeld || (hand.length === 0 && chosenType === id))
  if (!type) return null
  const take = (): void => {
    session.setOptions({ counterType: id })
    session.setTool('counter')
  }
  // Adds to the hand those of the type that remain, or puts them back.
  const addToHand = (): void => {
    if (remaining.length === 0) return session.notify(TEXT.noneLeft)
    const others = hand.filter((counter) => !remaining.includes(counter))
    session.setOptions({ counterHand: isHeld ? others : [...others, ...remaining] })
    session.setTool('counter')
  }
  // All that remain of the lines between take the place of what was in the hand.
  const takeRange = (): void => {
    const of = countersByType(knownScenario(editor.store.getState()))
    const counterHand = range.endAt(id).flatMap((type) => of(type).remaining)
    if (counterHand.length === 0) return session.notify(TEXT.noneLeft)
    session.setOptions({ counterHand })
    session.setTool('counter')
  }
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    if (shiftKey) return takeRange()
    range.startAt(id)
    if (ctrlKey || metaKey) addToHand()
    else take()
  }
  const startDrag = (event: DragEvent): void => {
    event.dataTransfer.setData(COUNTER_TYPE_DRAG, id)
    event.dataTransfer.effectAllowed = 'copy'
    take()
  }
  const edit = (): void => session.select({ kind: 'counterType', counterType: id })
  return (
    <li
      className="tray-item"
      data-type={id}
      data-chosen={chosen}
      {...artTarget({ counterType: id, faces: [firstFaceOf(type, counterSchema)] })}
    >
      <button
        type="button"
        className="tray-take"
        aria-pressed={chosen}
        draggable
        onDragStart={startDrag}
        onClick={onClick}
        onDoubleClick={edit}
      >
        <span className="tray-picture">
          <CounterTypePicture id={id} size={PICTURE_PX} />
        </span>
        <span className="tray-words">
          <strong>{type.name}</strong>
          <span className="tray-count">
            {type.abbreviation}
            {type.abbreviation && ' · '}
            {say(localized(`${onMap} sur la carte`, `${onMap} on the map`))}
            {remaining.length > 0 && (
              <strong className="tray-remaining">{say(counted(remaining.length, TO_PLACE, TO_PLACE))}</strong>
            )}
          </span>
        </span>
      </button>
      <span className="tray-actions">
        <IconButton icon={Pencil} label={TEXT.edit} onClick={edit} />
        <IconButton icon={BookmarkPlus} label={KEEP_TYPES} onClick={() => void keepInLibrary(editor, [id])} />
        <IconButton
          icon={CopyPlus}
          label={TEXT.duplicate}
          onClick={() => addSheet(editor, copyOf(type, editor.document.language))}
        />
      </span>
    </li>
  )
}
