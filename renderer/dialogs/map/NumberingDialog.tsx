/** The dialog for the names of hexes, of the whole map or one board, and for which hexes show them (DOC-6, MAP-3). */
import { type ReactNode, useMemo, useState } from 'react'
import { setNumbering } from '#shared/commands/setNumbering'
import { fromBoard } from '#shared/document/boards'
import { type BoardId } from '#shared/document/ids'
import { type Board, type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useUi } from '../../ui/EditorContext'
import { FormDialog } from '../../ui/controls/FormDialog'
import { GridSketch } from '../grid/GridSketch'
import { NumberingFields } from './NumberingFields'
import {
  numberingErrors,
  numberingForm,
  numberingOf,
  numberingOfForm,
  openGround,
  renumbered,
} from './numberingForm'
import './wholeMap.css'

const TEXT = {
  title: localized('Numérotation', 'Numbering'),
  what: localized('Pour', 'For'),
  wholeMap: localized('Toute la carte', 'The whole map'),
  apply: localized('Appliquer', 'Apply'),
}

const WHOLE_MAP = ''

export function NumberingDialog(): ReactNode {
  const ui = useUi()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const boards = Object.entries<Board>(scenario.boards) as [BoardId, Board][]
  // Where boards have numberings of their own, that of the map names nothing that they cover.
  const [board, setBoard] = useState(() => boards.find(([, one]) => one.numbering)?.[0])
  const [form, setForm] = useState(() => numberingForm(numberingOf(scenario, board)))
  const errors = numberingErrors(form)
  const valid = Object.keys(errors).length === 0
  // Names are read best with nothing under them.
  const ground = useMemo(() => openGround(scenario), [scenario])
  const shown = useMemo(
    () => (valid ? renumbered(ground, numberingOfForm(form), board) : undefined),
    [ground, form, board, valid],
  )
  // What is half typed keeps the picture of the last whole form.
  const [sketched, setSketched] = useState(shown)
  if (shown && shown !== sketched) setSketched(shown)
  const choose = (value: string): void => {
    const chosen = value === WHOLE_MAP ? undefined : (value as BoardId)
    setBoard(chosen)
    setForm(numberingForm(numberingOf(scenario, chosen)))
  }
  const apply = (): void => {
    const params = { numbering: numberingOfForm(form), ...(board === undefined ? {} : { board }) }
    if (valid && !editor.document.run(setNumbering, params)) ui.closeDialog()
  }
  return (
    <FormDialog title={TEXT.title} className="whole-map" apply={TEXT.apply} disabled={!valid} onApply={apply}>
      <div>
        {boards.length > 0 && (
          <SelectField
            label={TEXT.what}
            value={board ?? WHOLE_MAP}
            options={[
              { id: WHOLE_MAP, name: TEXT.wholeMap },
              ...boards.map(([id, { name }]) => ({ id, name: name || id })),
            ]}
            onChange={choose}
          />
        )}
        <NumberingFields form={form} errors={errors} onChange={setForm} />
      </div>
      {sketched && <GridSketch scenario={sketched} corner={cornerOf(sketched, board)} />}
    </FormDialog>
  )
}

// The upper left hex of the board as it lies.
function cornerOf({ boards, map }: Scenario, id: BoardId | undefined) {
  const board = id && boards[id]
  return board && fromBoard({ ...board, turned: false }, map.grid, { q: 0, r: 0 })
}
