/** Turns the selected label by 15 degrees; with the label tool in hand and none selected, the next one. */
import { editLabel } from '#shared/commands/entries/labels'
import { type Editor } from '../editor/editor'
import { ANGLE_STEP } from '../tools/label/grab'
import { normalAngle } from '../tools/label/place'

export function turnsLabels({ store }: Pick<Editor, 'store'>): boolean {
  const { tool, selection } = store.getState().session
  return selection.kind === 'label' || tool === 'label'
}

/** Clockwise when positive. */
export function turnLabel(editor: Pick<Editor, 'store' | 'session' | 'document'>, steps: 1 | -1): void {
  const { document, session } = editor.store.getState()
  const { selection, options } = session
  const turned = (angle: number): number => normalAngle(angle + steps * ANGLE_STEP)
  if (selection.kind !== 'label') return editor.session.setOptions({ labelAngle: turned(options.labelAngle) })
  const angle = document.scenario.labels[selection.label]?.angle ?? 0
  editor.document.run(editLabel, { label: selection.label, change: { angle: turned(angle) } })
}
