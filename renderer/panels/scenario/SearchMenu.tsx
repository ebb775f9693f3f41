/** The menu of a button that adds one of many things: a field to search them, and below it those that its words fit. */
import Plus from 'lucide-react/icons/plus'
import { Popover } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { fit, wordsOf } from '#shared/i18n/search'
import { headed } from '../../i18n/language'
import { SearchField } from '../../ui/controls/SearchField'
import { useSay } from '../../ui/EditorContext'
import { type Addable } from './addable'
import './searchMenu.css'

const TEXT = {
  seek: localized('Chercher', 'Search'),
  none: localized('Rien ne porte ce nom.', 'Nothing is called so.'),
}

/** Enter in the field takes the first that was found; arrows go through the list. */
export function SearchMenu({ name, items }: { name: Localized; items: readonly Addable[] }): ReactNode {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [sought, setSought] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const words = wordsOf(sought)
  const found = items.filter(
    ({ name: item }) => words.length === 0 || fit(headed(item, say), words) !== undefined,
  )
  const show = (next: boolean): void => {
    setOpen(next)
    setSought('')
  }
  const take = (item: Addable | undefined): void => {
    if (!item?.add) return
    show(false)
    item.add()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const field = box.current?.querySelector<HTMLElement>('input')
    const lines = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])]
    const at = lines.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Enter' && at < 0) take(found.find(({ add }) => add))
    else if (event.key === 'ArrowDown') lines[Math.min(at + 1, lines.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') (at > 0 ? lines[at - 1] : field)?.focus()
    else return
    event.preventDefault()
  }
  return (
    <Popover.Root open={open} onOpenChange={show}>
      <Popover.Trigger className="button">
        <Plus aria-hidden />
        {say(name)}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={box}
          className="menu search-menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={say(name)}
          onKeyDown={onKeyDown}
        >
          <SearchField label={TEXT.seek} value={sought} onChange={setSought} />
          {found.length === 0 && <p className="search-menu-none">{say(TEXT.none)}</p>}
          {found.length > 0 && (
            <div role="menu" aria-label={say(name)} className="search-menu-list">
              {found.map((item) => (
                <button
                  key={item.id}
                  type="button"
                  role="menuitem"
                  className="menu-item"
                  disabled={!item.add}
                  onClick={() => take(item)}
                >
                  {item.icon ? <item.icon aria-hidden /> : <span />}
                  <span className="menu-label">{headed(item.name, say)}</span>
                </button>
              ))}
            </div>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
