/** Find and replace in the table of counter types: in the cells selected, or in all that are shown. */
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type CellAt } from '#shared/armies/block'
import { isFound } from '#shared/armies/replace'
import { localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useSay } from '../../ui/EditorContext'
import { wholeTable } from './gridKeys'
import { replaceAll } from './tableEdits'
import { shownText, type Table } from './useTable'

const TEXT = {
  find: localized('Chercher dans les cases', 'Find in the cells'),
  by: localized('Remplacer par', 'Replace by'),
  whole: localized('Case entière', 'Whole cell'),
  next: localized('Suivant', 'Next'),
  all: localized('Tout remplacer', 'Replace all'),
  selected: localized('Remplacer dans la sélection', 'Replace in the selection'),
  close: localized('Fermer la recherche', 'Close find and replace'),
}

interface FindReplaceProps {
  readonly table: Table
  readonly goTo: (cell: CellAt) => void
  readonly onClose: () => void
}

export function FindReplace({ table, goTo, onClose }: FindReplaceProps): ReactNode {
  const say = useSay()
  const [sought, setSought] = useState('')
  const [by, setBy] = useState('')
  const [whole, setWhole] = useState(false)
  const search = { sought, whole }
  const { rows, columns, cursor, block } = table
  const several = block.top < block.bottom || block.left < block.right
  const found = (at: number): boolean => {
    const row = rows[Math.floor(at / columns.length)]
    const column = columns[at % columns.length]
    return row !== undefined && column !== undefined && isFound(shownText(table, row, column), search)
  }
  const next = (): void => {
    const count = rows.length * columns.length
    const from = cursor.row * columns.length + cursor.column
    for (let step = 1; step <= count; step++) {
      const at = (from + step) % count
      if (found(at)) return goTo({ row: Math.floor(at / columns.length), column: at % columns.length })
    }
    table.editor.session.notify(localized('Rien de tel dans les cases.', 'No such text in the cells.'))
  }
  const replace = (): void => {
    const where = several ? block : wholeTable(rows.length, columns.length)
    const cells = counted(
      replaceAll(table, where, search, by),
      localized('case changée.', 'cell changed.'),
      localized('cases changées.', 'cells changed.'),
    )
    table.editor.session.notify(cells)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) next()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const box = (label: keyof typeof TEXT, value: string, set: (text: string) => void): ReactNode => (
    <input
      className="input"
      autoFocus={label === 'find'}
      aria-label={say(TEXT[label])}
      placeholder={say(TEXT[label])}
      spellCheck={false}
      autoComplete="off"
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  )
  return (
    <div className="armies-find" role="search" onKeyDown={onKeyDown}>
      {box('find', sought, setSought)}
      {box('by', by, setBy)}
      <label className="armies-whole">
        <input type="checkbox" checked={whole} onChange={({ target }) => setWhole(target.checked)} />
        {say(TEXT.whole)}
      </label>
      <Button name={TEXT.next} onClick={next} disabled={sought === '' && !whole} />
      <Button
        name={several ? TEXT.selected : TEXT.all}
        onClick={replace}
        disabled={sought === '' && !whole}
      />
      <IconButton icon={X} label={TEXT.close} onClick={onClose} />
    </div>
  )
}
