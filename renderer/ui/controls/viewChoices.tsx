/** Choices about the whole page, wherever they are offered: the language of the interface, the drawing style. */
import { type ReactNode } from 'react'
import { LANGUAGES, type Language, localized } from '#shared/i18n/localized'
import { STYLE_IDS, STYLE_NAMES } from '#shared/painter/style'
import { useEditor, useEditorState, useLanguage } from '../EditorContext'
import { Choice } from './Choice'

/** Each language is offered under its own name, so that one who reads only that finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' }

export function LanguageChoice({ short = false }: { short?: boolean }): ReactNode {
  const { view } = useEditor()
  return (
    <Choice
      label={localized('Langue de l’interface', 'Interface language')}
      value={useLanguage()}
      options={LANGUAGES.map((id) => ({
        id,
        name: LANGUAGE_NAMES[id],
        ...(short && { picture: id.toUpperCase() }),
      }))}
      onChange={(language) => view.set({ language })}
    />
  )
}

export function StyleChoice(): ReactNode {
  const { view } = useEditor()
  return (
    <Choice
      label={localized('Style de dessin', 'Drawing style')}
      value={useEditorState((state) => state.view.style)}
      options={STYLE_IDS.map((id) => ({ id, name: STYLE_NAMES[id] }))}
      onChange={(style) => view.set({ style })}
    />
  )
}
