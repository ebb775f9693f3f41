/** Leads the focus at a table to where the next choice can be made, for those who play by keys: whoever is elsewhere in the page stays there. */
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type CounterId } from '#shared/document/ids'
import { targetsOf } from '#shared/game/table/choices'
import { stateAt } from '#shared/game/table/playedGame'
import { firstOption } from './decisionKeys'
import { type PlayTable } from './playTable'
import { choicesAt, dueAt, handAt, machineToPlay, type TableState } from './tableState'

/** @param goToMap gives the focus to the map of the table. */
export function useDecisionFocus(
  table: PlayTable,
  view: RefObject<HTMLElement | null>,
  goToMap: () => void,
): void {
  const state = useStore(table.store)
  const { pointed, asked, review, seated } = state
  const due = dueAt(state)
  const hand = handAt(state)
  const before = useRef<CounterId>(undefined)
  useEffect(() => {
    const putBack = hand === undefined ? before.current : undefined
    before.current = hand
    const decision = view.current?.querySelector<HTMLElement>('.play-decision')
    if (!decision || !isFollowing(view.current)) return
    if (isOnMap()) {
      if (!isChosenOnMap(table.store.getState())) firstOption(decision).focus()
    } else if (hasWays(table.store.getState())) goToMap()
    else (chooserOf(decision, putBack) ?? firstOption(decision)).focus()
    // A machine or a past moment may show the same decision in another box.
  }, [table, view, goToMap, due, hand, pointed, asked, review, seated])
  // What had the focus has gone.
  useEffect(() => {
    if (document.activeElement === document.body) goToDecision(view.current)
  }, [state, view])
}

/** @param view of the table. False while nothing is to be decided there. */
export function goToDecision(view: Element | null): boolean {
  const decision = view?.querySelector<HTMLElement>('.play-decision')
  if (decision) firstOption(decision).focus()
  return decision != null
}

/** True for who chooses in the panel or on the map by keys, and where nothing in particular has the focus. */
function isFollowing(view: Element | null): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement === view) return true
  return (
    activeElement.closest('.play-decision') !== null || (isOnMap() && activeElement.matches(':focus-visible'))
  )
}

function isOnMap(): boolean {
  return document.activeElement?.closest('.play-board') != null
}

/** Says whether something of the decision is, or may be, chosen on the map. */
function isChosenOnMap(state: TableState): boolean {
  const { pointed, asked } = state
  const choices = choicesAt(state)
  if (asked || !choices || pointed.length > 1 || machineToPlay(state) !== undefined) return false
  const hand = handAt(state)
  return hand === undefined ? choices.actors.length > 0 : choices.hexes(hand).size > 0
}

/** The counter in the hand has ways or places, which no list shows. */
function hasWays(state: TableState): boolean {
  const hand = handAt(state)
  const { game, pointed } = state
  const choices = choicesAt(state)
  if (!game || !choices || hand === undefined || pointed.length > 0 || !isChosenOnMap(state)) return false
  const inList = new Set(choices.listed(hand).flatMap((act) => targetsOf(stateAt(game), act)))
  return [...choices.hexes(hand)].some((hex) => !inList.has(hex))
}

function chooserOf(decision: Element, counter: CounterId | undefined): HTMLElement | undefined {
  const choosers = [...decision.querySelectorAll<HTMLElement>('.play-actors [data-counter]')]
  return choosers.find(({ dataset }) => dataset['counter'] === counter)
}
