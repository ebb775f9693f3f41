/** What the sight tool shows, then the rule that decides the line of sight: its sentence is longer than the status line. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useHover, useSay } from './EditorContext'

const SHADE = localized('L’ombre couvre ce qui ne se voit pas.', 'The shade covers what is not seen.')

export function SightWords(): ReactNode {
  const say = useSay()
  const rule = useHover((hover) => hover.toolStatus?.rule)
  return <p className="options-words">{say(rule ?? SHADE)}</p>
}
