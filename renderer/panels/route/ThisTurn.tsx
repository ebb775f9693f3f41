/**
 * The events of this turn that the rules ask about, said of counters for a route or a question: hit by offensive fire, fired in defence,
 * attacks made, turned (MC-INF-5, -6; SV-OPP-2, -7). They are said once for routes and questions alike, and never kept in the scenario.
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
import { CIRCUMSTANCES } from '#shared/questions/routeCircumstances'
import { type AskedOfTurn } from '#shared/rules/answers/inquiry'
import {
  countersIn,
  nextGameTurn,
  nextPhase,
  NOTHING_HAPPENED,
  type TurnMemory,
  withAttack,
  withTurn,
} from '#shared/rules/answers/turnMemory'
import { opponentsOf } from '#shared/rules/standing/position'
import { headline } from '../../i18n/language'
import { knownScenario } from '../../editor/eyes'
import { type SaidOfCounter, toggledFact, withoutAttack, withoutTurn } from '../../tools/route/turnSaid'
import { Button } from '../../ui/controls/Button'
import { FacingDial } from '../../ui/controls/FacingDial'
import { SelectField, SwitchField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { ChooseCounter } from './ChooseCounter'

const TEXT = {
  name: localized('Pion de ce tour', 'Counter of this turn'),
  at: localized('dans la case', 'in hex'),
  choose: localized('Choisir…', 'Choose…'),
  remove: localized('Retirer', 'Remove'),
  asOnMap: localized('Orientation de la carte', 'Facing of the map'),
  phase: localized('Phase suivante', 'Next phase'),
  turn: localized('Tour suivant', 'Next turn'),
  forget: localized('Tout oublier', 'Forget all of it'),
}

/** The facts that may be so of a counter, by what is asked about the turn, each with its words. */
const FIRED = [
  ['firedDefensively', 'fired'],
  ['firedOffensively', 'shot'],
] as const
const FACTS: Readonly<
  Record<AskedOfTurn, readonly (readonly [SaidOfCounter, keyof typeof CIRCUMSTANCES])[]>
> = {
  events: [['hitByOffensiveFire', 'hit'], ...FIRED, ['movedTooFar', 'moved']],
  fire: FIRED,
  facings: [],
}

interface Said {
  readonly turn: TurnMemory
  /** All that may be said, who fired and turned, or who turned alone. */
  readonly asks?: AskedOfTurn
  readonly onSay: (turn: TurnMemory) => void
}

/**
 * @param concerned listed first, before those of whom something is said.
 * @param mover the counter on its way: attacks are made on it unless another is chosen, and its opponents alone can be named besides;
 * absent = anybody can.
 */
export function ThisTurn(
  props: Said & { concerned: readonly CounterId[]; mover?: CounterId | undefined },
): ReactNode {
  const { turn, asks = 'events', concerned, mover, onSay } = props
  const say = useSay()
  const scenario = useEditorState(knownScenario)
  const [opened, setOpened] = useState<readonly CounterId[]>([])
  const said = countersIn(turn)
  const listed = [...new Set([...concerned, ...opened, ...said])].filter((id) => id in scenario.counters)
  return (
    <InspectorSection title={headline(say(CIRCUMSTANCES.turn))}>
      {listed.map((id) => (
        <Facts
          key={id}
          id={id}
          turn={turn}
          asks={asks}
          mover={mover}
          scenario={scenario}
          isOpen={opened.includes(id)}
          onSay={onSay}
        />
      ))}
      <ChooseCounter
        label={TEXT.name}
        scenario={scenario}
        of={mover}
        named={listed}
        onChoose={(id) => setOpened([...opened, id])}
      />
      {said.length > 0 && (
        <div className="route-turn">
          {asks !== 'facings' && (
            <>
              <Button name={TEXT.phase} look="is-small" onClick={() => onSay(nextPhase(turn))} />
              <Button name={TEXT.turn} look="is-small" onClick={() => onSay(nextGameTurn(turn))} />
            </>
          )}
          <Button name={TEXT.forget} look="is-small" onClick={() => onSay(NOTHING_HAPPENED)} />
        </div>
      )}
    </InspectorSection>
  )
}

interface FactsProps extends Said {
  readonly id: CounterId
  readonly mover: CounterId | undefined
  readonly scenario: Scenario
  /** Just named: its facts are shown. */
  readonly isOpen: boolean
}

/** The facts of one counter, folded under its name. */
function Facts({ id, turn, asks = 'events', mover, scenario, isOpen, onSay }: FactsProps): ReactNode {
  const say = useSay()
  const counter = scenario.counters[id]
  if (!counter) return null
  const { [id]: turned } = turn.turned
  const facing = turned ?? counter.facing
  return (
    <details className="route-why" open={isOpen || undefined}>
      <summary>{counterName(scenario, id)}</summary>
      {FACTS[asks].map(([fact, name]) => (
        <SwitchField
          key={fact}
          label={CIRCUMSTANCES[name]}
          checked={turn[fact]?.includes(id) === true}
          onChange={() => onSay(toggledFact(turn, fact, id))}
        />
      ))}
      {asks === 'events' && (
        <AttacksMade id={id} turn={turn} mover={mover} scenario={scenario} onSay={onSay} />
      )}
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
function AttacksMade({ id, turn, mover, scenario, onSay }: Omit<FactsProps, 'isOpen' | 'asks'>): ReactNode {
  const movers = opponentsOf({ scenario }, id)
  const [on = movers[0], setOn] = useState(mover !== undefined && movers.includes(mover) ? mover : undefined)
  const made = turn.attacksThisPhase.filter(({ opponent }) => opponent === id)
  if (on === undefined) return null
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
        label={CIRCUMSTANCES.attacked}
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
