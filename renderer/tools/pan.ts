/** The hand. The canvas moves the map itself while it is held (see ToolInput.panning): nothing reaches the document. */
import { localized } from '#shared/i18n/localized'
import { defineTool } from './gestures/tool'

export const pan = defineTool<{ readonly kind: 'idle' }>({
  id: 'pan',
  name: localized('Main', 'Hand'),
  hint: localized(
    'Glissez pour déplacer la carte\u202f; avec tout autre outil, barre d’espace ou bouton du milieu.',
    'Drag to move the map; with any other tool, space bar or middle button.',
  ),
  icon: 'hand',
  shortcut: 'M',
  initial: { kind: 'idle' },
  target: () => 'hex',
  on: (state) => state,
  overlay: () => [],
  status: () => undefined,
})
