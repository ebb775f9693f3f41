/** A tooltip with a name and, where there is one, the shortcut. */
import { Tooltip } from 'radix-ui'
import { type ReactNode } from 'react'

interface TipProps {
  readonly text: string
  readonly shortcut?: string | undefined
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly children: ReactNode
}

export function Tip({ text, shortcut, side = 'bottom', children }: TipProps): ReactNode {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          <span>{text}</span>
          {shortcut && <kbd>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
