/** The question what comes of a fight: its sum, its exact chances, all that follows, and what more attackers or a turn would change (MC-CBT, SV-CBT). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, isNextTo, parseHexKey } from '#shared/hex/axial'
import { joined, type Localized, localized, signed, withMinusSigns } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerLink,
  type AnswerList,
  type AnswerOutcome,
  refusedAnswer,
} from '#shared/rules/answers/answer'
import { filled, list, placed } from '#shared/rules/answers/answerParts'
import { compareFractions, type Fraction } from '../../chances/fraction'
import {
  chosenIn,
  type Inquiry,
  type InquiryAnswers,
  type InquiryChoice,
} from '#shared/rules/answers/inquiry'
import { areEnemies, countersOnMap, opponentsOf } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { type Fight } from '../combat/combatOnMap'
import { playedPosition } from '../house/playedRules'
import { resolvedFight, type ResolvedFight } from '../play/fightAct'
import { enemiesInPlay } from '../play/sequence'
import { mayFight } from '../play/strikes'
import { isActive, isMounted } from '../position/position'
import { type MedievalPosition, type MedievalRules, type Seen } from '../rules/medievalRules'
import { withAftermath } from './aftermath'
import { fightItems } from './fightItems'
import { chanceFrom, harmsTo } from './inWords'
import { advancesOf } from './retreats'
import { APPROACH, type Turning, turningItems, turnings } from './turnings'

const CHARGING: InquiryChoice = {
  id: 'charging',
  name: localized('Attaquants montés', 'Mounted attackers'),
  values: [
    { id: 'no', name: localized('sans charge', 'not charging') },
    { id: 'yes', name: localized('en charge', 'charging') },
  ],
}

/** @rule MC-CBT-1 @rule MC-CBT-2 @rule MC-CBT-3 @rule MC-CBT-4 @rule MC-CBT-5 @rule MC-ADV-1 @rule SV-CBT-1 @rule SV-CBT-2 @rule SV-CBT-3 */
export function fightInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    asksTurn: 'events',
    choices: [CHARGING, ...(rules.defenderMayTurn ? [APPROACH] : [])],
    leaves(scenario, { counter, friends }, choice) {
      if (choice === APPROACH) return true
      const position = playedPosition(rules, scenario)
      return [...(counter === undefined ? [] : [counter]), ...friends].some((id) => rides(position, id))
    },
    isOffered(scenario, { counter }) {
      const own = counter === undefined ? undefined : scenario.counters[counter]
      return own?.hex !== undefined && isActive(playedPosition(rules, scenario), own)
    },
    answer(scenario, inquiry) {
      const { counter, friends, enemies, turn = NOTHING_HAPPENED } = inquiry
      const position = { ...playedPosition(rules, scenario), turn }
      if (counter === undefined) throw new Error('a fight is asked of a counter')
      const attackers = [counter, ...friends.filter((id) => id !== counter)]
      const fight = asFight(position, attackers, enemies, inquiry)
      return enemies.length === 0
        ? anyFight(position, fight)
        : thisFight(position, fight, chosenIn(APPROACH, inquiry) as Seen)
    },
  }
}

function asFight(
  position: MedievalPosition,
  attackers: readonly CounterId[],
  defenders: readonly CounterId[],
  choices: Pick<Inquiry, 'choices'>,
): Fight {
  if (chosenIn(CHARGING, choices) !== 'yes') return { attackers, defenders }
  return { attackers, defenders, charging: attackers.filter((id) => rides(position, id)) }
}

function rides(position: MedievalPosition, id: CounterId): boolean {
  const counter = position.scenario.counters[id]
  return counter !== undefined && isMounted(position, counter)
}

const NO_FIGHT = localized('pas de combat', 'no fight')

/** The position, and the events of this turn before the fight. */
interface InTurn extends MedievalPosition {
  readonly turn: TurnMemory
}

interface FightInWords {
  readonly resolved: ResolvedFight
  readonly outcomes: readonly AnswerOutcome[]
  readonly headline: Localized
}

function fightInWords(position: InTurn, resolved: ResolvedFight): FightInWords {
  const outcomes = withAftermath(position, resolved.outcomes, resolved.roll.dice, position.turn)
  return { resolved, outcomes, headline: headlineOf(position, resolved, outcomes) }
}

function thisFight(position: InTurn, fight: Fight, seen: Seen): Answer {
  const links = linksOf(position, fight)
  const resolved = resolvedFight(position, fight)
  if (!resolved.value)
    return {
      ...refusedAnswer(NO_FIGHT, resolved.because),
      links: links.map((link) => ({ ...link, kind: 'blocked' })),
    }
  const { outcomes, headline } = fightInWords(position, resolved.value)
  const turns = turnings(position, fight, seen)
  const lists: AnswerList[] = [
    list(
      'joining',
      localized('Pourraient se joindre à l’attaque', 'Could join the attack'),
      joining(position, fight),
    ),
    list(
      'turning',
      localized('Si le défenseur se tourne', 'If the defender turns'),
      turns.filter(({ ifSeen }) => !ifSeen).map((turn) => turnEntry(position, turn)),
    ),
    list(
      'turning-if-seen',
      localized(
        'Si le défenseur a vu venir un attaquant et se tourne',
        'If the defender has seen an attacker come, and turns',
      ),
      turns.filter(({ ifSeen }) => ifSeen).map((turn) => turnEntry(position, turn)),
    ),
    list(
      'advances',
      localized('Avances, une fois la case du vaincu libre', 'Advances, once the loser’s hex is free'),
      advances(position, fight, resolved.value),
    ),
  ]
  return {
    headline,
    items: [...fightItems(position, fight, resolved.value), ...turningItems(position, fight, seen)],
    outcomes,
    lists: filled(lists),
    links,
    because: resolved.because,
  }
}

function turnEntry(position: InTurn, { counter, stand, turned, because: reasons }: Turning): AnswerEntry {
  const { headline } = fightInWords(position, turned)
  return { counter, hexes: [stand.hex], value: headline, stands: [stand], because: reasons }
}

/**
 * The advances of the attackers, where an outcome allows one. One who has only retreated may yet stand in the way: what comes
 * of it is asked of the retreat. @rule MC-ADV-1
 */
function advances(
  position: InTurn,
  { attackers, defenders }: Fight,
  { outcomes }: ResolvedFight,
): AnswerEntry[] {
  const allowed = outcomes.some(
    ({ suffers, effects }) =>
      suffers === 'defenders' &&
      effects.some((effect) => effect.kind === 'owed' && effect.duty.kind === 'advance'),
  )
  if (!allowed) return []
  const left = defenders.flatMap((id) => hexesOf(position, id))
  const staying = Object.entries(position.scenario.counters).filter(
    ([id]) => !defenders.some((gone) => gone === id),
  )
  const after = { ...position, scenario: { ...position.scenario, counters: Object.fromEntries(staying) } }
  return attackers.flatMap((winner) =>
    advancesOf(after, winner, { left, losers: defenders, turn: position.turn }),
  )
}

/** Nobody is attacked yet: each enemy whom the attackers can fight alone, the likeliest to suffer first. */
function anyFight(position: InTurn, fight: Fight): Answer {
  const [first] = fight.attackers
  const near = first === undefined ? [] : besideOf(position, first)
  const fights = near.map((defender) => ({
    defender,
    resolved: resolvedFight(position, { ...fight, defenders: [defender] }),
  }))
  const targets = fights.flatMap(({ defender, resolved }) => {
    if (!resolved.value) return []
    const { outcomes, headline } = fightInWords(position, resolved.value)
    const entry = entryOf(position, defender, headline, outcomes, resolved.because)
    return [{ entry, defender, suffered: sufferedBy(resolved.value, outcomes, 'defenders') }]
  })
  targets.sort((a, b) => graver(a.suffered, b.suffered))
  const spared = fights.flatMap(({ defender, resolved }): AnswerEntry[] =>
    resolved.value ? [] : [{ ...placed(position.scenario, defender), because: resolved.because }],
  )
  const count = targets.length
  return {
    headline: countOf(count),
    wanted: localized(
      'Cliquez un défenseur, ou un autre attaquant.',
      'Click a defender, or another attacker.',
    ),
    lists: filled([
      list(
        'targets',
        localized('Peut attaquer', 'Can attack'),
        targets.map(({ entry }) => entry),
      ),
      list('spared', localized('Adjacents, sans combat possible', 'Adjacent, unable to fight'), spared),
    ]),
    links: targets.flatMap(({ defender }) => linksOf(position, { ...fight, defenders: [defender] })),
    because: [because('MC-ATT')],
  }
}

function countOf(count: number): Localized {
  if (count === 0) return localized('aucun combat possible', 'no fight possible')
  return localized(
    count === 1 ? '1 combat possible' : `${count} combats possibles`,
    count === 1 ? '1 fight possible' : `${count} fights possible`,
  )
}

function entryOf(
  position: MedievalPosition,
  counter: CounterId,
  value: Localized,
  outcomes: readonly AnswerOutcome[],
  reasons: Answer['because'],
): AnswerEntry {
  return { ...placed(position.scenario, counter), value, outcomes, because: reasons }
}

function hexesOf({ scenario }: MedievalPosition, id: CounterId): readonly Axial[] {
  return footprint(scenario, scenario.counters[id])
}

/** The enemies in play who touch a counter. */
function besideOf(position: MedievalPosition, id: CounterId): CounterId[] {
  const held = hexesOf(position, id)
  return opponentsOf(position, id).filter(
    (other) =>
      enemiesInPlay(position, id, [other]).value &&
      hexesOf(position, other).some((hex) => isNextTo(hex, held)),
  )
}

/** Each ally who can strike a defender and takes no part yet, with the fight as it would be. */
function joining(position: InTurn, fight: Fight): AnswerEntry[] {
  const { scenario } = position
  const { attackers, defenders } = fight
  const [first] = attackers
  const leader = first === undefined ? undefined : scenario.counters[first]
  return countersOnMap(scenario).flatMap(([ally, counter]) => {
    if (!leader || attackers.includes(ally) || defenders.includes(ally)) return []
    if (areEnemies(scenario, leader, counter)) return []
    if (!defenders.some((defender) => mayFight(position, ally, defender).value)) return []
    const more = resolvedFight(position, { ...fight, attackers: [...attackers, ally] })
    if (!more.value) return []
    const { outcomes, headline } = fightInWords(position, more.value)
    return [entryOf(position, ally, headline, outcomes, more.because)]
  })
}

/** For sorting: put out of action more often first, then killed more often. */
function graver(a: readonly AnswerOutcome[], b: readonly AnswerOutcome[]): number {
  const by = (least: 2 | 4): number => compareFractions(chanceFrom(b, least), chanceFrom(a, least))
  return by(2) || by(4)
}

/** The outcomes that one side suffers. */
function sufferedBy(
  { outcomes: played }: ResolvedFight,
  outcomes: readonly AnswerOutcome[],
  side: 'attackers' | 'defenders',
): AnswerOutcome[] {
  return outcomes.filter(({ id }) => played.find((one) => one.id === id)?.suffers === side)
}

/** "différentiel +4, colonne 0/4 : défense blessée…" by side, the defenders first. */
function headlineOf(
  position: MedievalPosition,
  resolved: ResolvedFight,
  outcomes: readonly AnswerOutcome[],
): Localized {
  const { differential, column } = resolved.roll.reading
  const sum = signed(Number(differential))
  const read = withMinusSigns(String(column))
  const parts = (['defenders', 'attackers'] as const).flatMap((side) => {
    const suffered = sufferedBy(resolved, outcomes, side)
    if (suffered.length === 0 || isNothing(chanceFrom(suffered, 1))) return []
    const harms = harmsTo(position, resolved[side][0], suffered)
    const { fr, en } = SIDES[side]
    return [localized(`${fr} ${harms.fr}`, `${en} ${harms.en}`)]
  })
  const harm = parts.length === 0 ? NO_EFFECT : joined(parts, SEMICOLON)
  return localized(
    `différentiel ${sum}, colonne ${read}\u202f: ${harm.fr}`,
    `differential ${sum}, column ${read}: ${harm.en}`,
  )
}

const NO_EFFECT = localized('sans effet', 'no effect')
const SEMICOLON = localized('\u202f; ', '; ')

const SIDES = {
  defenders: localized('défenseur', 'defender'),
  attackers: localized('attaquant', 'attacker'),
}

function isNothing({ numerator }: Fraction): boolean {
  return numerator === 0n
}

function linksOf({ scenario }: MedievalPosition, { attackers, defenders }: Fight): AnswerLink[] {
  const hexOf = (id: CounterId): Axial[] => {
    const hex = scenario.counters[id]?.hex
    return hex === undefined ? [] : [parseHexKey(hex)]
  }
  return attackers.flatMap((attacker) =>
    defenders.flatMap((defender) =>
      hexOf(attacker).flatMap((from) =>
        hexOf(defender).map((to): AnswerLink => ({ kind: 'fight', from, to })),
      ),
    ),
  )
}
