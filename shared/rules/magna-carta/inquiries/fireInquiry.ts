/** The question whom a character can shoot at, and with what effect: a shot at one target, or its whole field of fire (MC-FIR, SV-FIR). */
import { counterName, countersByHex, effectiveStats } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, hexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerOutcome, refusedAnswer } from '#shared/rules/answers/answer'
import { fractionOf } from '../../chances/fraction'
import {
  chosenIn,
  type Inquiry,
  type InquiryAnswers,
  type InquiryChoice,
} from '#shared/rules/answers/inquiry'
import { areEnemies } from '#shared/rules/standing/position'
import { because } from '#shared/rules/sentences/ruling'
import { mayFireDefensively, NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { FIRE_EFFECTS } from '../characters/effects'
import { firesStill, mayFire } from '../fire/fire'
import { fireLine, type FireLine } from '../fire/fireLine'
import { shotOnMap, weaponInHand } from '../fire/shotOnMap'
import { type FirePhase, type FireResult } from '../figures/fireTables'
import { playedPosition } from '../house/playedRules'
import { type ResolvedShot, resolvedShot, rollOf } from '../play/fireAct'
import { enemiesInPlay } from '../play/sequence'
import { isArmedToFire } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { gravityOfBlow, withAftermath } from './aftermath'
import { fieldOfFire } from './fieldOfFire'
import { harmsTo, hexes } from './inWords'
import { settled } from './settled'
import { BAND_NAMES, defensiveItems, lineItems, movementItems, type Shooter, shotItems } from './shotItems'

const FIRE_PHASE: InquiryChoice = {
  id: 'phase',
  name: localized('Moment du tir', 'Phase of fire'),
  values: [
    { id: 'offensive', name: localized('tir offensif', 'offensive fire') },
    { id: 'defensive', name: localized('tir défensif', 'defensive fire') },
  ],
}

/** @rule MC-FIR-1 @rule MC-FIR-2 @rule MC-FIR-3 @rule MC-FIR-4 @rule MC-FIR-5 @rule MC-FIR-6 @rule MC-INF-6 */
export function fireInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    asksTurn: 'events',
    choices: [FIRE_PHASE],
    /** A weapon of one phase leaves no choice: it is taken in that phase. */
    leaves(scenario, { counter }) {
      const weapon = counter && weaponInHand(playedPosition(rules, scenario), counter).value
      return !weapon || mayFire(weapon, 'defensive')
    },
    isOffered({ counters, ...scenario }, { counter }) {
      const own = counter === undefined ? undefined : counters[counter]
      return own !== undefined && isArmedToFire(effectiveStats({ counters, ...scenario }, own))
    },
    answer: (scenario, inquiry) => answer(settled(playedPosition(rules, scenario)), inquiry),
  }
}

function answer(position: MedievalPosition, inquiry: Inquiry): Answer {
  const { counter: firer, enemies, to, turn = NOTHING_HAPPENED } = inquiry
  if (firer === undefined) throw new Error('fire is asked of a counter')
  const phase = chosenIn(FIRE_PHASE, inquiry) as FirePhase
  const weapon = weaponInHand(position, firer)
  if (!weapon.value) return refusedAnswer(NO_FIRE, weapon.because)
  if (!mayFire(weapon.value, phase) || !firesStill(weapon.value, phase, turn, firer))
    return refusedAnswer(NO_FIRE, [because('MC-FIR-1', { counter: firer })])
  const free = mayFireDefensively(turn, firer)
  if (phase === 'defensive' && !free.value) return refusedAnswer(NO_FIRE, free.because)
  const shooter: Shooter = { firer, phase, weapon: weapon.value }
  const target = enemies[0] ?? (to && (enemyIn(position, firer, to) ?? to))
  if (target === undefined) return fieldOfFire(position, shooter, turn)
  return typeof target === 'string'
    ? shotAt(position, shooter, target, turn)
    : shotInto(position, shooter, target)
}

const NO_FIRE = localized('aucun tir', 'no fire')

/** The enemy who stands in a hex, the topmost. */
function enemyIn({ scenario }: MedievalPosition, firer: CounterId, hex: Axial): CounterId | undefined {
  const own = scenario.counters[firer]
  const there = countersByHex(scenario).get(hexKey(hex)) ?? []
  return there.findLast((id) => {
    const other = scenario.counters[id]
    return own && other && areEnemies(scenario, own, other)
  })
}

function shotAt(position: MedievalPosition, shooter: Shooter, target: CounterId, turn: TurnMemory): Answer {
  const { firer, phase } = shooter
  const enemies = enemiesInPlay(position, firer, [target])
  if (!enemies.value) return refusedAnswer(noShotAt(position, target), enemies.because)
  const line = fireLine(position, firer, target)?.value
  if (!line) return refusedAnswer(noShotAt(position, target), [because('MC-FIR-1', { counter: target })])
  const resolved = resolvedShot(position, turn, { firer, target, phase })
  if (!resolved.value)
    return refusedShot(position, shooter, line, noShotAt(position, target), resolved.because)
  const outcomes = withAftermath(position, resolved.value.outcomes(), resolved.value.roll.dice, turn)
  return {
    headline: shotHeadline(line, harmsTo(position, target, outcomes, phase)),
    items: itemsOf(position, shooter, target, { line, ...resolved.value }),
    outcomes,
    links: [{ kind: 'fire', from: line.from, to: line.to }],
    because: resolved.because,
  }
}

/** Nobody stands there: range and cover, and the effect on whoever would. */
function shotInto(position: MedievalPosition, shooter: Shooter, hex: Axial): Answer {
  const { firer, phase } = shooter
  const line = fireLine(position, firer, hex)?.value
  if (!line) return refusedAnswer(NO_FIRE, [because('MC-FIR-1')])
  const shot = shotOnMap(position, { firer, target: hex, phase })
  if (!shot.value) return refusedShot(position, shooter, line, NO_FIRE, shot.because)
  const roll = rollOf(position, shot.value)
  if (!roll.value) return refusedShot(position, shooter, line, NO_FIRE, roll.because)
  const { target } = shot.value
  const outcomes = roll.value.outcomes.flatMap(({ id, name, chance }): AnswerOutcome[] => {
    const exact = fractionOf(chance)
    if (exact.numerator === 0n) return []
    return [
      {
        id,
        name,
        chance: exact,
        gravity: gravityOfBlow(FIRE_EFFECTS[target][id as FireResult] ?? {}),
        then: [],
      },
    ]
  })
  return {
    headline: shotHeadline(line, harmsTo(position, undefined, outcomes, phase)),
    items: itemsOf(position, shooter, hex, { line, shot: shot.value, roll: roll.value }),
    outcomes,
    links: [{ kind: 'fire', from: line.from, to: line.to }],
    because: [...shot.because, ...roll.because],
  }
}

function itemsOf(
  position: MedievalPosition,
  { firer, phase, weapon }: Shooter,
  target: CounterId | Axial,
  { line, shot, roll }: Pick<ResolvedShot, 'shot' | 'roll'> & { readonly line: FireLine },
) {
  return [
    ...shotItems(position, firer, target, { line, roll, weapon, armoured: shot.armoured }),
    ...movementItems(position, firer, weapon, phase),
    ...(phase === 'defensive' ? defensiveItems(firer) : []),
  ]
}

function refusedShot(
  position: MedievalPosition,
  { weapon }: Shooter,
  line: FireLine,
  headline: Localized,
  refused: Parameters<typeof refusedAnswer>[1],
): Answer {
  return {
    ...refusedAnswer(headline, refused),
    items: lineItems(position, line, weapon),
    links: [{ kind: 'blocked', from: line.from, to: line.to }],
  }
}

function noShotAt({ scenario }: MedievalPosition, target: CounterId): Localized {
  const name = counterName(scenario, target)
  return localized(`aucun tir sur ${name}`, `no shot at ${name}`)
}

/** "tire à 7 cases, longue portée : tué 1 sur 10, blessé 3 sur 10". */
function shotHeadline({ from, to, band }: FireLine, harms: Localized): Localized {
  const far = hexes(hexDistance(from, to))
  const reach = BAND_NAMES[band ?? 'long']
  return localized(
    `tire à ${far.fr}, ${reach.fr}\u202f: ${harms.fr}`,
    `fires at ${far.en}, ${reach.en}: ${harms.en}`,
  )
}
