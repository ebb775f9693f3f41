/** The question who can strike whom where a character stands: hand to hand, and in passing (MC-ATT, MC-INF-5, SV-OPP). */
import { counterName, footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, isNextTo, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerLink,
  type AnswerList,
  type AnswerOutcome,
  type AnswerShade,
  type Gravity,
  refusedAnswer,
} from '#shared/rules/answers/answer'
import { covering, filled, item, list, placed } from '#shared/rules/answers/answerParts'
import { fractionOf } from '../../chances/fraction'
import { sumOf } from '../../chances/table'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { countersOnMap, opponentsOf } from '#shared/rules/standing/position'
import { type InfiltrationOutcome } from '#shared/rules/answers/route'
import { because } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { combatOnMap } from '../combat/combatOnMap'
import { canMelee } from '../ground/melee'
import { playedPosition } from '../house/playedRules'
import { modifiersOf, passingQuestion } from '../infiltration/opportunity'
import { medievalRolls } from '../play/rolls'
import { enemiesInPlay } from '../play/sequence'
import { mayFight } from '../play/strikes'
import { type Arc, arcToward, FACING_RULES } from '../position/facing'
import { isTwoHex } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { ARC_WORDS } from './fightItems'

/** @rule MC-ATT @rule MC-INF-5 @rule SV-OPP-1 @rule SV-OPP-5 */
export function contactsInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    asksTurn: 'events',
    isOffered: ({ counters }, { counter }) => counter !== undefined && counters[counter]?.hex !== undefined,
    /** Answers for a counter; without one, every pair of the map. */
    answer(scenario, { counter, turn = NOTHING_HAPPENED }) {
      const position = playedPosition(rules, scenario)
      return counter === undefined ? everywhere(position) : contactsOf(position, counter, turn)
    },
  }
}

function contactsOf(position: MedievalPosition, id: CounterId, turn: TurnMemory): Answer {
  const { scenario } = position
  const own = scenario.counters[id]
  const held = footprint(scenario, own)
  const [front] = held
  if (!own || !front) return refusedAnswer(NO_CONTACT, [because('MC-ATT', { counter: id })])
  const near = enemiesBeside(position, id)
  const strikes = near.filter((other) => mayFight(position, id, other).value)
  const struckBy = near.filter((other) => mayFight(position, other, id).value)
  const parted = near.filter((other) => !strikes.includes(other) && !struckBy.includes(other))
  const passing = near.map((other) => ({ other, ...inPassing(position, id, other, turn) }))
  const lists: AnswerList[] = [
    list(
      'strikes',
      CAN_ATTACK,
      strikes.map((other) => struck(position, id, other, other)),
    ),
    list(
      'struck-by',
      localized('Peut être attaqué par', 'Can be attacked by'),
      struckBy.map((other) => struck(position, other, id, other)),
    ),
    list(
      'parted',
      localized('Adjacents, sans combat possible', 'Adjacent, unable to fight'),
      parted.map((other) => ({
        ...placed(position.scenario, other),
        because: mayFight(position, id, other).because,
      })),
    ),
    list(
      'cannot-strike',
      localized('Ne peut pas attaquer en retour', 'Cannot attack in turn'),
      struckBy
        .filter((other) => !strikes.includes(other))
        .map((other) => ({
          ...placed(position.scenario, other),
          because: mayFight(position, id, other).because,
        })),
    ),
    list(
      'available',
      localized('Disponibles contre son passage', 'Available against its passing'),
      passing.flatMap(({ entry, may }) => (may ? [entry] : [])),
    ),
    list(
      'unavailable',
      localized('Indisponibles', 'Not available'),
      passing.flatMap(({ entry, may }) => (may ? [] : [entry])),
    ),
    list(
      'passing',
      localized('Disponible contre le passage de', 'Available against the passing of'),
      near.flatMap((other) => {
        const { entry, may } = inPassing(position, other, id, turn)
        return may ? [{ ...entry, ...placed(position.scenario, other) }] : []
      }),
    ),
  ]
  const link = (kind: AnswerLink['kind'], from: CounterId, to: CounterId): AnswerLink => ({
    kind,
    from: hexOf(position, from),
    to: hexOf(position, to),
  })
  return {
    headline: headlineOf(strikes.length, struckBy.length, passing.filter(({ may }) => may).length),
    lists: filled(lists),
    shades: shadesAround(position, id, own),
    links: [
      ...strikes.map((other) => link('fight', id, other)),
      ...struckBy.map((other) => link('fight', other, id)),
      ...parted.map((other) => link('blocked', id, other)),
    ],
    strikers: near,
    because: [
      because('MC-ATT', { counter: id }),
      because(FACING_RULES[position.rules.facingKind(position, own)], { counter: id }),
    ],
  }
}

/** The enemies on the map, alive, who touch these hexes. */
function enemiesBeside(position: MedievalPosition, id: CounterId): CounterId[] {
  const { scenario } = position
  const held = footprint(scenario, scenario.counters[id])
  return opponentsOf(position, id).filter(
    (other) =>
      enemiesInPlay(position, id, [other]).value &&
      footprint(scenario, scenario.counters[other]).some((hex) => isNextTo(hex, held)),
  )
}

function everywhere(position: MedievalPosition): Answer {
  const { scenario } = position
  const pairs = countersOnMap(scenario).flatMap(([id]) =>
    enemiesBeside(position, id)
      .filter((other) => mayFight(position, id, other).value)
      .map((other) => ({ id, other })),
  )
  const entries = pairs.map(({ id, other }): AnswerEntry => {
    const { value, because: reasons } = struck(position, id, other, other)
    return {
      name: sameInBoth(`${counterName(scenario, id)} → ${counterName(scenario, other)}`),
      hexes: [hexOf(position, id), hexOf(position, other)],
      ...(value && { value }),
      because: reasons,
    }
  })
  const count = pairs.length
  const some = localized(
    count === 1 ? '1 attaque possible' : `${count} attaques possibles`,
    count === 1 ? '1 possible attack' : `${count} possible attacks`,
  )
  return {
    headline: count === 0 ? NO_CONTACT : some,
    ...(count > 0 && { lists: [list('strikes', CAN_ATTACK, entries)] }),
    links: pairs.map(({ id, other }) => ({
      kind: 'fight',
      from: hexOf(position, id),
      to: hexOf(position, other),
    })),
    because: [because('MC-ATT')],
  }
}

const CAN_ATTACK = localized('Peut attaquer', 'Can attack')
const NO_CONTACT = localized('aucun contact', 'no contact')

function headlineOf(strikes: number, struckBy: number, available: number): Localized {
  if (strikes + struckBy + available === 0) return NO_CONTACT
  const counters = { fr: strikes === 1 ? 'pion' : 'pions', en: strikes === 1 ? 'counter' : 'counters' }
  const disposal = {
    fr: available < 2 ? 'disponible' : 'disponibles',
    en: `${available} available`,
  }
  return localized(
    `peut attaquer ${strikes} ${counters.fr}, être attaqué par ${struckBy}\u202f; ${available} ${disposal.fr} contre son passage`,
    `can attack ${strikes} ${counters.en}, be attacked by ${struckBy}; ${disposal.en} against its passing`,
  )
}

function hexOf({ scenario }: MedievalPosition, id: CounterId): Axial {
  const hex = scenario.counters[id]?.hex
  if (hex === undefined) throw new Error(`${id} is not on the map`)
  return parseHexKey(hex)
}

/** One of a pair that may fight, with the side from which the attacker comes. @rule SV-CBT-1 */
function struck(
  position: MedievalPosition,
  attacker: CounterId,
  defender: CounterId,
  other: CounterId,
): AnswerEntry {
  const fight = combatOnMap(position, { attackers: [attacker], defenders: [defender] })
  const arc = fight.value?.arcs[attacker]
  const struckOne = position.scenario.counters[defender]
  const counts = struckOne && arc && facingCounts(position, struckOne)
  return {
    ...placed(position.scenario, other),
    ...(counts && { value: ARC_WORDS[arc] }),
    because: mayFight(position, attacker, defender).because,
  }
}

/** Has its facing any effect? @rule MC-GEO-1 @rule MC-GEO-2 */
function facingCounts(position: MedievalPosition, counter: Counter): boolean {
  return position.rules.facingKind(position, counter) !== 'any'
}

/** The attack that an opponent could make if the mover passed where it stands now, after the events of `turn`. @rule MC-INF-6 */
function inPassing(
  position: MedievalPosition,
  mover: CounterId,
  opponent: CounterId,
  turn: TurnMemory,
): { readonly may: boolean; readonly entry: AnswerEntry } {
  const hexes = footprint(position.scenario, position.scenario.counters[mover])
  const strike = position.rules.opportunity.strike(position, { mover, opponent, hexes }, turn)
  const base = { ...placed(position.scenario, opponent), because: strike.because }
  if (!strike.value) return { may: false, entry: base }
  const { circumstances, turned } = strike.value
  const modifiers = modifiersOf(position, mover, { opponent, circumstances })
  const asked = passingQuestion(position, mover, { opponent, circumstances })
  const roll = asked && medievalRolls(position.rules).infiltration?.(asked)
  const sum = signed(sumOf(modifiers))
  const value = turned
    ? localized(`se tourne, jet ${sum}`, `turns, roll ${sum}`)
    : localized(`jet ${sum}`, `roll ${sum}`)
  return {
    may: true,
    entry: {
      ...base,
      because: [...base.because, ...(roll?.because ?? [])],
      value,
      items: modifiers.map(({ rule, name, value: by }) => item(name, by, because(rule))),
      outcomes: (roll?.outcomes ?? []).flatMap(({ id, name, chance }): AnswerOutcome[] => {
        const exact = fractionOf(chance)
        const gravity = GRAVITIES[id as InfiltrationOutcome]
        return exact.numerator === 0n ? [] : [{ id, name, chance: exact, gravity, then: [] }]
      }),
    },
  }
}

const GRAVITIES: Readonly<Record<InfiltrationOutcome, Gravity>> = { none: 0, stop: 1, wounded: 3, killed: 4 }

/** The hexes around a counter by its arcs, where its facing counts; those that it cannot strike into are apart. */
function shadesAround(position: MedievalPosition, id: CounterId, own: Counter): AnswerShade[] {
  const { scenario } = position
  const held = footprint(scenario, own)
  const byKey = new Map(held.flatMap((hex) => neighbors(hex)).map((hex) => [hexKey(hex), hex]))
  for (const hex of held) byKey.delete(hexKey(hex))
  const around = [...byKey.values()].filter((hex) => onGrid(hex, scenario.map.grid))
  const open = around.filter((hex) => canMelee(position, id, hex).value)
  const barred = around.filter((hex) => !open.includes(hex))
  const arcs = facingCounts(position, own) || isTwoHex(position, own)
  const areas = arcs
    ? (['front', 'side', 'rear'] as const).map((arc) => ({
        ...ARC_SHADES[arc],
        hexes: open.filter((hex) => arcToward(position, own, hex) === arc),
      }))
    : [{ ...REACH, hexes: open }]
  return covering([...areas, { ...BARRED, hexes: barred }])
}

type ShadeName = Omit<AnswerShade, 'hexes'>

const ARC_SHADES: Readonly<Record<Arc, ShadeName>> = {
  front: { id: 'front', name: localized('cases de front', 'front hexes'), tone: 1 },
  side: { id: 'side', name: localized('cases de côté', 'side hexes'), tone: 0.5 },
  rear: { id: 'rear', name: localized('cases arrière', 'rear hexes'), tone: 0 },
}
const REACH: ShadeName = {
  id: 'reach',
  name: localized('cases où il peut frapper', 'hexes that it can strike into'),
  tone: 'yes',
}
const BARRED: ShadeName = {
  id: 'barred',
  name: localized('cases où il ne peut frapper', 'hexes that it cannot strike into'),
  tone: 'no',
}
