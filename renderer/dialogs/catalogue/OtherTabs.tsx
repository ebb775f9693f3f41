/** Counter types of another scenario, and of a file of types. */
import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Scenario } from '#shared/document/types'
import { type TypeCollection } from '#shared/document/typeCollection'
import { type Localized, localized } from '#shared/i18n/localized'
import { readTypesFile, type TypesFile } from '../../actions/library/typesLibrary'
import { TYPES_ENDING } from '../../actions/library/typesName'
import { Button } from '../../ui/controls/Button'
import { useEditor, useRuleset, useSay, useUiState } from '../../ui/EditorContext'
import { OfferList, type TabProps } from './OfferList'
import { offersOfCollections, offersOfScenario } from './offers'

const TEXT = {
  scenario: localized(
    'Les types d’un autre scénario, avec leurs images\u202f; l’autre fichier ne change pas.',
    'The types of another scenario, with their pictures; the other file does not change.',
  ),
  file: localized(
    'Un fichier «\u202f.castellan-types\u202f», comme votre bibliothèque les exporte.',
    'A “.castellan-types” file, as your library exports them.',
  ),
  choose: localized('Choisir un fichier…', 'Choose a file…'),
  another: localized('Un autre fichier…', 'Another file…'),
  drop: localized('Ou déposez-le sur cette fenêtre.', 'Or drop it on this window.'),
  noTypes: localized('Ce scénario n’a aucun type de pion.', 'This scenario has no counter types.'),
  empty: localized('Ce fichier ne contient aucun type de pion.', 'This file holds no counter types.'),
}

export function ScenarioTab({ choosing, shown }: TabProps): ReactNode {
  const editor = useEditor()
  const ruleset = useRuleset()
  const [other, setOther] = useState<Scenario>()
  const offers = useMemo(() => other && offersOfScenario(other, ruleset), [other, ruleset])
  const choose = async (): Promise<void> => {
    const chosen = await editor.files.choose()
    if (chosen) setOther(chosen)
  }
  if (!offers) return <Chooser shown={shown} about={TEXT.scenario} onChoose={() => void choose()} />
  return (
    <OfferList
      offers={offers}
      choosing={choosing}
      shown={shown}
      empty={offers.foreign === 0 ? TEXT.noTypes : ''}
      tools={<Button name={TEXT.another} icon={FileUp} onClick={() => void choose()} />}
    >
      <p className="catalogue-note">{other?.info.title}</p>
    </OfferList>
  )
}

export function FileTab({ choosing, shown }: TabProps): ReactNode {
  const ruleset = useRuleset()
  const dropped = useUiState((state) => state.dropped)
  const chooser = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ readonly name: string; readonly types: TypeCollection }>()
  const [problem, setProblem] = useState<Localized>()
  const opened = useCallback(({ name }: File, outcome: TypesFile): void => {
    setProblem('problem' in outcome ? outcome.problem : undefined)
    if ('types' in outcome) setFound({ name, types: outcome.types })
  }, [])
  useEffect(() => {
    if (dropped) void readTypesFile(dropped).then((outcome) => opened(dropped, outcome))
  }, [dropped, opened])
  const read = (given: File): void => void readTypesFile(given).then((outcome) => opened(given, outcome))
  const offers = useMemo(
    () =>
      found &&
      offersOfCollections(
        'file',
        [[found.name, found.types]],
        ruleset,
        found.name.slice(0, -TYPES_ENDING.length),
      ),
    [found, ruleset],
  )
  const input = (
    <input
      ref={chooser}
      type="file"
      hidden
      accept={TYPES_ENDING}
      onChange={({ currentTarget }) => {
        const [given] = currentTarget.files ?? []
        if (given) read(given)
        currentTarget.value = ''
      }}
    />
  )
  const choose = (): void => chooser.current?.click()
  return (
    <>
      {input}
      {offers ? (
        <OfferList
          offers={offers}
          choosing={choosing}
          shown={shown}
          empty={offers.foreign === 0 ? TEXT.empty : ''}
          tools={<Button name={TEXT.another} icon={FileUp} onClick={choose} />}
        >
          <Problem words={problem} />
        </OfferList>
      ) : (
        <Chooser shown={shown} about={TEXT.file} drop onChoose={choose} problem={problem} />
      )}
    </>
  )
}

function Chooser(props: {
  shown: boolean
  about: Localized
  drop?: boolean
  problem?: Localized | undefined
  onChoose: () => void
}): ReactNode {
  const say = useSay()
  return (
    <div className="catalogue-chooser">
      <p>{say(props.about)}</p>
      <Button
        name={TEXT.choose}
        icon={FileUp}
        look="is-large"
        data-autofocus={props.shown || undefined}
        onClick={props.onChoose}
      />
      {props.drop && <p className="catalogue-faint">{say(TEXT.drop)}</p>}
      <Problem words={props.problem} />
    </div>
  )
}

export function Problem({ words }: { words: Localized | undefined }): ReactNode {
  const say = useSay()
  return (
    words && (
      <p className="file-error" role="alert">
        {say(words)}
      </p>
    )
  )
}
