/** A result by hand: no source gives the roll, so the players say what came of it; it is logged as theirs (PLY-6). */
import { type ReactNode, useState } from 'react'
import { counterName } from '#shared/document/counters'
import { type Eyes } from '#shared/document/eyes'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type GameState } from '#shared/game/contract'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { effectsOf, type Fate, hexesToGo, namedIn, othersInPlay, UNCHANGED } from './fates'
import { type PlayTable } from './playTable'

const TEXT = {
  about: localized(
    'Aucune source ne donne ce jet\u202f: dites ce qu’il en est à votre table.',
    'No source gives this roll: say what came of it at your table.',
  ),
  unchanged: localized('inchangé', 'unchanged'),
  out: localized('éliminé', 'eliminated'),
  hex: (name: string) => localized(`Case (${name})`, `Hex (${name})`),
  stays: (hex: string) => localized(`reste en ${hex}`, `stays in ${hex}`),
  goes: (hex: string) => localized(`va en ${hex}`, `goes to ${hex}`),
  another: localized('Un autre pion…', 'Another counter…'),
  confirm: localized('Appliquer', 'Apply'),
}

interface ByHandProps {
  readonly table: PlayTable
  readonly state: GameState
  /** The eyes of the person who says the result: others are chosen among those whom they see. */
  readonly eyes: Eyes
}

export function ByHand({ table, state, eyes }: ByHandProps): ReactNode {
  const say = useSay()
  const [fates, setFates] = useState<Readonly<Record<CounterId, Fate>>>({})
  const [added, setAdded] = useState<readonly CounterId[]>([])
  const concerned = [...namedIn(state), ...added]
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
  const change = (counter: CounterId, part: Partial<Fate>): void =>
    setFates({ ...fates, [counter]: { ...(fates[counter] ?? UNCHANGED), ...part } })
  return (
    <div className="play-by-hand">
      <p className="play-hint">{say(TEXT.about)}</p>
      {concerned.map((counter) => (
        <div key={counter} className="play-fate">
          <label className="play-player">
            {counterName(scenario, counter)}
            <select
              className="select"
              value={fates[counter]?.became ?? 'unchanged'}
              onChange={({ target }) => change(counter, { became: target.value as Fate['became'] })}
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
          {fates[counter]?.became !== 'out' && (
            <select
              className="select"
              aria-label={say(TEXT.hex(counterName(scenario, counter)))}
              value={fates[counter]?.hex ?? ''}
              onChange={({ target }) => change(counter, { hex: (target.value as HexKey) || undefined })}
            >
              <option value="">{say(TEXT.stays(placeOf(scenario, counter)))}</option>
              {hexesToGo(scenario, counter).map(({ hex, name }) => (
                <option key={hex} value={hex}>
                  {say(TEXT.goes(name))}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
      <select
        className="select play-another"
        aria-label={say(TEXT.another)}
        value=""
        onChange={({ target }) => setAdded([...added, target.value as CounterId])}
      >
        <option value="">{say(TEXT.another)}</option>
        {othersInPlay(state, concerned, eyes).map(({ counter, name }) => (
          <option key={counter} value={counter}>
            {name}
          </option>
        ))}
      </select>
      <Button
        name={TEXT.confirm}
        look="is-primary"
        onClick={() => table.choose({ kind: 'by-hand', effects: effectsOf(scenario, fates) })}
      />
    </div>
  )
}

function placeOf(scenario: Scenario, counter: CounterId): string {
  const hex = scenario.counters[counter]?.hex
  return hex === undefined ? '–' : nameOfHex(scenario, parseHexKey(hex))
}
