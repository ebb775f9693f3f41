/** One proof: its question, its answer in words, and buttons that show it on the map. */
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import Flag from 'lucide-react/icons/flag'
import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode } from 'react'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type ProofQuestion, type Proven } from '#shared/proofs/proofs'
import { questionInWords } from '#shared/proofs/questionWords'
import { type ProofLine, provenInWords } from '#shared/proofs/words'
import { Button } from '../../../ui/controls/Button'
import { useEditor, useSay, useUi } from '../../../ui/EditorContext'
import { laySetUp, showProof, showReason } from './showProof'

const TEXT = {
  show: localized('Montrer', 'Show'),
  lay: localized('Placer ainsi', 'Lay this set-up'),
}

const ANSWERS = {
  yes: { name: localized('Oui', 'Yes'), Icon: CircleCheck },
  no: { name: localized('Non', 'No'), Icon: CircleX },
  unknown: { name: localized('Ni oui ni non', 'Neither yes nor no'), Icon: CircleHelp },
} as const

export function ProofItem(props: {
  /** The state of the document that was proven. */
  of: Scenario
  question: ProofQuestion
  proven: Proven
  /** The document has changed since: the things it would show may be gone. */
  stale: boolean
}): ReactNode {
  const { of, question, proven, stale } = props
  const say = useSay()
  const answer = proven.kind === 'opening' ? undefined : ANSWERS[proven.answer]
  const Icon = answer?.Icon ?? Flag
  const lines = provenInWords(of, proven)
  return (
    <li className="proof" data-answer={proven.kind === 'opening' ? 'told' : proven.answer}>
      <Icon aria-hidden />
      <div className="proof-body">
        <h3>{say(questionInWords(of, question))}</h3>
        {proven.kind === 'opening' ? (
          <ul>
            {lines.map((line) => (
              <OpeningItem key={line.words.en} line={line} stale={stale} />
            ))}
          </ul>
        ) : (
          <>
            {lines.map(({ words }) => (
              <p key={words.en}>
                <strong>{answer && say(answer.name)}</strong> – {say(words)}
              </p>
            ))}
            <ProofButtons proof={proven} stale={stale} />
          </>
        )}
      </div>
    </li>
  )
}

function ProofButtons(props: {
  proof: Exclude<Proven, { readonly kind: 'opening' }>
  stale: boolean
}): ReactNode {
  const { proof, stale } = props
  const editor = useEditor()
  const ui = useUi()
  // A search that was given up has found nothing to show.
  if (proof.kind !== 'objective' && proof.answer === 'unknown') return null
  return (
    <div className="proof-buttons">
      <Button name={TEXT.show} icon={MapPin} disabled={stale} onClick={() => showProof(editor, ui, proof)} />
      {proof.kind === 'set-up' && proof.answer === 'yes' && (
        <Button name={TEXT.lay} disabled={stale} onClick={() => laySetUp(editor, ui, proof)} />
      )}
    </div>
  )
}

function OpeningItem({ line, stale }: { line: ProofLine; stale: boolean }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const { words, counters } = line
  return (
    <li>
      <span>{say(words)}</span>
      {counters.length > 0 && (
        <Button
          name={TEXT.show}
          icon={MapPin}
          disabled={stale}
          onClick={() => showReason(editor, ui, counters, [])}
        />
      )}
    </li>
  )
}
