/** A row of a section that opens to its form, and the heading of a side over its rows. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type SideId } from '#shared/document/ids'
import { type Localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { showPlaces } from './showPlaces'
import './openRow.css'

/** The rows of a side, or of nobody, under its name and a button that adds one. */
export function RowsOfSide(props: {
  side: SideId | undefined
  /** The name of nobody's rows. */
  nobody?: Localized
  add: Localized
  onAdd: () => void
  /** Said while there is no row. */
  none: Localized
  children: readonly ReactNode[]
}): ReactNode {
  const { side: id, nobody, add, onAdd, none, children } = props
  const say = useSay()
  const side = useEditorState((state) => id && state.document.scenario.sides[id])
  const name = side?.name ?? id ?? (nobody ? say(nobody) : '')
  return (
    <section className="rows-of-side" aria-label={name}>
      <h3>
        {side && <span className="scenario-dot" style={{ background: side.color }} />}
        {name}
        <Button name={add} icon={Plus} look="rows-add" onClick={onAdd} />
      </h3>
      {children.length === 0 && <p className="scenario-intro">{say(none)}</p>}
      {children}
    </section>
  )
}

export function OpenRow(props: {
  name: string
  /** The words beside the name. */
  said: string
  /** Shown on the map. */
  places: readonly Place[]
  show: Localized
  remove: Localized
  onRemove: () => void
  isOpen: boolean
  toggle: () => void
  /** Its form. */
  children: ReactNode
}): ReactNode {
  const { name, said, places, show, remove, onRemove, isOpen, toggle, children } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const scenario = useEditorState((state) => state.document.scenario)
  return (
    <div className="open-row" data-open={isOpen}>
      <div className="open-row-head">
        <button type="button" className="open-row-name" aria-expanded={isOpen} onClick={toggle}>
          <ChevronRight aria-hidden />
          <strong>{name}</strong>
          <span>{said}</span>
        </button>
        <IconButton
          icon={MapPin}
          label={`${name} – ${say(show)}`}
          disabled={places.every((place) => hexesOfPlace(scenario, place).length === 0)}
          onClick={() => showPlaces(editor, ui, places)}
        />
        <IconButton icon={Trash2} label={`${name} – ${say(remove)}`} onClick={onRemove} />
      </div>
      {isOpen && children}
    </div>
  )
}
