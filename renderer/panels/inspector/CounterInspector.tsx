/** The selected counters: one with its state and facing, several with what can be done to all of them. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type EditCounter, editCounter } from '#shared/commands/editCounter'
import { removeCounters } from '#shared/commands/removeCounters'
import { nameOfHex } from '#shared/document/placeNames'
import { countersByHex } from '#shared/document/counters'
import { type Counter, type CounterId, type SideId } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { DraftField, SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { PlacementField, TurnDial, WingField } from './CounterPlace'
import { Concealment, CounterState } from './CounterState'
import { StackList } from './StackList'

const TEXT = {
  counters: [localized('pion', 'counter'), localized('pions', 'counters')] as const,
  place: localized('Position', 'Position'),
  tray: localized('hors de la carte', 'off the map'),
  side: localized('Camp', 'Side'),
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
      <InspectorSection title={say(TEXT.state)}>
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
  const { counterTypes, sides } = scenario
  const type = counterTypes[counter.type]
  const change = (part: EditCounter['change']): string | undefined => {
    const refusal = editor.document.run(editCounter, { counter: id, change: part })
    return refusal && say(refusal.message)
  }
  const name = counter.name || type?.name || counter.type
  const stack = (counter.hex && countersByHex(scenario).get(counter.hex)) ?? []
  return (
    <InspectorFrame
      title={name}
      subtitle={counter.decoy ? say(TEXT.decoy) : counter.name ? type?.name : say(TEXT.counter)}
      picture={<CounterImage counter={counter} size={52} />}
    >
      <InspectorSection title={say(TEXT.place)}>
        <Fact label={say(localized('Case', 'Hex'))}>
          {counter.hex ? nameOfHex(scenario, parseHexKey(counter.hex)) : say(TEXT.tray)}
        </Fact>
        <PlacementField ids={[id]} />
        <TurnDial ids={[id]} />
      </InspectorSection>
      {stack.length > 1 && (
        <InspectorSection title={say(TEXT.stack)}>
          <StackList counters={stack} selected={id} />
        </InspectorSection>
      )}
      <CounterState id={id} counter={counter} />
      <Concealment id={id} counter={counter} />
      <InspectorSection title={say(TEXT.identity)}>
        <DraftField
          label={say(TEXT.name)}
          placeholder={type?.name ?? ''}
          value={counter.name}
          apply={(text) => change({ name: text.trim() })}
        />
        <SelectField
          label={say(TEXT.side)}
          value={counter.side ?? ''}
          options={[
            { value: '', label: say(TEXT.asType) },
            ...Object.entries(sides).map(([side, { name: sideName }]) => ({ value: side, label: sideName })),
          ]}
          onChange={(side) => change({ side: side === '' ? null : (side as SideId) })}
        />
        <WingField id={id} counter={counter} />
        <div className="inspector-actions">
          <button
            type="button"
            className="button"
            disabled={!type}
            onClick={() => editor.session.select({ kind: 'counterType', counterType: counter.type })}
          >
            {say(TEXT.edit)}
          </button>
          <RemoveButton ids={[id]} />
        </div>
      </InspectorSection>
    </InspectorFrame>
  )
}

function RemoveButton({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  return (
    <button
      type="button"
      className="button is-danger"
      onClick={() => editor.document.run(removeCounters, { counters: ids })}
    >
      <Trash2 aria-hidden />
      {say(TEXT.remove)}
    </button>
  )
}
