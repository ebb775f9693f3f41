/** A text of the author's in both languages side by side, the scenario's own first. */
import { type ReactNode } from 'react'
import { missingLanguage, otherLanguage, withText } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { type Words } from '../../../i18n/language'
import { useEditorState } from '../../../ui/EditorContext'
import { MarkupField } from './MarkupField'

export function BothLanguages(props: {
  /** The subject of the text, for the names of the fields. */
  of: Words
  text: AuthorText | undefined
  onChange: (text: AuthorText | undefined) => void
}): ReactNode {
  const { of, text, onChange } = props
  const own = useEditorState((state) => state.document.scenario.info.language)
  const missing = missingLanguage(text)
  return (
    <div className="both-languages">
      {[own, otherLanguage(own)].map((language) => (
        <MarkupField
          key={language}
          of={of}
          language={language}
          value={text?.[language] ?? ''}
          missing={missing === language}
          onChange={(words) => onChange(withText(text, language, words))}
        />
      ))}
    </div>
  )
}
