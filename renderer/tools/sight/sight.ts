/**
 * The sight tool: the field of view from the hex under the pointer, or from the selected hex or counter; then the line of
 * sight from there to the pointer. A counter looks, and is looked at, from its placement in its hex. The tool changes
 * nothing; a click selects where to look from.
 */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type BestLine, type SightEnd, type View } from '#shared/rules/answers/sightEnds'
import { type ToolContext } from '../../editor/ports/toolContext'
import { hexOutline } from '../overlay/marks'
import { defineTool, type Pointed } from '../gestures/tool'
import { WORKING } from '../words/working'
import { reachOfSight, seenFrom, shadeOps } from './fieldOfView'
import { lineOps } from './lineOfSight'
import { fieldWords, lineWords } from './sightWords'

interface State {
  readonly kind: 'idle'
  /** The hex under the pointer, and the uppermost counter there; nothing off the map. */
  readonly at: SightEnd | undefined
}

const IDLE: State = { kind: 'idle', at: undefined }

/** The fixed end, wherever the pointer is: the only selected hex, or the only selected counter if it is on the map. */
function lookout({ selection, scenario }: ToolContext): SightEnd | undefined {
  if (selection.kind === 'hexes' && selection.hexes.length === 1) {
    const [hex] = selection.hexes
    return hex && { hex: parseHexKey(hex) }
  }
  if (selection.kind !== 'counters' || selection.counters.length !== 1) return undefined
  const [counter] = selection.counters
  return counter && scenario.counters[counter]?.hex ? { counter } : undefined
}

function click({ hex, counter }: Pointed, context: ToolContext): void {
  if (looksFrom(hex, context)) context.select({ kind: 'none' })
  else if (counter !== undefined) context.select({ kind: 'counters', counters: [counter] })
  else context.select({ kind: 'hexes', hexes: [hexKey(hex)] })
}

function looksFrom(hex: Axial, context: ToolContext): boolean {
  const from = lookout(context)
  if (from?.hex) return sameHex(from.hex, hex)
  const counter = from && context.scenario.counters[from.counter as CounterId]
  return counter ? footprint(context.scenario, counter).some((one) => sameHex(one, hex)) : false
}

interface Seen {
  readonly view: View | undefined
  /** The line to the pointer, while that is elsewhere. */
  readonly line: BestLine | undefined
  readonly late: boolean
}

/** The last answers stay until the next are there: each names the hexes it is about. */
function look(at: SightEnd | undefined, context: ToolContext): Seen {
  const fixed = lookout(context)
  const from = fixed ?? at
  if (!from) return { view: undefined, line: undefined, late: false }
  const view = context.ask('view', { from, within: reachOfSight(context.scenario) })
  const line = fixed && at ? context.ask('line', { from: fixed, to: at }) : undefined
  return {
    view: view.answer ?? view.before?.answer,
    line: line && (line.answer ?? line.before?.answer),
    late: view.late || (line?.late ?? false),
  }
}

export const sight = defineTool<State>({
  id: 'sight',
  name: localized('Vue', 'Sight'),
  hint: localized(
    'Promenez le pointeur pour voir ce qui se voit de chaque case\u202f; un clic fixe la case ou le pion d’où l’on regarde.',
    'Move the pointer to see what each hex sees; a click fixes the hex or counter to look from.',
  ),
  icon: 'eye',
  shortcut: 'L',
  initial: IDLE,
  target: () => 'hex',
  on(_state, event, context) {
    if (event.kind === 'cancel') return IDLE
    const { hex, counter } = event.at
    if (!onGrid(hex, context.layout.grid)) return IDLE
    if (event.kind === 'down') click(event.at, context)
    return { kind: 'idle', at: { hex, counter } }
  },
  overlay(_state, pointed, context) {
    const { scenario, layout } = context
    const on = pointed && onGrid(pointed.hex, layout.grid)
    const { view, line } = look(on ? { hex: pointed.hex, counter: pointed.counter } : undefined, context)
    if (!view) return []
    const shade = shadeOps(seenFrom(view, scenario), context)
    if (!line) return [...shade, ...hexOutline(view.from[0], context, 'hover')]
    return [...shade, ...lineOps(...line.ends, line.sight, context)]
  },
  status({ at }, context) {
    const { scenario, ruleset } = context
    const { view, line, late } = look(at, context)
    if (late) return WORKING
    if (line) return lineWords(line.ends, line.sight, scenario, ruleset)
    return view && fieldWords(seenFrom(view, scenario), scenario)
  },
})
