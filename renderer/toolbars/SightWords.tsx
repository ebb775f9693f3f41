/** Explains the shade of the sight tool, or the rule that decides the line of sight, too long for the status line. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { useHover, useSay } from '../ui/EditorContext'

const SHADE = localized('L’ombre couvre ce qui ne se voit pas.', 'The shade covers what is not seen.')

export function SightWords(): ReactNode {
  const say = useSay()
  const more = useHover((hover) => hover.toolStatus?.more)
  return <p className="options-words">{say(more ?? SHADE)}</p>
}
