/** The retreats of a character, each with its exact risks, and who may follow it (MC-RET, MC-ADV). */
import { counterName, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerOutcome,
  refusedAnswer,
} from '#shared/rules/answers/answer'
import { filled, list } from '#shared/rules/answers/answerParts'
import { ONE } from '../../chances/fraction'
import {
  chosenIn,
  type Inquiry,
  type InquiryAnswers,
  type InquiryChoice,
} from '#shared/rules/answers/inquiry'
import { ARRIVAL_NAMES } from '#shared/rules/answers/route'
import { because } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED, type TurnMemory, withFacingsShown } from '#shared/rules/answers/turnMemory'
import { afterEffect, characterState } from '../characters/character'
import { COMBAT_EFFECTS, FIRE_EFFECTS } from '../characters/effects'
import { placedAt } from '../movement/movementStance'
import { isInTheWay } from '../movement/movementHolders'
import { isActive, isMounted } from '../position/position'
import { playedPosition } from '../house/playedRules'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { legalAdvances } from '../ways/advancePaths'
import { legalRetreats, type RetreatCause } from '../ways/retreatPaths'
import {
  arrivalOutcomes,
  bySafety,
  pathInWords,
  type RiskedWay,
  riskedWay,
  shadesOfUnhurt,
  strikersBeside,
  unhurtInWords,
  wayEntry,
} from './wayEntries'

/** The longest retreat that a table calls for: a rider's from fire. */
const LONGEST = 4

const CAUSE: InquiryChoice = {
  id: 'cause',
  name: localized('À la suite de', 'After'),
  values: [
    { id: 'fire', name: localized('un tir', 'fire') },
    { id: 'combat', name: localized('un combat', 'a combat') },
    { id: 'flames', name: localized('des flammes', 'flames') },
  ],
}

const STEPS: InquiryChoice = {
  id: 'steps',
  name: localized('Longueur', 'Length'),
  values: [
    { id: 'table', name: localized('selon la table', 'as the table says') },
    ...Array.from({ length: LONGEST }, (_, index) => ({
      id: String(index + 1),
      name: hexesInWords(index + 1),
    })),
  ],
}

export function retreatsInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    choices: [CAUSE, STEPS],
    asksTurn: 'events',
    isOffered: (scenario, { counter }) => {
      const own = counter === undefined ? undefined : scenario.counters[counter]
      return own?.hex !== undefined && isInTheWay(playedPosition(rules, scenario), own)
    },
    answer: (scenario, inquiry) => retreatsAnswer(playedPosition(rules, scenario), inquiry),
  }
}

function hexesInWords(count: number): Localized {
  return localized(`${count} ${count === 1 ? 'case' : 'cases'}`, `${count} ${count === 1 ? 'hex' : 'hexes'}`)
}

function retreatsAnswer(position: MedievalPosition, inquiry: Inquiry): Answer {
  const { counter: mover, turn = NOTHING_HAPPENED } = inquiry
  const counter = mover === undefined ? undefined : position.scenario.counters[mover]
  if (mover === undefined || counter?.hex === undefined)
    throw new Error('a retreat is asked of a counter on the map')
  const distance = distanceOf(position, inquiry)
  const cause = causeOf(position, inquiry)
  if (!isActive(position, counter) && characterState(position, counter)) return fallen(position, mover)
  const { paths, because: reasons } = legalRetreats(position, mover, distance, cause)
  const ways = paths
    .flatMap(
      (path) => riskedWay(position, { counter: mover, kind: 'retreat', path, ...cause, memory: turn }) ?? [],
    )
    .sort(bySafety)
  const [best] = ways
  if (!best) return { ...staying(position, mover, distance), because: reasons }
  const entries = ways.map((way, index) => wayEntry(position, way, index === 0 ? 'best' : 'other'))
  const advances = advanceEntries(position, best, cause, turn)
  const wanted = wantedOf(inquiry, cause)
  return {
    headline: headlineOf(position, ways, best),
    ...(wanted && { wanted }),
    outcomes: arrivalOutcomes(best.arrival, 'retreat'),
    lists: filled([
      list('retreats', localized('Retraites possibles', 'Possible retreats'), entries),
      list(
        'advances',
        localized('Les vainqueurs peuvent alors avancer', 'The winners may then advance'),
        advances,
      ),
    ]),
    shades: shadesOfUnhurt(
      ways.map(({ route: { path }, arrival }) => ({ hex: path.at(-1) as Axial, unhurt: arrival.unhurt })),
    ),
    ways: entries.flatMap(({ way }) => way ?? []).slice(0, 1),
    strikers: strikersBeside(ways),
    because: [...reasons, ...best.risks.because],
  }
}

/** The distance by the choice, else as the table of the cause says: 2 hexes on foot, 4 mounted from fire, 1 from combat or flames. */
function distanceOf(position: MedievalPosition, inquiry: Inquiry): number {
  const chosen = Number(chosenIn(STEPS, inquiry))
  if (!Number.isNaN(chosen)) return chosen
  const { counter: id } = inquiry
  const counter = id === undefined ? undefined : position.scenario.counters[id]
  const target = counter && isMounted(position, counter) ? 'mounted' : 'foot'
  switch (chosenIn(CAUSE, inquiry)) {
    case 'fire':
      return FIRE_EFFECTS[target].A?.retreat ?? 1
    case 'combat':
      return COMBAT_EFFECTS[target].C?.retreat ?? 1
    default:
      return 1
  }
}

/** The hex of the first enemy picked, or the hex itself, for fire; all that were picked for a combat. @rule MC-RET-1 @rule MC-RET-4 */
function causeOf({ scenario }: MedievalPosition, inquiry: Inquiry): RetreatCause {
  const { enemies, to } = inquiry
  const cause = chosenIn(CAUSE, inquiry)
  if (cause === 'combat') return enemies.length > 0 ? { fought: enemies } : {}
  if (cause === 'flames') return {}
  const [shooter] = enemies
  const firer = to ?? footprint(scenario, shooter === undefined ? undefined : scenario.counters[shooter])[0]
  return firer ? { firer } : {}
}

function wantedOf(inquiry: Inquiry, { firer, fought }: RetreatCause): Localized | undefined {
  const cause = chosenIn(CAUSE, inquiry)
  if (cause === 'fire' && !firer)
    return localized(
      'Cliquez le tireur\u202f: il décide de la première case',
      'Click the firer: it decides the first hex',
    )
  if (cause === 'combat' && !fought)
    return localized(
      'Cliquez ses adversaires du combat\u202f: leurs abords lui sont interdits',
      'Click its opponents of the combat: the hexes next to them are forbidden',
    )
  return undefined
}

function headlineOf({ scenario }: MedievalPosition, ways: readonly RiskedWay[], best: RiskedWay): Localized {
  const chance = unhurtInWords(best.arrival)
  const path = pathInWords(scenario, best.route)
  if (ways.length === 1)
    return localized(
      `une seule retraite, par ${path}\u202f: ${chance.fr}`,
      `one retreat only, by ${path}: ${chance.en}`,
    )
  return localized(
    `${ways.length} retraites possibles, la plus sûre par ${path}\u202f: ${chance.fr}`,
    `${ways.length} possible retreats, the safest by ${path}: ${chance.en}`,
  )
}

/** Nowhere to go: it stays and is wounded. @rule MC-RET-3 @rule MC-INF-11 */
function staying(position: MedievalPosition, mover: CounterId, distance: number): Omit<Answer, 'because'> {
  const counter = position.scenario.counters[mover]
  const before = counter && characterState(position, counter)
  const hexes = hexesInWords(distance)
  const headline = localized(
    `aucune retraite de ${hexes.fr}\u202f: il reste sur place`,
    `no retreat of ${hexes.en}: it stays where it is`,
  )
  if (!before) return { headline }
  const dies = afterEffect(before, { character: 'wounded' }).value.character.dead
  const outcome: AnswerOutcome = {
    id: dies ? 'killed' : 'wounded',
    name: ARRIVAL_NAMES[dies ? 'killed' : 'wounded'],
    chance: ONE,
    gravity: dies ? 4 : 3,
    then: [localized('reste sur place', 'stays where it is')],
  }
  return {
    headline: dies
      ? localized(`${headline.fr} et en meurt`, `${headline.en} and dies of it`)
      : localized(`${headline.fr} et est blessé`, `${headline.en} and is wounded`),
    outcomes: [outcome],
  }
}

/** The stunned die of having to retreat; the dead have nothing to fear. @rule MC-INF-11 */
function fallen(position: MedievalPosition, mover: CounterId): Answer {
  const counter = position.scenario.counters[mover]
  const before = counter && characterState(position, counter)
  const reason = because('MC-INF-11', { counter: mover })
  if (!before || before.dead)
    return refusedAnswer(localized('un mort ne recule pas', 'the dead do not retreat'), [
      because('HS-MOV-6', { counter: mover }),
    ])
  const dead: AnswerOutcome = { id: 'killed', name: ARRIVAL_NAMES.killed, chance: ONE, gravity: 4, then: [] }
  return {
    headline: localized('assommé, il meurt de devoir reculer', 'stunned, it dies of having to retreat'),
    outcomes: [dead],
    because: [reason],
  }
}

interface WonCombat {
  /** The hexes of the losers. */
  readonly left: readonly Axial[]
  readonly losers: readonly CounterId[]
  readonly turn: TurnMemory
}

/** After the best retreat from a combat: every advance of each winner, the safest of each first. @rule MC-ADV-1 */
function advanceEntries(
  position: MedievalPosition,
  best: RiskedWay,
  { fought = [] }: RetreatCause,
  turn: TurnMemory,
): AnswerEntry[] {
  const { scenario } = position
  const { counter: mover } = best.route
  const { end, displaced } = best.risks
  if (!end) return []
  const left = footprint(scenario, scenario.counters[mover])
  const places = [
    { counter: mover, ...end },
    ...displaced.map(({ counter, end: to }) => ({ counter, ...to })),
  ]
  const after = placedAt(
    position,
    places.map(({ counter, hex, facing }) => ({ counter, to: { hex, facing, covers: [] } })),
  )
  return fought.flatMap((winner) => advancesOf(after, winner, { left, losers: [mover], turn }))
}

/**
 * The advances of a winner into the hexes that the losers left, each with its exact risks after the events of `turn`, the safest
 * first. The losers are gone from the position already, and whoever turned this turn faces so in it. @rule MC-ADV-1 @rule MC-INF-2
 */
export function advancesOf(
  position: MedievalPosition,
  winner: CounterId,
  { left, losers, turn }: WonCombat,
): AnswerEntry[] {
  const memory = withFacingsShown(turn)
  const name = counterName(position.scenario, winner)
  return legalAdvances(position, winner, left)
    .flatMap(
      (path) => riskedWay(position, { counter: winner, kind: 'advance', path, fought: losers, memory }) ?? [],
    )
    .sort(bySafety)
    .map((way): AnswerEntry => {
      const path = pathInWords(position.scenario, way.route)
      return {
        ...wayEntry(position, way, 'other'),
        counter: winner,
        name: sameInBoth(`${name}, ${path}`),
        because: [because('MC-ADV-1', { counter: winner }), because('MC-INF-2'), ...way.risks.because],
      }
    })
}
