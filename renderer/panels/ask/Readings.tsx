/** The readings of the rules under which the answer would be another, worked out when they are asked for. */
import { type ReactNode, useState } from 'react'
import { colon, localized } from '#shared/i18n/localized'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { useEditor, useLanguage, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { Stopped, Working } from './Waiting'

const TEXT = {
  title: localized('Avec une autre lecture des règles', 'With another reading of the rules'),
  none: localized(
    'Aucune option des règles ne change cette réponse.',
    'No option of the rules changes this answer.',
  ),
}

export function Readings({ inquiry }: { inquiry: Inquiry }): ReactNode {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <details className="route-why ask-why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say(TEXT.title)}</summary>
      {open && <Found inquiry={inquiry} />}
    </details>
  )
}

function Found({ inquiry }: { inquiry: Inquiry }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { document } = useEditor()
  const { answer, part, stopped } = document.ask('readings', inquiry)
  if (stopped) return <Stopped onAgain={() => document.askAgain('readings', inquiry)} />
  if (!answer) return <Working part={part} />
  if (answer.length === 0) return <p className="route-none">{say(TEXT.none)}</p>
  return (
    <ul>
      {answer.map((reading) => (
        <li key={`${reading.option} ${reading.choice}`}>
          {say(reading.name)}, {say(reading.reads)}
          {colon(language)} {say(reading.headline)} <RuleLink rule={reading.rule} />
        </li>
      ))}
    </ul>
  )
}
