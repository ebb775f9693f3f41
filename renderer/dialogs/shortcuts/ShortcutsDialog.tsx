/** Every shortcut and gesture, from the lists that the keyboard handler uses, with a search. */
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { shortcutLabel } from '../../i18n/shortcutLabel'
import { toolsFor } from '../../tools/index'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { SearchField } from '../../ui/controls/SearchField'
import { useEditor, useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { foundIn, type ShortcutSection, shortcutSections } from './sections'
import './shortcuts.css'

const TEXT = {
  title: localized('Raccourcis clavier', 'Keyboard shortcuts'),
  seek: localized('Chercher un raccourci', 'Find a shortcut'),
  nothing: localized('Aucun raccourci ne répond à ces mots.', 'No shortcut answers to these words.'),
}

export function ShortcutsDialog(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const [query, setQuery] = useState('')
  const all = shortcutSections(useEditor().store.getState(), toolsFor(useRuleset()))
  const label = (shortcut: string): string => shortcutLabel(shortcut, language)
  const found = foundIn(all, query, { say, label })
  return (
    <DialogFrame title={TEXT.title} size="large">
      <SearchField autofocus label={TEXT.seek} value={query} onChange={setQuery} />
      <div className="shortcuts">
        {found.map((section) => (
          <Section key={section.title.en} section={section} />
        ))}
      </div>
      <p className="shortcuts-nothing" role="status">
        {found.length === 0 && say(TEXT.nothing)}
      </p>
    </DialogFrame>
  )
}

function Section({ section: { title, lines } }: { section: ShortcutSection }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  return (
    <section>
      <h3>{headline(say(title))}</h3>
      <dl>
        {lines.map(({ name, shortcuts }) => (
          <div key={name.en}>
            <dt>{headline(say(name))}</dt>
            <dd>
              {shortcuts.map((shortcut) => (
                <kbd key={shortcut}>{shortcutLabel(shortcut, language)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
