/** Version, date and licence of the scenario, as its sheets bear them: in the scenario view, and where it is published. */
import { type ReactNode } from 'react'
import { MAX_LICENSE, MAX_VERSION } from '#shared/document/limits'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { useEditorState, useSay } from '../EditorContext'
import { DraftField } from './fields'
import { useInfoChange } from './useInfoChange'

const TEXT = {
  version: sameInBoth('Version'),
  versionHint: localized('1.0, bêta 2…', '1.0, beta 2…'),
  longVersion: localized(
    `Une version tient sur une ligne de ${MAX_VERSION} signes au plus.`,
    `A version is one line of ${MAX_VERSION} characters at most.`,
  ),
  date: sameInBoth('Date'),
  dateHint: localized('AAAA-MM-JJ', 'YYYY-MM-DD'),
  wrongDate: localized(
    'Une date s’écrit AAAA-MM-JJ, ou rien.',
    'A date is written YYYY-MM-DD, or left empty.',
  ),
  license: sameInBoth('Licence'),
  licenseHint: sameInBoth('CC BY-SA 4.0…'),
  longLicense: localized(
    `Une licence tient sur une ligne de ${MAX_LICENSE} signes au plus.`,
    `A licence is one line of ${MAX_LICENSE} characters at most.`,
  ),
}

/** Usual ones; any other can be typed. */
const LICENSES = {
  fr: ['CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0', 'CC BY-NC-SA 4.0', 'CC0 1.0', 'Tous droits réservés'],
  en: ['CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0', 'CC BY-NC-SA 4.0', 'CC0 1.0', 'All rights reserved'],
} as const

export function EditionFields(): ReactNode {
  const say = useSay()
  const { version, date, license, language } = useEditorState((state) => state.document.scenario.info)
  const change = useInfoChange()
  const changeDate = (text: string): Words | undefined =>
    isDate(text.trim()) ? change({ date: text.trim() }) : TEXT.wrongDate
  const changeVersion = (text: string): Words | undefined =>
    fits(text, MAX_VERSION) ? change({ version: text.trim() || null }) : TEXT.longVersion
  const changeLicense = (text: string): Words | undefined =>
    fits(text, MAX_LICENSE) ? change({ license: text.trim() || null }) : TEXT.longLicense
  return (
    <>
      <DraftField
        label={TEXT.version}
        placeholder={say(TEXT.versionHint)}
        value={version ?? ''}
        apply={changeVersion}
      />
      <DraftField label={TEXT.date} placeholder={say(TEXT.dateHint)} value={date} apply={changeDate} />
      <DraftField
        label={TEXT.license}
        placeholder={say(TEXT.licenseHint)}
        value={license ?? ''}
        suggestions={LICENSES[language]}
        apply={changeLicense}
      />
    </>
  )
}

/** In Unicode characters, as the field of the document counts. */
function fits(text: string, most: number): boolean {
  return [...text.trim()].length <= most
}

/** A day of the calendar as `2026-11-24`, or nothing. */
function isDate(text: string): boolean {
  if (text === '') return true
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
