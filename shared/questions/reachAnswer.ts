/**
 * The reach of a counter as areas of equal cost, with what a stance adds where it matters: turns in place, placements; and of a
 * picked hex every way to stand in it (CM-MOV, MC-MOV).
 */
import { type Counter, type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex } from '#shared/document/placeNames'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey, sameHex } from '#shared/hex/axial'
import { facingName } from '#shared/hex/facing'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import {
  type Answer,
  type AnswerEntry,
  type AnswerList,
  type AnswerShade,
} from '#shared/rules/answers/answer'
import { covering, filled, list, shade } from '#shared/rules/answers/answerParts'
import { choiceOfFire, fireOf, firingChosen, itemsOfFire, noSuchFire } from '#shared/rules/answers/firing'
import { type Inquiry, type InquiryAnswers } from '#shared/rules/answers/inquiry'
import { leastEfforts, limitWhenFiring, type ReachedHex, stancesOf } from '#shared/rules/answers/reach'
import { type ReachedStance } from '#shared/rules/answers/stances'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Reason } from '#shared/rules/sentences/ruling'
import { points, pointsInWords } from './pointsInWords'

const MINIMAL = localized('mouvement minimal, un niveau de fatigue', 'minimal move, one fatigue level')

/** The question of every game; in one whose fire limits movement it leaves the choice whether the mover fires this turn (MC-FIR-1). */
export function reachInquiry(analysis: Analysis): InquiryAnswers {
  return {
    ...choiceOfFire(analysis.movement.firing),
    answer: (scenario, inquiry) => reachAnswer(analysis, scenario, inquiry),
  }
}

/** @rule MC-FIR-1 */
function reachAnswer(analysis: Analysis, scenario: Scenario, inquiry: Inquiry): Answer {
  const { counter: id, to } = inquiry
  const { movement } = analysis
  const counter = id === undefined ? undefined : scenario.counters[id]
  if (id === undefined || !counter) throw new Error('reach is asked of a counter')
  const firing = firingChosen(inquiry)
  const limit = limitWhenFiring(movement, scenario, id, fireOf(id, firing, inquiry.turn))
  if (firing && !limit) return noSuchFire(id)
  const found = movement.reach(scenario, id, limit?.points)
  const reasons = [...(limit ? [limit.reason] : []), ...found.because]
  const items = itemsOfFire(limit, pointsInWords)
  const { hexes } = found
  const tired = movement.afterMinimal?.(scenario, id) ?? {}
  const reached = leastEfforts(hexes)
  const shades = shadesOf(reached.filter(({ cost, minimal }) => cost > 0 || minimal))
  const told = { ...(items.length > 0 && { items }), shades, because: reasons }
  if (to) return { ...intoHex(scenario, { id, counter, tired }, hexes, to, reasons), ...told }
  const count = shades.reduce((sum, shade) => sum + shade.hexes.length, 0)
  const lists = [byPlacement(hexes, reasons), turns(scenario, counter, hexes, reasons)]
  return { headline: countOf(count), lists: filled(lists), ...told }
}

function countOf(count: number): Localized {
  if (count === 0) return localized('aucune case accessible', 'no hex in reach')
  return count === 1
    ? localized('1 case accessible', '1 hex in reach')
    : localized(`${count} cases accessibles`, `${count} hexes in reach`)
}

interface Mover {
  readonly id: CounterId
  readonly counter: Counter
  /** The states that a minimal move changes. */
  readonly tired: Counter['status']
}

/** Every way to stand in a hex, the cheapest first; each can be played. */
function intoHex(
  scenario: Scenario,
  { id, counter, tired }: Mover,
  hexes: readonly ReachedHex[],
  to: Axial,
  reasons: readonly Reason[],
): Pick<Answer, 'headline' | 'lists'> {
  const stances = stancesOf(hexes.filter(({ hex }) => sameHex(hex, to))).toSorted(
    (a, b) => effortOf(a) - effortOf(b),
  )
  const [best] = stances
  if (!best) return { headline: localized('hors d’atteinte', 'out of reach') }
  const entries = stances.map((stance): AnswerEntry => {
    const { facing = counter.facing, placement, minimal } = stance
    return {
      hexes: [to],
      name: stanceName(scenario, stance),
      value: costInWords(stance),
      stands: [
        { counter: id, hex: to, facing, ...(placement && { placement }), ...(minimal && { status: tired }) },
      ],
      because: reasons,
    }
  })
  return {
    headline: costInWords(best),
    lists: [list('stances', localized('Comment il peut s’y tenir', 'How it may stand there'), entries)],
  }
}

function effortOf({ cost, minimal }: Pick<ReachedHex, 'cost' | 'minimal'>): number {
  return minimal ? cost + 0.25 : cost
}

/** "s1, low flight": what differs from one stance to another. */
function stanceName(scenario: Scenario, { hex, facing, placement }: ReachedStance): Localized {
  const facings = facing ? [sameInBoth(facingName(facing, scenario.map.grid))] : []
  const placements = placement ? [PLACEMENT_NAMES[placement]] : []
  const parts = [...facings, ...placements]
  if (parts.length === 0) return sameInBoth(nameOfHex(scenario, hex))
  return joined(parts)
}

function costInWords({ cost, minimal }: Pick<ReachedHex, 'cost' | 'minimal'>): Localized {
  return minimal ? MINIMAL : pointsInWords(cost)
}

/** The hexes of each placement, where there are several. */
function byPlacement(hexes: readonly ReachedHex[], reasons: readonly Reason[]): AnswerList {
  const placements = [...new Set(hexes.flatMap(({ placement }) => placement ?? []))]
  const entries =
    placements.length < 2 ? [] : placements.map((placement) => placementEntry(hexes, placement, reasons))
  return list('placements', localized('Par position', 'By placement'), entries)
}

function placementEntry(
  hexes: readonly ReachedHex[],
  placement: Placement,
  reasons: readonly Reason[],
): AnswerEntry {
  const reached = leastEfforts(hexes.filter((one) => one.placement === placement))
  const [least = 0, most = least] = [
    leastOf(reached.map(({ cost }) => cost)),
    greatestOf(reached.map(({ cost }) => cost)),
  ]
  const count = reached.length
  const span = least === most ? points(most) : undefined
  const { fr: frMost, en: enMost } = pointsInWords(most)
  return {
    name: PLACEMENT_NAMES[placement],
    value: localized(
      `${count} case${count > 1 ? 's' : ''}, ${span ? frMost : `de ${points(least)} à ${frMost}`}`,
      `${count} hex${count > 1 ? 'es' : ''}, ${span ? enMost : `${points(least)} to ${enMost}`}`,
    ),
    hexes: reached.map(({ hex }) => hex),
    because: reasons,
  }
}

/** The cost of turning without leaving the hex, where facing matters. */
function turns(
  scenario: Scenario,
  { hex: standing, facing: own, placement: placed }: Counter,
  hexes: readonly ReachedHex[],
  reasons: readonly Reason[],
): AnswerList {
  const here = standing === undefined ? undefined : parseHexKey(standing)
  const inPlace = stancesOf(hexes).filter(
    ({ hex, facing, placement = placed }) =>
      here &&
      sameHex(hex, here) &&
      placement === placed &&
      facing &&
      !(facing.kind === own.kind && facing.index === own.index),
  )
  const efforts = [...new Set(inPlace.map(effortOf))].sort((a, b) => a - b)
  const entries = efforts.flatMap((effort): AnswerEntry[] => {
    const turned = inPlace.filter((stance) => effortOf(stance) === effort)
    const [first] = turned
    if (!first) return []
    const names = turned.flatMap(({ facing }) => (facing ? facingName(facing, scenario.map.grid) : []))
    return [{ name: costInWords(first), value: sameInBoth(names.join(', ')), because: reasons }]
  })
  return list('turns', localized('Tourner sur place', 'Turning in place'), entries)
}

/** One area for each cost, the cheapest first; what only a minimal move reaches is apart. */
function shadesOf(reached: readonly ReachedHex[]): AnswerShade[] {
  const most = Math.max(1, greatestOf(reached.map(({ cost }) => cost)))
  const costs = [...new Set(reached.filter(({ minimal }) => !minimal).map(({ cost }) => cost))].sort(
    (a, b) => a - b,
  )
  const areas = costs.map((cost) => {
    const hexes = reached.filter((one) => one.cost === cost && !one.minimal).map(({ hex }) => hex)
    return shade(`cost-${cost}`, pointsInWords(cost), cost / most, hexes, points(cost))
  })
  const minimal = reached.filter((one) => one.minimal).map(({ hex }) => hex)
  return covering([...areas, shade('minimal', MINIMAL, 'partly', minimal, 'min')])
}
