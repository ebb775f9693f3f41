/** Whom a unit may shock as it stands, charging or not, with the Advantage of each attack item by item (CM-ORI-3, CM-TER-1). */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerLink,
  type AnswerList,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { covering, filled, item, list, shade } from '#shared/rules/answers/answerParts'
import {
  chosenIn,
  type Inquiry,
  type InquiryAnswers,
  type InquiryChoice,
} from '#shared/rules/answers/inquiry'
import { withCounters } from '#shared/rules/standing/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { bestAttack, type BestAttack } from '../advantage/advantage'
import { mayCharge, stepEndsCharge } from '../advantage/charge'
import { foesNear } from '../engagement/contacts'
import { isAllFront, zonesOf } from '../facing/zones'
import { judgeAttack, mayTakePlace } from '../play/attackAct'
import { type FantasyPosition } from '../position/fantasyRules'
import { MOMENTUMS } from '../rows/states'
import { areFoes, type Unit } from '../units/unit'
import { advantageInWords, NO_ROLL, summedItems, whyNot, ZONE_WORDS } from './attackWords'
import { noUnit, type PositionOf, subjectOf, unitOnMap } from './inquiredUnit'

const IMPOSSIBLE = localized('choc impossible', 'no shock possible')
const PICK = localized('Cliquez une unité adverse.', 'Click an enemy unit.')

/** As the marker of the attacker says, or as if it bore another. */
const MARKER: InquiryChoice = {
  id: 'marker',
  name: localized('marqueur de l’attaquant', 'marker of the attacker'),
  values: [
    { id: 'as-is', name: localized('tel quel', 'as it is') },
    ...MOMENTUMS.map(({ id, name }) => ({ id, name })),
  ],
}

export function fightInquiry(positionOf: PositionOf): InquiryAnswers {
  return {
    choices: [MARKER],
    isOffered: (scenario, { counter }) => unitOnMap(positionOf(scenario), counter) !== undefined,
    answer(scenario, inquiry) {
      const counter = subjectOf(inquiry)
      const position = marked(positionOf(scenario), [counter, ...inquiry.friends], chosenIn(MARKER, inquiry))
      const unit = unitOnMap(position, counter)
      if (!unit) return noUnit(position, counter)
      const [target] = inquiry.enemies
      return target === undefined ? everyone(position, unit) : against(position, unit, target, inquiry)
    },
  }
}

/** The position as if the attackers bore this marker. */
function marked(position: FantasyPosition, attackers: readonly CounterId[], marker: string): FantasyPosition {
  if (marker === 'as-is') return position
  return withCounters(
    position,
    attackers.map((id) => [id, { status: { ...position.scenario.counters[id]?.status, momentum: marker } }]),
  )
}

interface Shock {
  readonly best?: BestAttack
  readonly refused: readonly Reason[]
  readonly because: readonly Reason[]
}

/** As the game judges it, in charge when it bears the marker. */
function shockOf(position: FantasyPosition, unit: Unit, target: Unit): Shock {
  const charging = unit.momentum === 'charge'
  const judged = judgeAttack(position, {
    kind: 'attack',
    from: unit.id,
    to: target.id,
    by: 'shock',
    ...(charging && { charging }),
  })
  const { value: best, because: reasons } = bestAttack(position, unit, target, 'shock')
  return { ...(best && { best }), refused: judged.refused, because: reasons }
}

/** One unit against the first target; then those picked beside either, and those who could join. @rule CM-TER-1 @rule CM-ORI-4 */
function against(
  position: FantasyPosition,
  unit: Unit,
  id: CounterId,
  { friends, enemies }: Inquiry,
): Answer {
  const target = unitOnMap(position, id)
  if (!target) return noUnit(position, id)
  const { best, refused, because: reasons } = shockOf(position, unit, target)
  const attackers = [unit, ...friends.flatMap((friend) => unitOnMap(position, friend) ?? [])]
  const targets = enemies.flatMap((enemy) => unitOnMap(position, enemy) ?? [])
  const others = attackers.flatMap((attacker) =>
    targets
      .filter((one) => attacker !== unit || one.id !== id)
      .map((one) => ({
        ...entryOf(position, attacker, one, attacker === unit ? one : attacker),
        name: pairName(position, attacker, one),
      })),
  )
  const joining = foesNear(position, target).filter(
    (other) => other.side === unit.side && attackers.every((one) => one.id !== other.id),
  )
  const available = joining
    .map((other) => ({ other, shock: shockOf(position, other, target) }))
    .filter(({ shock }) => shock.refused.length === 0)
    .sort(bestFirst)
    .map(({ other }) => entryOf(position, other, target, other))
  const lists: AnswerList[] = [
    list('attacks', localized('Et aussi', 'And also'), others),
    list('available', localized('Pourraient attaquer avec lui', 'Could attack beside it'), available),
  ]
  const shown = filled(lists)
  if (!best || refused.length > 0)
    return {
      headline: best ? chargeRefused(best.sum) : IMPOSSIBLE,
      refused,
      lists: shown,
      links: linksOf('blocked', unit, target),
      because: refused,
    }
  return {
    headline: advantageInWords(best.sum),
    items: [...circumstances(position, best), ...summedItems(best.items)],
    open: NO_ROLL.shock,
    lists: shown,
    links: [{ kind: 'fight', from: best.attack.from, to: best.attack.into }],
    because: reasons,
  }
}

function pairName({ scenario }: FantasyPosition, attacker: Unit, target: Unit): Localized {
  return sameInBoth(`${counterName(scenario, attacker.id)} → ${counterName(scenario, target.id)}`)
}

function bestFirst(a: { readonly shock: Shock }, b: { readonly shock: Shock }): number {
  return (b.shock.best?.sum ?? 0) - (a.shock.best?.sum ?? 0)
}

function chargeRefused(sum: number): Localized {
  const { fr, en } = advantageInWords(sum)
  return localized(`charge impossible\u202f; sans charge, ${fr}`, `no charge possible; without one, ${en}`)
}

function linksOf(kind: AnswerLink['kind'], unit: Unit, target: Unit): AnswerLink[] {
  const [from, to] = [unit.hexes[0], target.hexes[0]]
  return from && to && !sameHex(from, to) ? [{ kind, from, to }] : []
}

/** All but the sum: the zone, whether a charge would reach, whether the attacker may take the place. */
function circumstances(position: FantasyPosition, { attack }: BestAttack): AnswerItem[] {
  return [zoneItem(attack), chargeItem(position, attack), placeItem(position, attack)]
}

function zoneItem({ attacker, target, from, into, zone }: BestAttack['attack']): AnswerItem {
  const shared = sameHex(from, into)
  const rule = isAllFront(target) ? 'CM-ORI-2' : 'CM-ORI-1'
  const reason = shared
    ? because(zone === 'flank' ? 'CM-INF-3' : 'CM-FLY-3', { counter: attacker.id })
    : because(rule, { counter: target.id })
  return item(localized('attaqué', 'attacked'), ZONE_WORDS[zone], reason)
}

/** @rule CM-TER-1 @rule CM-SID-3 @rule CM-OBS */
function chargeItem(position: FantasyPosition, attack: BestAttack['attack']): AnswerItem {
  const { value, because: reasons } = mayCharge(position, attack)
  const charges = attack.attacker.momentum === 'charge'
  const words = charges ? localized('en charge', 'charging') : localized('possible', 'may be made')
  return item(
    localized('charge', 'charge'),
    value ? words : localized('impossible', 'not possible'),
    reasons[0] ?? because('CM-TER-1', { counter: attack.attacker.id }),
  )
}

/** The place of the target, once it has left. @rule CM-FLY-4 */
function placeItem(
  position: FantasyPosition,
  { attacker, target, from, into }: BestAttack['attack'],
): AnswerItem {
  const { [target.id]: _, ...counters } = position.scenario.counters
  const left = { ...position, scenario: { ...position.scenario, counters } }
  const { value, because: reasons } = mayTakePlace(left, attacker, target, { from, to: into })
  return item(
    localized('place de la cible, si elle recule', 'the target’s place, if it falls back'),
    value
      ? localized('peut être prise', 'may be taken')
      : localized('ne peut être prise', 'may not be taken'),
    reasons[0] ?? because('CM-FLY-4', { counter: attacker.id }),
  )
}

/** One attack as an entry that names `who` of the two. */
function entryOf(position: FantasyPosition, unit: Unit, target: Unit, who: Unit): AnswerEntry {
  const { best, refused, because: reasons } = shockOf(position, unit, target)
  const name = { counter: who.id, hexes: who.hexes }
  if (!best) return { ...name, value: IMPOSSIBLE, ...whyNot(refused), because: refused }
  if (refused.length > 0) return { ...name, value: chargeRefused(best.sum), because: refused }
  return {
    ...name,
    value: advantageInWords(best.sum),
    items: [...circumstances(position, best), ...summedItems(best.items)],
    because: reasons,
  }
}

/** No target yet: all whom it engages, the best attack first, and those beside it whom it does not. */
function everyone(position: FantasyPosition, unit: Unit): Answer {
  const near = foesNear(position, unit).filter((foe) => areFoes(unit, foe))
  const judged = near.map((foe) => ({ foe, shock: shockOf(position, unit, foe) }))
  const open = judged.filter(({ shock }) => shock.best).sort(bestFirst)
  const closed = judged.filter(({ shock }) => !shock.best)
  const lists: AnswerList[] = [
    list(
      'targets',
      localized('Peut attaquer', 'Can attack'),
      open.map(({ foe }) => entryOf(position, unit, foe, foe)),
    ),
    list(
      'safe',
      localized('Voisins qu’il ne peut pas attaquer', 'Neighbours that it cannot attack'),
      closed.map(({ foe, shock }) => ({
        counter: foe.id,
        hexes: foe.hexes,
        ...whyNot(shock.refused),
        because: shock.refused,
      })),
    ),
  ]
  return {
    headline: headlineOf(open.map(({ shock }) => shock.best?.sum ?? 0)),
    wanted: PICK,
    ...(open.length > 0 && { open: NO_ROLL.shock }),
    lists: filled(lists),
    ...(unit.momentum === 'charge' && { shades: chargeShades(position, unit) }),
    links: open.flatMap(({ shock }): AnswerLink[] =>
      shock.best ? [{ kind: 'fight', from: shock.best.attack.from, to: shock.best.attack.into }] : [],
    ),
    because: [because('CM-ORI-3', { counter: unit.id }), because('CM-ENG-1', { counter: unit.id })],
  }
}

/**
 * The hexes of the front zone that a step with the charge marker reaches, and those where it is lost. @rule CM-TER-1
 * @rule CM-SID-3
 */
function chargeShades(position: FantasyPosition, unit: Unit): AnswerShade[] {
  const { grid } = position.scenario.map
  const steps = [...zonesOf(unit)]
    .filter(([key, zone]) => zone === 'front' && onGrid(parseHexKey(key), grid))
    .map(([key]) => {
      const into = parseHexKey(key)
      const from = unit.hexes.find((own) => hexDistance(own, into) === 1) ?? into
      return { into, lost: stepEndsCharge(position, unit, from, into).value }
    })
  const hexesOf = (lost: boolean): Axial[] =>
    steps.filter((step) => step.lost === lost).map(({ into }) => into)
  return covering([
    shade('charge', localized('garde sa charge', 'keeps its charge'), 'yes', hexesOf(false)),
    shade('charge-lost', localized('y perd sa charge', 'loses its charge'), 'no', hexesOf(true)),
  ])
}

function headlineOf([best, ...others]: readonly number[]): Localized {
  if (best === undefined) return localized('n’engage personne', 'engages nobody')
  const { fr, en } = advantageInWords(best)
  const count = others.length + 1
  if (count === 1) return localized(`engage 1 unité, ${fr}`, `engages 1 unit, ${en}`)
  return localized(`engage ${count} unités, au mieux ${fr}`, `engages ${count} units, at best ${en}`)
}
