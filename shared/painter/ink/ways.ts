/** Ways in one ink: a road is two lines, a path one of strokes, a stream four, as engraved maps line their waters. */
import { WAY_INKS } from '../classic/ways/wayInks'
import { FINE, HAIR, likeClassic, line, NOTHING, outlined, paperLine, ruled, SHADE } from './inks'

export const WAYS = likeClassic(WAY_INKS, {
  streamBank: line(0.27),
  stream: paperLine(0.242),
  shallows: line(0.15),
  depth: paperLine(0.13),
  streamLine: NOTHING,
  pathBank: paperLine(0.1),
  path: line(0.03, { dash: [0.08, 0.06], cap: 'butt' }),
  pathDash: NOTHING,
  roadBank: line(0.21),
  road: paperLine(0.178),
  rut: NOTHING,
  deckShadow: ruled(...SHADE.dark),
  deck: outlined(FINE, [], 'miter'),
  plank: line(HAIR, { cap: 'butt' }),
  rail: line(0.045),
  railTop: paperLine(0.018),
})
