/** The reach of a counter as areas of equal cost (CM-MOV, MC-MOV). */
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/analysis'
import { type Answer, type AnswerShade } from '#shared/rules/answer'
import { type Inquiry } from '#shared/rules/inquiry'
import { leastEfforts, type ReachedHex } from '#shared/rules/reach'

const MINIMAL = localized('mouvement minimal, un niveau de fatigue', 'minimal move, one fatigue level')

export function reachAnswer({ movement }: Analysis, scenario: Scenario, { counter }: Inquiry): Answer {
  if (counter === undefined) throw new Error('reach is asked of a counter')
  const { hexes, because } = movement.reach(scenario, counter)
  const reached = leastEfforts(hexes)
  const others = reached.filter(({ cost, minimal }) => cost > 0 || minimal)
  return { headline: countOf(others.length), shades: shadesOf(others), because }
}

function countOf(count: number): Localized {
  if (count === 0) return localized('aucune case accessible', 'no hex in reach')
  return count === 1
    ? localized('1 case accessible', '1 hex in reach')
    : localized(`${count} cases accessibles`, `${count} hexes in reach`)
}

/** One area for each cost, the cheapest first; what only a minimal move reaches is apart. */
function shadesOf(reached: readonly ReachedHex[]): AnswerShade[] {
  const most = Math.max(1, ...reached.map(({ cost }) => cost))
  const costs = [...new Set(reached.filter(({ minimal }) => !minimal).map(({ cost }) => cost))].sort(
    (a, b) => a - b,
  )
  const areas = costs.map((cost): AnswerShade => {
    const hexes = reached.filter((one) => one.cost === cost && !one.minimal).map(({ hex }) => hex)
    const text = points(cost)
    return {
      id: `cost-${cost}`,
      name: pointsInWords(cost, text),
      tone: cost / most,
      hexes,
      texts: hexes.map(() => text),
    }
  })
  const minimal = reached.filter((one) => one.minimal).map(({ hex }) => hex)
  if (minimal.length === 0) return areas
  return [
    ...areas,
    { id: 'minimal', name: MINIMAL, tone: 'partly', hexes: minimal, texts: minimal.map(() => 'min') },
  ]
}

/** "3", "2½": halves are the only fractions of points. */
function points(cost: number): string {
  return Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`
}

function pointsInWords(cost: number, text: string): Localized {
  return localized(`${text} ${cost < 2 ? 'point' : 'points'}`, `${text} ${cost <= 1 ? 'point' : 'points'}`)
}
