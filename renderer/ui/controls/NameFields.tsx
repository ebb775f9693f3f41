/** A name, and beside it on demand its words in the other language (SCN-10). */
import Languages from 'lucide-react/icons/languages'
import { type ReactNode, useState } from 'react'
import { otherLanguage } from '#shared/document/authorText'
import { ownWord, type WordChange, type WordedThing, withPlain, withWord } from '#shared/document/words'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { useLanguage } from '../EditorContext'
import { DraftField } from './fields'
import { IconButton } from './IconButton'
import { NoteField } from './NoteField'

const LANGUAGE_NAMES: Readonly<Record<Language, Localized>> = {
  fr: localized('français', 'French'),
  en: localized('anglais', 'English'),
}

/** "Nom (anglais)". */
function inLanguage(label: Localized, language: Language): Localized {
  const { fr, en } = LANGUAGE_NAMES[language]
  return localized(`${label.fr} (${fr})`, `${label.en} (${en})`)
}

/** "Ajouter : Nom (anglais)". */
function addWord({ fr, en }: Localized): Localized {
  return localized(`Ajouter\u202f: ${fr}`, `Add: ${en}`)
}

interface OfThing<K extends string, T extends WordedThing<K>> {
  readonly label: Localized
  readonly thing: T
  readonly of: K
  readonly apply: (change: WordChange<K, T>) => Words | undefined
}

/** The words of a thing in the other language than the page's; the name that it is read by now is shown where there are none. */
export function OtherWord<K extends string, T extends WordedThing<K>>(props: OfThing<K, T>): ReactNode {
  const { label, thing, of, apply } = props
  const other = otherLanguage(useLanguage())
  return (
    <DraftField
      label={inLanguage(label, other)}
      value={ownWord<K>(thing, of, other) ?? ''}
      placeholder={thing[of] ?? ''}
      apply={(text) => apply(withWord(thing, of, other, text.trim()))}
    />
  )
}

/** A note in the other language than the page's, in several lines as the note itself is. */
export function OtherNote<K extends string, T extends WordedThing<K>>(props: OfThing<K, T>): ReactNode {
  const { label, thing, of, apply } = props
  const other = otherLanguage(useLanguage())
  return (
    <NoteField
      label={inLanguage(label, other)}
      value={ownWord<K>(thing, of, other) ?? ''}
      onChange={(text) => void apply(withWord(thing, of, other, text))}
    />
  )
}

/** @param wrap judges a text before it is applied, as `named` does; the words of the other language may be empty */
export function NameFields<K extends string, T extends WordedThing<K>>(
  props: OfThing<K, T> & {
    readonly placeholder?: string
    readonly wrap?: (apply: (text: string) => Words | undefined) => (text: string) => Words | undefined
  },
): ReactNode {
  const { label, thing, of, placeholder, wrap = (apply) => apply, apply } = props
  const language = useLanguage()
  const other = otherLanguage(language)
  const [asked, setAsked] = useState(false)
  const isOpen = asked || ownWord<K>(thing, of, other) !== undefined
  return (
    <>
      <DraftField
        label={label}
        value={thing[of] ?? ''}
        {...(placeholder !== undefined && { placeholder })}
        apply={wrap((text) => apply(withPlain(thing, of, language, text.trim())))}
        after={
          !isOpen && (
            <IconButton
              icon={Languages}
              label={addWord(inLanguage(label, other))}
              onClick={() => setAsked(true)}
            />
          )
        }
      />
      {isOpen && <OtherWord label={label} thing={thing} of={of} apply={apply} />}
    </>
  )
}
