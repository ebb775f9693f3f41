/** The beginning of a game (PLY-1): who plays; first, whether the game under way is given up for it. */
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor, useUi } from '../../ui/EditorContext'
import { BeginDialog } from './BeginDialog'
import { GiveUpGame } from './GiveUpGame'
import { playTableOf } from './playTable'

export function PlayDialog(): ReactNode {
  const ui = useUi()
  const table = playTableOf(useEditor())
  const unsaved = useStore(table.store, (state) => state.unsaved > 0)
  const [given, setGiven] = useState(false)
  if (given || !unsaved) return <BeginDialog table={table} />
  return (
    <GiveUpGame
      onGiveUp={() => setGiven(true)}
      onKeep={() => {
        ui.closeDialog()
        ui.showView('play')
      }}
    />
  )
}
