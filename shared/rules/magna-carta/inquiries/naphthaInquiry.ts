/** The question what naphtha thrown at a hex does: who can throw it, where it may land, who burns and with what chances (MC-NAP, MC-MAP-4). */
import { counterName, footprint } from '#shared/document/counters'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import {
  type Answer,
  type AnswerEntry,
  type AnswerItem,
  type AnswerOutcome,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { filled, item, list, placed, shade } from '#shared/rules/answers/answerParts'
import { chanceInSigns, chanceInWords } from '../../chances/chanceInWords'
import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  ONE,
  reduced,
  toNumber,
  ZERO,
} from '../../chances/fraction'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { countersOnMap } from '#shared/rules/standing/position'
import { type WallPlace } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { naphthaEffect } from '../characters/effects'
import { hitsLeft } from '../ground/integrity'
import { playedPosition } from '../house/playedRules'
import { effectOnRider } from '../naphtha/naphtha'
import { coveredByNaphtha, impactsOf, naphthaChances, type NaphthaChances } from '../naphtha/naphthaFire'
import { mayThrow } from '../naphtha/naphthaThrower'
import { harmEffects } from '../play/harm'
import { hasStat } from '../position/position'
import { type MedievalPosition, type MedievalRules } from '../rules/medievalRules'
import { lightsOnImpact } from '../rules/options'
import { aftermath } from './aftermath'
import { chanceFrom, harmsTo } from './inWords'

/** @rule MC-NAP-1 @rule MC-NAP-2 @rule MC-NAP-3 @rule MC-NAP-4 @rule MC-MAP-4 */
export function naphthaInquiry(rules: MedievalRules): InquiryAnswers {
  return {
    isOffered: (scenario) => throwersOf(playedPosition(rules, scenario)).length > 0,
    answer(scenario, inquiry) {
      const hex = hexOf(scenario, inquiry)
      return thrownAt(playedPosition(rules, scenario), hex, inquiry.enemies[0])
    },
  }
}

function hexOf(scenario: Scenario, { counter, hex }: Inquiry): Axial {
  const [own] = counter === undefined ? [] : footprint(scenario, scenario.counters[counter])
  const found = hex ?? own
  if (!found) throw new Error('naphtha is asked of a hex')
  return found
}

/** The engines on the map. */
function throwersOf(position: MedievalPosition): CounterId[] {
  return countersOnMap(position.scenario).flatMap(([id, counter]) =>
    hasStat(position, counter, 'naphthaThrower') ? [id] : [],
  )
}

function thrownAt(position: MedievalPosition, target: Axial, picked: CounterId | undefined): Answer {
  const { scenario } = position
  const throwers = throwersOf(position).map((id) => ({
    id,
    may: mayThrow(position, { thrower: id, target }),
  }))
  const refused = picked === undefined ? undefined : mayThrow(position, { thrower: picked, target })
  const burning = burningEntries(position, target)
  const lists = [
    list(
      'throwers',
      localized('Lance-naphte', 'Naphtha throwers'),
      throwers.map(({ id, may }): AnswerEntry => ({
        ...placed(scenario, id),
        value: may.value
          ? CAN
          : joined(
              may.refused.map(({ text }) => text),
              ' ',
            ),
        because: may.because,
      })),
    ),
    list(
      'burning',
      localized('Dans les flammes', 'In the flames'),
      burning.map(({ entry }) => entry),
    ),
    list('walls', localized('Murs de cette case', 'Walls of this hex'), wallEntries(position, target)),
  ]
  return {
    headline: headlineOf(position, burning),
    ...(refused?.value === false && { refused: refused.because }),
    items: itemsOf(position, target),
    lists: filled(lists),
    shades: shadesOf(position, target),
    links: throwers.flatMap(({ id, may }) => {
      const hex = scenario.counters[id]?.hex
      if (hex === undefined) return []
      return [
        { kind: may.value ? ('throw' as const) : ('blocked' as const), from: parseHexKey(hex), to: target },
      ]
    }),
    because: [because('MC-NAP-1', { hex: hexKey(target) }), because('MC-NAP-2'), because('MC-NAP-3')],
  }
}

const CAN = localized('peut lancer ici', 'can throw here')

interface BurningEntry {
  readonly counter: CounterId
  readonly entry: AnswerEntry
  readonly outcomes: readonly AnswerOutcome[]
}

/** Everyone whom the flames may reach, the likeliest to be hurt first; the chances include a fall elsewhere. */
function burningEntries(position: MedievalPosition, target: Axial): BurningEntry[] {
  const entries = naphthaChances(position, target).map((burns): BurningEntry => {
    const outcomes = outcomesOf(position, burns)
    const { counter } = burns
    const hexes = footprint(position.scenario, position.scenario.counters[counter])
    const value = harmsTo(position, counter, outcomes)
    return { counter, outcomes, entry: { counter, hexes, value, outcomes, because: burns.because } }
  })
  const weight = ({ outcomes }: BurningEntry): Fraction => chanceFrom(outcomes, 2)
  return entries.sort((a, b) => compareFractions(weight(b), weight(a)))
}

function outcomesOf(
  position: MedievalPosition,
  { counter, outcomes: chances }: NaphthaChances,
): AnswerOutcome[] {
  const burnt = chances.flatMap(({ target, result, riderSpared, chance }): AnswerOutcome[] => {
    const found = position.rules.figures.naphtha[target].results.find(
      (band) => band.result.id === result,
    )?.result
    if (!found || chance.numerator === 0n) return []
    const blow = naphthaEffect(target, effectOnRider(found, !riderSpared).value)
    const after = aftermath(position, harmEffects(position, counter, blow, { flames: true }))
    const name = riderSpared
      ? localized(`${found.name.fr}, cavalier épargné`, `${found.name.en}, rider spared`)
      : found.name
    return [
      { id: `${target}-${result}${riderSpared ? '-mount' : ''}`, name, chance: reduced(chance), ...after },
    ]
  })
  const sum = burnt.reduce((all, { chance }) => addFractions(all, chance), ZERO)
  const missed = reduced(fraction(sum.denominator - sum.numerator, sum.denominator))
  if (missed.numerator === 0n) return burnt
  return [...burnt, { id: 'out', name: OUT, chance: missed, gravity: 0, then: [] }]
}

const OUT = localized('hors des flammes', 'out of the flames')

function headlineOf(position: MedievalPosition, burning: readonly BurningEntry[]): Localized {
  const [worst] = burning
  if (!worst) return localized('personne ne brûle', 'nobody burns')
  const name = counterName(position.scenario, worst.counter)
  const harms = harmsTo(position, worst.counter, worst.outcomes)
  const count = burning.length
  return localized(
    `${count} ${count === 1 ? 'pion exposé' : 'pions exposés'}, ${name} surtout\u202f: ${harms.fr}`,
    `${count} ${count === 1 ? 'counter' : 'counters'} exposed, ${name} above all: ${harms.en}`,
  )
}

function itemsOf(position: MedievalPosition, target: Axial): AnswerItem[] {
  const falls = impactsOf(position, target)
  const on = falls.find(({ hex }) => sameHex(hex, target))
  const { fr, en } = chanceInWords(on?.chance ?? ZERO)
  return [
    item(
      localized('tombe sur la case visée', 'lands on the hex aimed at'),
      localized(fr, en),
      because('MC-NAP-1'),
    ),
    ...(lightsOnImpact(position.rules.chosen)
      ? []
      : [
          item(
            localized('prend feu', 'catches fire'),
            localized('quand on l’allume', 'when someone lights it'),
            because('MC-NAP-2'),
          ),
        ]),
    item(
      localized('recul dans les flammes', 'retreat into the flames'),
      localized('un nouveau dé pour chaque case en feu', 'a new roll for each burning hex'),
      because('MC-NAP-4'),
    ),
  ]
}

/** The hexes that may be covered, by chance. @rule MC-NAP-1 @rule MC-NAP-2 */
function shadesOf(position: MedievalPosition, target: Axial): AnswerShade[] {
  const chances = new Map<HexKey, Fraction>()
  for (const { hex, chance } of impactsOf(position, target))
    for (const covered of coveredByNaphtha(position, hex).value) {
      const key = hexKey(covered)
      chances.set(key, addFractions(chances.get(key) ?? ZERO, chance))
    }
  return grouped(chances, ([, chance]) => chanceInSigns(chance))
    .toSorted(([[, a]], [[, b]]) => compareFractions(b, a))
    .map((alike) => {
      const [[, chance]] = alike
      const [text, { fr, en }] = [chanceInSigns(chance), chanceInWords(chance)]
      return shade(
        `covered-${text.replace('/', '-of-')}`,
        localized(`couverte de naphte ${fr}`, `covered with naphtha ${en}`),
        toNumber(chance),
        alike.map(([key]) => parseHexKey(key)),
        compareFractions(chance, ONE) === 0 ? '1' : text,
      )
    })
}

/** The walls of a hex and of its sides that engines can bring down, with the hits that each still takes. @rule MC-MAP-2 */
function wallEntries(position: MedievalPosition, hex: Axial): AnswerEntry[] {
  const { scenario } = position
  const sides = DIRECTIONS.map((way) => hexsideOf(hex, way))
  const places: readonly (readonly [WallPlace, string])[] = [
    [{ hex }, nameOfHex(scenario, hex)],
    ...sides.map((hexside) => [{ hexside }, nameOfHexside(scenario, hexside)] as const),
  ]
  if (!onGrid(hex, scenario.map.grid)) return []
  return places.flatMap(([place, name]): AnswerEntry[] => {
    const left = hitsLeft(position, place)
    if (!left || left.value === 0) return []
    const hits =
      left.value === 1
        ? { fr: '1 coup', en: '1 hit' }
        : { fr: `${left.value} coups`, en: `${left.value} hits` }
    return [
      {
        name: sameInBoth(name),
        hexes: [hex],
        value: localized(
          `tombe après ${hits.fr}\u202f; n’arrête pas les flammes`,
          `falls after ${hits.en}; does not stop the flames`,
        ),
        because: left.because,
      },
    ]
  })
}
