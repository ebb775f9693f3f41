/**
 * The tool of questions to the rules: a click chooses the counter or hex that is asked about, further clicks pick what the question
 * needs; the panel holds the questions and their answers, the map shows them. It changes nothing.
 */
import { countersByHex, footprint } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { answerOps } from '#shared/questions/picture/answerOps'
import { subjectInWords } from '#shared/questions/inWords'
import { type ToolContext } from '../../editor/ports/toolContext'
import { defineTool, type Pointed } from '../gestures/tool'
import { keeping } from '../overlay/keeping'
import { hexOutline, regionOutline } from '../overlay/marks'
import { STOPPED, WORKING } from '../words/working'
import { type Inquest, inquest } from './inHand'
import { picked, withoutLastPick } from './picking'
import { type DrawOp } from '#shared/painter/ops'

interface State {
  readonly kind: 'idle'
}

const IDLE: State = { kind: 'idle' }

function asked(context: ToolContext): Inquest | undefined {
  return inquest(context.ask, context, context.scenario)
}

function click(at: Pointed, context: ToolContext): void {
  const inquiry = asked(context)?.inquiry
  const next = inquiry && picked(inquiry, at, context.scenario)
  if (next) context.setInquiry(next)
  else if (at.counter !== undefined) context.select({ kind: 'counters', counters: [at.counter] })
  else context.select({ kind: 'hexes', hexes: [hexKey(at.hex)] })
}

const kept = keeping<DrawOp[]>()

export const ask = defineTool<State>({
  id: 'ask',
  name: localized('Questions', 'Questions'),
  hint: localized(
    'Cliquez un pion ou une case, puis ce que la question demande\u202f; Échap retire les choix un à un, puis le pion.',
    'Click a counter or a hex, then what the question needs; Escape takes the picks back one by one, then the counter.',
  ),
  icon: 'message-circle-question-mark',
  shortcut: 'X',
  initial: IDLE,
  target: () => 'hex',
  on(_state, event, context) {
    if (event.kind === 'down' && onGrid(event.at.hex, context.layout.grid)) click(event.at, context)
    return IDLE
  },
  key(name, context) {
    const inquiry = name === 'Escape' ? asked(context)?.inquiry : undefined
    const before = inquiry && withoutLastPick(inquiry)
    if (before) context.setInquiry(before)
    return before !== undefined
  },
  overlay(_state, pointed, context) {
    const { scenario, layout, mmPerPx } = context
    const at = pointed && onGrid(pointed.hex, layout.grid) ? hexOutline(pointed.hex, context, 'hover') : []
    const found = asked(context)
    if (!found) return at
    const { inquiry, shown } = found
    const { counters } = scenario
    const answered = kept([shown, counters, layout.grid, layout.hexMm, mmPerPx], () =>
      shown ? answerOps(shown, { layout, mmPerPx, occupied: new Set(countersByHex(scenario).keys()) }) : [],
    )
    const outlined = (ids: typeof inquiry.friends, highlight: 'selected' | 'erase'): DrawOp[] =>
      ids.flatMap((id) => regionOutline(footprint(scenario, scenario.counters[id]), context, highlight))
    return [
      ...answered,
      ...outlined(inquiry.friends, 'selected'),
      ...outlined(inquiry.enemies, 'erase'),
      ...(inquiry.to ? hexOutline(inquiry.to, context, 'cursor') : []),
      ...at,
    ]
  },
  status(_state, context) {
    const found = asked(context)
    if (!found) return undefined
    const { inquiry, shown, late, stopped } = found
    if (late) return WORKING
    if (stopped) return STOPPED
    if (!shown) return undefined
    const subject = sameInBoth(subjectInWords(context.scenario, inquiry))
    return {
      fr: `${subject.fr}\u202f: ${shown.headline.fr}.`,
      en: `${subject.en}: ${shown.headline.en}.`,
    }
  },
})
