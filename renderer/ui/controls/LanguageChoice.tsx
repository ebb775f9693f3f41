/** The language of the interface, wherever it is chosen. */
import { type ReactNode } from 'react'
import { LANGUAGES, type Language, localized } from '#shared/i18n/localized'
import { useEditor, useLanguage, useSay } from '../EditorContext'
import { Choice } from './Choice'

/** Each language is offered under its own name, so that one who reads only that finds it. */
const NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' }

export function LanguageChoice({ short = false }: { short?: boolean }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  return (
    <Choice<Language>
      label={say(localized('Langue de l’interface', 'Interface language'))}
      value={useLanguage()}
      options={LANGUAGES.map((value) => ({
        value,
        label: NAMES[value],
        ...(short ? { picture: value.toUpperCase() } : {}),
      }))}
      onChange={(language) => editor.view.set({ language })}
    />
  )
}
