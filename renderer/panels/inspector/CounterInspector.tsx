/** The selected counters: what they share, and as mixed what differs; a change is made to all. Of one also its name and stack. */
import { type ReactNode } from 'react'
import { editCounter } from '#shared/commands/editCounter'
import { removeCounters } from '#shared/commands/removeCounters'
import { nameOfHex } from '#shared/document/placeNames'
import { countersByHex } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { editCounters } from '../../actions/editCounters'
import { editType } from '../../actions/editType'
import { knownScenario } from '../../editor/eyes'
import { countedCounters } from '../../tools/words/counted'
import { Button, RemoveButton } from '../../ui/controls/Button'
import { shared } from '../../ui/controls/mixed'
import { NameFields } from '../../ui/controls/NameFields'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { EntryField, GroupField, PlacementField, TurnDial } from './CounterPlace'
import { Concealment, CounterState } from './CounterState'
import { SideField } from './SideField'
import { StackList } from './StackList'

const TEXT = {
  place: localized('Position', 'Position'),
  tray: localized('hors de la carte', 'off the map'),
  asType: localized('Celui du type', 'As its type'),
  name: localized('Nom propre', 'Own name'),
  identity: localized('Identité', 'Identity'),
  counter: localized('Pion', 'Counter'),
  decoy: localized('Leurre', 'Decoy'),
  stack: localized('Pile', 'Stack'),
  remove: localized('Supprimer', 'Delete'),
}

export function CounterInspector({ counters: ids }: { counters: readonly CounterId[] }): ReactNode {
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const known = useEditorState(knownScenario)
  const counters = ids.flatMap((id) => scenario.counters[id] ?? [])
  const only = counters.length === 1 ? counters[0] : undefined
  const type = only && scenario.counterTypes[only.type]
  const stack = (only?.hex && countersByHex(known).get(only.hex)) ?? []
  const head = only
    ? {
        title: only.name || type?.name || only.type,
        subtitle: only.decoy ? TEXT.decoy : only.name ? type?.name : TEXT.counter,
        picture: <CounterImage counter={only} size={52} />,
      }
    : { title: say(countedCounters(counters.length)) }
  return (
    <InspectorFrame key={ids[0]} {...head}>
      <InspectorSection title={TEXT.place}>
        {only && (
          <Fact label={localized('Case', 'Hex')}>
            {only.hex ? nameOfHex(scenario, parseHexKey(only.hex)) : say(TEXT.tray)}
          </Fact>
        )}
        <PlacementField ids={ids} />
        <TurnDial ids={ids} />
      </InspectorSection>
      {stack.length > 1 && ids[0] && (
        <InspectorSection title={TEXT.stack}>
          <StackList counters={stack} selected={ids[0]} />
        </InspectorSection>
      )}
      <CounterState ids={ids} counters={counters} />
      <Concealment ids={ids} counters={counters} />
      <Identity ids={ids} counters={counters} />
    </InspectorFrame>
  )
}

function Identity(props: { ids: readonly CounterId[]; counters: readonly Counter[] }): ReactNode {
  const { ids, counters } = props
  const ui = useUi()
  const editor = useEditor()
  const types = useEditorState((state) => state.document.scenario.counterTypes)
  const [counter] = counters
  const [id] = ids
  return (
    <InspectorSection title={TEXT.identity}>
      {counter && id && ids.length === 1 && (
        <NameFields
          label={TEXT.name}
          placeholder={types[counter.type]?.name ?? ''}
          thing={counter}
          of="name"
          apply={(change) => editor.document.run(editCounter, { counter: id, change })?.message}
        />
      )}
      <SideField
        side={shared(counters.map(({ side }) => side))}
        none={TEXT.asType}
        onChange={(side) => editCounters(editor, ids, { side })}
      />
      <GroupField ids={ids} />
      <EntryField ids={ids} />
      <div className="inspector-actions">
        <Button
          name={editType.name(editor.store.getState())}
          disabled={!editType.isEnabled(editor)}
          onClick={() => void editType.run(editor, ui)}
        />
        <RemoveButton
          name={TEXT.remove}
          onClick={() => editor.document.run(removeCounters, { counters: ids })}
        />
      </div>
    </InspectorSection>
  )
}
