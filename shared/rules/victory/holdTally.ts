/** Counts the hexes that a side holds, or the turns in a row for which it has held enough of them (SCN-5). */
import { type Hold } from '#shared/document/game'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { because } from '#shared/rules/sentences/ruling'
import { counted, type Game, type Tally, type Word } from './counted'
import { heldHexes, hexesNeeded } from './holdRuns'

const HELD: Word = {
  one: localized('case tenue', 'hex held'),
  many: localized('cases tenues', 'hexes held'),
}
const TURNS: Word = {
  one: localized('tour de suite', 'turn in a row'),
  many: localized('tours de suite', 'turns in a row'),
}

/** As things stand. @rule SCN-5 */
export function heldNow({ scenario, state, ruleset }: Game, hold: Hold, side: SideId | undefined): Tally {
  const hexes = heldHexes(ruleset.counterSchema, state, hold)
  const have = hexes.filter(({ holder }) => holder === side).length
  const needed = hexesNeeded(hold, hexes.length)
  const each = hexes.map(({ hex, on, holder }) =>
    because('SCN-5', { hex }, holderInWords(scenario, holder, on.length > 1)),
  )
  return { have, needed, sure: 0, most: hexes.length, because: [counted(have, needed, HELD), ...each] }
}

function holderInWords({ sides }: Scenario, holder: SideId | undefined, disputed: boolean): Localized {
  if (holder === undefined)
    return disputed ? localized('disputée', 'disputed') : localized('tenue par aucun camp', 'held by no side')
  const name = quotable(sides[holder]?.name ?? holder)
  return localized(`tenue par le camp «\u202f${name}\u202f»`, `held by the side “${name}”`)
}

/** Counts by the ends of turns that `turnEnded` has counted. @rule SCN-5 */
export function heldInARow(
  game: Game,
  hold: Hold & { readonly turns: number },
  side: SideId | undefined,
  key: string,
): Tally {
  const { scenario, state } = game
  const { run = 0, longest = 0 } = state.course.runs[key] ?? {}
  const now = heldNow(game, hold, side)
  const ends = Math.max(0, (scenario.turns?.count ?? Infinity) - state.turn.gameTurn + 1)
  const most = now.most < now.needed ? longest : Math.max(longest, run + ends)
  return {
    have: longest,
    needed: hold.turns,
    sure: longest,
    most,
    because: [counted(longest, hold.turns, TURNS), ...now.because],
  }
}
