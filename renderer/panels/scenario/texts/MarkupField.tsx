/**
 * A text in the small markup in one language: buttons, the text, and below it how it will print. Kept when it is left; Escape
 * puts back the document's.
 */
import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type Language, localized } from '#shared/i18n/localized'
import { type Words } from '../../../i18n/language'
import { shortcutLabel } from '../../../i18n/shortcutLabel'
import { IconButton } from '../../../ui/controls/IconButton'
import { useLanguage, useSay } from '../../../ui/EditorContext'
import { MarkupText } from '../../../ui/markup/MarkupText'
import { beginLines, insertLink, type Replacement, type Selected, wrap } from './markupEdits'
import { useSelectedName } from './useSelectedName'

const TEXT = {
  languages: { fr: localized('Français', 'French'), en: localized('Anglais', 'English') },
  missing: localized('manque', 'missing'),
  tools: localized('Mise en forme', 'Formatting'),
  bold: localized('Gras', 'Bold'),
  italic: localized('Italique', 'Italics'),
  heading: localized('Intertitre', 'Heading'),
  list: localized('Liste', 'List'),
  link: localized(
    'Lien\u202f: choisissez d’abord une case ou un pion sur la carte',
    'Link: first select a hex or a counter on the map',
  ),
}

type Edit = (selected: Selected) => Replacement

export function MarkupField(props: {
  /** The subject of the text, for its name. */
  of: Words
  language: Language
  value: string
  /** It has a text in the other language only. */
  missing: boolean
  onChange: (text: string) => void
}): ReactNode {
  const { of, language, value, missing, onChange } = props
  const say = useSay()
  const reader = useLanguage()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useState<string>()
  const linked = useSelectedName()
  const text = draft ?? value
  const called = say(TEXT.languages[language])
  const edit = (make: Edit): void => {
    if (area.current) replaceIn(area.current, make)
  }
  const byKey: Readonly<Record<string, Edit>> = {
    b: (selected) => wrap(selected, '**'),
    i: (selected) => wrap(selected, '*'),
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const make = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && byKey[event.key]
    if (make) {
      event.preventDefault()
      edit(make)
    } else if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation()
      setDraft(undefined)
    }
  }
  return (
    <div className="markup-field">
      <div className="markup-field-head">
        <label htmlFor={id}>
          {called}
          {missing && <span className="markup-field-missing"> · {say(TEXT.missing)}</span>}
        </label>
        <div
          role="toolbar"
          aria-label={`${say(TEXT.tools)}, ${say(of)}, ${called}`}
          // The text keeps the focus, and what is selected in it.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconButton
            icon={Bold}
            label={TEXT.bold}
            shortcut={shortcutLabel('Mod+B', reader)}
            onClick={() => edit((selected) => wrap(selected, '**'))}
          />
          <IconButton
            icon={Italic}
            label={TEXT.italic}
            shortcut={shortcutLabel('Mod+I', reader)}
            onClick={() => edit((selected) => wrap(selected, '*'))}
          />
          <IconButton
            icon={Heading}
            label={TEXT.heading}
            onClick={() => edit((selected) => beginLines(selected, '# '))}
          />
          <IconButton
            icon={List}
            label={TEXT.list}
            onClick={() => edit((selected) => beginLines(selected, '- '))}
          />
          <IconButton
            icon={Link}
            label={linked === undefined ? TEXT.link : localized(`Lien vers ${linked}`, `Link to ${linked}`)}
            disabled={linked === undefined}
            onClick={() => linked !== undefined && edit((selected) => insertLink(selected, linked))}
          />
        </div>
      </div>
      <textarea
        id={id}
        ref={area}
        className="input"
        lang={language}
        aria-label={`${say(of)}, ${called}`}
        value={text}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          setDraft(undefined)
          if (draft !== undefined && draft.trim() !== value) onChange(draft.trim())
        }}
        onKeyDown={onKeyDown}
      />
      {text.trim() !== '' && (
        <div className="markup-field-print" lang={language}>
          <MarkupText text={text} />
        </div>
      )}
    </div>
  )
}

/** As if it were typed: the field's own Ctrl+Z takes it back. */
function replaceIn(area: HTMLTextAreaElement, make: Edit): void {
  const { value: text, selectionStart: start, selectionEnd: end } = area
  const made = make({ text, start, end })
  area.focus()
  area.setSelectionRange(made.from, made.to)
  if (made.words === '') document.execCommand('delete')
  else document.execCommand('insertText', false, made.words)
  area.setSelectionRange(made.start, made.end)
}
