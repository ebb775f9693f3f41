/** A finding: a click goes to the place, a quick fix is one undoable step, and it can be silenced with a reason. */
import BellOff from 'lucide-react/icons/bell-off'
import Wrench from 'lucide-react/icons/wrench'
import { type ReactNode, useRef, useState } from 'react'
import { type Finding } from '#shared/checks/finding'
import { silencedCheck, silencedFor } from '#shared/checks/silencing'
import { silence } from '#shared/commands/silence'
import { type Silenced } from '#shared/document/silenced'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { useEditor, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { SEVERITY_ICONS, severityName } from '../../ui/severity'
import { ReasonForm } from '../../ui/controls/ReasonForm'

const TEXT = {
  silence: localized('Taire ce constat…', 'Silence this finding…'),
  one: localized('Taire', 'Silence'),
  check: localized('Taire ce contrôle pour ce scénario', 'Silence this check for this scenario'),
}

/** The rule, which its sentence names at the end, stands beside it as a link. `onSilenced`: it leaves the list. */
export function FindingItem(props: { finding: Finding; onSilenced: () => void }): ReactNode {
  const { finding, onSilenced } = props
  const say = useSay()
  const editor = useEditor()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { fix } = finding
  const run = (silenced: Silenced): void => {
    if (!editor.document.run(silence, { silenced })) onSilenced()
  }
  const entryFor = (reason: string): Silenced =>
    silencedFor(finding, editor.store.getState().document.findings, reason)
  return (
    <li className="finding">
      <FindingButton finding={finding} />
      <span className="finding-side">
        <RuleLink rule={finding.rule} />
        <button
          ref={opener}
          type="button"
          className="finding-tool"
          aria-label={say(TEXT.silence)}
          aria-expanded={asking}
          title={say(TEXT.silence)}
          onClick={() => setAsking(!asking)}
        >
          <BellOff aria-hidden />
        </button>
      </span>
      {fix && (
        <Button
          name={fix.name}
          icon={Wrench}
          look="finding-fix"
          onClick={() => void editor.document.runCall(fix.call)}
        />
      )}
      {asking && (
        <ReasonForm
          ways={[
            { name: TEXT.one, run: (reason) => run(entryFor(reason)) },
            { name: TEXT.check, run: (reason) => run(silencedCheck(finding.code, reason)) },
          ]}
          onCancel={() => {
            setAsking(false)
            opener.current?.focus()
          }}
        />
      )}
    </li>
  )
}

/** Its severity and sentence; a click goes to its place. */
export function FindingButton({
  finding,
  struck = false,
}: {
  finding: Finding
  struck?: boolean
}): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const Icon = SEVERITY_ICONS[finding.severity]
  const sentence = say(finding.message).replace(` (${finding.rule})`, '')
  return (
    <button type="button" className="row-button finding-go" onClick={() => editor.session.goTo(finding)}>
      <span className={`severity is-${finding.severity}`}>
        <Icon aria-hidden />
        <span className="visually-hidden">{say(severityName(finding.severity))}</span>
      </span>
      {struck ? <s>{sentence}</s> : <span>{sentence}</span>}
    </button>
  )
}
