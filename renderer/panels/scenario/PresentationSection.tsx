/** Title, authors, date, language, cover and logo of the scenario, and the rules that it plays by. */
import { type ReactNode } from 'react'
import { otherLanguage } from '#shared/document/authorText'
import { type Language, localized, sameInBoth } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { Choice } from '../../ui/controls/Choice'
import { Button } from '../../ui/controls/Button'
import { DraftField, Field } from '../../ui/controls/fields'
import { useEditorState, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { PictureField } from './PictureField'
import { SectionFrame } from './SectionFrame'
import { TitleFields, useInfoChange } from './TitleFields'
import './presentation.css'

const TEXT = {
  title: localized('Présentation', 'Details'),
  inOther: {
    fr: localized('Titre en français', 'Title in French'),
    en: localized('Titre en anglais', 'Title in English'),
  },
  date: sameInBoth('Date'),
  dateHint: localized('AAAA-MM-JJ', 'YYYY-MM-DD'),
  wrongDate: localized(
    'Une date s’écrit AAAA-MM-JJ, ou rien.',
    'A date is written YYYY-MM-DD, or left empty.',
  ),
  cover: localized('Couverture', 'Cover'),
  logo: sameInBoth('Logo'),
  rules: localized('Règles du jeu', 'Rules of the game'),
  otherRules: localized('Autres règles…', 'Other rules…'),
  language: localized('Langue du titre et des noms', 'Language of title and names'),
}

const LANGUAGES = [
  { id: 'fr', name: localized('Français', 'French') },
  { id: 'en', name: localized('Anglais', 'English') },
] as const

export function PresentationSection(): ReactNode {
  const say = useSay()
  const info = useEditorState((state) => state.document.scenario.info)
  const ui = useUi()
  const ruleset = useRuleset()
  const other = otherLanguage(info.language)
  const change = useInfoChange()
  const changeDate = (text: string): Words | undefined =>
    isDate(text.trim()) ? change({ date: text.trim() }) : TEXT.wrongDate
  return (
    <SectionFrame title={TEXT.title}>
      <TitleFields>
        <DraftField
          label={TEXT.inOther[other]}
          value={info.otherTitle ?? ''}
          apply={(text) => change({ otherTitle: text.trim() || null })}
        />
      </TitleFields>
      <DraftField label={TEXT.date} placeholder={say(TEXT.dateHint)} value={info.date} apply={changeDate} />
      <Field label={TEXT.language}>
        <Choice<Language>
          label={TEXT.language}
          value={info.language}
          options={LANGUAGES}
          onChange={(language) => void change({ language })}
        />
      </Field>
      <PictureField of="cover" label={TEXT.cover} />
      <PictureField of="logo" label={TEXT.logo} />
      <Field label={TEXT.rules}>
        <span className="presentation-rules">
          {say(ruleset.name)}
          <Button name={TEXT.otherRules} onClick={() => ui.openDialog('other-rules')} />
        </span>
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
