/** The counter types by side: searched, taken into the counter tool by a click, put on the map by a drag (CTR-3). */
import BookOpen from 'lucide-react/icons/book-open'
import Images from 'lucide-react/icons/images'
import Paintbrush from 'lucide-react/icons/paintbrush'
import Shapes from 'lucide-react/icons/shapes'
import Table2 from 'lucide-react/icons/table-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { countersByType } from '#shared/armies/remaining'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { importPictures } from '../../actions/importPictures'
import { changeCardDesign } from '../../actions/showDialog'
import { counterTable } from '../../actions/counterTable'
import { knownScenario } from '../../editor/eyes'
import { counted } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { ActionButton } from '../../ui/controls/IconButton'
import { SearchField } from '../../ui/controls/SearchField'
import { Tip } from '../../ui/controls/Tip'
import { useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { GroupsToPlace } from './GroupsToPlace'
import { ADD_TYPE, NewSheetMenu } from './newSheet'
import { soughtGroups, trayGroups, typesBetween } from './tray'
import { TrayItem, type TrayRange } from './TrayItem'
import './counters.css'

const TEXT = {
  search: localized('Chercher un pion', 'Search counters'),
  nothing: localized('Aucun type de pion de ce nom.', 'No counter type of that name.'),
  nobody: localized('Sans camp', 'No side'),
  catalogue: localized('Catalogue…', 'Catalogue…'),
  fromCatalogue: localized(
    'Ajouter depuis le catalogue… ou votre bibliothèque',
    'Add from the catalogue… or your library',
  ),
  onMap: localized('sur la carte', 'on the map'),
  none: localized(
    'Aucun pion encore. Ajoutez les camps dans l’inspecteur, puis créez ici un type de pion.',
    'No counters yet. Add the sides in the inspector, then create a counter type here.',
  ),
}

/** @param left the type whose sheet was left last: its line is in sight, and has the focus that was on the sheet. */
export function CounterTray({ left }: { left?: CounterTypeId | undefined }): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-type="${CSS.escape(left ?? '')}"]`)
    line?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) line?.querySelector('button')?.focus()
  }, [left])
  const say = useSay()
  const [sought, setSought] = useState('')
  const scenario = useEditorState((state) => state.document.scenario)
  const groups = trayGroups(scenario)
  const shown = soughtGroups(groups, sought, scenario)
  const clicked = useRef<CounterTypeId>(undefined)
  const range: TrayRange = {
    startAt: (id) => (clicked.current = id),
    endAt: (id) => typesBetween(shown, clicked.current, id),
  }
  return (
    <div className="tray">
      {groups.length > 0 && <SearchField label={TEXT.search} value={sought} onChange={setSought} />}
      <div className="tray-groups scrolls" ref={list}>
        {groups.length === 0 && (
          <p className="empty">
            <Shapes aria-hidden />
            {say(TEXT.none)}
          </p>
        )}
        {groups.length > 0 && shown.length === 0 && <p className="tray-note">{say(TEXT.nothing)}</p>}
        {shown.map(({ side, types }) => (
          <TraySide key={side ?? ''} side={side} types={types} range={range} />
        ))}
      </div>
      <div className="tray-foot">
        <ActionButton action={counterTable} icon={Table2} />
        <ActionButton action={importPictures} icon={Images} />
        <ActionButton action={changeCardDesign} icon={Paintbrush} />
        <FromCatalogue />
        <NewSheetMenu side={undefined} label={say(ADD_TYPE)} />
      </div>
    </div>
  )
}

/** A side: its groups with counters that remain to be placed, then its types. */
function TraySide(props: {
  side: SideId | undefined
  types: readonly CounterTypeId[]
  range: TrayRange
}): ReactNode {
  const { side, types, range } = props
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const belligerent = side === undefined ? undefined : scenario.sides[side]
  const of = countersByType(useEditorState(knownScenario))
  const total = types.reduce((sum, type) => sum + of(type).onMap, 0)
  const remaining = types.flatMap((type) => of(type).remaining)
  return (
    <section className="tray-side">
      <h2>
        {belligerent && <span className="color-chip" style={{ background: belligerent.color }} />}
        <span className="tray-side-name">{belligerent?.name ?? say(TEXT.nobody)}</span>
        <span className="tray-count">{say(counted(total, TEXT.onMap, TEXT.onMap))}</span>
        <NewSheetMenu side={side} />
      </h2>
      {remaining.length > 0 && <GroupsToPlace side={side} all={remaining} />}
      <ul>
        {types.map((id) => (
          <TrayItem key={id} id={id} counters={of(id)} range={range} />
        ))}
      </ul>
    </section>
  )
}

function FromCatalogue(): ReactNode {
  const say = useSay()
  const ui = useUi()
  return (
    <Tip text={TEXT.fromCatalogue} side="top">
      <Button
        name={TEXT.catalogue}
        icon={BookOpen}
        aria-label={say(TEXT.fromCatalogue)}
        onClick={() => ui.openDialog('catalogue')}
      />
    </Tip>
  )
}
