/** The box of a menu that a button opens, below it. */
import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactNode } from 'react'

type MenuBoxProps = Omit<ComponentProps<typeof DropdownMenu.Content>, 'className'> & {
  /** A class beside `menu`. */
  readonly look?: string
}

/** Its end lies below that of the button, unless `align` says otherwise. */
export function MenuBox({ look, ...props }: MenuBoxProps): ReactNode {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        className={look ? `menu ${look}` : 'menu'}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...props}
      />
    </DropdownMenu.Portal>
  )
}
