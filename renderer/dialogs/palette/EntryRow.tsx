/** An entry of the palette: its picture, its name, its keys. */
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useRef } from 'react'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { useLanguage } from '../../ui/EditorContext'
import { type PaletteEntry } from './paletteEntry'

interface EntryRowProps {
  readonly id: string
  readonly entry: PaletteEntry
  readonly selected: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

export function EntryRow({ id, entry, selected, onPoint, onChoose }: EntryRowProps): ReactNode {
  const language = useLanguage()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) item.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const { label, group, shortcut, enabled, checked } = entry
  return (
    <li
      ref={item}
      id={id}
      role="option"
      className="palette-entry"
      data-action={entry.id}
      aria-selected={selected}
      aria-disabled={!enabled}
      onPointerMove={selected ? undefined : onPoint}
      onClick={onChoose}
    >
      <span className="palette-check">{checked && <Check aria-hidden />}</span>
      <span className="palette-label">{label}</span>
      <small>{group}</small>
      {shortcut !== undefined && <kbd>{shortcutLabel(shortcut, language)}</kbd>}
    </li>
  )
}
