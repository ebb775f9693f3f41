/**
 * The eyes that look at a table, where something is hidden: persons who share one screen sit down at it in turn, and each sees what
 * its side knows (CM-HID, SCN-4).
 */
import { type Eyes, eyesOfSide, hasSecrets, notYetSetUp } from '#shared/document/eyes'
import { type Side } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type GameState } from '../contract'
import { decide, isVerdict } from '../referee/decide'
import { isHuman, type PlayedGame, stateAt } from './playedGame'

/** True while a side may know less than the author: something is hidden, or a side is setting up in secret. @rule SCN-4 */
export function hidesSomething({ play, stage }: GameState): boolean {
  const { scenario } = play
  const inSecret = (side: Side): boolean => side.setUp?.secret === true
  return hasSecrets(scenario) || (stage.kind === 'set-up' && Object.values(scenario.sides).some(inSecret))
}

/** The side of the person who must sit down before anything is shown; undefined when the right one sits there, or nothing is hidden. */
export function sideToSitDown(game: PlayedGame, seated: SideId | undefined): SideId | undefined {
  const state = stateAt(game)
  const due = decide(state)
  if (isVerdict(due) || !isHuman(game, due.side) || due.side === seated) return undefined
  return personsOf(game).length > 1 && hidesSomething(state) ? due.side : undefined
}

/**
 * Those of the person at the table; everybody's where another must sit down first, and the author's where nothing is hidden, the
 * game is over, or machines alone play.
 * @param seated the side of the person who sat down last.
 */
export function eyesAtTable(game: PlayedGame, seated: SideId | undefined): Eyes {
  const state = stateAt(game)
  const persons = personsOf(game)
  const [only] = persons
  if (only === undefined || isVerdict(decide(state)) || !hidesSomething(state)) return 'author'
  if (persons.length === 1) return eyesOfSide(only)
  const isThere = seated !== undefined && persons.includes(seated)
  return isThere && sideToSitDown(game, seated) === undefined ? eyesOfSide(seated) : 'players'
}

function personsOf(game: PlayedGame): readonly SideId[] {
  return (Object.keys(game.scenario.sides) as SideId[]).filter((side) => isHuman(game, side))
}

/** The position as these eyes may see it: others' set-up in secret lies beside the map until play begins. @rule SCN-4 */
export function seenPosition({ play, stage }: GameState, eyes: Eyes): Scenario {
  return stage.kind === 'set-up' ? notYetSetUp(eyes, play.scenario) : play.scenario
}
