/** Every action and tool, all that tools lay, a hex, a finding and a rule by name: typed, chosen by arrows and Enter. */
import Search from 'lucide-react/icons/search'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { preferenceStorage } from '../../host/preferenceStorage'
import { useDialogShown, useFocusBack } from '../../ui/controls/DialogFrame'
import { useEditor, useEditorState, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { paletteEntries } from './entries'
import { type PaletteEntry } from './paletteEntry'
import { readUsed, rememberUsed } from './used'
import { EntryRow } from './EntryRow'
import './palette.css'

const TEXT = {
  title: localized('Palette de commandes', 'Command palette'),
  seek: localized(
    'Commande, outil, terrain, mur, pion, case (F7), règle…',
    'Command, tool, terrain, wall, counter, hex (F7), rule…',
  ),
  nothing: localized('Rien ne répond à ces mots.', 'Nothing answers to these words.'),
}

/** Steps of the keys in the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

export function CommandPalette(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  // What an entry says may change under it: findings come a moment after an edit.
  useEditorState((state) => state)
  const focusBack = useFocusBack()
  useDialogShown()
  const query = useUiState((state) => state.paletteQuery)
  const [at, setAt] = useState(0)
  const [used] = useState(() => readUsed(preferenceStorage))
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const entries = paletteEntries(query, used, { editor, ui })
  const current = Math.min(at, entries.length - 1)

  const choose = (entry: PaletteEntry | undefined): void => {
    if (!entry?.enabled) return
    if (!entry.passing) rememberUsed(preferenceStorage, entry.id)
    // First: what is chosen may open a dialog of its own.
    ui.closeDialog()
    entry.run()
  }
  useEffect(() => {
    if (!ui.store.getState().paletteEntered) return
    ui.store.setState({ paletteEntered: false })
    choose(entries[0])
    // Judged at the moment in which it comes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (event.key === 'Enter') choose(entries[current])
    else if (step === undefined) return
    else setAt(stepped(current, step, entries.length))
    event.preventDefault()
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && ui.closeDialog()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay is-light" />
        <Dialog.Content
          className="dialog palette"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            // Behind what was typed before the field was here.
            field.current?.setSelectionRange(query.length, query.length)
            field.current?.focus()
          }}
          onCloseAutoFocus={focusBack}
        >
          <Dialog.Title className="visually-hidden">{say(TEXT.title)}</Dialog.Title>
          <div className="palette-head">
            <Search aria-hidden />
            <input
              ref={field}
              role="combobox"
              aria-label={say(TEXT.title)}
              aria-expanded={entries.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={entries.length > 0 ? `${list}-${current}` : undefined}
              placeholder={say(TEXT.seek)}
              spellCheck={false}
              autoComplete="off"
              value={query}
              onChange={(event) => {
                ui.store.setState({ paletteQuery: event.target.value })
                setAt(0)
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <ul className="palette-list scrolls" role="listbox" id={list} aria-label={say(TEXT.title)}>
            {entries.map((entry, index) => (
              <EntryRow
                key={entry.id}
                id={`${list}-${index}`}
                entry={entry}
                selected={index === current}
                onPoint={() => setAt(index)}
                onChoose={() => choose(entry)}
              />
            ))}
          </ul>
          <p className="palette-nothing" role="status">
            {entries.length === 0 && say(TEXT.nothing)}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

// A single step goes round; a longer one stops at the end.
function stepped(from: number, step: number, count: number): number {
  const to = from + step
  if (Math.abs(step) > 1) return Math.max(0, Math.min(count - 1, to))
  return count === 0 ? 0 : (to + count) % count
}
