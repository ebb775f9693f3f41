/** The counters that a side sets up, by where they are; hidden ones and decoys among them. */
import { type ReactNode } from 'react'
import { countSetUp, type SetUpCount } from '#shared/document/setUp'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { useSay } from '../../ui/EditorContext'

const TEXT = {
  counters: localized('Pions de la mise en place', 'Counters of the set-up'),
}

const COUNTS: readonly { readonly key: keyof SetUpCount; readonly name: Localized }[] = [
  { key: 'inZones', name: localized('Dans ses zones', 'In its zones') },
  { key: 'outside', name: localized('Ailleurs sur la carte', 'Elsewhere on the map') },
  { key: 'waiting', name: localized('Hors de la carte', 'Off the map') },
  { key: 'hidden', name: localized('Dont cachés', 'Hidden among them') },
  { key: 'decoys', name: localized('Dont leurres', 'Decoys among them') },
]

export function SetUpCounts({ scenario, side }: { scenario: Scenario; side: SideId }): ReactNode {
  const say = useSay()
  const count = countSetUp(scenario, side)
  return (
    <div className="field" role="group" aria-label={say(TEXT.counters)}>
      <span className="field-label">{say(TEXT.counters)}</span>
      <dl className="set-up-counts">
        {COUNTS.map(({ key, name }) => (
          <div key={key} data-none={count[key] === 0}>
            <dt>{say(name)}</dt>
            <dd>{count[key]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
