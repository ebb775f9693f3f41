/** The selected counters: one with its state and facing, several with what can be done to all of them. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type EditCounter, editCounter } from '#shared/commands/editCounter'
import { removeCounters } from '#shared/commands/removeCounters'
import { nameOfHex } from '#shared/document/placeNames'
import { countersByHex } from '#shared/document/counters'
import { type Counter, type CounterId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { counted, type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { DraftField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { PlacementField, TurnDial, WingField } from './CounterPlace'
import { Concealment, CounterState } from './CounterState'
import { SideField } from './SideField'
import { StackList } from './StackList'

const TEXT = {
  counters: [localized('pion', 'counter'), localized('pions', 'counters')] as const,
  place: localized('Position', 'Position'),
  tray: localized('hors de la carte', 'off the map'),
  asType: localized('Celui du type', 'As its type'),
  name: localized('Nom propre', 'Own name'),
  identity: localized('Identité', 'Identity'),
  edit: localized('Modifier le type…', 'Edit type…'),
  counter: localized('Pion', 'Counter'),
  decoy: localized('Leurre', 'Decoy'),
  state: localized('État', 'State'),
  stack: localized('Pile', 'Stack'),
  remove: localized('Supprimer', 'Delete'),
}

export function CounterInspector({ counters: ids }: { counters: readonly CounterId[] }): ReactNode {
  const say = useSay()
  const present = useEditorState((state) => state.document.scenario.counters)
  const only = ids.length === 1 ? ids[0] : undefined
  const counter = only && present[only]
  if (counter) return <OneCounter key={only} id={only} counter={counter} />
  return (
    <InspectorFrame title={say(counted(ids.length, ...TEXT.counters))}>
      <InspectorSection title={TEXT.state}>
        <PlacementField ids={ids} />
        <TurnDial ids={ids} />
        <RemoveButton ids={ids} />
      </InspectorSection>
    </InspectorFrame>
  )
}

function OneCounter({ id, counter }: { id: CounterId; counter: Counter }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const type = scenario.counterTypes[counter.type]
  const change = (part: EditCounter['change']): Words | undefined =>
    editor.document.run(editCounter, { counter: id, change: part })?.message
  const name = counter.name || type?.name || counter.type
  const stack = (counter.hex && countersByHex(scenario).get(counter.hex)) ?? []
  return (
    <InspectorFrame
      title={name}
      subtitle={counter.decoy ? say(TEXT.decoy) : counter.name ? type?.name : say(TEXT.counter)}
      picture={<CounterImage counter={counter} size={52} />}
    >
      <InspectorSection title={TEXT.place}>
        <Fact label={localized('Case', 'Hex')}>
          {counter.hex ? nameOfHex(scenario, parseHexKey(counter.hex)) : say(TEXT.tray)}
        </Fact>
        <PlacementField ids={[id]} />
        <TurnDial ids={[id]} />
      </InspectorSection>
      {stack.length > 1 && (
        <InspectorSection title={TEXT.stack}>
          <StackList counters={stack} selected={id} />
        </InspectorSection>
      )}
      <CounterState id={id} counter={counter} />
      <Concealment id={id} counter={counter} />
      <InspectorSection title={TEXT.identity}>
        <DraftField
          label={TEXT.name}
          placeholder={type?.name ?? ''}
          value={counter.name}
          apply={(text) => change({ name: text.trim() })}
        />
        <SideField side={counter.side} none={TEXT.asType} onChange={(side) => change({ side })} />
        <WingField id={id} counter={counter} />
        <div className="inspector-actions">
          <Button
            name={TEXT.edit}
            disabled={!type}
            onClick={() => editor.session.select({ kind: 'counterType', counterType: counter.type })}
          />
          <RemoveButton ids={[id]} />
        </div>
      </InspectorSection>
    </InspectorFrame>
  )
}

function RemoveButton({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  return (
    <Button
      name={TEXT.remove}
      icon={Trash2}
      look="is-danger"
      onClick={() => editor.document.run(removeCounters, { counters: ids })}
    />
  )
}
