/** Title, authors, date and language of the scenario. */
import { type ReactNode } from 'react'
import { editInfo } from '#shared/commands/editInfo'
import { otherLanguage } from '#shared/document/authorText'
import { type Language, localized, sameInBoth } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { Choice } from '../../ui/controls/Choice'
import { DraftField, Field, named } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { SectionFrame } from './SectionFrame'

const TEXT = {
  title: localized('Présentation', 'Details'),
  name: localized('Titre', 'Title'),
  noTitle: localized('Un titre est attendu.', 'A title is expected.'),
  inOther: {
    fr: localized('Titre en français', 'Title in French'),
    en: localized('Titre en anglais', 'Title in English'),
  },
  authors: localized('Auteurs', 'Authors'),
  authorsHint: localized('séparés par des virgules', 'separated by commas'),
  date: sameInBoth('Date'),
  dateHint: localized('AAAA-MM-JJ', 'YYYY-MM-DD'),
  wrongDate: localized(
    'Une date s’écrit AAAA-MM-JJ, ou rien.',
    'A date is written YYYY-MM-DD, or left empty.',
  ),
  language: localized('Langue du titre et des noms', 'Language of title and names'),
}

const LANGUAGES = [
  { id: 'fr', name: localized('Français', 'French') },
  { id: 'en', name: localized('Anglais', 'English') },
] as const

export function PresentationSection(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const info = useEditorState((state) => state.document.scenario.info)
  const other = otherLanguage(info.language)
  const change = (part: Parameters<typeof editInfo.run>[1]['change']): Words | undefined =>
    editor.document.run(editInfo, { change: part })?.message
  const changeAuthors = (text: string): Words | undefined => {
    const authors = text.split(',').map((name) => name.trim())
    return change({ authors: authors.filter((name) => name !== '') })
  }
  const changeDate = (text: string): Words | undefined =>
    isDate(text.trim()) ? change({ date: text.trim() }) : TEXT.wrongDate
  return (
    <SectionFrame title={TEXT.title}>
      <DraftField
        label={TEXT.name}
        value={info.title}
        apply={named((title) => change({ title }), TEXT.noTitle)}
      />
      <DraftField
        label={TEXT.inOther[other]}
        value={info.otherTitle ?? ''}
        apply={(text) => change({ otherTitle: text.trim() || null })}
      />
      <DraftField
        label={TEXT.authors}
        placeholder={say(TEXT.authorsHint)}
        value={info.authors.join(', ')}
        apply={changeAuthors}
      />
      <DraftField label={TEXT.date} placeholder={say(TEXT.dateHint)} value={info.date} apply={changeDate} />
      <Field label={TEXT.language}>
        <Choice<Language>
          label={TEXT.language}
          value={info.language}
          options={LANGUAGES}
          onChange={(language) => void change({ language })}
        />
      </Field>
    </SectionFrame>
  )
}

/** A day of the calendar as `2026-11-24`, or nothing. */
function isDate(text: string): boolean {
  if (text === '') return true
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
