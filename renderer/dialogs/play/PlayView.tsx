/** The table of a game, in the place of the map: the board as it stands, beside it what is to be decided, the dice and the report. */
import MapIcon from 'lucide-react/icons/map'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { shownIn } from '#shared/game/table/review'
import { showGame } from '../../actions/gameInView'
import { BoardCanvas } from '../../canvas/board/BoardCanvas'
import { ViewSwitch } from '../../ui/controls/ViewSwitch'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { focusMap } from '../../ui/focusMap'
import { BoardZoom, zoomedBy } from './BoardZoom'
import { Curtain } from './Curtain'
import { DecisionBox } from './DecisionBox'
import { keyInDecision } from './decisionKeys'
import { GameMenu } from './GameMenu'
import { HeadButton } from './HeadButton'
import { LogList } from './LogList'
import { type PlayTable, playTableOf } from './playTable'
import { ReviewBar } from './ReviewBar'
import { saveGame } from './saveGame'
import { createTableBoard, showCounter, showCursor } from './tableBoard'
import { FIELDS, keyAtTable, stepOfCounters } from './tableKeys'
import { handOverAt } from './tableState'
import { takeNext } from './takeNext'
import { TurnHead } from './TurnHead'
import { goToDecision, useDecisionFocus } from './useDecisionFocus'
import { useMachines } from './useMachines'
import './play.css'

const TEXT = {
  title: localized('Partie', 'Game'),
  map: localized('Retour à la carte', 'Back to the map'),
}

export function PlayView(): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const { document: open } = editor
  const table = playTableOf(editor)
  const game = useStore(table.store, (state) => state.game)
  // Another scenario is seen on its map first.
  useEffect(() => open.onLoad(() => ui.showView('map')), [open, ui])
  return game && <Table table={table} game={game} />
}

function Table({ table, game }: { table: PlayTable; game: PlayedGame }): ReactNode {
  const say = useSay()
  const ui = useUi()
  const page = useEditor()
  const [board] = useState(() => createTableBoard(page, table))
  const view = useRef<HTMLElement>(null)
  const review = useStore(table.store, (state) => state.review)
  const next = useStore(table.store, handOverAt)
  const shown = useMemo(() => shownIn(game, review), [game, review])
  useMachines(table)
  useEffect(() => () => board.close(), [board])
  useEffect(() => showGame(page, { save: () => saveGame(table, page) }), [page, table])
  // With the first picture, so that no key is lost. A menu or a dialog that was opened while this view was coming keeps the focus.
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('[role="menu"], [role="dialog"]')) view.current?.focus()
  }, [])
  useEffect(() => focusMap, [])
  const [goToMap] = useState(() => (): void => {
    view.current?.querySelector<HTMLElement>('.play-board .board-canvas')?.focus()
    showCursor(board.editor)
  })
  useDecisionFocus(table, view, goToMap)
  const onKeyDown = (event: KeyboardEvent): void => {
    const { nativeEvent, target } = event
    if (!(target instanceof Element)) return
    const isZoom = (): boolean =>
      next === undefined &&
      !nativeEvent.defaultPrevented &&
      !target.closest(FIELDS) &&
      zoomedBy(nativeEvent, board.editor, ui)
    const isNext = (): boolean => {
      const step = next === undefined ? stepOfCounters(nativeEvent, target) : undefined
      if (step === undefined || !takeNext(table, step)) return false
      goToMap()
      return true
    }
    const isOfDecision = (): boolean =>
      !nativeEvent.defaultPrevented && !target.closest(FIELDS) && keyInDecision(nativeEvent, target)
    // From the map to the decision first; only then is the game left.
    const isBack = ({ key, defaultPrevented }: globalThis.KeyboardEvent): boolean => {
      const isOnMap = target.matches('.board-canvas:focus-visible')
      return key === 'Escape' && !defaultPrevented && isOnMap && goToDecision(view.current)
    }
    const isOfTable = keyAtTable(nativeEvent, target, table)
    if (isOfTable || isNext() || isOfDecision() || isBack(nativeEvent) || isZoom()) event.preventDefault()
  }
  return (
    <main ref={view} className="play" tabIndex={-1} aria-label={say(TEXT.title)} onKeyDown={onKeyDown}>
      <div className="play-head" role="toolbar" aria-label={say(TEXT.title)}>
        <ViewSwitch />
        <TurnHead game={shown} />
        <GameMenu table={table} game={game} shown={shown} />
        <HeadButton
          name={TEXT.map}
          icon={MapIcon}
          className="play-leave"
          onClick={() => ui.showView('map')}
        />
      </div>
      {/* It stays, and what it looks at with it, below the curtain. */}
      <div className="play-board" inert={next !== undefined}>
        <BoardCanvas editor={board.editor} />
        <BoardZoom board={board.editor} />
      </div>
      {next === undefined ? (
        <>
          <ReviewBar table={table} game={game} />
          <aside
            className="play-side"
            onFocus={({ target }) => {
              const { counter } = target.dataset
              if (counter !== undefined && target.matches(':focus-visible'))
                showCounter(board.editor, counter as CounterId)
            }}
          >
            <DecisionBox table={table} />
            <LogList table={table} game={game} shown={shown} board={board.editor} />
          </aside>
        </>
      ) : (
        <Curtain table={table} scenario={game.scenario} side={next} />
      )}
    </main>
  )
}
