/** A button of the head of a table: a picture with words, which small windows have no room for, so that its name is also a tip. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, type ReactNode } from 'react'
import { type Words } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { type Icon } from '../../ui/icons'

interface HeadButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  readonly name: Words
  readonly icon: Icon
  /** Its words are never shown. */
  readonly brief?: boolean
  /** It opens something below it. */
  readonly opens?: boolean
}

export function HeadButton(props: HeadButtonProps): ReactNode {
  const { name, icon: Icon, brief = false, opens = false, className = '', ...button } = props
  const words = useSay()(name)
  return (
    <button
      type="button"
      className={`button play-button ${className}`}
      aria-label={words}
      title={words}
      {...button}
    >
      <Icon aria-hidden />
      {!brief && <span>{words}</span>}
      {opens && <ChevronDown aria-hidden />}
    </button>
  )
}
