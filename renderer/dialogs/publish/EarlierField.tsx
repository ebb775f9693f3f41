/** The edition before, chosen from its list or its archive, so that the sheets out of date can be named. */
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useRef, useState } from 'react'
import { versionInWords } from '#shared/document/inWords/editionInWords'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { type EditionList } from '#shared/interchange/publication/editionList'
import { Button } from '../../ui/controls/Button'
import { FieldError } from '../../ui/controls/fields'
import { useSay } from '../../ui/EditorContext'
import { EARLIER_ENDINGS, readEarlier } from './readEarlier'

const TEXT = {
  label: localized('Édition précédente', 'Edition before'),
  choose: localized('Choisir…', 'Choose…'),
  about: localized(
    'Son archive ou publication.json\u202f: pour nommer les feuilles périmées.',
    'Its archive or publication.json: to name the sheets that are out of date.',
  ),
}

interface EarlierFieldProps {
  readonly earlier: EditionList | undefined
  readonly onChange: (earlier: EditionList | undefined) => void
}

export function EarlierField({ earlier, onChange }: EarlierFieldProps): ReactNode {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Localized>()
  const read = async (file: File): Promise<void> => {
    const found = await readEarlier(file)
    setFault(found.ok ? undefined : found.error)
    onChange(found.ok ? found.value : undefined)
  }
  return (
    <div className="field">
      <span className="field-label">{say(TEXT.label)}</span>
      <div className="publish-earlier">
        <Button name={TEXT.choose} icon={FileUp} onClick={() => chooser.current?.click()} />
        <span className="publish-known">{earlier ? nameOf(earlier) : say(TEXT.about)}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={EARLIER_ENDINGS.join(',')}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) void read(file)
            currentTarget.value = ''
          }}
        />
      </div>
      <FieldError words={fault} />
    </div>
  )
}

function nameOf({ title, version, date }: EditionList): string {
  const parts = [title, version === undefined ? '' : versionInWords(version), date]
  return parts
    .filter((part) => part !== '')
    .map(quotable)
    .join(' · ')
}
