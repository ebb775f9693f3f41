/** The form of a reinforcement: when, where and facing which way it enters, and what if it cannot (SCN-4). */
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import { times } from '#shared/document/inWords/lists'
import { type ReactNode } from 'react'
import { editReinforcement } from '#shared/commands/entries/reinforcements'
import { DIE_SIDES, MAX_TURN } from '#shared/document/limits'
import { type NamedCounters } from '#shared/document/setUp'
import { type Reinforcement } from '#shared/document/game'
import { type ReinforcementId } from '#shared/document/ids'
import { turnThroughTwelve } from '#shared/hex/facing'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { bringLater } from '../../actions/bringLater'
import { Button } from '../../ui/controls/Button'
import { ChoiceField } from '../../ui/controls/Choice'
import { FacingDial } from '../../ui/controls/FacingDial'
import { named, SelectField, SwitchField, WholeField } from '../../ui/controls/fields'
import { NameFields } from '../../ui/controls/NameFields'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { AuthorTextFields } from './AuthorTextFields'
import { chooseCounters, chooseOnMap } from './chooseOnMap'
import { OptionalWholeField } from './OptionalWholeField'
import { PlacesField } from './PlaceField'
import './reinforcements.css'

const TEXT = {
  name: localized('Nom', 'Name'),
  turn: localized('Tour d’entrée', 'Turn of entry'),
  lastTurn: localized('Dernier tour possible', 'Last turn possible'),
  roll: localized('Jet de dé à chaque tour', 'Die roll each turn'),
  sides: localized('Faces du dé', 'Sides of the die'),
  atMost: localized('Ils entrent sur un résultat d’au plus', 'They enter on a roll of at most'),
  entries: localized('Entrées', 'Entries'),
  addEntry: localized('Ajouter une entrée', 'Add an entry'),
  noEntries: localized('Aucune entrée n’est indiquée.', 'No entry is given.'),
  facing: localized('Orientation à l’entrée', 'Facing on entry'),
  condition: sameInBoth('Condition'),
  blocked: localized('Si l’entrée est bloquée', 'If the entry is blocked'),
  counters: localized('Pions', 'Counters'),
  noCounters: localized('Aucun pion.', 'No counter.'),
  point: localized('Choisir sur la carte', 'Choose on the map'),
  brought: localized('Pions qui viendront plus tard', 'Counters that will come later'),
  order: localized('Ordre de bataille', 'Order of battle'),
}

const BLOCKED: readonly { readonly id: Reinforcement['blocked']; readonly name: Words }[] = [
  { id: 'wait', name: localized('ils attendent un tour', 'they wait a turn') },
  { id: 'nearest', name: localized('case libre du bord la plus proche', 'nearest free hex of the rim') },
  { id: 'lost', name: localized('ils sont perdus', 'they are lost') },
]

const FACINGS = [
  { id: 'free', name: localized('Libre', 'Free') },
  { id: 'given', name: localized('Donnée', 'Given') },
] as const

const HALF_OF_SIX = { sides: 6, atMost: 3 } as const
const FIRST_FACING = { kind: 'side', index: 0 } as const

export function ReinforcementForm(props: {
  id: ReinforcementId
  one: Reinforcement
  counters: readonly NamedCounters[]
}): ReactNode {
  const { id, one, counters } = props
  const { roll, facing } = one
  const editor = useEditor()
  const change = (part: Parameters<typeof editReinforcement.run>[1]['change']): Words | undefined =>
    editor.document.run(editReinforcement, { reinforcement: id, change: part })?.message
  return (
    <div className="open-row-form">
      <NameFields label={TEXT.name} thing={one} of="name" wrap={named} apply={change} />
      <OptionalWholeField
        label={TEXT.turn}
        value={one.turn}
        max={MAX_TURN}
        apply={(turn) => change({ turn })}
      />
      <OptionalWholeField
        label={TEXT.lastTurn}
        value={one.lastTurn}
        max={MAX_TURN}
        apply={(lastTurn) => change({ lastTurn })}
      />
      <SwitchField
        label={TEXT.roll}
        checked={roll !== undefined}
        onChange={(on) => void change({ roll: on ? HALF_OF_SIX : null })}
      />
      {roll && (
        <>
          <WholeField
            label={TEXT.sides}
            value={String(roll.sides)}
            min={DIE_SIDES.least}
            max={DIE_SIDES.most}
            apply={(sides) => change({ roll: { ...roll, sides } })}
          />
          <WholeField
            label={TEXT.atMost}
            value={String(roll.atMost)}
            min={1}
            max={roll.sides}
            apply={(atMost) => change({ roll: { ...roll, atMost } })}
          />
        </>
      )}
      <PlacesField
        label={TEXT.entries}
        add={TEXT.addEntry}
        none={TEXT.noEntries}
        places={one.entries}
        apply={(entries) => change({ entries })}
      />
      <ChoiceField<'free' | 'given'>
        label={TEXT.facing}
        value={facing ? 'given' : 'free'}
        options={FACINGS}
        onChange={(kind) => void change({ facing: kind === 'free' ? null : FIRST_FACING })}
      />
      {facing && (
        <FacingDial
          facing={facing}
          degrees={30}
          keys={false}
          onTurn={(steps) => void change({ facing: turnThroughTwelve(facing, steps) })}
        />
      )}
      <AuthorTextFields
        label={TEXT.condition}
        value={one.condition}
        apply={(condition) => change({ condition })}
      />
      <SelectField<Reinforcement['blocked']>
        label={TEXT.blocked}
        value={one.blocked}
        options={BLOCKED}
        onChange={(blocked) => void change({ blocked })}
      />
      <Counters id={id} counters={counters} />
    </div>
  )
}

/** They join it from the map, or in the order of battle. */
function Counters(props: { id: ReinforcementId; counters: readonly NamedCounters[] }): ReactNode {
  const { id, counters } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  return (
    <div className="field" role="group" aria-label={say(TEXT.counters)}>
      <span className="field-label">{say(TEXT.counters)}</span>
      <div className="reinforcement-counters">
        {counters.length === 0 && <span>{say(TEXT.noCounters)}</span>}
        {counters.length > 0 && (
          <ul>
            {counters.map(({ name, count }) => (
              <li key={name}>{times(count, name)}</li>
            ))}
          </ul>
        )}
        <Button
          name={TEXT.point}
          icon={MousePointerClick}
          onClick={() =>
            chooseOnMap(
              editor,
              ui,
              chooseCounters(TEXT.brought, (chosen) => {
                bringLater(editor, chosen, id)
                return undefined
              }),
            )
          }
        />
        <Button name={TEXT.order} onClick={() => ui.showView('order')} />
      </div>
    </div>
  )
}
