/** The words beside the map that say what a decision is about, and what the next click is for. */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Decision, type GameAct, type GameState } from '#shared/game/contract'
import { ownActInWords } from '#shared/game/report/ownActInWords'
import { announcedAct } from '#shared/game/report/stepInWords'
import { type Choices } from '#shared/game/table/choices'

const TEXT = {
  place: localized(
    'Cliquez un de vos pions, puis une case éclairée, ou glissez-le. Ceux qui sont bien placés peuvent y rester.',
    'Click one of your counters, then a lit hex, or drag it. Those that stand well may stay.',
  ),
  pick: localized(
    'Cliquez un pion entouré, puis une case éclairée ou un adversaire.',
    'Click an outlined counter, then a lit hex or an enemy.',
  ),
  fire: localized(
    'Cliquez un tireur entouré, puis l’endroit du chemin où tirer.',
    'Click an outlined firer, then the place of the way to fire at.',
  ),
  owing: localized(
    'Cliquez un pion entouré\u202f: ce qu’il peut faire s’affiche.',
    'Click an outlined counter to see what it may do.',
  ),
  goal: localized('Cliquez une case éclairée.', 'Click a lit hex.'),
  goalOrList: localized(
    'Cliquez une case éclairée, ou choisissez dans la liste.',
    'Click a lit hex, or choose from the list.',
  ),
  again: localized(
    'Cliquez encore au même endroit pour le faire, ailleurs pour changer d’avis.',
    'Click the same place again to do it, elsewhere to think again.',
  ),
  nothing: localized('Plus rien à faire dans cette phase.', 'Nothing is left to do in this phase.'),
}

interface Asked {
  readonly due: Decision
  readonly choices: Choices
  /** The counter in the hand. */
  readonly selected: CounterId | undefined
  /** The acts that the last click may mean. */
  readonly pointed: readonly GameAct[]
}

export function hintOf({ due, choices, selected, pointed }: Asked): Localized | undefined {
  if (pointed.length > 0) return pointed.length === 1 ? TEXT.again : undefined
  if (selected !== undefined) {
    if (choices.hexes(selected).size === 0) return undefined
    return choices.listed(selected).length > 0 ? TEXT.goalOrList : TEXT.goal
  }
  if (choices.actors.length === 0) return due.kind === 'phase' ? TEXT.nothing : undefined
  switch (due.kind) {
    case 'set-up':
      return TEXT.place
    case 'reaction':
      return TEXT.fire
    // A side that owes something, a retreat say, attacks nobody.
    case 'duty':
      return TEXT.owing
    default:
      return TEXT.pick
  }
}

/** The move that may be fired at; whoever may attack, and the mover where it then is. */
export function decisionAbout({ stage, play }: GameState, due: Decision): Localized | undefined {
  const { scenario } = play
  if (stage.kind === 'moving') return announcedAct(play, stage.act, {}) ?? ownActInWords(scenario, stage.act)
  if (stage.kind !== 'underway' || due.counter === undefined) return undefined
  const who = counterName(scenario, due.counter)
  if (!due.at || !('counter' in stage.act)) return localized(who, who)
  const [mover, hex] = [counterName(scenario, stage.act.counter), nameOfHex(scenario, due.at)]
  return localized(`${who}, contre ${mover} qui passe en ${hex}`, `${who}, against ${mover} in ${hex}`)
}
