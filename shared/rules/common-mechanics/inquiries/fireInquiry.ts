/** Whom and where a unit may shoot, with the Advantage of each shot item by item (CM-ORI-3, CM-TER-1, CM-STAT-3). */
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { localized, signed } from '#shared/i18n/localized'
import { leastOf } from '#shared/lang/extremes'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerList,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { covering, filled, item, list, shade } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because } from '#shared/rules/sentences/ruling'
import { bestAttack } from '../advantage/advantage'
import { rangeOf, unfitToFire } from '../advantage/advantageFire'
import { type Attack } from '../advantage/attack'
import { fireField, type ShotInto, shotInto } from '../advantage/fireField'
import { unitsAt } from '../facing/stackOrder'
import { isAllFront } from '../facing/zones'
import { judgeAttack } from '../play/attackAct'
import { type FantasyPosition } from '../position/fantasyRules'
import { AMMUNITIONS } from '../rows/states'
import { areFoes, type Unit, unitsOnMap } from '../units/unit'
import { fogAllows } from '../weather/weather'
import { advantageInWords, hexesInWords, NO_ROLL, summedItems, whyNot, ZONE_WORDS } from './attackWords'
import { noUnit, ofUnit, type PositionOf, unitOnMap } from './inquiredUnit'

const IMPOSSIBLE = localized('tir impossible', 'no shot possible')
const PICK = localized('Cliquez une cible ou une case.', 'Click a target or a hex.')

export function fireInquiry(positionOf: PositionOf): InquiryAnswers {
  return ofUnit(
    positionOf,
    (position, unit, { enemies: [target], to }) => {
      if (target !== undefined) return atTarget(position, unit, target)
      return to ? intoHex(position, unit, to) : everywhere(position, unit)
    },
    (position, unit) => rangeOf(position, unit) !== undefined,
  )
}

/** @rule CM-TER-1 @rule CM-ORI-4 */
function atTarget(position: FantasyPosition, unit: Unit, id: CounterId): Answer {
  const target = unitOnMap(position, id)
  if (!target) return noUnit(position, id)
  const {
    refused,
    items,
    because: reasons,
  } = judgeAttack(position, { kind: 'attack', from: unit.id, to: id, by: 'fire' })
  const { value: best } = bestAttack(position, unit, target, 'fire')
  const [from, to] = [best?.attack.from ?? unit.hexes[0], best?.attack.into ?? target.hexes[0]]
  const link = from && to ? { from, to } : undefined
  if (!best || refused.length > 0)
    return {
      headline: IMPOSSIBLE,
      refused,
      because: refused,
      ...(link && { links: [{ kind: 'blocked', ...link }] }),
    }
  return {
    headline: advantageInWords(best.sum),
    items: [...circumstances(position, best.attack), ...summedItems(items)],
    open: NO_ROLL.fire,
    links: [{ kind: 'fire', from: best.attack.from, to: best.attack.into }],
    because: [because('CM-ORI-3', { counter: unit.id }), ...reasons],
  }
}

/** @rule CM-STAT-3 @rule CM-ORI-7 */
function circumstances(
  position: FantasyPosition,
  { attacker, target, from, into, zone }: Attack,
): AnswerItem[] {
  return [
    rangeItem(position, attacker, from, into),
    item(
      localized('pris', 'taken'),
      ZONE_WORDS[zone],
      because(isAllFront(target) ? 'CM-ORI-2' : 'CM-ORI-7', { counter: target.id }),
    ),
  ]
}

function rangeItem(position: FantasyPosition, unit: Unit, from: Axial, into: Axial): AnswerItem {
  const { fr, en } = hexesInWords(hexDistance(from, into))
  const range = rangeOf(position, unit) ?? 0
  return item(
    localized('distance', 'range'),
    localized(`${fr}, portée ${range}`, `${en} of ${range}`),
    because('CM-STAT-3', { counter: unit.id }),
  )
}

/** A hex without a target: what counts against any unit on the ground there that faces the firer. */
function intoHex(position: FantasyPosition, unit: Unit, hex: Axial): Answer {
  const shot = shotInto(position, unit, hex)
  const from = shot?.from ?? hex
  if (!shot || shot.refused.length > 0) {
    const refused = shot?.refused ?? []
    return {
      headline: IMPOSSIBLE,
      refused,
      because: refused,
      links: [{ kind: 'blocked', from, to: hex }],
    }
  }
  const foes = unitsAt(position, hex).filter((other) => areFoes(unit, other))
  const { fr, en } = advantageInWords(shot.sum)
  return {
    headline: localized(
      `${fr} sur qui s’y tient au sol, de face`,
      `${en} over whoever stands there on the ground, facing it`,
    ),
    items: [rangeItem(position, unit, from, hex), ...summedItems(shot.items)],
    open: NO_ROLL.fire,
    lists: targetsAmong(position, unit, foes).lists,
    links: [{ kind: 'fire', from, to: hex }],
    because: [because('CM-ORI-3', { counter: unit.id })],
  }
}

/** No target yet: its field of fire, and the foes in it, the best shot first. */
function everywhere(position: FantasyPosition, unit: Unit): Answer {
  const unfit = unfitToFire(position, unit)
  if (unfit.length > 0) return { headline: IMPOSSIBLE, refused: unfit, because: unfit }
  const range = rangeOf(position, unit) ?? 0
  const within = unitsOnMap(position).filter(
    (other) => areFoes(unit, other) && distanceOf(unit, other) <= range,
  )
  const { shots, lists } = targetsAmong(position, unit, within)
  return {
    headline: headlineOf(shots.length, shots[0]?.best.sum),
    wanted: PICK,
    items: limits(position, unit, range),
    ...(shots.length > 0 && { open: NO_ROLL.fire }),
    lists,
    shades: shadesOf(fireField(position, unit)),
    links: shots.map(({ best }) => ({ kind: 'fire', from: best.attack.from, to: best.attack.into })),
    because: [because('CM-STAT-3', { counter: unit.id }), because('CM-ORI-3', { counter: unit.id })],
  }
}

/** Those whom it can shoot, the best shot first, and those whom it cannot, each with the reason. */
function targetsAmong(position: FantasyPosition, unit: Unit, foes: readonly Unit[]) {
  const judged = foes.map((target) => ({ target, ...bestAttack(position, unit, target, 'fire') }))
  const shots = judged
    .flatMap(({ target, value }) => (value ? [{ target, best: value }] : []))
    .sort((a, b) => b.best.sum - a.best.sum)
  const targets = shots.map(({ target, best }): AnswerEntry => ({
    counter: target.id,
    hexes: target.hexes,
    value: advantageInWords(best.sum),
    items: [...circumstances(position, best.attack), ...summedItems(best.items)],
    because: [because('CM-ORI-3', { counter: unit.id })],
  }))
  const safe = judged
    .filter(({ value }) => !value)
    .map(({ target, because: reasons }): AnswerEntry => ({
      counter: target.id,
      hexes: target.hexes,
      ...whyNot(reasons),
      because: reasons,
    }))
  const lists: AnswerList[] = [
    list('targets', localized('Peut tirer sur', 'Can shoot'), targets),
    list('safe', localized('À portée, mais hors d’atteinte', 'Within range, yet out of its reach'), safe),
  ]
  return { shots, lists: filled(lists) }
}

/** Range, ammunition, and what the fog leaves of the range. @rule CM-STAT-3 @rule CM-STAT-5 @rule CM-SCN-2 */
function limits(position: FantasyPosition, unit: Unit, range: number): AnswerItem[] {
  const at = { counter: unit.id }
  const through = Array.from({ length: range }, (_, index) => index + 1).filter(
    (distance) => fogAllows(position, unit, distance).value,
  ).length
  const [whole, fog] = [hexesInWords(range), hexesInWords(through)]
  const fogged =
    through === 0 ? localized('aucun tir', 'no fire') : localized(`${fog.fr} au plus`, `${fog.en} at most`)
  const ammunition = AMMUNITIONS.find(({ id }) => id === unit.ammunition) ?? AMMUNITIONS[0]
  return [
    item(localized('portée', 'range'), whole, because('CM-STAT-3', at)),
    item(localized('munitions', 'ammunition'), ammunition.name, because('CM-STAT-5', at)),
    ...(through < range ? [item(localized('brouillard', 'fog'), fogged, because('CM-SCN-2'))] : []),
  ]
}

function distanceOf(a: Unit, b: Unit): number {
  return leastOf(a.hexes.flatMap((from) => b.hexes.map((to) => hexDistance(from, to))))
}

function headlineOf(count: number, best: number | undefined): Answer['headline'] {
  if (count === 0 || best === undefined) return localized('aucune cible', 'no target')
  const { fr, en } = advantageInWords(best)
  if (count === 1) return localized(`1 cible, ${fr}`, `1 target, ${en}`)
  return localized(`${count} cibles, au mieux ${fr}`, `${count} targets, at best ${en}`)
}

/** One area for each Advantage, the best first; what is in the cone and out of sight is apart. */
function shadesOf(field: readonly ShotInto[]): AnswerShade[] {
  const open = field.filter(({ refused }) => refused.length === 0)
  const sums = [...new Set(open.map(({ sum }) => sum))].sort((a, b) => b - a)
  const [most = 0, least = most] = [sums[0], sums.at(-1)]
  const areas = sums.map((sum) => {
    const { fr, en } = advantageInWords(sum)
    return shade(
      `advantage-${sum}`,
      localized(`${fr}, cible au sol et de face`, `${en}, target on the ground and facing`),
      most === least ? 1 : (sum - least) / (most - least),
      open.filter((shot) => shot.sum === sum).map(({ into }) => into),
      signed(sum),
    )
  })
  const unseen = field.filter((shot) => shot.unseen).map(({ into }) => into)
  return covering([
    ...areas,
    shade('unseen', localized('à portée, hors de vue', 'within range, out of sight'), 'no', unseen),
  ])
}
