/** A larger or smaller brush, within 0 to 10 hexes (MAP-1). */
import { localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type Action } from './action'

const LARGEST = 10

function radius({ store }: Pick<Editor, 'store'>): number {
  return store.getState().session.options.brushRadius
}

export const brushLarger: Action = {
  id: 'brush-larger',
  name: () => localized('Agrandir le pinceau', 'Larger brush'),
  shortcuts: [']', 'PageUp'],
  isEnabled: (editor) => radius(editor) < LARGEST,
  run: (editor) => editor.session.setOptions({ brushRadius: radius(editor) + 1 }),
}

export const brushSmaller: Action = {
  id: 'brush-smaller',
  name: () => localized('Réduire le pinceau', 'Smaller brush'),
  shortcuts: ['[', 'PageDown'],
  isEnabled: (editor) => radius(editor) > 0,
  run: (editor) => editor.session.setOptions({ brushRadius: radius(editor) - 1 }),
}
