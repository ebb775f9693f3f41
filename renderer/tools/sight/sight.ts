/**
 * The sight tool: the field of view from the hex under the pointer, or from the selected hex or counter; then the line of
 * sight from there to the pointer. A counter looks, and is looked at, from its placement in its hex. The tool changes
 * nothing; a click selects where to look from.
 */
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/analysis'
import { type Sight, type Viewer } from '#shared/rules/sight'
import { type ToolContext } from '../../editor/ports/toolContext'
import { hexOutline } from '../overlay/marks'
import { defineTool, type Pointed } from '../gestures/tool'
import { seenFrom, shadeOps } from './fieldOfView'
import { lineOps } from './lineOfSight'
import { fieldWords, lineWords } from './sightWords'

interface State {
  readonly kind: 'idle'
  /** What is under the pointer: a hex, or the uppermost counter there; nothing off the map. */
  readonly at: readonly Viewer[]
}

const IDLE: State = { kind: 'idle', at: [] }

/** The fixed viewers, wherever the pointer is: the only selected hex or the only selected counter; else none. */
function lookout({ selection, scenario, analysis }: ToolContext): readonly Viewer[] {
  if (selection.kind === 'hexes' && selection.hexes.length === 1) return selection.hexes.map(parseHexKey)
  if (selection.kind !== 'counters' || selection.counters.length !== 1) return []
  return selection.counters.flatMap((id) => analysis?.sight.viewersOf(scenario, id) ?? [])
}

/** The target of sight: the uppermost counter under the pointer, else the ground of the hex. */
function pointedAt({ hex, counter }: Pointed, { scenario, analysis }: ToolContext): readonly Viewer[] {
  const found = counter === undefined ? [] : (analysis?.sight.viewersOf(scenario, counter) ?? [])
  return found.some((one) => sameHex(one, hex)) ? found : [hex]
}

function click({ hex, counter }: Pointed, context: ToolContext): void {
  if (lookout(context).some((from) => sameHex(from, hex))) context.select({ kind: 'none' })
  else if (counter !== undefined) context.select({ kind: 'counters', counters: [counter] })
  else context.select({ kind: 'hexes', hexes: [hexKey(hex)] })
}

interface Line {
  readonly ends: readonly [Viewer, Viewer]
  readonly sight: Sight
}

/** The best of the lines from one to the other. */
function trace(
  from: readonly Viewer[],
  to: readonly Viewer[],
  scenario: Scenario,
  { sight: questions }: Analysis,
): Line | undefined {
  const lines = from.flatMap((start) =>
    to.map((end): Line => {
      const placements = {
        fromPlacement: start.placement ?? 'ground',
        toPlacement: end.placement ?? 'ground',
      } as const
      const found = questions.traceLineOfSight(scenario, { from: start, to: end, ...placements })
      return { ends: [start, end], sight: found }
    }),
  )
  return lines.find((line) => line.sight.visible === true) ?? lines[0]
}

export const sight = defineTool<State>({
  id: 'sight',
  name: localized('Vue', 'Sight'),
  hint: localized(
    'Promenez le pointeur pour voir ce qui se voit de chaque case\u202f; un clic fixe la case ou le pion d’où l’on regarde.',
    'Move the pointer to see what each hex sees; a click fixes the hex or counter to look from.',
  ),
  icon: 'eye',
  shortcut: 'l',
  initial: IDLE,
  target: () => 'hex',
  on(_state, event, context) {
    if (event.kind === 'cancel') return IDLE
    const { hex } = event.at
    if (!onGrid(hex, context.layout.grid)) return IDLE
    if (event.kind === 'down') click(event.at, context)
    return { kind: 'idle', at: pointedAt(event.at, context) }
  },
  overlay(_state, pointed, context) {
    const { analysis, scenario, layout } = context
    const at = pointed && onGrid(pointed.hex, layout.grid) ? pointedAt(pointed, context) : []
    const from = firstOf(lookout(context), at)
    const [eye] = from
    if (!analysis || !eye) return []
    const shade = shadeOps(seenFrom(from, scenario, analysis.sight), context)
    const line = at.some((end) => sameHex(end, eye)) ? undefined : trace(from, at, scenario, analysis)
    if (!line) return [...shade, ...hexOutline(eye, context, 'hover')]
    return [...shade, ...lineOps(...line.ends, line.sight, context)]
  },
  status({ at }, context) {
    const { analysis, scenario, ruleset } = context
    if (!analysis) return undefined
    const from = firstOf(lookout(context), at)
    const [eye] = from
    if (!eye) return undefined
    const line = at.some((end) => sameHex(end, eye)) ? undefined : trace(from, at, scenario, analysis)
    if (!line) return fieldWords(seenFrom(from, scenario, analysis.sight), scenario)
    return lineWords(line.ends, line.sight, scenario, ruleset)
  },
})

/** The first of these lists that holds something. */
function firstOf<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  return first.length > 0 ? first : second
}
