/** A reinforcement in words (SCN-4), for panels and booklet: when it enters, where, and what becomes of it when it cannot. */
import { type Localized, localized } from '#shared/i18n/localized'
import { visible } from '#shared/i18n/quotable'
import { textIn } from '../authorText'
import { facingInWords } from '../facingInWords'
import { type EntryRoll, type Reinforcement } from '../game'
import { type Scenario } from '../types'
import { both, listed, OR, quoted } from './lists'
import { wayInWords } from './places'
import { sideInWords } from './kindOfPieces'

/** Two sentences: "Le renfort « Secours » du camp « Savoie » entre au tour 3 par la case U6. Si l’entrée est bloquée, il attend un tour." */
export function reinforcementInWords(scenario: Scenario, reinforcement: Reinforcement): Localized {
  const { name, side, facing } = reinforcement
  const owner = sideInWords(scenario, side)
  const called = name === '' ? localized('', '') : quoted(name)
  const who = localized(
    `Le renfort ${called.fr}${called.fr && ' '}du ${owner.fr}`,
    `The reinforcement ${called.en}${called.en && ' '}of the ${owner.en}`,
  )
  const faced = facing && facingInWords(facing, scenario.map.grid)
  const turned = faced ? localized(`, tourné ${faced.fr}`, `, facing ${faced.en}`) : localized('', '')
  const parts = [
    who,
    localized(' entre', ' enters'),
    timeInWords(reinforcement),
    entryInWords(scenario, reinforcement),
    turned,
  ]
  const first = both((say) => `${parts.map(say).join('')}.`)
  const then = BLOCKED[reinforcement.blocked]
  return localized(`${first.fr} ${then.fr}`, `${first.en} ${then.en}`)
}

const BLOCKED: Readonly<Record<Reinforcement['blocked'], Localized>> = {
  wait: localized('Si l’entrée est bloquée, il attend un tour.', 'If the entry is blocked, it waits a turn.'),
  nearest: localized(
    'Si l’entrée est bloquée, il prend la case libre du pourtour la plus proche.',
    'If the entry is blocked, it takes the nearest free hex of the rim.',
  ),
  lost: localized('Si l’entrée est bloquée, il est perdu.', 'If the entry is blocked, it is lost.'),
}

function entryInWords(
  scenario: Scenario,
  { entries, condition, roll, turn, lastTurn }: Reinforcement,
): Localized {
  if (entries.length === 0) return localized(', sans lieu d’entrée', ', without a place of entry')
  const ways = listed(
    entries.map((place) => wayInWords(scenario, place)),
    OR,
  )
  // A time of more than a turn's number stands between commas.
  const comma = condition || roll || (turn ?? lastTurn) === undefined ? ',' : ''
  return localized(`${comma} par ${ways.fr}`, `${comma} by ${ways.en}`)
}

/** The turns, the roll and the condition, each with the space or comma before it. */
function timeInWords({ turn, lastTurn, roll, condition }: Reinforcement): Localized {
  const when = roll ? rolledTurns(turn, lastTurn, roll) : plainTurns(turn, lastTurn, condition !== undefined)
  if (!condition) return when
  return both((say, language) => {
    const text = visible(textIn(condition, language).replace(/\s+/gu, ' ').trim())
    const [open, close] = language === 'fr' ? ['«\u202f', '\u202f»'] : ['“', '”']
    return `${say(when)}${say(localized(', si cette condition est remplie\u202f: ', ', if this condition is met: '))}${open}${text}${close}`
  })
}

function plainTurns(
  turn: number | undefined,
  lastTurn: number | undefined,
  hasCondition: boolean,
): Localized {
  if (turn === undefined && lastTurn === undefined)
    return hasCondition
      ? localized(' à un tour quelconque', ' in any turn')
      : localized(' à un tour qui n’est pas fixé', ' in a turn that is not fixed')
  if (lastTurn === undefined) return localized(` au tour ${turn}`, ` in turn ${turn}`)
  if (turn === undefined)
    return localized(` au tour ${lastTurn} au plus tard`, ` in turn ${lastTurn} at the latest`)
  return localized(` du tour ${turn} au tour ${lastTurn}`, ` in turns ${turn} to ${lastTurn}`)
}

function rolledTurns(
  turn: number | undefined,
  lastTurn: number | undefined,
  { sides, atMost }: EntryRoll,
): Localized {
  const from = turn ?? 1
  const [fr, en] = atMost === 1 ? ['1', '1'] : [`${atMost} ou moins`, `${atMost} or less`]
  const last =
    lastTurn === undefined
      ? localized('', '')
      : localized(`, au tour ${lastTurn} sans jet`, `, in turn ${lastTurn} without a roll`)
  return localized(
    ` à partir du tour ${from}, à chaque tour sur ${fr} au dé à ${sides} faces${last.fr}`,
    ` from turn ${from} on, each turn on a roll of ${en} with a ${sides}-sided die${last.en}`,
  )
}
