/** A game played through (PLY-1 to PLY-4): first who plays, then the table, over the whole page. The scenario stays as it is. */
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useEditor, useUiState } from '../../ui/EditorContext'
import { BeginDialog } from './BeginDialog'
import { playTableOf } from './playTable'
import { TableDialog } from './TableDialog'

export function PlayDialog(): ReactNode {
  const table = playTableOf(useEditor())
  const game = useStore(table.store, (state) => state.game)
  // Another game that is dropped on a table waits until the one on it is kept or given up.
  const dropped = useUiState((state) => state.dropped)
  const unsaved = useStore(table.store, (state) => state.unsaved > 0)
  return game && (!dropped || unsaved) ? (
    <TableDialog table={table} game={game} />
  ) : (
    <BeginDialog table={table} />
  )
}
