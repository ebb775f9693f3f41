/** A result by hand: no source gives the roll, so the players say what came of it; it is logged as theirs (PLY-6). */
import { type ReactNode, useState } from 'react'
import { counterName } from '#shared/document/counters'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type GameState, type HandEffect } from '#shared/game/contract'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { type PlayTable } from './playTable'

const TEXT = {
  about: localized(
    'Aucune source ne donne ce jet\u202f: dites ce qu’il en est à votre table.',
    'No source gives this roll: say what came of it at your table.',
  ),
  unchanged: localized('inchangé', 'unchanged'),
  out: localized('éliminé', 'eliminated'),
  confirm: localized('Appliquer', 'Apply'),
}

type Fate = 'unchanged' | 'out' | `face ${string}`

export function ByHand({ table, state }: { table: PlayTable; state: GameState }): ReactNode {
  const say = useSay()
  const [fates, setFates] = useState<Readonly<Record<CounterId, Fate>>>({})
  const { scenario } = state.play
  const { faces } = rulesetOf(scenario).counterSchema
  // No unit has more steps than the first face of its sheet.
  const facesOf = (counter: CounterId) => {
    const sheet = scenario.counterTypes[scenario.counters[counter]?.type as CounterTypeId]?.faces ?? {}
    return faces.slice(
      Math.max(
        faces.findIndex(({ id }) => id in sheet),
        0,
      ),
    )
  }
  const effects = (Object.entries(fates) as [CounterId, Fate][]).flatMap(([counter, fate]) =>
    effectOf(counter, fate),
  )
  return (
    <div className="play-by-hand">
      <p className="play-hint">{say(TEXT.about)}</p>
      {concernedBy(state).map((counter) => (
        <label key={counter} className="play-player">
          {counterName(scenario, counter)}
          <select
            className="select"
            value={fates[counter] ?? 'unchanged'}
            onChange={({ target }) => setFates({ ...fates, [counter]: target.value as Fate })}
          >
            <option value="unchanged">{say(TEXT.unchanged)}</option>
            {facesOf(counter).map(({ id, name }) => (
              <option key={id} value={`face ${id}`}>
                {headline(say(name))}
              </option>
            ))}
            <option value="out">{say(TEXT.out)}</option>
          </select>
        </label>
      ))}
      <Button
        name={TEXT.confirm}
        look="is-primary"
        onClick={() => table.choose({ kind: 'by-hand', effects })}
      />
    </div>
  )
}

function effectOf(counter: CounterId, fate: Fate): HandEffect | [] {
  if (fate === 'unchanged') return []
  if (fate === 'out') return { kind: 'removed', counter, how: 'eliminated' }
  return { kind: 'state', counter, face: fate.slice('face '.length) }
}

/** The counters that the act names, whoever it is done by first. */
function concernedBy({ stage }: GameState): readonly CounterId[] {
  if (stage.kind !== 'by-hand') return []
  const named = Object.entries(stage.act).flatMap(([key, value]) =>
    ['from', 'to', 'counter', 'leader', 'target', 'of'].includes(key) && typeof value === 'string'
      ? [value as CounterId]
      : [],
  )
  return [...new Set(named)]
}
