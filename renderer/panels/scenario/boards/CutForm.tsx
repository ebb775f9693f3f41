/** Declares the boards of a map that has none: all of it as one, or cut into equal ones. */
import { type ReactNode, useId, useState } from 'react'
import { addBoards } from '#shared/commands/entries/boards'
import { cutBoards } from '#shared/document/cutBoards'
import { boardId, freshIds } from '#shared/document/ids'
import { isCut } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../../ui/controls/Button'
import { FieldError, SwitchField } from '../../../ui/controls/fields'
import { NumberInput } from '../../../ui/controls/NumberInput'
import { useEditor, useEditorState, useSay } from '../../../ui/EditorContext'

const TEXT = {
  none: localized(
    'La carte n’a pas encore de plateaux. Elle en reçoit aussi quand on lui joint une autre carte.',
    'The map has no boards yet. It also gets some when another map is joined to it.',
  ),
  across: localized('Plateaux côte à côte', 'Boards side by side'),
  down: localized('Plateaux l’un sous l’autre', 'Boards one below the other'),
  own: localized('Chacun numérote ses cases (2:A1)', 'Each numbers its own hexes (2:A1)'),
  declare: localized('Déclarer les plateaux', 'Declare the boards'),
  tooMany: localized(
    'De 1 à 20 de chaque côté, et pas plus que la carte n’en peut porter.',
    'From 1 to 20 either way, and no more than the map can hold.',
  ),
  shared: localized(
    'Avec des demi-cases au bord, deux plateaux voisins ont en commun la ligne de cases où leurs cadres se touchent.',
    'With half hexes at the rim, two boards side by side have in common the line of hexes on which their frames meet.',
  ),
}

const MOST = 20

export function CutForm(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const id = useId()
  const { map, boards } = useEditorState((state) => state.document.scenario)
  const [across, setAcross] = useState('1')
  const [down, setDown] = useState('1')
  const [own, setOwn] = useState(true)
  const [columns, rows] = [whole(across), whole(down)]
  const cut =
    columns === undefined || rows === undefined
      ? undefined
      : cutBoards(map.grid, {
          across: columns,
          down: rows,
          ...(own ? { numbering: map.numbering } : {}),
        })
  const declare = (): void => {
    const fresh = freshIds(boards, editor.document.idCode)
    if (cut)
      editor.document.run(addBoards, { boards: cut.map((board) => ({ id: boardId(fresh('board')), board })) })
  }
  return (
    <form
      className="board-cut"
      aria-describedby={id}
      onSubmit={(event) => {
        event.preventDefault()
        declare()
      }}
    >
      <p className="scenario-intro" id={id}>
        {say(TEXT.none)} {isCut(map.grid) && say(TEXT.shared)}
      </p>
      <NumberInput label={TEXT.across} value={across} onChange={setAcross} />
      <NumberInput label={TEXT.down} value={down} onChange={setDown} />
      <SwitchField label={TEXT.own} checked={own} onChange={setOwn} />
      <FieldError words={cut ? undefined : TEXT.tooMany} />
      <Button name={TEXT.declare} type="submit" look="is-primary" disabled={!cut} />
    </form>
  )
}

function whole(text: string): number | undefined {
  const value = Number(text.trim())
  return /^\d+$/.test(text.trim()) && value >= 1 && value <= MOST ? value : undefined
}
