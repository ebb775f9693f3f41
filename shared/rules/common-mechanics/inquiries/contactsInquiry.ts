/** The engagements of a unit, from which zone each, and all that it has about it: adjacent foes, zones, its fire cone (CM-ENG, CM-ADJ, CM-ORI). */
import { counterName } from '#shared/document/counters'
import { type Axial, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerLink,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { covering, filled, item, list, shade } from '#shared/rules/answers/answerParts'
import { type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { because, type Reason, type Ruling } from '#shared/rules/sentences/ruling'
import { rangeOf } from '../advantage/advantageFire'
import { fireField } from '../advantage/fireField'
import { isAdjacent } from '../engagement/adjacency'
import { type Contact, contactsOf, foesNear } from '../engagement/contacts'
import { type Engagement } from '../engagement/engagement'
import { inFireCone } from '../facing/bearing'
import { isAllFront, type Zone, zonesOf } from '../facing/zones'
import { type FantasyPosition } from '../position/fantasyRules'
import { sightBetweenUnits } from '../sight/sightBetween'
import { sightField } from '../sight/sightField'
import { type Unit, unitOf, unitsOnMap } from '../units/unit'
import { whyNot, ZONE_WORDS } from './attackWords'
import { noUnit, type PositionOf, unitOnMap } from './inquiredUnit'

const [YES, NO] = [localized('oui', 'yes'), localized('non', 'no')]

export function contactsInquiry(positionOf: PositionOf): InquiryAnswers {
  return {
    isOffered: (scenario, { counter }) => unitOnMap(positionOf(scenario), counter) !== undefined,
    /** Answers for a counter; without one, every engagement of the map. */
    answer(scenario, { counter }) {
      const position = positionOf(scenario)
      if (counter === undefined) return everywhere(position)
      const unit = unitOnMap(position, counter)
      return unit ? about(position, unit) : noUnit(position, counter)
    },
  }
}

/** @rule CM-ENG-1 @rule CM-ADJ-1 @rule CM-ORI-1 */
function about(position: FantasyPosition, unit: Unit): Answer {
  const contacts = contactsOf(position, unit.id)
  const engages = contacts.filter((contact) => contact.engages.value.length > 0)
  const engagedBy = contacts.filter((contact) => contact.engagedBy.value.length > 0)
  const apart = foesNear(position, unit).filter((foe) => contacts.every((contact) => contact.foe !== foe.id))
  const entry = (
    contact: Contact,
    { value, because: reasons }: Ruling<readonly Engagement[]>,
  ): AnswerEntry[] => {
    const foe = unitOf(position, contact.foe)
    if (!foe) return []
    return [{ ...named(foe), ...fromZones(value), items: relation(position, unit, foe), because: reasons }]
  }
  return {
    headline: headlineOf(engages.length, engagedBy.length),
    lists: filled([
      list(
        'engages',
        localized('Engage', 'Engages'),
        engages.flatMap((one) => entry(one, one.engages)),
      ),
      list(
        'engagedBy',
        localized('Est engagé par', 'Is engaged by'),
        engagedBy.flatMap((one) => entry(one, one.engagedBy)),
      ),
      list(
        'near',
        localized('Voisins sans engagement', 'Neighbours without engagement'),
        apart.map((foe): AnswerEntry => ({
          ...named(foe),
          items: relation(position, unit, foe),
          because: [],
        })),
      ),
    ]),
    shades: [...zoneShades(position, unit), ...coneShade(position, unit)],
    links: [
      ...engages.flatMap((one) => linksOf(one.engages.value)),
      ...engagedBy.flatMap((one) => linksOf(one.engagedBy.value)),
    ],
    because: [
      because('CM-ENG-1', { counter: unit.id }),
      because(isAllFront(unit) ? 'CM-ORI-2' : 'CM-ORI-1', { counter: unit.id }),
    ],
  }
}

function named({ id, hexes }: Unit): Pick<AnswerEntry, 'counter' | 'hexes'> {
  return { counter: id, hexes }
}

/** "on the flank", or several for a formation. */
function fromZones(engagements: readonly Engagement[]): { readonly value: Localized } {
  const zones = [...new Set(engagements.map(({ zone }) => zone))].map((zone) => ZONE_WORDS[zone])
  return { value: joined(zones) }
}

/**
 * The relation of the unit to a foe beside it: adjacent each way, seen, in its fire cone. @rule CM-ADJ-1 @rule CM-LOS-9
 * @rule CM-ORI-3
 */
function relation(position: FantasyPosition, unit: Unit, foe: Unit): AnswerItem[] {
  const there = isAdjacent(position, unit, foe)
  const back = isAdjacent(position, foe, unit)
  const sight = sightBetweenUnits(position, unit, foe, sightField(position))
  const cones = foe.hexes.map((hex) => inFireCone(unit, hex))
  const cone = cones.find(({ value }) => value) ?? cones[0]
  return [
    yesOrNo(localized('la touche', 'adjacent to it'), there.value, there.because),
    yesOrNo(localized('en est touché', 'it is adjacent to this one'), back.value, back.because),
    ...(sight ? [yesOrNo(localized('la voit', 'sees it'), sight.visible === true, sight.because)] : []),
    ...(cone && rangeOf(position, unit) !== undefined
      ? [yesOrNo(localized('dans son cône de tir', 'in its fire cone'), cone.value, cone.because)]
      : []),
  ]
}

function yesOrNo(name: Localized, value: boolean, reasons: readonly Reason[]): AnswerItem {
  const says = value ? undefined : whyNot(reasons).value
  const no = says ? localized(`${NO.fr}, ${says.fr}`, `${NO.en}, ${says.en}`) : NO
  return item(name, value ? YES : no, reasons[0] ?? because('CM-ADJ-1'))
}

function linksOf(engagements: readonly Engagement[]): AnswerLink[] {
  return engagements
    .filter(({ from, to }) => !sameHex(from, to))
    .map(({ from, to }) => ({ kind: 'fight', from, to }))
}

function headlineOf(engages: number, engagedBy: number): Localized {
  if (engages === 0 && engagedBy === 0) return localized('aucun contact', 'no contact')
  const units = (count: number): Localized =>
    count === 0
      ? localized('personne', 'nobody')
      : localized(`${count} unité${count > 1 ? 's' : ''}`, `${count} unit${count > 1 ? 's' : ''}`)
  const [out, back] = [units(engages), units(engagedBy)]
  const none = engages === 0 ? 'n’' : ''
  return localized(
    engagedBy === 0
      ? `${none}engage ${out.fr}, sans être engagé`
      : `${none}engage ${out.fr}, est engagé par ${back.fr}`,
    engagedBy === 0 ? `engages ${out.en}, engaged by nobody` : `engages ${out.en}, engaged by ${back.en}`,
  )
}

/** @rule CM-ORI-1 @rule CM-ORI-2 */
function zoneShades({ scenario: { map } }: FantasyPosition, unit: Unit): AnswerShade[] {
  const zones = [...zonesOf(unit)].map(([key, zone]) => ({ hex: parseHexKey(key), zone }))
  const hexesIn = (asked: Zone): Axial[] =>
    zones.flatMap(({ hex, zone }) => (zone === asked && onGrid(hex, map.grid) ? [hex] : []))
  return covering([
    shade('front', localized('zone avant', 'front zone'), 'yes', hexesIn('front')),
    shade('flank', localized('zone de flanc', 'flank zone'), 'partly', hexesIn('flank')),
    shade('rear', localized('zone arrière', 'rear zone'), 'no', hexesIn('rear')),
  ])
}

/** Beyond its neighbours, which are in its zones. @rule CM-ORI-3 */
function coneShade(position: FantasyPosition, unit: Unit): AnswerShade[] {
  const zones = zonesOf(unit)
  const hexes = fireField(position, unit)
    .map(({ into }) => into)
    .filter((hex) => !zones.has(hexKey(hex)))
  return covering([shade('cone', localized('cône de tir, à portée', 'fire cone, within range'), 0.5, hexes)])
}

/** @rule CM-ENG-1 */
function everywhere(position: FantasyPosition): Answer {
  const { scenario } = position
  const engaged = unitsOnMap(position).flatMap((unit) =>
    contactsOf(position, unit.id).flatMap(({ foe, engages }) =>
      engages.value.length > 0 ? [{ unit, foe, engages }] : [],
    ),
  )
  const count = engaged.length
  return {
    headline:
      count === 0
        ? localized('aucun engagement', 'no engagement')
        : localized(
            `${count} engagement${count > 1 ? 's' : ''}`,
            `${count} engagement${count > 1 ? 's' : ''} on the map`,
          ),
    lists: filled([
      list(
        'engagements',
        localized('Engage', 'Engages'),
        engaged.map(({ unit, foe, engages }): AnswerEntry => ({
          counter: unit.id,
          hexes: engages.value.flatMap(({ from, to }) => [from, to]),
          name: sameInBoth(`${counterName(scenario, unit.id)} → ${counterName(scenario, foe)}`),
          ...fromZones(engages.value),
          because: engages.because,
        })),
      ),
    ]),
    links: engaged.flatMap(({ engages }) => linksOf(engages.value)),
    because: [because('CM-ENG-1')],
  }
}
