/** Says how many texts and names of the scenario lack one of the languages. */
import { type ReactNode } from 'react'
import { missingCounts } from '#shared/document/authorText'
import { type AuthorText } from '#shared/document/game'
import { type Language, LANGUAGES, localized } from '#shared/i18n/localized'
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

const MISSING_NAMES = {
  fr: [
    localized('nom sans version française', 'name without a French version'),
    localized('noms sans version française', 'names without a French version'),
  ],
  en: [
    localized('nom sans version anglaise', 'name without an English version'),
    localized('noms sans version anglaise', 'names without an English version'),
  ],
} as const

/** @param names those that lack each language; absent: none is counted */
export function Untranslated(props: {
  texts: readonly (AuthorText | undefined)[]
  names?: Readonly<Record<Language, number>>
}): ReactNode {
  const { texts, names = { fr: 0, en: 0 } } = props
  const say = useSay()
  const missing = missingCounts(texts)
  const words = LANGUAGES.flatMap((language) => [
    ...(missing[language] > 0 ? [counted(missing[language], ...MISSING[language])] : []),
    ...(names[language] > 0 ? [counted(names[language], ...MISSING_NAMES[language])] : []),
  ])
  return (
    <p className="untranslated" role="status">
      {words.map(say).join(' · ')}
    </p>
  )
}
