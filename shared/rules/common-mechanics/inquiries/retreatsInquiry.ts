/** The first hex of a retreat: where a unit may fall back or flee, on top of whom, and who would engage it there (CM-ORI-3, CM-STK-5). */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { covering, filled, item, list, shade } from '#shared/rules/answers/answerParts'
import { chosenIn, type InquiryAnswers, type InquiryChoice } from '#shared/rules/answers/inquiry'
import { withCounters } from '#shared/rules/standing/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { contactsOf } from '../engagement/contacts'
import { mayHead } from '../facing/facing'
import { arrival, stackAt } from '../facing/stackOrder'
import { mayPass } from '../ground/crossing'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayStop } from '../stacking/stacking'
import { stepped } from '../units/displaced'
import { type Unit } from '../units/unit'
import { whyNot, ZONE_WORDS } from './attackWords'
import { ofUnit, type PositionOf } from './inquiredUnit'

type Retreating = 'fall-back' | 'flee'

const HOW: InquiryChoice = {
  id: 'how',
  name: localized('Manière', 'Manner'),
  values: [
    { id: 'fall-back', name: localized('se replie', 'falls back') },
    { id: 'flee', name: localized('fuit', 'flees') },
  ],
}

const NO_LENGTH = localized(
  'la longueur d’un repli ou d’une fuite et ses tests ne sont sur aucune de nos fiches\u202f: seule la première case est jugée',
  'the length of falling back or fleeing and its tests are on none of our sheets: the first hex alone is judged',
)

export function retreatsInquiry(positionOf: PositionOf): InquiryAnswers {
  return {
    choices: [HOW],
    ...ofUnit(positionOf, (position, unit, inquiry) =>
      about(position, unit, chosenIn(HOW, inquiry) === 'flee' ? 'flee' : 'fall-back'),
    ),
  }
}

interface Step {
  readonly hex: Axial
  readonly after: Unit
  readonly refused: readonly Reason[]
}

/** @rule CM-ORI-3 @rule CM-ORI-6 @rule CM-STK-5 */
function about(position: FantasyPosition, unit: Unit, how: Retreating): Answer {
  const { grid } = position.scenario.map
  const [from] = unit.hexes
  const steps = DIRECTIONS.flatMap((way) => (from ? stepOf(position, unit, way, how) : [])).filter(
    ({ after }) => after.hexes.every((hex) => onGrid(hex, grid)),
  )
  const open = steps
    .filter(({ refused }) => refused.length === 0)
    .map((step) => ({ step, foes: engagers(position, step.after) }))
    .toSorted((a, b) => a.foes.length - b.foes.length)
  const closed = steps.filter(({ refused }) => refused.length > 0)
  return {
    headline: headlineOf(open.length, how),
    open: NO_LENGTH,
    lists: filled([
      list(
        'retreats',
        localized('Peut aller en', 'May go to'),
        open.map(({ step, foes }) => openEntry(position, unit, step, foes)),
      ),
      list(
        'closed',
        localized('Ne peut pas aller en', 'May not go to'),
        closed.map(({ hex, refused }): AnswerEntry => ({
          hexes: [hex],
          ...whyNot(refused),
          because: refused,
        })),
      ),
    ]),
    shades: shadesOf(
      open.map(({ step, foes }) => ({ hex: step.hex, foes: foes.length })),
      closed.map(({ hex }) => hex),
    ),
    because: [because('CM-ORI-3', { counter: unit.id }), because('CM-ORI-6', { counter: unit.id })],
  }
}

/** One hex the same way for each of its hexes, its facing kept. */
function stepOf(position: FantasyPosition, unit: Unit, way: Direction, how: Retreating): Step {
  const after = stepped(position, unit, way)
  const ahead = unit.hexes
    .map((half) => neighbor(half, way))
    .filter((hex) => unit.hexes.every((own) => hexKey(own) !== hexKey(hex)))
  const headed = ahead.map((hex) => mayHead(unit, hex, how)).find(({ value }) => !value)
  const closed = unit.hexes
    .map((half) => mayPass(position, unit, half, neighbor(half, way), unit.placement))
    .find(({ value }) => value === 'never')
  const stays = mayStop(position, after)
  const [hex] = after.hexes
  return {
    hex: hex ?? neighbor(unit.hexes[0] as Axial, way),
    after,
    refused: headed
      ? [{ ...(headed.because[0] ?? because('CM-ORI-3')), says: WRONG_ZONE[how] }]
      : (closed?.because ?? (stays.value ? [] : stays.because)),
  }
}

const WRONG_ZONE: Readonly<Record<Retreating, Localized>> = {
  'fall-back': localized('on ne se replie que vers l’arrière', 'one falls back to the rear only'),
  flee: localized('on ne fuit que vers l’avant', 'one flees to the front only'),
}

/** The foes that would engage it there, each with the zone that it would come from. */
function engagers(position: FantasyPosition, after: Unit) {
  const moved = withCounters(position, [[after.id, after.counter]])
  return contactsOf(moved, after.id).flatMap(({ foe, engagedBy }) =>
    engagedBy.value.length > 0
      ? [{ foe, zone: engagedBy.value[0]?.zone ?? 'front', because: engagedBy.because }]
      : [],
  )
}

function openEntry(
  position: FantasyPosition,
  unit: Unit,
  { hex, after }: Step,
  foes: ReturnType<typeof engagers>,
): AnswerEntry {
  const stack = stackAt(position, hex, unit.placement, unit).filter(({ id }) => id !== unit.id)
  const place = arrival(stack, unit, 'retreat')
  const top =
    place.value === 'top' ? localized('au-dessus', 'on top') : localized('au-dessous', 'at the bottom')
  const stacked: AnswerItem[] =
    stack.length > 0
      ? [item(localized('dans la pile', 'in the stack'), top, place.because[0] ?? because('CM-STK-5'))]
      : []
  const engaged = foes.map(({ foe, zone, because: reasons }) =>
    item(
      sameInBoth(counterName(position.scenario, foe)),
      localized(`l’engagerait ${ZONE_WORDS[zone].fr}`, `would engage it ${ZONE_WORDS[zone].en}`),
      reasons[0] ?? because('CM-ENG-1'),
    ),
  )
  return {
    hexes: after.hexes,
    name: sameInBoth(nameOfHex(position.scenario, hex)),
    value: foes.length === 0 ? localized('hors de contact', 'out of contact') : engagedBy(foes.length),
    items: [...stacked, ...engaged],
    stands: [{ counter: unit.id, hex, facing: unit.counter.facing }],
    because: [because('CM-ORI-3', { counter: unit.id })],
  }
}

function engagedBy(count: number): Localized {
  const s = count > 1 ? 's' : ''
  return localized(`engagé par ${count} unité${s}`, `engaged by ${count} unit${s}`)
}

function headlineOf(count: number, how: Retreating): Localized {
  const [fr, en] = how === 'flee' ? ['fuir', 'flee'] : ['se replier', 'fall back']
  if (count === 0) return localized(`ne peut pas ${fr}`, `may not ${en}`)
  const [frHex, enHex] = count === 1 ? ['case', 'hex'] : ['cases', 'hexes']
  return localized(`peut ${fr} vers ${count} ${frHex}`, `may ${en} to ${count} ${enHex}`)
}

/** Out of contact, engaged, closed. */
function shadesOf(
  open: readonly { readonly hex: Axial; readonly foes: number }[],
  closed: readonly Axial[],
): AnswerShade[] {
  const hexesOf = (engaged: boolean): Axial[] =>
    open.filter(({ foes }) => foes > 0 === engaged).map(({ hex }) => hex)
  return covering([
    shade('clear', localized('hors de contact', 'out of contact'), 'yes', hexesOf(false)),
    shade('engaged', localized('y serait engagé', 'engaged there'), 'partly', hexesOf(true)),
    shade('closed', localized('fermé', 'closed'), 'no', closed),
  ])
}
