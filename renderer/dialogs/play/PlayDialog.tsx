/** A game played through (PLY-1 to PLY-4): first who plays, then the table, over the whole page. The scenario stays as it is. */
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../ui/EditorContext'
import { BeginDialog } from './BeginDialog'
import { playTableOf } from './playTable'
import { TableDialog } from './TableDialog'

export function PlayDialog(): ReactNode {
  const table = playTableOf(useEditor())
  const game = useStore(table.store, (state) => state.game)
  return game ? <TableDialog table={table} game={game} /> : <BeginDialog table={table} />
}
