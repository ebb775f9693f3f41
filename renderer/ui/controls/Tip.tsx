/** A tooltip with a name and, where there is one, the shortcut. */
import { Tooltip } from 'radix-ui'
import { type ReactNode } from 'react'
import { type Words } from '../../i18n/language'
import { useSay } from '../EditorContext'

interface TipProps {
  readonly text: Words
  readonly shortcut?: string | undefined
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  readonly children: ReactNode
}

export function Tip({ text, shortcut, side = 'bottom', children }: TipProps): ReactNode {
  const say = useSay()
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          <span>{say(text)}</span>
          {shortcut && <kbd>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
