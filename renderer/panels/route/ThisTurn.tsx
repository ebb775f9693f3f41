/**
 * The events of this turn that the rules ask about, said for the opponents of a route: hit by offensive fire, fired in defence, attacks
 * made, turned (MC-INF-5, -6; SV-OPP-2, -7). They are kept with the route, for whoever moves next too, and never in the scenario.
 */
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { counterName, footprint } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { turnFacing } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type RouteAnswer } from '#shared/rules/answers/route'
import {
  nextGameTurn,
  nextPhase,
  NOTHING_HAPPENED,
  type TurnMemory,
  withAttack,
  withTurn,
} from '#shared/rules/answers/turnMemory'
import { sideOf } from '#shared/rules/standing/position'
import { knownScenario } from '../../editor/eyes'
import { type DrawnRoute } from '../../editor/ports/session'
import { saidOf, toggledFact, withoutAttack, withoutTurn } from '../../tools/route/turnSaid'
import { Button } from '../../ui/controls/Button'
import { FacingDial } from '../../ui/controls/FacingDial'
import { SelectField, SwitchField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { ChooseOpponent } from './ChooseOpponent'

const TEXT = {
  title: localized('Ce tour-ci', 'This turn'),
  name: localized('Adversaire de ce tour', 'Opponent of this turn'),
  hit: localized('Blessé ou repoussé par un tir offensif', 'Wounded or driven back by offensive fire'),
  fired: localized('A tiré en défense', 'Has fired in defence'),
  attacked: localized('A attaqué', 'Has attacked'),
  at: localized('dans la case', 'in hex'),
  choose: localized('Choisir…', 'Choose…'),
  remove: localized('Retirer', 'Remove'),
  asOnMap: localized('Orientation de la carte', 'Facing of the map'),
  phase: localized('Phase suivante', 'Next phase'),
  turn: localized('Tour suivant', 'Next turn'),
  forget: localized('Tout oublier', 'Forget all of it'),
}

export function ThisTurn({
  route,
  answer,
}: {
  route: DrawnRoute
  answer?: RouteAnswer | undefined
}): ReactNode {
  const { session } = useEditor()
  const scenario = useEditorState(knownScenario)
  const [opened, setOpened] = useState<readonly CounterId[]>([])
  const { turn } = route
  const said = saidOf(turn)
  const met = answer ? [...answer.tests, ...(answer.held ?? []), ...answer.spared] : []
  const concerned = [...new Set([...said, ...opened, ...met.map(({ opponent }) => opponent)])].filter(
    (id) => id in scenario.counters,
  )
  const set = (now: TurnMemory): void => session.setRoute({ ...route, turn: now })
  return (
    <InspectorSection title={TEXT.title}>
      {concerned.map((id) => (
        <Facts key={id} id={id} route={route} scenario={scenario} isOpen={opened.includes(id)} onSay={set} />
      ))}
      <ChooseOpponent
        label={TEXT.name}
        scenario={scenario}
        of={route.counter}
        named={concerned}
        onChoose={(id) => setOpened([...opened, id])}
      />
      {said.length > 0 && (
        <div className="route-turn">
          <Button name={TEXT.phase} look="is-small" onClick={() => set(nextPhase(turn))} />
          <Button name={TEXT.turn} look="is-small" onClick={() => set(nextGameTurn(turn))} />
          <Button name={TEXT.forget} look="is-small" onClick={() => set(NOTHING_HAPPENED)} />
        </div>
      )}
    </InspectorSection>
  )
}

interface FactsProps {
  readonly id: CounterId
  readonly route: DrawnRoute
  readonly scenario: Scenario
  /** Just named: its facts are shown. */
  readonly isOpen: boolean
  readonly onSay: (turn: TurnMemory) => void
}

/** The facts of one opponent, folded under its name. */
function Facts({ id, route, scenario, isOpen, onSay }: FactsProps): ReactNode {
  const say = useSay()
  const { turn } = route
  const counter = scenario.counters[id]
  if (!counter) return null
  const { [id]: turned } = turn.turned
  const facing = turned ?? counter.facing
  return (
    <details className="route-why" open={isOpen || undefined}>
      <summary>{counterName(scenario, id)}</summary>
      <SwitchField
        label={TEXT.hit}
        checked={turn.hitByOffensiveFire.includes(id)}
        onChange={() => onSay(toggledFact(turn, 'hitByOffensiveFire', id))}
      />
      <SwitchField
        label={TEXT.fired}
        checked={turn.firedDefensively.includes(id)}
        onChange={() => onSay(toggledFact(turn, 'firedDefensively', id))}
      />
      <AttacksMade id={id} route={route} scenario={scenario} onSay={onSay} />
      <FacingDial
        facing={facing}
        degrees={60}
        keys={false}
        onTurn={(steps) => onSay(withTurn(turn, id, turnFacing(facing, steps)))}
      />
      {turned && (
        <button type="button" className="button is-small" onClick={() => onSay(withoutTurn(turn, id))}>
          {say(TEXT.asOnMap)}
        </button>
      )}
    </details>
  )
}

/** The opportunity attacks that it made this phase: on whom and where, each next to it. */
function AttacksMade({ id, route, scenario, onSay }: Omit<FactsProps, 'isOpen'>): ReactNode {
  const { turn, counter: mover } = route
  const [on, setOn] = useState(mover)
  const made = turn.attacksThisPhase.filter(({ opponent }) => opponent === id)
  const own = scenario.counters[mover]
  const movers = (Object.keys(scenario.counters) as CounterId[]).filter((other) => {
    const friend = scenario.counters[other]
    return own && friend?.hex !== undefined && sideOf(scenario, friend) === sideOf(scenario, own)
  })
  const hexName = (hex: HexKey): string => nameOfHex(scenario, parseHexKey(hex))
  return (
    <>
      {made.length > 0 && (
        <ul className="route-opponents">
          {made.map((attack) => {
            const name = `${counterName(scenario, attack.mover)}, ${hexName(attack.hex)}`
            return (
              <li key={name}>
                {name}
                <IconButton icon={X} label={TEXT.remove} onClick={() => onSay(withoutAttack(turn, attack))} />
              </li>
            )
          })}
        </ul>
      )}
      <SelectField
        label={TEXT.attacked}
        value={on}
        options={movers.map((other) => ({ id: other, name: counterName(scenario, other) }))}
        onChange={setOn}
      />
      <SelectField<HexKey | ''>
        label={TEXT.at}
        value=""
        options={[
          { id: '', name: TEXT.choose },
          ...besides(scenario, id).map((hex) => ({ id: hexKey(hex), name: hexName(hexKey(hex)) })),
        ]}
        onChange={(hex) => hex !== '' && onSay(withAttack(turn, { opponent: id, mover: on, hex }))}
      />
    </>
  )
}

/** The hexes next to a counter, where it may strike. */
function besides(scenario: Scenario, id: CounterId): Axial[] {
  const held = footprint(scenario, scenario.counters[id])
  const own = new Set(held.map(hexKey))
  const near = new Map(held.flatMap(neighbors).map((hex) => [hexKey(hex), hex]))
  return [...near.values()].filter((hex) => !own.has(hexKey(hex)) && onGrid(hex, scenario.map.grid))
}
