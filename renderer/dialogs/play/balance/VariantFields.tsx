/** Variants of the balance panel, made by pointing: without a counter, a gate open, turns more or fewer; those of the map's selection first. */
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useState } from 'react'
import { gateOpen, shutGates, turnsMore, type Variant, withoutCounter } from '#shared/balance/variants'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Selection } from '../../../editor/ports/session'
import { headline } from '../../../i18n/language'
import { Button } from '../../../ui/controls/Button'
import { useEditorState, useSay } from '../../../ui/EditorContext'
import { type BalanceSetting, variantScenario } from './balanceSetting'
import { type BalanceTable } from './balanceTable'

const TEXT = {
  title: localized('Variantes à côté', 'Variants beside it'),
  choose: localized('Variante', 'Variant'),
  selected: localized('Choisi sur la carte', 'Selected on the map'),
  without: localized('Sans un pion', 'Without a counter'),
  gates: localized('Passage ouvert', 'Passage open'),
  turns: localized('Durée', 'Length'),
  add: localized('Ajouter', 'Add'),
  remove: ({ fr, en }: Localized) => localized(`Retirer «\u202f${fr}\u202f»`, `Remove “${en}”`),
}

/** Each is played as often as the scenario itself. */
const MOST_VARIANTS = 4
const TURNS = [1, 2, 3, 4, -1, -2, -3]

interface Offered {
  readonly name: Localized
  readonly variants: readonly Variant[]
}

export function VariantFields(props: { balance: BalanceTable; setting: BalanceSetting }): ReactNode {
  const { balance, setting } = props
  const say = useSay()
  const id = useId()
  const scenario = useEditorState(({ document }) => document.scenario)
  const selection = useEditorState(({ session }) => session.selection)
  const offered = variantsOf(scenario, selection, setting.variants)
  const all = offered.flatMap(({ variants }) => variants)
  const [chosen, setChosen] = useState<string>()
  const [fault, setFault] = useState<Localized>()
  const keyed = new Map(all.map((variant) => [keyOf(variant), variant]))
  const value = chosen !== undefined && keyed.has(chosen) ? chosen : all[0] && keyOf(all[0])
  const add = (): void => {
    const variant = value === undefined ? undefined : keyed.get(value)
    if (!variant) return
    const changed = variantScenario(scenario, variant)
    setFault(changed.ok ? undefined : changed.error)
    if (changed.ok) void balance.set({ variants: [...setting.variants, variant] })
  }
  const remove = (variant: Variant): void =>
    void balance.set({ variants: setting.variants.filter((one) => one !== variant) })
  return (
    <div className="form-section">
      <h3>{say(TEXT.title)}</h3>
      <ul className="balance-variants">
        {setting.variants.map((variant) => (
          <li key={keyOf(variant)}>
            <span>{headline(say(variant.name))}</span>
            <button
              type="button"
              className="finding-tool"
              aria-label={say(TEXT.remove(variant.name))}
              title={say(TEXT.remove(variant.name))}
              onClick={() => remove(variant)}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {setting.variants.length < MOST_VARIANTS && all.length > 0 && (
        <div className="balance-add">
          <select
            id={id}
            className="select"
            aria-label={say(TEXT.choose)}
            value={value}
            onChange={({ target }) => setChosen(target.value)}
          >
            {offered.map(({ name, variants }) => (
              <optgroup key={name.en} label={say(name)}>
                {variants.map((variant) => (
                  <option key={keyOf(variant)} value={keyOf(variant)}>
                    {headline(say(variant.name))}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Button name={TEXT.add} icon={Plus} onClick={add} />
        </div>
      )}
      {fault && (
        <p className="form-note is-error" role="alert">
          {say(fault)}
        </p>
      )}
    </div>
  )
}

function keyOf({ calls }: Variant): string {
  return JSON.stringify(calls)
}

/** All that can be added, the selection of the map first; nothing is offered twice. */
function variantsOf(scenario: Scenario, selection: Selection, taken: readonly Variant[]): readonly Offered[] {
  const known = new Set(taken.map(keyOf))
  const fresh = (variants: readonly Variant[]): readonly Variant[] =>
    variants.filter((variant) => {
      const key = keyOf(variant)
      if (known.has(key)) return false
      known.add(key)
      return true
    })
  const gates = shutGates(scenario, rulesetOf(scenario))
  const counters = (Object.keys(scenario.counters) as CounterId[]).filter(
    (id) => !scenario.counters[id]?.spare,
  )
  const chosenCounters = selection.kind === 'counters' ? selection.counters : []
  const chosenGates =
    selection.kind === 'hexsides' ? gates.filter((side) => selection.hexsides.includes(side)) : []
  const without = (id: CounterId): Variant => withoutCounter(scenario, id)
  const open = (side: (typeof gates)[number]): Variant => gateOpen(scenario, side)
  const groups = [
    { name: TEXT.selected, variants: fresh([...chosenCounters.map(without), ...chosenGates.map(open)]) },
    { name: TEXT.without, variants: fresh(counters.map(without)) },
    { name: TEXT.gates, variants: fresh(gates.map(open)) },
    { name: TEXT.turns, variants: fresh(TURNS.flatMap((more) => turnsMore(scenario, more) ?? [])) },
  ]
  return groups.filter(({ variants }) => variants.length > 0)
}
