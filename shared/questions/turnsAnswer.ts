/** The number of turns until a counter can stand in each hex, nobody else moving, and the way there turn by turn (ANA-7). */
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Answer, type AnswerEntry } from '#shared/rules/answers/answer'
import { list, shade } from '#shared/rules/answers/answerParts'
import { choiceOfFire, firingChosen, itemsOfFire, noSuchFire } from '#shared/rules/answers/firing'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { limitWhenFiring } from '#shared/rules/answers/reach'
import { type Arrivals, leastOf } from '#shared/rules/answers/stances'
import { pointsInWords } from './pointsInWords'

/** A march of more turns is left out. */
const MOST_TURNS = 12

/** The question of every game; in one whose fire limits movement it leaves the choice whether the mover fires on its march (MC-FIR-1). */
export function turnsInquiry(analysis: Analysis): InquiryAnswers {
  return {
    ...choiceOfFire(analysis.movement.firing, localized('Son tir de chaque tour', 'Its fire of each turn')),
    answer: (scenario, inquiry) => turnsAnswer(analysis, scenario, inquiry),
  }
}

/** @rule MC-FIR-1 @interpretation Who fires on a march does so in each of its turns. */
function turnsAnswer({ movement }: Analysis, scenario: Scenario, inquiry: Inquiry): Answer {
  const { counter, to } = inquiry
  if (counter === undefined) throw new Error('turns are asked of a counter')
  const firing = firingChosen(inquiry)
  const limit = limitWhenFiring(movement, scenario, counter, firing)
  if (firing && !limit) return noSuchFire(counter)
  const items = itemsOfFire(limit, pointsInWords)
  const march = { turns: MOST_TURNS, ...(limit && { points: limit.points }) }
  const arrivals = movement.arrivals(scenario, counter, march)
  if (!arrivals) return { headline: localized('aucune case accessible', 'no hex in reach'), because: [] }
  const found = [...hexesOfGrid(scenario.map.grid)].flatMap((hex) => {
    const stance = leastOf(arrivals.numbers, arrivals.turns, hex)
    return stance === undefined ? [] : [{ hex, turn: arrivals.turns[stance] as number }]
  })
  const last = found.reduce((latest, { turn }) => Math.max(latest, turn), 0)
  const shades = Array.from({ length: last }, (_, index) => index + 1).map((turn) => {
    const hexes = found.flatMap((one) => (one.turn === turn ? [one.hex] : []))
    return shade(`turn-${turn}`, turnInWords(turn), turn / last, hexes, String(turn))
  })
  const because = [...(limit ? [limit.reason] : []), ...movement.reach(scenario, counter).because]
  const told = { ...(items.length > 0 && { items }), shades, because }
  if (to) return { ...marchTo(scenario, counter, arrivals, to), ...told }
  const [reached, all] = [found.length - 1, [...hexesOfGrid(scenario.map.grid)].length - 1]
  return {
    headline:
      reached >= all
        ? localized(`toute la carte en ${turnsInWords(last).fr}`, `the whole map in ${turnsInWords(last).en}`)
        : localized(
            `${reached} ${reached === 1 ? 'case' : 'cases'} sur ${all} en ${turnsInWords(MOST_TURNS).fr}`,
            `${reached} of ${all} hexes in ${turnsInWords(MOST_TURNS).en}`,
          ),
    wanted: localized(
      'Cliquez une case\u202f: le trajet, tour par tour',
      'Click a hex: the way there, turn by turn',
    ),
    ...told,
  }
}

/** One entry a turn; the way of a turn is drawn when its entry is pointed at, the whole march at once. */
function marchTo(
  scenario: Scenario,
  counter: CounterId,
  arrivals: Arrivals,
  to: Axial,
): Pick<Answer, 'headline' | 'lists' | 'ways'> {
  const stance = leastOf(arrivals.numbers, arrivals.turns, to)
  if (stance === undefined)
    return {
      headline: localized(
        `hors d’atteinte en ${turnsInWords(MOST_TURNS).fr}`,
        `out of reach in ${turnsInWords(MOST_TURNS).en}`,
      ),
    }
  const legs = (arrivals.wayTo(stance) ?? []).map((leg) => distinct(leg.map(({ hex }) => hex)))
  const entries = legs.map((path, index): AnswerEntry => {
    const end = path.at(-1)
    return {
      counter,
      hexes: path.slice(1),
      name: turnInWords(index + 1),
      ...(end && { value: endInWords(nameOfHex(scenario, end)) }),
      way: { path, rank: 'best' },
      because: [],
    }
  })
  const path = distinct(legs.flat())
  const turns = turnsInWords(legs.length)
  return {
    headline: localized(`en ${turns.fr}`, `in ${turns.en}`),
    lists: [list('turns', localized('Tour par tour', 'Turn by turn'), entries)],
    ways: path.length > 1 ? [{ path, rank: 'best' }] : [],
  }
}

/** The hexes without the stances that only turn in one. */
function distinct(hexes: readonly Axial[]): Axial[] {
  return hexes.filter((hex, index) => {
    const before = hexes[index - 1]
    return !before || !sameHex(before, hex)
  })
}

function endInWords(hex: string): Localized {
  return localized(`jusqu’en ${hex}`, `as far as ${hex}`)
}

function turnInWords(turn: number): Localized {
  return localized(`tour ${turn}`, `turn ${turn}`)
}

function turnsInWords(turns: number): Localized {
  return localized(`${turns} ${turns < 2 ? 'tour' : 'tours'}`, `${turns} ${turns === 1 ? 'turn' : 'turns'}`)
}
