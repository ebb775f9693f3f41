/** Tells how many texts of the scenario lack one of the languages. */
import { type ReactNode } from 'react'
import { missingCounts } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { localized } from '#shared/i18n/localized'
import { counted } from '../../../i18n/language'
import { useSay } from '../../../ui/EditorContext'

const MISSING = {
  fr: [
    localized('texte sans version française', 'text without a French version'),
    localized('textes sans version française', 'texts without a French version'),
  ],
  en: [
    localized('texte sans version anglaise', 'text without an English version'),
    localized('textes sans version anglaise', 'texts without an English version'),
  ],
} as const

export function Untranslated({ texts }: { texts: readonly (AuthorText | undefined)[] }): ReactNode {
  const say = useSay()
  const missing = missingCounts(texts)
  const told = (['fr', 'en'] as const).filter((language) => missing[language] > 0)
  return (
    <p className="untranslated" role="status">
      {told.map((language) => say(counted(missing[language], ...MISSING[language]))).join(' · ')}
    </p>
  )
}
