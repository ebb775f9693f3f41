/** Paints terrain, or a mix of terrains: a stroke or a shape is one undo step. */
import { localized } from '#shared/i18n/localized'
import { defineAreaTool } from './gestures/area'
import { paintHexes, paintWords } from './scatter'

interface Painting {
  readonly kind: 'painting'
}

export const brush = defineAreaTool<Painting>({
  id: 'brush',
  name: localized('Pinceau', 'Brush'),
  hint: localized(
    'Glissez pour peindre\u202f; [ et ] changent le rayon, 1 à 4 la forme, 5 sème un mélange, Alt prélève.',
    'Drag to paint; [ and ] change the radius, 1 to 4 the shape, 5 scatters a mix, Alt picks.',
  ),
  icon: 'paintbrush',
  shortcut: 'B',
  begin: () => ({ kind: 'painting' }),
  apply(stroke, hexes, context) {
    paintHexes(hexes, context)
    return stroke
  },
  words: (_stroke, context) => paintWords(context),
  key(key, { options, setOptions }) {
    if (key === '5') setOptions({ scatter: !options.scatter })
    return key === '5'
  },
})
