/**
 * Turns counters by 60 degrees, by 30 where all twelve facings count (CM-ORI-1), two-hex ones about their front hex
 * (CTR-3); hex structures and markers by 30, labels by 15.
 */
import { turnCounter } from '#shared/commands/turnCounter'
import { type CounterId } from '#shared/document/ids'
import { type Facing, turnFacing, turnThroughTwelve } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FacingKind, legalFacing } from '#shared/rules/contract/ruleset'
import { type Editor } from '../editor/editor'
import { type EditorDocument } from '../editor/ports/document'
import { type Action } from './action'
import { holdsClip, turnClip } from './region'
import { targetCounters } from './targets'
import { turnLabel, turnsLabels } from './turnLabel'
import {
  laysTurnedMarkers,
  targetMarkers,
  targetStructure,
  turnMarkers,
  turnMarkersWithTool,
  turnStructure,
  turnWithTool,
} from './turnStanding'

/** Turns these counters as one undo step; clockwise when positive. */
export function turnCounters(document: EditorDocument, counters: readonly CounterId[], steps: 1 | -1): void {
  const { ruleset } = document
  document.begin()
  for (const id of counters) {
    const { scenario } = document
    const counter = scenario.counters[id]
    if (!counter) continue
    const facing = turned(counter.facing, ruleset.facingKind(scenario, counter), steps)
    document.run(turnCounter, { counter: id, facing })
  }
  document.commit()
}

function turned(facing: Facing, kind: FacingKind, steps: 1 | -1): Facing {
  if (kind === 'twelve') return turnThroughTwelve(facing, steps)
  // One that looks the wrong way for its rules (CHK-4) is set right by the first turn.
  return turnFacing(legalFacing(facing, kind), steps)
}

export const turnRight = turnAction('turn-right', localized('Tourner à droite', 'Turn right'), 'R', 1)
export const turnLeft = turnAction('turn-left', localized('Tourner à gauche', 'Turn left'), 'Shift+R', -1)

function turnAction(id: string, name: Localized, shortcut: string, steps: 1 | -1): Action {
  return {
    id,
    name: () => name,
    shortcuts: [shortcut],
    isEnabled: (editor) => whatTurns(editor) !== undefined,
    run: (editor) => whatTurns(editor)?.(steps),
  }
}

/** Turns the first of these that there is: what is in hand before what is selected or pointed at. */
function whatTurns(editor: Editor): ((steps: 1 | -1) => void) | undefined {
  if (holdsClip(editor)) return (steps) => turnClip(editor, steps)
  if (turnsLabels(editor)) return (steps) => turnLabel(editor, steps)
  if (editor.store.getState().session.tool === 'structure') return (steps) => turnWithTool(editor, steps)
  if (laysTurnedMarkers(editor)) return (steps) => turnMarkersWithTool(editor, steps)
  const counters = targetCounters(editor)
  if (counters.length > 0) return (steps) => turnCounters(editor.document, counters, steps)
  const structure = targetStructure(editor)
  if (structure) return (steps) => turnStructure(editor.document, structure, steps)
  const markers = targetMarkers(editor)
  return markers.length > 0 ? (steps) => turnMarkers(editor.document, markers, steps) : undefined
}
