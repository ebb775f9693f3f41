/** The frame that all inspectors share. */
import { type ReactNode } from 'react'

/** Head and sections of the inspector; only the sections scroll. */
export function InspectorFrame(props: {
  title: string
  subtitle?: string | undefined
  picture?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className="inspector">
      <header className="inspector-head">
        {props.picture}
        <div>
          <h2>{props.title}</h2>
          {props.subtitle && <p>{props.subtitle}</p>}
        </div>
      </header>
      <div className="scrolls">{props.children}</div>
    </div>
  )
}

export function InspectorSection(props: {
  title: string
  aside?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section className="inspector-section">
      <h3>
        {props.title}
        {props.aside}
      </h3>
      {props.children}
    </section>
  )
}

/** A fact that is only read here. */
export function Fact({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <span className="inspector-value">{children}</span>
    </div>
  )
}
