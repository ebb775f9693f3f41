/**
 * What can be seen: the field of view from the hex under the pointer, or from the selected hex or counter; then the line
 * of sight from there to the pointer. A counter looks, and is looked at, where in its hex it is. It changes nothing; a click
 * selects where to look from.
 */
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/analysis'
import { type Sight, type Viewer } from '#shared/rules/sight'
import { hexOutline } from '../overlay'
import { defineTool, type Pointed, type ToolContext } from '../tool'
import { seenFrom, shadeOps } from './fieldOfView'
import { lineOps } from './lineOfSight'
import { fieldWords, lineWords } from './sightWords'

interface State {
  readonly kind: 'idle'
  /** What is under the pointer: a hex, or the uppermost counter there. */
  readonly at: Viewer | undefined
}

const IDLE: State = { kind: 'idle', at: undefined }

/** What is looked from whatever the pointer does: the only hex selected, or the only counter. */
function lookout({ selection, scenario }: ToolContext): Viewer | undefined {
  if (selection.kind === 'hexes' && selection.hexes.length === 1) return selection.hexes.map(parseHexKey)[0]
  if (selection.kind !== 'counters' || selection.counters.length !== 1) return undefined
  const [counter] = selection.counters.map((id) => scenario.counters[id])
  return counter?.hex && { ...parseHexKey(counter.hex), placement: counter.placement }
}

/** What is looked at: the uppermost counter under the pointer, else the ground of the hex. */
function pointedAt({ hex, counter: id }: Pointed, { scenario }: ToolContext): Viewer {
  const placement = id === undefined ? undefined : scenario.counters[id]?.placement
  return placement ? { ...hex, placement } : hex
}

function click({ hex, counter }: Pointed, context: ToolContext): void {
  const from = lookout(context)
  if (from && sameHex(from, hex)) context.select({ kind: 'none' })
  else if (counter !== undefined) context.select({ kind: 'counters', counters: [counter] })
  else context.select({ kind: 'hexes', hexes: [hexKey(hex)] })
}

function trace(from: Viewer, to: Viewer, scenario: Scenario, { sight: questions }: Analysis): Sight {
  const { placement: fromPlacement = 'ground' } = from
  const { placement: toPlacement = 'ground' } = to
  return questions.traceLineOfSight(scenario, { from, to, fromPlacement, toPlacement })
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
    const at = pointed && onGrid(pointed.hex, layout.grid) ? pointedAt(pointed, context) : undefined
    const from = lookout(context) ?? at
    if (!analysis || !from) return []
    const shade = shadeOps(seenFrom(from, scenario, analysis.sight), context)
    if (!at || sameHex(at, from)) return [...shade, ...hexOutline(from, context, 'hover')]
    const line = trace(from, at, scenario, analysis)
    return [...shade, ...lineOps(from, at, line, context)]
  },
  status({ at }, context) {
    const { analysis, scenario, ruleset } = context
    if (!analysis) return undefined
    const from = lookout(context) ?? at
    if (!from) return undefined
    if (!at || sameHex(at, from)) return fieldWords(seenFrom(from, scenario, analysis.sight), scenario)
    return lineWords([from, at], trace(from, at, scenario, analysis), scenario, ruleset)
  },
})
