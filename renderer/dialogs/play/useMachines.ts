/** Lets machine players play at the table, one decision after another, slowly enough to be followed. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type PlayTable } from './playTable'
import { isPlayingOn, machineToPlay } from './tableState'

/** Between two decisions: enough to see where something has changed. */
const PACE_MS = 350

export function useMachines(table: PlayTable): void {
  const at = useStore(table.store, ({ game }) => game && `${game.at}/${game.lines.length}`)
  const machine = useStore(table.store, machineToPlay)
  const isRunning = useStore(table.store, isPlayingOn)
  useEffect(() => {
    if (machine === undefined || !isRunning) return
    const timer = setTimeout(() => table.letPlay(), PACE_MS)
    return () => clearTimeout(timer)
  }, [table, at, machine, isRunning])
}
