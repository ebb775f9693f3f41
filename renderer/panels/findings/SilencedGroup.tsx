/** The findings that are silenced: struck through, with their reasons, to be brought back; and what need no longer be silenced. */
import BellRing from 'lucide-react/icons/bell-ring'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import { placesOf, titleOfCheck } from '#shared/checks/findingsReport'
import { type Silencing, type SilencedFinding } from '#shared/checks/silencing'
import { silence } from '#shared/commands/silence'
import { unsilence } from '#shared/commands/unsilence'
import { isWholeCheck, type Silenced, silencedKey } from '#shared/document/silenced'
import { type Localized, localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { FindingButton } from './FindingItem'
import { ReasonForm } from '../../ui/controls/ReasonForm'

const TEXT = {
  bringBack: localized('Rétablir', 'Bring back'),
  change: localized('Changer la raison…', 'Change the reason…'),
  keep: localized('Garder', 'Keep'),
  check: localized('Contrôle tu', 'Silenced check'),
  idle: localized('N’ont plus besoin d’être tus', 'No longer need to be silenced'),
  remove: (count: number) => localized(`Tout enlever (${count})`, `Remove all (${count})`),
}

export function SilencedGroup({ silencing }: { silencing: Silencing }): ReactNode {
  const { silenced, checks, idle } = silencing
  const say = useSay()
  const editor = useEditor()
  return (
    <ul className="silenced-list">
      {silenced.map((one, index) => (
        <SilencedItem key={index} silenced={one} />
      ))}
      {checks.map((entry) => (
        <EntryItem key={silencedKey(entry)} entry={entry} words={checkWords(entry)} />
      ))}
      {idle.length > 0 && (
        <li className="silenced-idle">
          <h3>{say(TEXT.idle)}</h3>
          <Button
            name={TEXT.remove(idle.length)}
            onClick={() => void editor.document.run(unsilence, { silenced: idle })}
          />
        </li>
      )}
      {idle.map((entry, index) => (
        <IdleItem key={index} entry={entry} />
      ))}
    </ul>
  )
}

// Silenced with its whole check it has no button of its own: the check has.
function SilencedItem({ silenced: { finding, by } }: { silenced: SilencedFinding }): ReactNode {
  return (
    <li className="silenced">
      <FindingButton finding={finding} struck />
      {isWholeCheck(by) ? <p className="silenced-reason">{by.reason}</p> : <Reason entry={by} />}
    </li>
  )
}

function EntryItem({ entry, words }: { entry: Silenced; words: Localized }): ReactNode {
  const say = useSay()
  return (
    <li className="silenced">
      <p className="silenced-words">{say(words)}</p>
      <Reason entry={entry} />
    </li>
  )
}

function IdleItem({ entry }: { entry: Silenced }): ReactNode {
  const scenario = useEditorState((state) => state.document.scenario)
  const { fr, en } = titleOfCheck(entry.code)
  const places = placesOf(entry, scenario)
  const at = places === '' ? '' : ` — ${places}`
  return <EntryItem entry={entry} words={{ fr: `${fr}${at}`, en: `${en}${at}` }} />
}

function checkWords({ code }: Silenced): Localized {
  const { fr, en } = titleOfCheck(code)
  return { fr: `${TEXT.check.fr}\u202f: ${fr}`, en: `${TEXT.check.en}: ${en}` }
}

function Reason({ entry }: { entry: Silenced }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const [editing, setEditing] = useState(false)
  if (editing) {
    const keep = (reason: string): void => {
      if (!editor.document.run(silence, { silenced: { ...entry, reason } })) setEditing(false)
    }
    return (
      <ReasonForm
        reason={entry.reason}
        ways={[{ name: TEXT.keep, run: keep }]}
        onCancel={() => setEditing(false)}
      />
    )
  }
  return (
    <div className="silenced-foot">
      <p className="silenced-reason">{entry.reason}</p>
      <button
        type="button"
        className="finding-tool"
        aria-label={say(TEXT.change)}
        title={say(TEXT.change)}
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden />
      </button>
      <Button
        name={TEXT.bringBack}
        icon={BellRing}
        onClick={() => void editor.document.run(unsilence, { silenced: [entry] })}
      />
    </div>
  )
}
