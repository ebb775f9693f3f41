/** The findings of the checks, errors first. A click goes to the place; a quick fix is one undoable step. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import Wrench from 'lucide-react/icons/wrench'
import { type ReactNode } from 'react'
import { type Finding, SEVERITIES } from '#shared/checks/finding'
import { localized } from '#shared/i18n/localized'
import { shownFindings } from '../../editor/eyes'
import { Button } from '../../ui/controls/Button'
import { Splitter } from '../../ui/controls/Splitter'
import { useEditor, useEditorState, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { bySeverity, countBySeverity, SEVERITY_ICONS, severityCount, severityName } from '../../ui/severity'
import { FINDINGS_HEIGHT } from '../../ui/uiStore'
import './findings.css'

const TEXT = {
  title: localized('Constats', 'Findings'),
  resize: localized('Hauteur des constats', 'Height of the findings'),
  none: localized(
    'Rien à signaler\u202f: le scénario respecte ses règles.',
    'Nothing to report: the scenario follows its rules.',
  ),
}

export function FindingsPanel(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const open = useUiState((state) => state.findingsOpen)
  const height = useUiState((state) => state.findingsHeight)
  const findings = useEditorState(shownFindings)
  // With nothing to list, the room is the panels' above.
  const tall = open && findings.length > 0
  return (
    <section className="findings" aria-label={say(TEXT.title)} style={{ height: tall ? height : undefined }}>
      {tall && (
        <Splitter
          label={say(TEXT.resize)}
          orientation="horizontal"
          size={height}
          {...FINDINGS_HEIGHT}
          onResize={(findingsHeight) => ui.store.setState({ findingsHeight })}
        />
      )}
      <button
        type="button"
        className="findings-head"
        aria-expanded={open}
        onClick={() => ui.store.setState({ findingsOpen: !open })}
      >
        <ChevronDown aria-hidden className={open ? '' : 'is-turned'} />
        <h2>{say(TEXT.title)}</h2>
        <Counts findings={findings} />
      </button>
      {open && (
        <ul className="findings-list scrolls" tabIndex={findings.length > 0 ? -1 : undefined}>
          {findings.length === 0 && (
            <li className="findings-none">
              <CircleCheck aria-hidden />
              {say(TEXT.none)}
            </li>
          )}
          {bySeverity(findings).map((finding) => (
            <FindingItem key={findingKey(finding)} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Code, sentence and places: the same fault keeps its row while others come and go. */
function findingKey({ code, message, hexes, hexsides, counters, sides }: Finding): string {
  return [code, message.en, ...hexes, ...hexsides, ...counters, ...sides].join(' ')
}

function Counts({ findings }: { findings: readonly Finding[] }): ReactNode {
  const say = useSay()
  const counts = countBySeverity(findings)
  return (
    <span className="findings-counts">
      {SEVERITIES.map((severity) => {
        const Icon = SEVERITY_ICONS[severity]
        if (counts[severity] === 0) return null
        return (
          <span key={severity} className={`severity is-${severity}`}>
            <Icon aria-hidden />
            <span aria-hidden>{counts[severity]}</span>
            <span className="visually-hidden">{say(severityCount(severity, counts[severity]))}</span>
          </span>
        )
      })}
    </span>
  )
}

/** The rule, which its sentence names at the end, stands beside it as a link. */
function FindingItem({ finding }: { finding: Finding }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const Icon = SEVERITY_ICONS[finding.severity]
  const { fix } = finding
  return (
    <li className="finding">
      <button type="button" className="row-button finding-go" onClick={() => editor.session.goTo(finding)}>
        <span className={`severity is-${finding.severity}`}>
          <Icon aria-hidden />
          <span className="visually-hidden">{say(severityName(finding.severity))}</span>
        </span>
        <span>{say(finding.message).replace(` (${finding.rule})`, '')}</span>
      </button>
      <RuleLink rule={finding.rule} />
      {fix && (
        <Button
          name={fix.name}
          icon={Wrench}
          look="finding-fix"
          onClick={() => void editor.document.runCall(fix.call)}
        />
      )}
    </li>
  )
}
