/** The list of facts that stand out in the games, apart from the findings: each with a game that shows it, and silenced with a reason (PLY-6). */
import BellOff from 'lucide-react/icons/bell-off'
import BellRing from 'lucide-react/icons/bell-ring'
import Eye from 'lucide-react/icons/eye'
import { type ReactNode, useState } from 'react'
import { standsOut, type StandsOut } from '#shared/balance/standsOut'
import { LOOK_FIRST } from '#shared/balance/seriesReport'
import { silence } from '#shared/commands/silence'
import { unsilence } from '#shared/commands/unsilence'
import { type Silenced, silencedKey } from '#shared/document/silenced'
import { type Series } from '#shared/game/simulation/series'
import { type Localized, localized } from '#shared/i18n/localized'
import { Button } from '../../../ui/controls/Button'
import { ReasonForm } from '../../../ui/controls/ReasonForm'
import { useEditor, useEditorState, useSay } from '../../../ui/EditorContext'
import { type ShownGame } from './useShownGame'

const TEXT = {
  none: localized('Rien ne frappe dans ces parties.', 'Nothing stands out in these games.'),
  show: localized('Montrer', 'Show'),
  silence: localized('Taire…', 'Silence…'),
  sure: localized('Taire', 'Silence'),
  silenced: (count: number): Localized => localized(`Tus (${count})`, `Silenced (${count})`),
  bringBack: localized('Rétablir', 'Bring back'),
}

export function FactList({ series, shown }: { series: Series; shown: ShownGame }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState(({ document }) => document.scenario)
  const by = new Map(scenario.silenced.map((entry) => [silencedKey(entry), entry]))
  const facts = standsOut(series, scenario)
  const open = facts.filter((fact) => !by.has(silencedKey(fact)))
  const silent = facts.flatMap((fact) => {
    const entry = by.get(silencedKey(fact))
    return entry ? { fact, entry } : []
  })
  return (
    <section className="balance-section">
      <h3>{say(LOOK_FIRST)}</h3>
      <ul className="balance-facts">
        {open.length === 0 && <li>{say(TEXT.none)}</li>}
        {open.map((fact) => (
          <FactItem key={silencedKey(fact)} fact={fact} shown={shown} />
        ))}
      </ul>
      {silent.length > 0 && (
        <details>
          <summary>{say(TEXT.silenced(silent.length))}</summary>
          <ul className="balance-facts">
            {silent.map(({ fact, entry }) => (
              <li key={silencedKey(fact)}>
                <s>{say(fact.message)}</s>
                <p className="balance-reason">{entry.reason}</p>
                <Button
                  name={TEXT.bringBack}
                  icon={BellRing}
                  onClick={() => void editor.document.run(unsilence, { silenced: [entry] })}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function FactItem({ fact, shown }: { fact: StandsOut; shown: ShownGame }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const [asking, setAsking] = useState(false)
  const run = (reason: string): void => {
    const { message: _message, shownBy: _shownBy, ...subject } = fact
    editor.document.run(silence, { silenced: { ...subject, reason } satisfies Silenced })
  }
  return (
    <li>
      <p>{say(fact.message)}</p>
      <div className="balance-tools">
        <Button
          name={TEXT.show}
          icon={Eye}
          disabled={shown.seeking}
          onClick={() => shown.show(fact.shownBy)}
        />
        <Button
          name={TEXT.silence}
          icon={BellOff}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        />
      </div>
      {asking && <ReasonForm ways={[{ name: TEXT.sure, run }]} onCancel={() => setAsking(false)} />}
    </li>
  )
}
