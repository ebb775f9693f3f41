/** The faces of counter types that are back to back: worked out, until the author wants it otherwise; the document keeps it. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useMemo, useState } from 'react'
import { editCounterType } from '#shared/commands/entries/counterTypes'
import { editCounterTypes } from '#shared/commands/editCounterTypes'
import { type FacePair } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type FaceChoice, type Piece } from '#shared/rules/contract/cardboard'
import { Button } from '../../ui/controls/Button'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { others, type PairedType, pairedTypes, pairsForAll, pairsWith } from './facePairs'

const TEXT = {
  pairs: localized('Faces dos à dos', 'Faces back to back'),
  type: localized('Type de pion', 'Counter type'),
  plain: localized('rien', 'nothing'),
  nothing: localized(
    'Aucun type n’a plus de deux faces d’une même taille\u202f: il n’y a rien à choisir.',
    'No type has more than two faces of one size: there is nothing to choose.',
  ),
  workedOut: localized(
    'Calculé pour qu’il faille le moins de pions. Ce que vous changez reste dans le scénario.',
    'Worked out for the fewest counters. What you change stays in the scenario.',
  ),
  chosen: localized(
    'Au choix de l’auteur, gardé dans le scénario.',
    'As the author chose, kept in the scenario.',
  ),
  again: localized('Comme calculé', 'As worked out'),
  forAll: localized('Pour tous les types', 'For all types'),
}

export function FacePairsFields({ faces }: { readonly faces: FaceChoice }): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const types = useMemo(() => pairedTypes(scenario, ruleset, faces), [scenario, ruleset, faces])
  const [chosen, setChosen] = useState<CounterTypeId>()
  const type = types.find(({ id }) => id === chosen) ?? types[0]
  return (
    <details className="export-pairs">
      <summary>{say(TEXT.pairs)}</summary>
      {!type && <p className="form-note">{say(TEXT.nothing)}</p>}
      {type && (
        <>
          <SelectField
            label={TEXT.type}
            value={type.id}
            options={types.map(({ id, name }) => ({ id, name: localized(name, name) }))}
            onChange={setChosen}
          />
          <PairsOfType type={type} types={types} />
        </>
      )}
    </details>
  )
}

interface PairsOfTypeProps {
  readonly type: PairedType
  readonly types: readonly PairedType[]
}

function PairsOfType({ type, types }: PairsOfTypeProps): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const { id, wished, states, pieces } = type
  const setPairs = (pairs: readonly FacePair[] | null): void => {
    editor.document.run(editCounterType, { counterType: id, change: { pairs } })
  }
  const isChosen = wished.length > 0
  return (
    <>
      {pieces.map((piece) => (
        <BackField
          key={piece.front.id}
          piece={piece}
          states={states}
          onChange={(back) => setPairs(pairsWith(wished, { front: piece.front.id, back }))}
        />
      ))}
      <p className="form-note">{say(isChosen ? TEXT.chosen : TEXT.workedOut)}</p>
      {isChosen && (
        <div className="export-pairs-actions">
          <Button name={TEXT.again} icon={RotateCcw} onClick={() => setPairs(null)} />
          {types.length > 1 && (
            <Button
              name={TEXT.forAll}
              onClick={() => editor.document.run(editCounterTypes, { changes: pairsForAll(types, wished) })}
            />
          )}
        </div>
      )}
    </>
  )
}

/** The face behind the front of a piece; nothing, where its size has an odd number of faces. */
function BackField(props: {
  readonly piece: Piece
  readonly states: PairedType['states']
  readonly onChange: (back: string) => void
}): ReactNode {
  const { piece, states, onChange } = props
  const fitting = others(states, piece.front).map(({ id, name }) => ({ id, name }))
  return (
    <SelectField
      label={piece.front.name}
      value={piece.back?.id ?? ''}
      options={piece.back ? fitting : [{ id: '', name: TEXT.plain }, ...fitting]}
      onChange={(back) => back !== '' && onChange(back)}
    />
  )
}
