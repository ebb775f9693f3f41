/** Merges a copy of the scenario into the open one, leaf by leaf (XCH-7): each conflict is chosen, the whole is one step. */
import { type ReactNode, useId, useMemo, useState } from 'react'
import { takeVersion } from '#shared/commands/takeVersion'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { leafChanges } from '#shared/versions/difference'
import { questionsInWords } from '#shared/versions/inWords/conflictsInWords'
import { differencesInWords } from '#shared/versions/inWords/differenceInWords'
import { type Leaf } from '#shared/versions/leafPath'
import { merge } from '#shared/versions/merge'
import { type Chosen, type Versions } from '#shared/versions/settling'
import { counted, headed } from '../../i18n/language'
import { Button, ConfirmButtons } from '../../ui/controls/Button'
import { DialogFrame } from '../../ui/controls/DialogFrame'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { BaseField } from './BaseField'
import { ConflictList } from './ConflictList'
import './mergeCopy.css'

const TEXT = {
  title: localized('Fusionner une copie', 'Merge a copy'),
  about: localized(
    'Ce qui n’a changé que dans la copie est repris, ce qui n’a changé qu’ici reste. Ce que les deux ont changé autrement se choisit. L’autre fichier ne change pas\u202f; tout s’annule d’un coup.',
    'What has changed in the copy alone is taken over, what has changed here alone stays. What both have changed, each in its own way, is chosen. The other file does not change; all of it is undone at once.',
  ),
  copy: localized('Copie', 'Copy'),
  choose: localized('Choisir un fichier…', 'Choose a file…'),
  merge: localized('Fusionner', 'Merge'),
  taken: localized('Repris de la copie', 'Taken from the copy'),
  nothing: localized('Rien de la copie n’est à reprendre.', 'There is nothing to take from the copy.'),
  done: localized('La copie est fusionnée.', 'The copy is merged.'),
}

export function MergeCopyDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const mine = useEditorState((state) => state.document.scenario)
  const [copy, setCopy] = useState<Scenario>()
  const [base, setBase] = useState<Scenario>()
  const [choices, setChoices] = useState<ReadonlyMap<Leaf, Chosen>>(new Map())
  const id = useId()
  const versions = useMemo<Versions | undefined>(
    () => copy && { ...(base && { base }), mine, theirs: copy },
    [mine, copy, base],
  )
  const merged = useMemo(() => versions && merge(versions, choices), [versions, choices])
  const questions = useMemo(
    () => (versions && merged ? questionsInWords(versions, merged.conflicts) : []),
    [versions, merged],
  )
  const open = questions.filter(({ chosen }) => chosen === undefined).length
  const changes = useMemo(() => (merged ? leafChanges(mine, merged.scenario) : []), [mine, merged])

  const choose = async (): Promise<void> => {
    const chosen = await editor.files.choose()
    if (!chosen) return
    setCopy(chosen)
    setChoices(new Map())
  }
  const takeBase = (next: Scenario | undefined): void => {
    setBase(next)
    setChoices(new Map())
  }
  const decide = (leaves: readonly Leaf[], chosen: Chosen): void =>
    setChoices(new Map([...choices, ...leaves.map((leaf) => [leaf, chosen] as const)]))
  const apply = (): void => {
    if (!merged || editor.document.run(takeVersion, { version: merged.scenario })) return
    editor.session.notify(TEXT.done)
    ui.closeDialog()
  }
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.about}
      size="large"
      footer={
        <ConfirmButtons
          name={TEXT.merge}
          disabled={!merged || open > 0 || changes.length === 0}
          onConfirm={apply}
        />
      }
    >
      <div className="merge-copy">
        <div className="field">
          <span className="field-label" id={`${id}-label`}>
            {say(TEXT.copy)}
          </span>
          <Button
            id={id}
            name={copy ? copy.info.title : TEXT.choose}
            look="merge-copy-file"
            data-autofocus
            aria-labelledby={`${id}-label ${id}`}
            onClick={() => void choose()}
          />
        </div>
        <BaseField onBase={takeBase} />
        {versions && <ConflictList questions={questions} hasBase={base !== undefined} onChoose={decide} />}
        {merged && (changes.length > 0 || open === 0) && <Taken mine={mine} merged={merged.scenario} />}
      </div>
    </DialogFrame>
  )
}

/** The changes that merging will make here, in words. */
function Taken({ mine, merged }: { mine: Scenario; merged: Scenario }): ReactNode {
  const say = useSay()
  const differences = useMemo(() => differencesInWords(mine, merged), [mine, merged])
  const count = counted(
    differences.length,
    localized('changement', 'change'),
    localized('changements', 'changes'),
  )
  if (differences.length === 0) return <p className="form-note">{say(TEXT.nothing)}</p>
  return (
    <section className="merge-copy-taken" aria-label={say(TEXT.taken)}>
      <h3>
        {say(TEXT.taken)} – {say(count)}
      </h3>
      <ul tabIndex={0} aria-label={say(TEXT.taken)}>
        {differences.map(({ text, leaves }) => (
          <li key={leaves[0]}>{headed(text, say)}</li>
        ))}
      </ul>
    </section>
  )
}
