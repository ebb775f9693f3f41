/** The form of a board: name, place on the map, how it lies, its own numbering, its edges with their named spans. */
import { type ReactNode } from 'react'
import { type EditBoard, editBoard } from '#shared/commands/entries/boards'
import { MAX_LINES } from '#shared/document/limits'
import { type EdgeName } from '#shared/document/place'
import { type BoardId } from '#shared/document/ids'
import { type Board } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../../i18n/language'
import { Button } from '../../../ui/controls/Button'
import { named, SwitchField, WholeField } from '../../../ui/controls/fields'
import { NameFields } from '../../../ui/controls/NameFields'
import { useEditor, useEditorState, useUi } from '../../../ui/EditorContext'
import { EdgeFields } from './EdgeFields'

const TEXT = {
  name: localized('Nom ou numéro', 'Name or number'),
  firstColumn: localized('Première colonne, depuis la gauche', 'First column, from the left'),
  firstRow: localized('Première rangée, depuis le haut', 'First row, from the top'),
  columns: localized('Colonnes', 'Columns'),
  rows: localized('Rangées', 'Rows'),
  turned: localized('Retourné de 180°', 'Turned by 180°'),
  own: localized('Numérote ses propres cases', 'Numbers its own hexes'),
  numbering: localized('Numérotation…', 'Numbering…'),
}

const EDGES: readonly EdgeName[] = ['top', 'right', 'bottom', 'left']

/** Counted from 1, as people count; the document counts from 0. */
const PLACES = [
  { key: 'firstColumn', from: 1, label: TEXT.firstColumn, min: 1 - MAX_LINES },
  { key: 'firstRow', from: 1, label: TEXT.firstRow, min: 1 - MAX_LINES },
  { key: 'columns', from: 0, label: TEXT.columns, min: 1 },
  { key: 'rows', from: 0, label: TEXT.rows, min: 1 },
] as const

export function BoardForm({ id, board }: { id: BoardId; board: Board }): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const numbering = useEditorState((state) => state.document.scenario.map.numbering)
  const change = (changed: EditBoard['change']): Words | undefined =>
    editor.document.run(editBoard, { board: id, change: changed })?.message
  return (
    <div className="open-row-form">
      <NameFields label={TEXT.name} thing={board} of="name" wrap={named} apply={change} />
      {PLACES.map(({ key, from, label, min }) => (
        <WholeField
          key={key}
          label={label}
          value={String(board[key] + from)}
          min={min}
          max={MAX_LINES}
          apply={(value) => change({ [key]: value - from })}
        />
      ))}
      <SwitchField
        label={TEXT.turned}
        checked={board.turned}
        onChange={(turned) => void change({ turned })}
      />
      <SwitchField
        label={TEXT.own}
        checked={board.numbering !== undefined}
        onChange={(own) => void change({ numbering: own ? numbering : null })}
      />
      {board.numbering && (
        <Button name={TEXT.numbering} look="board-numbering" onClick={() => ui.openDialog('numbering')} />
      )}
      {EDGES.map((edge) => (
        <EdgeFields key={edge} board={board} edge={edge} change={(edges) => change({ edges })} />
      ))}
    </div>
  )
}
