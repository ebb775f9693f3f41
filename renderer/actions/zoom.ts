/** The actions that zoom; the canvas carries them out (see Viewport). */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Viewport } from '../editor/ports/viewport'
import { type Action } from './action'

const STEP = 1.25

function zoomAction(
  id: string,
  name: Localized,
  shortcuts: readonly string[],
  zoom: (viewport: Viewport) => void,
): Action {
  return {
    id,
    name: () => name,
    shortcuts,
    isEnabled: (editor) => editor.view.viewport !== undefined,
    run: ({ view: { viewport } }) => viewport && zoom(viewport),
  }
}

export const zoomIn = zoomAction('zoom-in', localized('Zoom avant', 'Zoom in'), ['+', '='], (viewport) =>
  viewport.zoomBy(STEP),
)
export const zoomOut = zoomAction('zoom-out', localized('Zoom arrière', 'Zoom out'), ['-'], (viewport) =>
  viewport.zoomBy(1 / STEP),
)
export const fit = zoomAction('fit', localized('Carte entière', 'Whole map'), ['0', 'Home'], (viewport) =>
  viewport.fit(),
)
export const actualSize = zoomAction(
  'actual-size',
  localized('Taille réelle', 'Actual size'),
  ['End'],
  (viewport) => viewport.actualSize(),
)
