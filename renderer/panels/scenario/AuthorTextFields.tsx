/** A short text of the author's in both languages: two fields beside each other. */
import { type ReactNode } from 'react'
import { type AuthorText } from '#shared/document/game'
import { type Language, LANGUAGES, type Localized, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { DraftField } from '../../ui/controls/fields'

export function AuthorTextFields(props: {
  /** Its name in lines: "Name" gives "Name in French". */
  label: Localized
  value: AuthorText | undefined
  /** Null takes it away. */
  apply: (text: AuthorText | null) => Words | undefined
}): ReactNode {
  const { label, value, apply } = props
  return LANGUAGES.map((language) => (
    <DraftField
      key={language}
      label={inLanguage(label)[language]}
      value={value?.[language] ?? ''}
      apply={(text) => apply(withLanguage(value, language, text.trim()))}
    />
  ))
}

const inLanguage = ({ fr, en }: Localized): Readonly<Record<Language, Localized>> => ({
  fr: localized(`${fr} en français`, `${en} in French`),
  en: localized(`${fr} en anglais`, `${en} in English`),
})

/** An empty text is none; null when nothing is left. */
function withLanguage(value: AuthorText | undefined, language: Language, text: string): AuthorText | null {
  const { [language]: _before, ...others } = value ?? {}
  const next = text === '' ? others : { ...others, [language]: text }
  return Object.keys(next).length > 0 ? next : null
}
