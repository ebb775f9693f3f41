/** The proofs of the scenario (CHK-12): run beside the page, each with its witness or its smallest reason, shown on the map. */
import { type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import { localized } from '#shared/i18n/localized'
import { type ProofQuestion, type Proven } from '#shared/proofs/proofs'
import { questionInWords } from '#shared/proofs/questionWords'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { Button } from '../../ui/controls/Button'
import { useScenarioView } from './scenarioStore'
import { SectionFrame } from './SectionFrame'
import { missingToProve } from './missingToProve'
import { ProofItem } from './proofs/ProofItem'
import { proofRuns, type ProofRun } from './proofs/proofRuns'
import './proofs/proofs.css'

const TEXT = {
  title: localized('Preuves', 'Proofs'),
  intro: localized(
    'Des questions sur toute la mise en place\u202f: oui avec un exemple, non avec la plus petite raison trouvée.',
    'Questions about the whole set-up: yes with a witness, no with the smallest reason that was found.',
  ),
  progress: localized('Avancement', 'Progress'),
  begins: localized('Les questions se préparent…', 'The questions are being prepared…'),
  cancel: localized('Arrêter', 'Cancel'),
  again: localized('Prouver à nouveau', 'Prove again'),
  stale: localized('Le scénario a changé depuis.', 'The scenario has changed since.'),
  cancelled: localized('Arrêté\u202f: le reste n’est pas prouvé.', 'Cancelled: the rest is not proven.'),
  failed: localized(
    'Une preuve a échoué par une faute du programme\u202f; le reste n’est pas prouvé.',
    'A proof failed by a fault of the program; the rest is not proven.',
  ),
  missing: localized('Ce qui manque', 'Missing'),
}

export function ProofsSection(): ReactNode {
  const runs = proofRuns(useEditor())
  const run = useStore(runs.store)
  const scenario = useEditorState((state) => state.document.scenario)
  // What was found once stays, and is proven again when it is asked for.
  useEffect(() => {
    if (runs.store.getState().state === 'none') runs.start()
  }, [runs])
  const stale = run.of !== undefined && run.of !== scenario
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro}>
      <RunState run={run} stale={stale} />
      {run.of && (
        <ul className="proofs" data-stale={stale}>
          {provenOf(run).map(({ question, proven }, index) => (
            <ProofItem
              key={index}
              of={run.of as NonNullable<ProofRun['of']>}
              question={question}
              proven={proven}
              stale={stale}
            />
          ))}
        </ul>
      )}
      {run.state === 'done' && <WhatIsMissing questions={run.questions} />}
    </SectionFrame>
  )
}

function provenOf({ questions, answers }: ProofRun): { question: ProofQuestion; proven: Proven }[] {
  return answers.flatMap((proven, index) => {
    const question = questions[index]
    return proven && question ? [{ question, proven }] : []
  })
}

function RunState({ run, stale }: { run: ProofRun; stale: boolean }): ReactNode {
  const say = useSay()
  const runs = proofRuns(useEditor())
  const { state, of, questions, answers } = run
  const running = state === 'running'
  const current = questions[answers.length]
  const [done, all] = [answers.length, questions.length]
  const progress = localized(`${done} sur ${all} prouvée${all > 1 ? 's' : ''}`, `${done} of ${all} proven`)
  const notes = [
    ...(state === 'cancelled' ? [TEXT.cancelled] : []),
    ...(state === 'failed' ? [TEXT.failed] : []),
    ...(stale ? [TEXT.stale] : []),
  ]
  return (
    <div className="proofs-state">
      <p role="status">
        {running ? (
          all === 0 ? (
            say(TEXT.begins)
          ) : (
            <>
              <strong>{say(progress)}</strong>
              {current && of && <span>{say(questionInWords(of, current))}</span>}
            </>
          )
        ) : (
          <>
            {all > 0 && <strong>{say(progress)}</strong>}
            {notes.map((note) => (
              <span key={note.en} className="proofs-note">
                {say(note)}
              </span>
            ))}
          </>
        )}
      </p>
      {running ? (
        <>
          <progress max={Math.max(1, all)} value={done} aria-label={say(TEXT.progress)} />
          <Button name={TEXT.cancel} onClick={() => runs.cancel()} />
        </>
      ) : (
        state !== 'none' && (
          <Button
            name={TEXT.again}
            look={notes.length > 0 ? 'is-primary' : ''}
            onClick={() => runs.start()}
          />
        )
      )}
    </div>
  )
}

function WhatIsMissing({ questions }: { questions: readonly ProofQuestion[] }): ReactNode {
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const [, setSection] = useScenarioView('section')
  const missing = missingToProve(scenario, questions)
  if (missing.length === 0) return null
  return (
    <section className="proofs-missing" aria-label={say(TEXT.missing)}>
      <h3>{say(TEXT.missing)}</h3>
      <ul>
        {missing.map(({ words, in: place }) => (
          <li key={words.en}>
            <span>{say(words)}</span>
            {place && (
              <button type="button" className="proofs-link" onClick={() => setSection(place.section)}>
                {say(place.go)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
