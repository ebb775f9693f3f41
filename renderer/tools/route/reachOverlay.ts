/** The hexes that a counter can reach, each with the points that it costs. Millimetres. */
import { countersByHex } from '#shared/document/counters'
import { localized } from '#shared/i18n/localized'
import { type DrawOp } from '#shared/painter/ops'
import { answerOps } from '#shared/questions/picture/answerOps'
import { type AnswerShade } from '#shared/rules/answers/answer'
import { type ReachedHex } from '#shared/rules/answers/reach'
import { type ToolContext } from '../../editor/ports/toolContext'
import { keeping } from '../overlay/keeping'
import { type OverlayFrame } from '../overlay/marks'

const kept = keeping<DrawOp[]>()

/** @param reached each hex once. */
export function reachOps(
  reached: readonly ReachedHex[],
  { scenario, layout, mmPerPx }: OverlayFrame & Pick<ToolContext, 'scenario'>,
): DrawOp[] {
  return kept([reached, scenario.counters, mmPerPx], () => {
    const occupied = new Set(countersByHex(scenario).keys())
    return answerOps({ shades: [reachShade(reached)] }, { layout, mmPerPx, occupied })
  })
}

/** The reach as an area of an answer, for map and legend. */
export function reachShade(reached: readonly ReachedHex[]): AnswerShade {
  return {
    id: 'reach',
    name: localized(
      'cases accessibles, avec leur coût en points',
      'hexes in reach, with their cost in points',
    ),
    tone: 'yes',
    hexes: reached.map(({ hex }) => hex),
    texts: reached.map(textOf),
  }
}

/** Points, in either language; `min` for what only a minimal move reaches, nothing where it stands. */
function textOf({ cost, minimal }: ReachedHex): string {
  if (minimal) return 'min'
  if (cost === 0) return ''
  return Number.isInteger(cost) ? String(cost) : `${Math.floor(cost) || ''}½`
}
