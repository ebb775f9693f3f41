/** A game as a report for somebody who was not there: by turn, side and phase, each decision with its dice, chances and rules (PLY-2). */
import { titleIn } from '#shared/document/authorText'
import { frenchAndEnglish, inBothLanguages } from '#shared/document/inBothLanguages'
import { hasOwnWords, namedIn } from '#shared/document/namedIn'
import { type Victory } from '#shared/document/game'
import { resultInWords } from '#shared/document/inWords/victory'
import { sideInWords } from '#shared/document/inWords/kindOfPieces'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { joined, type Language, type Localized, localized } from '#shared/i18n/localized'
import { append } from '#shared/lang/append'
import { type Decision, type GameState, type Verdict } from '../contract'
import { phaseShown, sideToPlay } from '../offers/phase'
import { stepInWords } from './stepInWords'
import { type ReportedStep } from './reportedStep'

export interface GameReport {
  readonly title: Localized
  /** The lines to be read first: who played, by which dice. */
  readonly about: readonly Localized[]
  readonly sections: readonly ReportSection[]
  readonly verdict: readonly Localized[]
}

export interface ReportSection {
  readonly turn: Localized
  readonly title: Localized
  readonly lines: readonly Localized[]
}

/** @param about lines before the game; @param end absent while the game goes on. */
export function gameReport(
  scenario: Scenario,
  about: readonly Localized[],
  steps: readonly ReportedStep[],
  end: Verdict | undefined,
): GameReport {
  if (!hasOwnWords(scenario)) return reportOf(scenario, about, steps, end)
  const report = (language: Language): GameReport => {
    const named = steps.map((step) => stepIn(step, language))
    return reportOf(namedIn(scenario, language), about, named, end)
  }
  return frenchAndEnglish(report('fr'), report('en'))
}

function stepIn({ before, applied, ...step }: ReportedStep, language: Language): ReportedStep {
  return {
    ...step,
    before: stateIn(before, language),
    applied: { ...applied, state: stateIn(applied.state, language) },
  }
}

function stateIn(state: GameState, language: Language): GameState {
  return { ...state, play: { ...state.play, scenario: namedIn(state.play.scenario, language) } }
}

function reportOf(
  scenario: Scenario,
  about: readonly Localized[],
  steps: readonly ReportedStep[],
  end: Verdict | undefined,
): GameReport {
  const sections: { turn: Localized; title: Localized; lines: Localized[] }[] = []
  for (const step of steps) {
    const { turn, title } = headingOf(step.before, step.decision)
    const last = sections.at(-1)
    const goesOn = last?.title.en === title.en && last.turn.en === turn.en
    const lines = stepInWords(step)
    if (goesOn) append(last.lines, lines)
    else sections.push({ turn, title, lines: [...lines] })
  }
  return {
    title: localized(titleIn(scenario.info, 'fr'), titleIn(scenario.info, 'en')),
    about,
    sections: sections.filter(({ lines }) => lines.length > 0),
    verdict: end ? verdictInWords(scenario, end) : [localized('La partie continue.', 'The game goes on.')],
  }
}

export function headingOf(
  { play, stage }: GameState,
  { side }: Decision,
): Pick<ReportSection, 'turn' | 'title'> {
  const { gameTurn } = play.turn
  if (stage.kind === 'set-up')
    return { turn: localized('Mise en place', 'Set-up'), title: sideInWords(play.scenario, side) }
  const turn = localized(`Tour ${gameTurn}`, `Turn ${gameTurn}`)
  const whose = sideInWords(play.scenario, sideToPlay(play))
  const what = stage.kind === 'entries' ? localized('renforts', 'reinforcements') : phaseShown(play)
  return { turn, title: what ? joined([whose, what], ' – ') : whose }
}

const ENDS: Readonly<Record<Verdict['because'], Localized>> = {
  'last-turn': localized('Le dernier tour est joué.', 'The last turn has been played.'),
  decided: localized(
    'Une condition de victoire est remplie pour de bon.',
    'A way to victory is met for good.',
  ),
  alone: localized('Il ne reste qu’un camp en état de combattre.', 'One side alone is still able to fight.'),
  'given-up': localized(
    'La partie est arrêtée\u202f: elle durait trop.',
    'The game is given up: it went on too long.',
  ),
}

export function verdictInWords(scenario: Scenario, verdict: Verdict): Localized[] {
  return inBothLanguages(scenario, (named) => verdictIn(named, verdict))
}

function verdictIn(scenario: Scenario, { because, met, winner, level, turn }: Verdict): Localized[] {
  const ways = met.flatMap((id) => scenario.victory[id] ?? [])
  const won = ways.find((way: Victory) => way.side === winner && way.level === level)
  const result = won && winner !== undefined ? resultInWords(scenario, won) : NOBODY
  const others = ways.filter((way) => way !== won).map((way) => resultInWords(scenario, way))
  return [
    ENDS[because],
    localized(`Résultat au tour ${turn}\u202f: ${result.fr}.`, `Result in turn ${turn}: ${result.en}.`),
    ...(others.length > 0
      ? [localized(`Aussi rempli\u202f: ${joined(others).fr}.`, `Met as well: ${joined(others).en}.`)]
      : []),
  ]
}

const NOBODY = localized('pas de vainqueur', 'no winner')

/** The players and the dice of a game, as a report begins. */
export function playersInWords(
  scenario: Scenario,
  players: Readonly<Record<SideId, Localized>>,
  { seed, game }: { readonly seed: number; readonly game: number },
): Localized[] {
  const each = (Object.keys(scenario.sides) as SideId[]).map((side) => {
    const name = inBothLanguages(scenario, (named) => sideInWords(named, side))
    const player = players[side] ?? localized('?', '?')
    return localized(`${name.fr}\u202f: ${player.fr}`, `${name.en}: ${player.en}`)
  })
  const dice = localized(`graine des dés ${seed}, partie ${game}`, `seed of the dice ${seed}, game ${game}`)
  return [...each, dice]
}
