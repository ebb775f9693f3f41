/** The menu of a heading: sort, choose values, freeze, hide, widen. Opened by its button, or by the menu key on a cell below. */
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { MenuBox } from '../../ui/controls/MenuBox'
import { useSay } from '../../ui/EditorContext'
import { type PlacedColumn, textsOf } from './shownTable'
import { setWidth } from './tableStore'
import { type Table, useTableState } from './useTable'

const TEXT = {
  up: localized('Trier par ordre croissant', 'Sort ascending'),
  down: localized('Trier par ordre décroissant', 'Sort descending'),
  none: localized('Ordre du scénario', 'The scenario’s order'),
  freeze: localized('Figer jusqu’ici', 'Freeze up to here'),
  release: localized('Ne plus rien figer', 'Freeze nothing'),
  hide: localized('Masquer la colonne', 'Hide the column'),
  wider: localized('Élargir', 'Wider'),
  narrower: localized('Rétrécir', 'Narrower'),
  every: localized('Toutes les valeurs', 'All values'),
  empty: localized('(vide)', '(empty)'),
}

const STEP_PX = 24

export function HeadMenu({ table, placed }: { table: Table; placed: PlacedColumn }): ReactNode {
  const say = useSay()
  const { store } = table
  const { id, name } = placed.column
  const open = useTableState(({ menu }) => menu === id)
  const label = say(localized(`Colonne ${name.fr}`, `Column ${name.en}`))
  return (
    <DropdownMenu.Root open={open} onOpenChange={(now) => store.setState({ menu: now ? id : undefined })}>
      <DropdownMenu.Trigger className="armies-more" tabIndex={-1} aria-label={label}>
        <ChevronDown aria-hidden />
      </DropdownMenu.Trigger>
      <MenuBox
        align="start"
        aria-label={label}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>('.armies-field')?.focus({ preventScroll: true })
        }}
      >
        {open && <Items table={table} placed={placed} />}
      </MenuBox>
    </DropdownMenu.Root>
  )
}

function Items({ table, placed }: { table: Table; placed: PlacedColumn }): ReactNode {
  const say = useSay()
  const { store, scenario, ruleset, language } = table
  const { column, width, frozen } = placed
  const { id } = column
  const sort = useTableState((state) => (state.sort?.column === id ? state.sort : undefined))
  const chosen = useTableState(({ values }) => values[id])
  const layout = useTableState((state) => state.layout)
  const texts = textsOf(scenario, ruleset.counterSchema, { layout }, column, language)
  const setValues = (values: readonly string[] | undefined): void =>
    store.setState((state) => {
      const { [id]: _before, ...others } = state.values
      return { values: values && values.length < texts.length ? { ...others, [id]: values } : others }
    })
  const item = (words: keyof typeof TEXT, run: () => void, checked = false): ReactNode => (
    <DropdownMenu.Item className="menu-item" onSelect={run}>
      <span>{checked && <Check aria-hidden />}</span>
      <span className="menu-label">{say(TEXT[words])}</span>
    </DropdownMenu.Item>
  )
  return (
    <>
      {item('up', () => store.setState({ sort: { column: id, down: false } }), sort?.down === false)}
      {item('down', () => store.setState({ sort: { column: id, down: true } }), sort?.down === true)}
      {item('none', () => store.setState({ sort: undefined }))}
      <DropdownMenu.Separator className="menu-separator" />
      {frozen
        ? item('release', () => store.setState({ frozen: '' }))
        : item('freeze', () => store.setState({ frozen: id }))}
      {item('wider', () => setWidth(store, id, width + STEP_PX))}
      {item('narrower', () => setWidth(store, id, width - STEP_PX))}
      {id !== 'name' && item('hide', () => store.setState(({ hidden }) => ({ hidden: [...hidden, id] })))}
      <DropdownMenu.Separator className="menu-separator" />
      <DropdownMenu.CheckboxItem
        className="menu-item"
        checked={chosen === undefined}
        onSelect={(event) => event.preventDefault()}
        onCheckedChange={(all) => setValues(all ? undefined : [])}
      >
        <span>{chosen === undefined && <Check aria-hidden />}</span>
        <span className="menu-label">{say(TEXT.every)}</span>
      </DropdownMenu.CheckboxItem>
      {texts.map((text) => {
        const shown = chosen?.includes(text) ?? true
        return (
          <DropdownMenu.CheckboxItem
            key={text}
            className="menu-item"
            checked={shown}
            onSelect={(event) => event.preventDefault()}
            onCheckedChange={(now) =>
              setValues(now ? [...(chosen ?? texts), text] : (chosen ?? texts).filter((one) => one !== text))
            }
          >
            <span>{shown && <Check aria-hidden />}</span>
            <span className="menu-label">{text === '' ? say(TEXT.empty) : headline(text)}</span>
          </DropdownMenu.CheckboxItem>
        )
      })}
    </>
  )
}
