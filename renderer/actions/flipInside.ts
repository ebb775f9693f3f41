/** Turns the inside of an arrow slit, battlement or stairs to the other hex (SID-3). */
import { flipHexside } from '#shared/commands/flipHexside'
import { localized } from '#shared/i18n/localized'
import { type Action } from './action'
import { holdsClip, mirrorClip } from './region'
import { targetDirectionalSides } from './targets'

export const flipInside: Action = {
  id: 'flip-inside',
  name: ({ session }) =>
    session.tool === 'stamp'
      ? localized('Retourner le tampon', 'Mirror the stamp')
      : localized('Retourner le bord de case', 'Flip hexside'),
  shortcuts: ['F'],
  isEnabled: (editor) => holdsClip(editor) || targetDirectionalSides(editor).length > 0,
  run(editor) {
    if (holdsClip(editor)) return mirrorClip(editor)
    const sides = targetDirectionalSides(editor)
    if (sides.length > 0) editor.document.run(flipHexside, { sides })
  },
}
