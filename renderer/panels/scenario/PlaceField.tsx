/** Fields for a place on the map (hexes, a zone, an edge of the map or of a board): one place, or a list of them. */
import MapPin from 'lucide-react/icons/map-pin'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { placeInWords } from '#shared/document/inWords/placeInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { countedHexes } from '../../tools/words/counted'
import { headline, type Words } from '../../i18n/language'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { AddPlace } from './AddPlace'
import { chooseOnMap, choosePlace } from './chooseOnMap'
import { PlaceParts } from './PlaceParts'
import { showPlaces } from './showPlaces'
import './placeField.css'

const TEXT = {
  point: localized('Choisir sur la carte', 'Choose on the map'),
  show: localized('Montrer sur la carte', 'Show on the map'),
  remove: localized('Retirer ce lieu', 'Take this place out'),
}

/** Applies a change, or says why it cannot be applied. */
type Apply<T> = (value: T) => Words | undefined

/** A list of places, any of which counts; none at first. */
export function PlacesField(props: {
  label: Localized
  /** The label of the menu that adds one. */
  add: Localized
  /** Said while there is none. */
  none: Localized
  places: readonly Place[]
  apply: Apply<readonly Place[]>
}): ReactNode {
  const { label, add, none, places, apply } = props
  const say = useSay()
  return (
    <div className="places" role="group" aria-label={say(label)}>
      <div className="places-head">
        <span>{say(label)}</span>
        <AddPlace name={add} onAdd={(place) => apply([...places, place])} />
      </div>
      {places.length === 0 && <p className="scenario-intro">{say(none)}</p>}
      {places.map((place, nth) => (
        // A place has no id: it is its rank in the list.
        <PlaceField
          key={`${nth} ${place.kind}`}
          place={place}
          apply={(next) => apply(places.with(nth, next))}
          onRemove={() => void apply(places.toSpliced(nth, 1))}
        />
      ))}
    </div>
  )
}

/** One place: its words and the number of its hexes, the way to see it, and the fields of its kind. */
function PlaceField(props: { place: Place; apply: Apply<Place>; onRemove?: () => void }): ReactNode {
  const { place, apply, onRemove } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const scenario = useEditorState((state) => state.document.scenario)
  const name = headline(say(placeInWords(scenario, place)))
  const count = hexesOfPlace(scenario, place).length
  return (
    <div className="place" role="group" aria-label={name}>
      <div className="place-head">
        <span className="place-name">{name}</span>
        <span className="place-count">{say(countedHexes(count))}</span>
        <IconButton
          icon={MapPin}
          label={TEXT.show}
          disabled={count === 0}
          onClick={() => showPlaces(editor, ui, [place])}
        />
        <IconButton
          icon={MousePointerClick}
          label={TEXT.point}
          onClick={() =>
            chooseOnMap(
              editor,
              ui,
              choosePlace(placeInWords(scenario, place), place, () => editor.document.scenario, apply),
            )
          }
        />
        {onRemove && <IconButton icon={Trash2} label={TEXT.remove} onClick={onRemove} />}
      </div>
      <PlaceParts place={place} apply={apply} />
    </div>
  )
}
