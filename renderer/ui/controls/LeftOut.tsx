/** Things that could not be carried over to or from another program, a line for each kind of thing; nothing when all could. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { useSay } from '../EditorContext'
import './leftOut.css'

const LEFT_OUT = localized('Ce qui reste de côté', 'Left out')

export function LeftOut({ warnings }: { readonly warnings: readonly Localized[] }): ReactNode {
  const say = useSay()
  if (warnings.length === 0) return null
  return (
    <section className="left-out">
      <h3>{say(LEFT_OUT)}</h3>
      <ul>
        {warnings.map((warning, index) => (
          <li key={index}>{say(warning)}</li>
        ))}
      </ul>
    </section>
  )
}
