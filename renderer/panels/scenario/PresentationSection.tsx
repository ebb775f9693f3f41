/** Title, authors, version, date, licence, language, cover and logo of the scenario, and the rules that it plays by. */
import { type ReactNode } from 'react'
import { otherLanguage } from '#shared/document/authorText'
import { type Language, localized, sameInBoth } from '#shared/i18n/localized'
import { Choice } from '../../ui/controls/Choice'
import { Button } from '../../ui/controls/Button'
import { EditionFields } from '../../ui/controls/EditionFields'
import { DraftField, Field } from '../../ui/controls/fields'
import { useInfoChange } from '../../ui/controls/useInfoChange'
import { useEditorState, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { PictureField } from './PictureField'
import { SectionFrame } from './SectionFrame'
import { TitleFields } from './TitleFields'
import './presentation.css'

const TEXT = {
  title: localized('Présentation', 'Details'),
  inOther: {
    fr: localized('Titre en français', 'Title in French'),
    en: localized('Titre en anglais', 'Title in English'),
  },
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
  return (
    <SectionFrame title={TEXT.title}>
      <TitleFields>
        <DraftField
          label={TEXT.inOther[other]}
          value={info.otherTitle ?? ''}
          apply={(text) => change({ otherTitle: text.trim() || null })}
        />
      </TitleFields>
      <EditionFields />
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
