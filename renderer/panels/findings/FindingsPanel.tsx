/** The findings of the checks, errors first, and at the end those that are silenced. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { type Finding, SEVERITIES } from '#shared/checks/finding'
import { type Silencing } from '#shared/checks/silencing'
import { localized } from '#shared/i18n/localized'
import { shownSilencing } from '../../editor/eyes'
import { late } from '../../ui/controls/late'
import { Splitter } from '../../ui/controls/Splitter'
import { useEditorState, useSay, useUi, useUiState } from '../../ui/EditorContext'
import { bySeverity, countBySeverity, SEVERITY_ICONS, severityCount } from '../../ui/severity'
import { FINDINGS_HEIGHT } from '../../ui/uiStore'
import { FindingItem } from './FindingItem'
import './findings.css'

// It knows every check by its title.
const SilencedGroup = late(() => import('./SilencedGroup'), 'SilencedGroup')

const TEXT = {
  title: localized('Constats', 'Findings'),
  resize: localized('Hauteur des constats', 'Height of the findings'),
  none: localized(
    'Rien à signaler\u202f: le scénario respecte ses règles.',
    'Nothing to report: the scenario follows its rules.',
  ),
  noneLeft: localized('Rien à signaler, hormis ce qui est tu.', 'Nothing to report but what is silenced.'),
  silenced: (count: number) => localized(`Tus (${count})`, `Silenced (${count})`),
}

export function FindingsPanel(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const open = useUiState((state) => state.findingsOpen)
  const height = useUiState((state) => state.findingsHeight)
  const silencing = useEditorState(shownSilencing)
  const findings = silencing.open
  const silent = countSilenced(silencing)
  const [unfolded, setUnfolded] = useState(false)
  const silencedHead = useRef<HTMLButtonElement>(null)
  // The height is a ceiling: what a short list leaves is the panels' above.
  const tall = open && (findings.length > 0 || (silent > 0 && unfolded))
  return (
    <section
      className="findings"
      aria-label={say(TEXT.title)}
      style={{ maxHeight: tall ? height : undefined }}
    >
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
        <ul className="findings-list scrolls" tabIndex={tall ? -1 : undefined}>
          {findings.length === 0 && (
            <li className="findings-none">
              <CircleCheck aria-hidden />
              {say(silent > 0 ? TEXT.noneLeft : TEXT.none)}
            </li>
          )}
          {bySeverity(findings).map((finding) => (
            <FindingItem
              key={findingKey(finding)}
              finding={finding}
              // Its row goes, and the keyboard with it.
              onSilenced={() => requestAnimationFrame(() => silencedHead.current?.focus())}
            />
          ))}
          {silent > 0 && (
            <SilencedFold
              silencing={silencing}
              head={silencedHead}
              open={unfolded}
              toggle={() => setUnfolded(!unfolded)}
            />
          )}
        </ul>
      )}
    </section>
  )
}

/** The silenced ones, closed until they are asked for. */
function SilencedFold(props: {
  silencing: Silencing
  head: RefObject<HTMLButtonElement | null>
  open: boolean
  toggle: () => void
}): ReactNode {
  const { silencing, head, open, toggle } = props
  const say = useSay()
  return (
    <li className="silenced-fold">
      <button
        ref={head}
        type="button"
        className="findings-head silenced-head"
        aria-expanded={open}
        onClick={toggle}
      >
        <ChevronDown aria-hidden className={open ? '' : 'is-turned'} />
        {say(TEXT.silenced(countSilenced(silencing)))}
      </button>
      {open && <SilencedGroup silencing={silencing} />}
    </li>
  )
}

function countSilenced({ silenced, checks, idle }: Silencing): number {
  return silenced.length + checks.length + idle.length
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
