/** The boards of the map (SCN-7): their layout in a drawing and in words, and each of them with its form. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { addBoards, removeBoard } from '#shared/commands/entries/boards'
import { cutBoards } from '#shared/document/cutBoards'
import { boardId, type BoardId, freshId } from '#shared/document/ids'
import { layoutInWords } from '#shared/document/inWords/boards'
import { type Board } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { OpenRow } from './OpenRow'
import { useScenarioView } from './scenarioStore'
import { SectionFrame } from './SectionFrame'
import { BoardForm } from './boards/BoardForm'
import { BoardLayout } from './boards/BoardLayout'
import { CutForm } from './boards/CutForm'
import './boards/boards.css'

const TEXT = {
  title: localized('Plateaux', 'Boards'),
  intro: localized(
    'Les plateaux imprimés dont se compose la carte\u202f: leurs numéros, leurs bords et les parties de bord qui ont un nom. Le contenu de la carte reste où il est.',
    'The printed boards of which the map is made: their numbers, their edges and the parts of edges that have names. What is on the map stays where it is.',
  ),
  layout: localized('Disposition', 'Layout'),
  add: localized('Ajouter un plateau', 'Add a board'),
  show: localized('Montrer sur la carte', 'Show on the map'),
  remove: localized('Retirer le plateau', 'Remove the board'),
}

export function BoardsSection(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const [opened, setOpened] = useScenarioView('board')
  const boards = Object.entries<Board>(scenario.boards) as [BoardId, Board][]
  const add = (): void => {
    const board = cutBoards(scenario.map.grid, { across: 1, down: 1 })?.[0]
    if (!board) return
    const id = boardId(freshId('board', scenario.boards, editor.document.idCode))
    const name = nextName(boards.map(([, one]) => one.name))
    if (!editor.document.run(addBoards, { boards: [{ id, board: { ...board, name } }] })) setOpened(id)
  }
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro}>
      {boards.length === 0 ? (
        <CutForm />
      ) : (
        <>
          <h3>{say(TEXT.layout)}</h3>
          <BoardLayout />
          <ul className="board-sentences">
            {layoutInWords(scenario).map((words) => (
              <li key={words.en}>{say(words)}</li>
            ))}
          </ul>
          <div className="boards-list">
            {boards.map(([id, board]) => (
              <OpenRow
                key={id}
                name={board.name}
                said={say(sizeInWords(board))}
                places={(['top', 'right', 'bottom', 'left'] as const).map((edge) => ({
                  kind: 'board-edge',
                  board: id,
                  edge,
                }))}
                show={TEXT.show}
                remove={TEXT.remove}
                onRemove={() => void editor.document.run(removeBoard, { board: id })}
                isOpen={id === opened}
                toggle={() => setOpened(id === opened ? undefined : id)}
              >
                <BoardForm id={id} board={board} />
              </OpenRow>
            ))}
          </div>
          <Button name={TEXT.add} icon={Plus} look="boards-add" onClick={add} />
        </>
      )}
    </SectionFrame>
  )
}

const sizeInWords = ({ columns, rows, turned }: Board) =>
  turned
    ? localized(`${columns} × ${rows} cases, retourné`, `${columns} × ${rows} hexes, turned`)
    : localized(`${columns} × ${rows} cases`, `${columns} × ${rows} hexes`)

/** The first number that no board is called by. */
function nextName(taken: readonly string[]): string {
  let number = 1
  while (taken.includes(String(number))) number++
  return String(number)
}
