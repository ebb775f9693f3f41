/** The room in a hex: its points by position, the order of its stacks, who beside it may come in, its obstacles (CM-STK). */
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type Answer, type AnswerEntry, type AnswerItem, refusedAnswer } from '#shared/rules/answers/answer'
import { filled, item, list } from '#shared/rules/answers/answerParts'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because, type Ruling } from '#shared/rules/sentences/ruling'
import { mayAttack, stackAt, targetOf, unitsAt } from '../facing/stackOrder'
import { pointsText } from '../figures/halfPoints'
import { difficultyAt, isFlammable, markersOn } from '../ground/terrainClass'
import { type FantasyPosition } from '../position/fantasyRules'
import { DIFFICULTY_NAMES } from '../rows/difficulties'
import { type MarkerRow } from '../rows/mapRows'
import { mayFormHedgehog, mayShare, pointsTaken, POSITIONS, stackingPoints } from '../stacking/stacking'
import { positionOfPlacement, type Unit, UNIT_PLACEMENTS, type UnitPosition } from '../units/unit'
import { wanderingLevelAt } from '../wandering/wanderingLevel'
import { whyNot } from './attackWords'
import { comingIn, joinItems } from './comingIn'
import { type PositionOf } from './inquiredUnit'

const POSITION_NAMES: Readonly<Record<UnitPosition, Localized>> = {
  ground: localized('au sol', 'on the ground'),
  flight: localized('en vol', 'in flight'),
  infiltration: localized('infiltrées', 'in the rock'),
}

export function stackingInquiry(positionOf: PositionOf): InquiryAnswers {
  return {
    answer(scenario, inquiry) {
      const position = positionOf(scenario)
      const hex = hexOf(position, inquiry)
      if (!hex || !onGrid(hex, scenario.map.grid))
        return refusedAnswer(localized('hors de la carte', 'off the map'), [because('CHK-1')])
      return about(position, hex)
    },
  }
}

function hexOf({ scenario }: FantasyPosition, { hex, counter }: Inquiry): Axial | undefined {
  const standing = counter === undefined ? undefined : scenario.counters[counter]?.hex
  return hex ?? (standing === undefined ? undefined : parseHexKey(standing))
}

/** @rule CM-STK-1 @rule CM-STK-5 @rule CM-OBS */
function about(position: FantasyPosition, hex: Axial): Answer {
  const units = unitsAt(position, hex)
  const legal = mayShare(position, hex, units)
  const arrivals = neighbors(hex)
    .flatMap((next) => unitsAt(position, next))
    .filter((unit, index, all) => all.indexOf(unit) === index && !units.includes(unit))
    .map((unit) => ({ unit, may: comingIn(position, unit, hex) }))
  const welcome = arrivals.filter(({ may }) => may.value)
  return {
    headline: legal.value ? roomInWords(position, hex) : (whyNot(legal.because).value ?? ILLEGAL),
    items: groundItems(position, hex),
    lists: filled([
      list('points', localized('Points d’empilement', 'Stacking points'), points(position, hex)),
      list(
        'order',
        localized('Ordre, du haut vers le bas', 'Order, from the top down'),
        orders(position, hex),
      ),
      list(
        'available',
        localized('Peuvent entrer, d’une case voisine', 'May come in from a neighbouring hex'),
        welcome.map(({ unit, may }): AnswerEntry => ({
          counter: unit.id,
          hexes: unit.hexes,
          ...(may.value && { value: may.value }),
          items: joinItems(position, unit, hex),
          because: may.because,
        })),
      ),
      list(
        'kept-out',
        localized('Ne peuvent pas entrer', 'May not come in'),
        arrivals
          .filter(({ may }) => !may.value)
          .map(({ unit, may }) => ({
            counter: unit.id,
            hexes: unit.hexes,
            ...whyNot(may.because),
            because: may.because,
          })),
      ),
      list('obstacles', localized('Dans la case', 'In the hex'), markersOn(position, hex).map(markerEntry)),
    ]),
    because: legal.because,
  }
}

const ILLEGAL = localized('empilement interdit', 'stack not allowed')

/** The class of the hex, the wandering that it imposes, whether it may burn. @rule CM-TER-1 @rule CM-WAN-1 @rule CM-TER-3 */
function groundItems(position: FantasyPosition, hex: Axial): AnswerItem[] {
  const at = { hex: hexKey(hex) }
  const level = wanderingLevelAt(position, hex)
  const difficulty = difficultyAt(position, hex) ?? 'clear'
  return [
    item(localized('terrain', 'ground'), DIFFICULTY_NAMES[difficulty], because('CM-TER-1', at)),
    ...(level > 0
      ? [
          item(
            localized('errement', 'wandering'),
            localized(`niveau ${level}`, `level ${level}`),
            because('CM-WAN-1', at),
          ),
        ]
      : []),
    ...(isFlammable(position, hex)
      ? [
          item(
            localized('feu', 'fire'),
            localized('peut y prendre', 'may catch here'),
            because('CM-TER-3', at),
          ),
        ]
      : []),
  ]
}

function there(position: FantasyPosition, hex: Axial, where: UnitPosition): readonly Unit[] {
  return unitsAt(position, hex).filter(({ placement }) => positionOfPlacement(placement) === where)
}

function roomInWords(position: FantasyPosition, hex: Axial): Localized {
  const { most, large, small } = position.rules.figures.stacking
  const left = most - pointsTaken(position, hex, there(position, hex, 'ground'), 'ground')
  const [greats, smalls] = [Math.floor(left / large), Math.floor((left % large) / small)]
  if (greats <= 0 && smalls <= 0) return localized('plus de place au sol', 'no room on the ground')
  const s = smalls > 1 ? 's' : ''
  const fr = [
    ...(greats > 0 ? [greats === 1 ? '1 grande unité' : `${greats} grandes unités`] : []),
    ...(smalls > 0 ? [`${smalls} petite${s}${greats > 0 ? '' : ` unité${s}`}`] : []),
  ]
  const en = [...(greats > 0 ? [`${greats} large`] : []), ...(smalls > 0 ? [`${smalls} small`] : [])]
  return localized(
    `place au sol pour ${fr.join(' et ')}`,
    `room on the ground for ${en.join(' and ')}${greats + smalls === 1 ? ' unit' : ' units'}`,
  )
}

/** The ground always; flight and the rock where somebody is there. @rule CM-STK-1 */
function points(position: FantasyPosition, hex: Axial): AnswerEntry[] {
  const { most } = position.rules.figures.stacking
  return POSITIONS.flatMap((where): AnswerEntry[] => {
    const units = there(position, hex, where)
    if (where !== 'ground' && units.length === 0) return []
    const taken = pointsTaken(position, hex, units, where)
    const left = most - taken
    return [
      {
        name: POSITION_NAMES[where],
        value: localized(
          left >= 0
            ? `${taken} sur ${most}, ${remaining(left).fr}`
            : `${taken} sur ${most}, ${-left} de trop`,
          left >= 0 ? `${taken} of ${most}, ${remaining(left).en}` : `${taken} of ${most}, ${-left} too many`,
        ),
        items: units.map((unit) =>
          item(sizeName(unit), stackingPoints(position, unit), because('CM-STK-1', { counter: unit.id })),
        ),
        because: [because('CM-STK-1', { hex: hexKey(hex) })],
      },
    ]
  })
}

function remaining(left: number): Localized {
  if (left === 0) return localized('il n’en reste aucun', 'none left')
  return localized(left === 1 ? 'il en reste 1' : `il en reste ${left}`, `${left} left`)
}

function sizeName({ large }: Unit): Localized {
  return large ? localized('grande unité', 'large unit') : localized('petite unité', 'small unit')
}

/** Each stack of one side and placement, its top first. @rule CM-STK-5 */
function orders(position: FantasyPosition, hex: Axial): AnswerEntry[] {
  const units = unitsAt(position, hex)
  return UNIT_PLACEMENTS.flatMap((placement) => {
    const placed = units.filter((unit) => unit.placement === placement)
    const sides = [...new Set(placed.map(({ side }) => side))]
    return sides.flatMap((side) => {
      const stack = stackAt(position, hex, placement, { side })
      return stack
        .filter((unit) => unit.side === side)
        .toReversed()
        .map((unit) => orderEntry(position, unit, stack))
    })
  })
}

function orderEntry(position: FantasyPosition, unit: Unit, stack: readonly Unit[]): AnswerEntry {
  const attacks = mayAttack(position, unit)
  const front = targetOf(stack, 'front')?.id === unit.id
  const rear = targetOf(stack, 'rear')?.id === unit.id
  const fr = [
    attacks.value ? 'attaque' : 'n’attaque pas',
    front
      ? rear
        ? 'attaquée de tous côtés'
        : 'attaquée de face et de flanc'
      : rear
        ? 'attaquée de dos'
        : 'abritée',
  ]
  const en = [
    attacks.value ? 'attacks' : 'does not attack',
    front
      ? rear
        ? 'attacked from all sides'
        : 'attacked from front and flank'
      : rear
        ? 'attacked in the rear'
        : 'sheltered',
  ]
  const { fr: frPlace, en: enPlace } = PLACEMENT_NAMES[unit.placement]
  const hedgehog = unit.formed ? [hedgehogItem(mayFormHedgehog(position, unit))] : []
  return {
    counter: unit.id,
    hexes: unit.hexes,
    value: localized(`${frPlace}\u202f; ${fr.join(', ')}`, `${enPlace}; ${en.join(', ')}`),
    ...(hedgehog.length > 0 && { items: hedgehog }),
    because: attacks.because,
  }
}

/** @rule CM-STK-3 */
function hedgehogItem({ value, because: reasons }: Ruling<boolean>): AnswerItem {
  return item(
    localized('mode hérisson', 'hedgehog mode'),
    value
      ? localized('empilement permis', 'this stack allows it')
      : localized('empilement interdit', 'this stack forbids it'),
    reasons[0] ?? because('CM-STK-3'),
  )
}

/** @rule CM-OBS */
function markerEntry({
  name,
  extraHalves,
  obstacle,
  difficulty,
  stacking,
  blocksSight,
}: MarkerRow): AnswerEntry {
  const cost = pointsText(extraHalves)
  const effects: Localized[] = [
    ...(extraHalves > 0 ? [localized(`+${cost} point pour entrer`, `+${cost} point to enter`)] : []),
    ...(difficulty
      ? [
          localized(
            `terrain au moins ${DIFFICULTY_NAMES[difficulty].fr}`,
            `ground at least ${DIFFICULTY_NAMES[difficulty].en}`,
          ),
        ]
      : []),
    ...(obstacle ? [localized('fait perdre la charge', 'a charge is lost')] : []),
    ...(stacking === undefined ? [] : [takenInWords(stacking)]),
    ...(blocksSight ? [localized('arrête la vue', 'blocks sight')] : []),
  ]
  return {
    name,
    ...(effects.length > 0 && {
      value: joined(effects),
    }),
    because: [because('CM-OBS')],
  }
}

function takenInWords(points: number): Localized {
  return localized(
    `prend ${points} ${points < 2 ? 'point' : 'points'} d’empilement`,
    `takes ${points} stacking ${points === 1 ? 'point' : 'points'}`,
  )
}
