/**
 * The table of a game in the page: what is played, what is in the hand, and everything that people do at it (PLY-1, PLY-2). The
 * scenario of the editor is never changed: a game has its own. No React: the panel reads the store.
 */
import { type StoreApi } from 'zustand/vanilla'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type GameAct } from '#shared/game/contract'
import { type DiceSource, seededDice, typedDice } from '#shared/game/dice'
import { writeGame } from '#shared/game/file/writeGame'
import { chosenBy } from '#shared/game/players/course'
import { playerById } from '#shared/game/players/players'
import { isVerdict } from '#shared/game/referee/decide'
import { chancesOfAct } from '#shared/game/report/actInWords'
import {
  isHuman,
  type PlayedGame,
  playAct,
  playedAgain,
  standingAt,
  stateAt,
  takenBack,
  wayHere,
  withPlayer,
} from '#shared/game/table/playedGame'
import {
  momentAfter,
  momentOf,
  type Review,
  reviewedAt,
  type ReviewSpeed,
  runningFrom,
  shownIn,
  USUAL_SPEED,
} from '#shared/game/table/review'
import { type DrawnRoute } from '../../editor/ports/session'
import { keepUnfinishedGame } from '../../host/unfinishedGame'
import { freshWithDocuments, perEditor } from '../../ui/perEditor'
import { moveAlong, type PlannedWay, plannedWay } from './plannedWay'
import {
  choicesAt,
  type DiceAtTable,
  dueAt,
  eyesAt,
  handAt,
  handOverAt,
  machineToPlay,
  type TableState,
} from './tableState'

const EMPTY_HAND = {
  selected: undefined,
  eyed: undefined,
  pointed: [],
  way: undefined,
  asked: undefined,
  refused: undefined,
} as const

const NO_GAME: TableState = {
  game: undefined,
  dice: 'thrown',
  ...EMPTY_HAND,
  reasons: new Map(),
  isRunning: true,
  isHeld: false,
  review: undefined,
  reviewSpeed: USUAL_SPEED,
  seated: undefined,
  unsaved: 0,
}

export interface PlayTable {
  readonly store: StoreApi<TableState>
  /** @param game a new one, or one of a file. */
  sitDown(game: PlayedGame, dice: DiceAtTable): void
  /** A hex of the map was pointed at; `stack` are its counters, the uppermost first. */
  point(hex: HexKey, stack: readonly CounterId[]): void
  /** A hex lies under the pointer or the cursor: the way that a press would take is shown. */
  lookAt(hex: HexKey | undefined): void
  /** A way is drawn by hand, from the counter in the hand on; undefined gives it up. */
  draw(route: DrawnRoute | undefined): void
  /** The way that was drawn is meant. */
  goAlong(route: DrawnRoute): void
  select(counter: CounterId | undefined): void
  /** Shows on the map who would be taken. */
  eye(counter: CounterId | undefined): void
  choose(act: GameAct): void
  /** The next die of the real table. */
  typeDie(face: number): void
  /** Gives up the act that waits for dice, or what is in the hand. True when there was something. */
  cancel(): boolean
  /** One decision of the machine player whose turn it is. */
  letPlay(): void
  back(): void
  forward(): void
  /** The table stands on a line from now on. @param line its number, 0 = the beginning. */
  goTo(line: number): void
  /** Shows a moment of the branch, so many steps from the one that is shown; the last one is the table itself. */
  step(by: number): void
  /** Shows the moment after so many decisions; `Infinity` is the last. */
  showMoment(moment: number): void
  /** Shows the moment after a line of the branch. @param line 0 = the beginning. */
  showLine(line: number): void
  /** Moments follow one another by themselves, or no longer. */
  runReview(on: boolean): void
  setReviewSpeed(speed: ReviewSpeed): void
  /** The table stands where it shows now: what came later becomes another branch with the next decision. */
  goOnFromHere(): void
  /** The person to whom the table was handed over sits at it. */
  takeSeat(): void
  setPlayer(side: SideId, player: string): void
  run(on: boolean): void
  /** All of it has been written. */
  saved(): void
}

/** The table of a page. A game stays at it while its scenario is open. */
export const playTableOf = perEditor((editor): PlayTable => {
  const store = freshWithDocuments(editor, () => NO_GAME)
  const get = store.getState
  const set = (part: Partial<TableState>): void => store.setState(part)
  // Read where the table itself is not loaded yet.
  store.subscribe(({ game }, before) => {
    if ((game === undefined) !== (before.game === undefined)) editor.session.setPlaying(game !== undefined)
  })

  function diceFor(game: PlayedGame, faces: readonly number[]): DiceSource {
    const { seed, game: number } = game.header
    return get().dice === 'typed' ? typedDice(faces, stateAt(game).dice) : seededDice(seed, number)
  }

  function play(act: GameAct, faces: readonly number[], why?: Localized): void {
    const { game, reasons, review, unsaved } = get()
    if (!game || review) return
    const due = dueAt(get())
    const played = playAct(game, act, diceFor(game, faces))
    if ('kind' in played) {
      if (played.kind === 'wanted') set({ asked: { act, roll: played.roll, faces, why }, refused: undefined })
      else
        set({
          refused: { because: played.because, ...(played.says && { says: played.says }) },
          asked: undefined,
        })
      return
    }
    set({
      game: played,
      ...EMPTY_HAND,
      ...(why && { reasons: new Map(reasons).set(played.at, why) }),
      ...(due && !isVerdict(due) && isHuman(game, due.side) && { seated: due.side, isHeld: false }),
      unsaved: unsaved + 1,
    })
    keepUnfinishedGame(writeGame(played))
  }

  /** True for an act without chances: as the only one meant it needs no question. */
  function isPlain(act: GameAct): boolean {
    const { game } = get()
    return game !== undefined && chancesOfAct(stateAt(game), act).length <= 1
  }

  /** Played at once where nothing is left to ask, else offered to be chosen from. */
  function mean(acts: readonly GameAct[]): void {
    const [only] = acts
    if (only && acts.length === 1 && isPlain(only)) play(only, [])
    else set({ pointed: acts, refused: undefined, way: acts.map(wayOf).find((way) => way !== undefined) })
  }

  /** The only act that waits in the panel, pointed at once more. */
  function isMeantAgain(acts: readonly GameAct[]): boolean {
    const { pointed } = get()
    return pointed.length === 1 && JSON.stringify(pointed) === JSON.stringify(acts)
  }

  function wayOf(act: GameAct | undefined): PlannedWay | undefined {
    const state = get()
    return state.game && plannedWay(stateAt(state.game), act, eyesAt(state))
  }

  /** Says whether a person may point at something now. */
  function isOpen(): boolean {
    const state = get()
    const isCovered = handOverAt(state) !== undefined
    return !state.asked && !state.review && !isCovered && machineToPlay(state) === undefined
  }

  function standAt(game: PlayedGame): void {
    set({ game, ...EMPTY_HAND, isHeld: true, review: undefined })
  }

  /** @param next its moment is in the game at the table; machine players wait until they are started again. */
  function review(next: (game: PlayedGame, now: Review | undefined) => Review | undefined): void {
    const { game, review: now } = get()
    if (game) set({ review: next(game, now), ...EMPTY_HAND, isHeld: true })
  }

  return {
    store,
    sitDown: (game, dice) => set({ ...NO_GAME, game, dice }),
    point(hex, stack) {
      const choices = choicesAt(get())
      if (!choices || !isOpen()) return
      const selected = handAt(get())
      const acts = selected === undefined ? [] : choices.at(selected, hex)
      if (acts.length > 0) return isMeantAgain(acts) ? play(acts[0] as GameAct, []) : mean(acts)
      const able = stack.filter((id) => choices.actors.includes(id))
      // Pressed again, the next of the stack.
      const next = able[(able.indexOf(selected as CounterId) + 1) % Math.max(able.length, 1)]
      set({ ...EMPTY_HAND, selected: next })
    },
    lookAt(hex) {
      const state = get()
      const { pointed, way } = state
      const selected = handAt(state)
      if (pointed.length > 0 || !isOpen()) return
      const acts = selected !== undefined && hex !== undefined ? choicesAt(state)?.at(selected, hex) : []
      const next = acts?.map(wayOf).find((one) => one !== undefined)
      if (next !== way) set({ way: next, refused: undefined })
    },
    draw(route) {
      if (isOpen()) set({ way: route && wayOf(moveAlong(route)), pointed: [] })
    },
    goAlong: (route) => mean([moveAlong(route)]),
    select(selected) {
      if (!get().review) set({ ...EMPTY_HAND, selected })
    },
    eye: (eyed) => set({ eyed }),
    choose: (act) => play(act, []),
    typeDie(face) {
      const { asked } = get()
      if (asked) play(asked.act, [...asked.faces, face], asked.why)
    },
    cancel() {
      const { asked, pointed, selected } = get()
      if (asked) set({ asked: undefined })
      else if (pointed.length > 0) set({ pointed: [], way: undefined })
      else set(EMPTY_HAND)
      return asked !== undefined || pointed.length > 0 || selected !== undefined
    },
    letPlay() {
      const { game, asked } = get()
      const due = dueAt(get())
      const id = machineToPlay(get())
      const player = id === undefined ? undefined : playerById(id)
      if (!game || !due || isVerdict(due) || !player || asked) return
      const about = { state: stateAt(game), decision: due, number: wayHere(game).length }
      // One that remembers begins anew: decisions may have been taken back since.
      const { act, why } = chosenBy(player.forGame?.() ?? player, about, game.header)
      play(act, [], why)
    },
    back() {
      const { game, review: now } = get()
      if (game && !now) standAt(takenBack(game))
    },
    forward() {
      const { game, review: now } = get()
      if (game && !now) standAt(playedAgain(game))
    },
    goTo(line) {
      const { game } = get()
      if (game) standAt(standingAt(game, line))
    },
    step: (by) => review((game, now) => reviewedAt(game, momentOf(game, now) + by, now?.isRunning)),
    showMoment: (moment) => review((game) => reviewedAt(game, moment)),
    showLine: (line) =>
      review((game, now) => reviewedAt(game, momentAfter(game, line) ?? momentOf(game, now))),
    runReview: (on) =>
      review((game, now) => (on ? runningFrom(game, now) : now && { ...now, isRunning: false })),
    setReviewSpeed: (reviewSpeed) => set({ reviewSpeed }),
    goOnFromHere() {
      const { game, review: now } = get()
      if (game) standAt(shownIn(game, now))
    },
    takeSeat: () => set({ seated: handOverAt(get()) ?? get().seated, ...EMPTY_HAND }),
    setPlayer(side, player) {
      const { game } = get()
      if (game) set({ game: withPlayer(game, side, player) })
    },
    run: (isRunning) => set({ isRunning, isHeld: false }),
    saved: () => set({ unsaved: 0 }),
  }
})
