/** Turns the inside of an arrow slit, battlement or stairs to the other hex (SID-3). */
import { flipHexside } from '#shared/commands/flipHexside'
import { localized } from '#shared/i18n/localized'
import { type Action } from './action'
import { targetDirectionalSide } from './targets'

export const flipInside: Action = {
  id: 'flip-inside',
  name: () => localized('Retourner le bord de case', 'Flip hexside'),
  shortcuts: ['F'],
  isEnabled: (editor) => targetDirectionalSide(editor) !== undefined,
  run(editor) {
    const side = targetDirectionalSide(editor)
    if (side !== undefined) editor.run(flipHexside, { sides: [side] })
  },
}
