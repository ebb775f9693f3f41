/** The table of counter types (CTR-1): it takes the place of map, tools and panels. */
import { type ReactNode, useEffect, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { showTable } from '../../actions/tableInView'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { focusMap } from '../../ui/focusMap'
import { ArmiesBar } from './ArmiesBar'
import { FaultLine } from './FaultLine'
import { FindReplace } from './FindReplace'
import { Grid, type GridHandle } from './Grid'
import { verbsOf } from './tableInView'
import { useTable } from './useTable'
import './armies.css'

export function ArmiesView(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const { document } = editor
  const table = useTable()
  const grid = useRef<GridHandle>(null)
  const seek = useRef<HTMLInputElement>(null)
  // Another scenario is seen on its map first.
  useEffect(() => document.onLoad(() => ui.showView('map')), [document, ui])
  useEffect(() => focusMap, [])
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  useEffect(
    () =>
      showTable(
        editor,
        verbsOf(
          () => latest.current,
          () => grid.current?.focus(),
        ),
      ),
    [editor],
  )
  return (
    <main className="armies" aria-label={say(localized('Tableau des pions', 'Table of counter types'))}>
      <ArmiesBar table={table} seek={seek} grid={() => grid.current} />
      {table.state.seeking && (
        <FindReplace
          table={table}
          goTo={(cell) => grid.current?.goTo(cell)}
          onClose={() => {
            table.store.setState({ seeking: false })
            grid.current?.focus()
          }}
        />
      )}
      <Grid table={table} handle={grid} toFilter={() => seek.current?.focus()} />
      <FaultLine table={table} onNext={() => grid.current?.nextFault(1)} />
    </main>
  )
}
