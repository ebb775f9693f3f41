/** The bar over the table of counter types. */
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import BookOpen from 'lucide-react/icons/book-open'
import ColumnsIcon from 'lucide-react/icons/columns-3'
import Check from 'lucide-react/icons/check'
import MapIcon from 'lucide-react/icons/map'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Replace from 'lucide-react/icons/replace'
import Search from 'lucide-react/icons/search'
import Trash2 from 'lucide-react/icons/trash-2'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { type Layout } from '#shared/armies/columns'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { KEEP_TYPES, keepInLibrary } from '../../actions/keepTypes'
import { addCounterTypes } from '../../actions/showDialog'
import { typesShown } from './words'
import { headline } from '../../i18n/language'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { Button } from '../../ui/controls/Button'
import { ViewSwitch } from '../../ui/controls/ViewSwitch'
import { Choice } from '../../ui/controls/Choice'
import { ActionButton, IconButton } from '../../ui/controls/IconButton'
import { Tip } from '../../ui/controls/Tip'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { type GridHandle } from './Grid'
import { removeTypes, typesIn } from './removeTypes'
import { addToNumbers, putTexts } from './tableEdits'
import { type Table } from './useTable'

const TEXT = {
  title: localized('Tableau des pions', 'Counter types'),
  layout: localized('Lignes du tableau', 'Rows of the table'),
  types: localized('Une ligne par type', 'One row a type'),
  faces: localized('Une ligne par face', 'One row a face'),
  seek: localized('Filtrer les lignes', 'Filter the rows'),
  add: localized('Nouveau type', 'New type'),
  remove: localized('Supprimer les types choisis', 'Delete the types selected'),
  sheet: localized('Ouvrir la fiche', 'Open the sheet'),
  replace: localized('Chercher et remplacer', 'Find and replace'),
  more: localized('Ajouter 1 aux nombres choisis', 'Add 1 to the numbers selected'),
  less: localized('Retirer 1 aux nombres choisis', 'Take 1 from the numbers selected'),
  columns: localized('Colonnes', 'Columns'),
  all: localized('Toutes les colonnes', 'All columns'),
  map: localized('Retour à la carte', 'Back to the map'),
}

interface Props {
  readonly table: Table
  /** The field that filters the rows. */
  readonly seek: Ref<HTMLInputElement>
  grid(): GridHandle | null
}

export function ArmiesBar({ table, seek, grid }: Props): ReactNode {
  const say = useSay()
  const ui = useUi()
  const language = useLanguage()
  const { store, state, block, editor, rows, cursor } = table
  const key = (shortcut: string): string => shortcutLabel(shortcut, language)
  const types = typesIn(table)
  const here = rows[cursor.row]
  // By keys one goes on in the bar; by mouse, in the table.
  const andBack = (run: () => void) => (): void => {
    run()
    grid()?.focus()
  }
  return (
    <div className="armies-bar" role="toolbar" aria-label={say(TEXT.title)}>
      <ViewSwitch />
      <Choice<Layout>
        label={TEXT.layout}
        value={state.layout}
        options={[
          { id: 'types', name: TEXT.types },
          { id: 'faces', name: TEXT.faces },
        ]}
        onChange={(layout) => store.setState({ layout, sort: undefined, values: {} })}
      />
      <label className="armies-seek">
        <Search aria-hidden />
        <input
          ref={seek}
          type="search"
          aria-label={say(TEXT.seek)}
          placeholder={say(TEXT.seek)}
          spellCheck={false}
          autoComplete="off"
          value={state.words}
          onChange={({ target }) => store.setState({ words: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'ArrowDown') return
            event.preventDefault()
            event.stopPropagation()
            grid()?.focus()
          }}
        />
      </label>
      <span className="armies-count">{say(typesShown(table))}</span>
      <span className="bar-separator" />
      <IconButton
        icon={Plus}
        label={TEXT.add}
        onClick={() => {
          // In sight at once: a row that is filtered out could not be named.
          flushSync(() => {
            store.setState({ words: '', values: {} })
            putTexts(table, [], [[]])
          })
          const added = Object.keys(editor.document.scenario.counterTypes).at(-1)
          if (added !== undefined) grid()?.rename(added as CounterTypeId)
        }}
      />
      <ActionButton action={addCounterTypes} icon={BookOpen} />
      <IconButton
        icon={BookmarkPlus}
        label={KEEP_TYPES}
        disabled={types.length === 0}
        onClick={() => void keepInLibrary(editor, types)}
      />
      <IconButton
        icon={Trash2}
        label={TEXT.remove}
        disabled={types.length === 0}
        onClick={() => void removeTypes(table, types).then(() => grid()?.focus())}
      />
      <IconButton
        icon={Pencil}
        label={TEXT.sheet}
        disabled={!here}
        onClick={() => {
          if (!here) return
          ui.showView('map')
          ui.showTab('counters')
          editor.session.select({ kind: 'counterType', counterType: here.type })
        }}
      />
      <span className="bar-separator" />
      <StepButton
        words={TEXT.less}
        sign="−1"
        shortcut={key('Alt+ArrowDown')}
        onClick={andBack(() => addToNumbers(table, block, -1))}
      />
      <StepButton
        words={TEXT.more}
        sign="+1"
        shortcut={key('Alt+ArrowUp')}
        onClick={andBack(() => addToNumbers(table, block, 1))}
      />
      <IconButton
        icon={Replace}
        label={TEXT.replace}
        shortcut={key('Mod+H')}
        pressed={state.seeking}
        onClick={() => store.setState({ seeking: !state.seeking })}
      />
      <ColumnsMenu table={table} onClosed={() => grid()?.focus()} />
      <Button name={TEXT.map} icon={MapIcon} look="armies-back" onClick={() => ui.showView('map')} />
    </div>
  )
}

function StepButton(props: {
  words: typeof TEXT.more
  sign: string
  shortcut: string
  onClick: () => void
}): ReactNode {
  const say = useSay()
  return (
    <Tip text={props.words} shortcut={props.shortcut}>
      <button type="button" className="icon-button" aria-label={say(props.words)} onClick={props.onClick}>
        {props.sign}
      </button>
    </Tip>
  )
}

function ColumnsMenu({ table, onClosed }: { table: Table; onClosed: () => void }): ReactNode {
  const say = useSay()
  const { store, state, allColumns } = table
  const { hidden } = state
  const item = (id: string, label: string, checked: boolean, next: readonly string[]): ReactNode => (
    <DropdownMenu.CheckboxItem
      key={id}
      className="menu-item"
      checked={checked}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={() => store.setState({ hidden: next })}
    >
      <span>{checked && <Check aria-hidden />}</span>
      <span className="menu-label">{label}</span>
    </DropdownMenu.CheckboxItem>
  )
  return (
    <DropdownMenu.Root>
      <Tip text={TEXT.columns}>
        <DropdownMenu.Trigger className="icon-button" aria-label={say(TEXT.columns)}>
          <ColumnsIcon aria-hidden />
        </DropdownMenu.Trigger>
      </Tip>
      <MenuBox
        look="armies-columns"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        {item('', say(TEXT.all), hidden.length === 0, [])}
        {allColumns.map(({ id, name, group }, index) => {
          const shown = !hidden.includes(id)
          return [
            allColumns[index - 1]?.group.en !== group.en && (
              <DropdownMenu.Label key={`${id} group`} className="armies-menu-group">
                {headline(say(group))}
              </DropdownMenu.Label>
            ),
            id !== 'name' &&
              item(
                id,
                headline(say(name)),
                shown,
                shown ? [...hidden, id] : hidden.filter((one) => one !== id),
              ),
          ]
        })}
      </MenuBox>
    </DropdownMenu.Root>
  )
}
