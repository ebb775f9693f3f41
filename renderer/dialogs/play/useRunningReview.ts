/** Lets the moments of a review follow one another at the chosen speed. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type PlayTable } from './playTable'

const SECOND_MS = 1000

export function useRunningReview(table: PlayTable): void {
  const review = useStore(table.store, (state) => state.review)
  const speed = useStore(table.store, (state) => state.reviewSpeed)
  useEffect(() => {
    if (!review?.isRunning) return
    const timer = setTimeout(() => table.step(1), SECOND_MS / speed)
    return () => clearTimeout(timer)
  }, [table, review, speed])
}
