/** The counter types by side: a click takes one into the counter tool, a drag puts it on the map. */
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import BookOpen from 'lucide-react/icons/book-open'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Table2 from 'lucide-react/icons/table-2'
import Shapes from 'lucide-react/icons/shapes'
import { DropdownMenu } from 'radix-ui'
import { type DragEvent, type ReactNode, useEffect, useRef } from 'react'
import { addCounterType } from '#shared/commands/addCounterType'
import { counterTypeId, freshId } from '#shared/document/ids'
import { type CounterType, type CounterTypeId, type SideId, type Stats } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { newCounterType } from '#shared/rules/counterSheet'
import { KEEP_TYPES, keepInLibrary } from '../../actions/keepTypes'
import { counterTable } from '../../actions/counterTable'
import { type Editor } from '../../editor/editor'
import { knownScenario } from '../../editor/eyes'
import { counted } from '../../i18n/language'
import { readableStem } from '#shared/i18n/readableStem'
import { Button } from '../../ui/controls/Button'
import { ActionButton, IconButton } from '../../ui/controls/IconButton'
import { Tip } from '../../ui/controls/Tip'
import { useEditor, useEditorState, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { COUNTER_TYPE_DRAG } from './counterDrag'
import { onMapByType, trayGroups } from './tray'
import './counters.css'

const TEXT = {
  nobody: localized('Sans camp', 'No side'),
  add: localized('Nouveau type de pion', 'New counter type'),
  catalogue: localized('Catalogue…', 'Catalogue…'),
  fromCatalogue: localized(
    'Ajouter depuis le catalogue… ou votre bibliothèque',
    'Add from the catalogue… or your library',
  ),
  edit: localized('Modifier le type', 'Edit type'),
  duplicate: localized('Dupliquer le type', 'Duplicate type'),
  newName: localized('Nouveau pion', 'New counter'),
  copy: localized('copie', 'copy'),
  onMap: localized('sur la carte', 'on the map'),
  none: localized(
    'Aucun pion encore. Ajoutez les camps dans l’inspecteur, puis créez ici un type de pion.',
    'No counters yet. Add the sides in the inspector, then create a counter type here.',
  ),
}

/** Its sheet opens in place of the list. */
function addSheet(editor: Editor, counterType: CounterType): void {
  const { counterTypes } = editor.document.scenario
  const stem = readableStem(counterType.name) || 'counter'
  const id = counterTypeId(freshId(stem, counterTypes, editor.document.idCode))
  editor.document.run(addCounterType, { id, counterType })
  editor.session.select({ kind: 'counterType', counterType: id })
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
  const scenario = useEditorState((state) => state.document.scenario)
  const groups = trayGroups(scenario)
  return (
    <div className="tray">
      <div className="tray-groups scrolls" ref={list}>
        {groups.length === 0 && (
          <p className="empty">
            <Shapes aria-hidden />
            {say(TEXT.none)}
          </p>
        )}
        {groups.map(({ side, types }) => (
          <TraySide key={side ?? ''} side={side} types={types} />
        ))}
      </div>
      <div className="tray-foot">
        <ActionButton action={counterTable} icon={Table2} />
        <FromCatalogue />
        <NewSheetMenu side={undefined} label={say(TEXT.add)} />
      </div>
    </div>
  )
}

function TraySide({ side, types }: { side: SideId | undefined; types: readonly CounterTypeId[] }): ReactNode {
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const belligerent = side === undefined ? undefined : scenario.sides[side]
  const counts = onMapByType(useEditorState(knownScenario))
  const total = types.reduce((sum, type) => sum + (counts.get(type) ?? 0), 0)
  const words = counted(total, TEXT.onMap, TEXT.onMap)
  return (
    <section className="tray-side">
      <h2>
        {belligerent && <span className="color-chip" style={{ background: belligerent.color }} />}
        <span className="tray-side-name">{belligerent?.name ?? say(TEXT.nobody)}</span>
        <span className="tray-count">{say(words)}</span>
        <NewSheetMenu side={side} />
      </h2>
      <ul>
        {types.map((id) => (
          <TrayItem key={id} id={id} onMap={counts.get(id) ?? 0} />
        ))}
      </ul>
    </section>
  )
}

function NewSheetMenu({ side, label }: { side: SideId | undefined; label?: string }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const { counterSchema } = useRuleset()
  const add = (stats: Stats): void =>
    addSheet(editor, newCounterType(counterSchema, { name: say(TEXT.newName), side, stats }))
  return (
    <DropdownMenu.Root>
      {label ? (
        <DropdownMenu.Trigger className="button">
          <Plus aria-hidden />
          {label}
        </DropdownMenu.Trigger>
      ) : (
        <Tip text={TEXT.add}>
          <DropdownMenu.Trigger className="icon-button" aria-label={say(TEXT.add)}>
            <Plus aria-hidden />
          </DropdownMenu.Trigger>
        </Tip>
      )}
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          {counterSchema.kinds.map(({ id, name, stats }) => (
            <DropdownMenu.Item key={id} className="menu-item" onSelect={() => add(stats)}>
              <span />
              {say(name)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
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

const PICTURE_PX = 36

function TrayItem({ id, onMap }: { id: CounterTypeId; onMap: number }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const type = useEditorState((state) => state.document.scenario.counterTypes[id])
  const chosen = useEditorState(
    (state) => state.session.tool === 'counter' && state.session.options.counterType === id,
  )
  if (!type) return null
  const take = (): void => {
    editor.session.setOptions({ counterType: id })
    editor.session.setTool('counter')
  }
  const startDrag = (event: DragEvent): void => {
    event.dataTransfer.setData(COUNTER_TYPE_DRAG, id)
    event.dataTransfer.effectAllowed = 'copy'
    take()
  }
  const edit = (): void => editor.session.select({ kind: 'counterType', counterType: id })
  return (
    <li className="tray-item" data-type={id} data-chosen={chosen}>
      <button
        type="button"
        className="tray-take"
        aria-pressed={chosen}
        draggable
        onDragStart={startDrag}
        onClick={take}
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
          </span>
        </span>
      </button>
      <span className="tray-actions">
        <IconButton icon={Pencil} label={TEXT.edit} onClick={edit} />
        <IconButton icon={BookmarkPlus} label={KEEP_TYPES} onClick={() => void keepInLibrary(editor, [id])} />
        <IconButton
          icon={CopyPlus}
          label={TEXT.duplicate}
          onClick={() => addSheet(editor, { ...type, name: `${type.name} (${say(TEXT.copy)})` })}
        />
      </span>
    </li>
  )
}
