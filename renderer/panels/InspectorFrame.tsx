/** The frame that all inspectors share. */
import { type ReactNode } from 'react'
import { type Words } from '../i18n/language'
import { useSay } from '../ui/EditorContext'

/** Head and sections of the inspector; only the sections scroll. */
export function InspectorFrame(props: {
  title: Words
  subtitle?: Words | undefined
  picture?: ReactNode
  /** Above the head: the way out. */
  back?: ReactNode
  children: ReactNode
}): ReactNode {
  const say = useSay()
  return (
    <div className="inspector">
      {props.back}
      <header className="inspector-head">
        {props.picture}
        <div>
          <h2>{say(props.title)}</h2>
          {props.subtitle && <p>{say(props.subtitle)}</p>}
        </div>
      </header>
      <div className="scrolls">{props.children}</div>
    </div>
  )
}

export function InspectorSection(props: { title: Words; aside?: ReactNode; children: ReactNode }): ReactNode {
  const say = useSay()
  return (
    <section className="inspector-section">
      <h3>
        {say(props.title)}
        {props.aside}
      </h3>
      {props.children}
    </section>
  )
}

/** A fact that is only read here. */
export function Fact({ label, children }: { label: Words; children: ReactNode }): ReactNode {
  const say = useSay()
  return (
    <div className="field">
      <span className="field-label">{say(label)}</span>
      <span className="inspector-value">{children}</span>
    </div>
  )
}
