/** A section of the scenario view: its heading, a sentence on it, and its fields in a column of readable width. */
import { type ReactNode } from 'react'
import { type Words } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

export function SectionFrame(props: {
  title: Words
  intro?: Words
  /** For what stands side by side. */
  wide?: boolean
  children: ReactNode
}): ReactNode {
  const say = useSay()
  return (
    <section
      className={props.wide ? 'scenario-section is-wide' : 'scenario-section'}
      aria-label={say(props.title)}
    >
      <h2>{say(props.title)}</h2>
      {props.intro && <p className="scenario-intro">{say(props.intro)}</p>}
      {props.children}
    </section>
  )
}
