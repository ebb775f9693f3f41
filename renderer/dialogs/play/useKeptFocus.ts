/** Keeps the focus in the view of a game when what had it goes with the decision that was made: the keys of the game go on working. */
import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import { type PlayTable } from './playTable'

/** @param place takes the focus where nothing has it: Tab goes on from there to what is to be decided next. */
export function useKeptFocus(table: PlayTable, place: RefObject<HTMLElement | null>): void {
  const state = useStore(table.store)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [state, place])
}
