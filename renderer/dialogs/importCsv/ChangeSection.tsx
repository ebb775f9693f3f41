/** The parts of a list of what an import will change: sections, faults, and values before and after. */
import { type ReactNode } from 'react'
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

const REGION = localized('Ce qui changera', 'What will change')
const EMPTY = localized('(vide)', '(empty)')
export const LEFT_OUT = localized('Laissé de côté', 'Left out')
export const NOTHING_CHANGES = localized(
  'Rien ne change\u202f: le scénario est déjà comme le fichier.',
  'Nothing changes: the scenario is already as the file says.',
)
export const NOTHING_TAKEN = localized(
  'Rien de ce fichier ne peut être importé.',
  'Nothing of this file can be imported.',
)

/** More than anybody reads; the rest is counted. */
const MOST_SHOWN = 200

/** The sections, and below them what does not change. */
export function Changes(props: { untouched: readonly Localized[]; children: ReactNode }): ReactNode {
  const say = useSay()
  return (
    // Nothing in it takes the focus, and it may be longer than the dialog.
    <div className="csv-changes" role="region" aria-label={say(REGION)} tabIndex={0}>
      {props.children}
      {props.untouched.length > 0 && <p className="csv-faint">{props.untouched.map(say).join(' ')}</p>}
    </div>
  )
}

/** Nothing without items. */
export function ChangeSection<T>(props: {
  title: Localized
  items: readonly T[]
  look?: string
  children: (item: T, nth: number) => ReactNode
}): ReactNode {
  const { title, items, look, children } = props
  const say = useSay()
  if (items.length === 0) return null
  const beyond = items.length - MOST_SHOWN
  return (
    <section className={look}>
      <h3>{`${say(title)} (${items.length})`}</h3>
      <ul>{items.slice(0, MOST_SHOWN).map(children)}</ul>
      {beyond > 0 && <p className="csv-faint">{say(more(beyond))}</p>}
    </section>
  )
}

export function Faults({ title, faults }: { title: Localized; faults: readonly CsvFault[] }): ReactNode {
  const say = useSay()
  return (
    <ChangeSection title={title} items={faults} look="is-fault">
      {(fault, nth) => <li key={nth}>{headline(say(csvFaultText(fault)))}</li>}
    </ChangeSection>
  )
}

/** "Attaque · 5 → 6", a line of a list. */
export function ValueChange(props: { heading: Localized; before: string; after: string }): ReactNode {
  const { heading, before, after } = props
  const say = useSay()
  const shown = (text: string): string => (text === '' ? say(EMPTY) : quotable(text))
  return (
    <li>
      {headline(say(heading))}
      {' · '}
      <del>{shown(before)}</del>
      {' → '}
      <ins>{shown(after)}</ins>
    </li>
  )
}

const more = (count: number): Localized => localized(`et ${count} de plus`, `and ${count} more`)
