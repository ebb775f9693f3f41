/** The face of a marker of cardboard, as a square: what lies on counters or hexes in play. */
import { type Language } from '#shared/i18n/localized'
import { leastOf } from '#shared/lang/extremes'
import { type MarkerFace } from '#shared/rules/contract/counterFace'
import { BLACK, inBlack, type Printing, WHITE } from '../oneInk'
import { type Color, type DrawOp, type Path, solid, type Stroke } from '../ops'
import { PathBuilder } from '../path'
import { rule } from '../ruling'
import { capHeight, fitText, placeText } from '../text'
import { BADGE_ART, GROUNDS } from './badgeArt'
import { paintBadge } from './badges'
import { CACHE_GROUND, CACHE_RULING } from './cacheMarker'
import { INK, PAPER } from './card'
import { isLight, mixColor } from './colors'
import { conditionMarks } from './indicators'
import { sideFrame } from './sideFrame'

const ALARM: Color = '#b3161b'
const EARTH: Color = '#d9cfb4'
const RIM: Color = '#5a5140'

/** The side of a marker in hexes: one that lies on a counter leaves its numbers in sight, one of the map fills its hex. */
export function markerWidth({ kind }: MarkerFace): number {
  if (kind === 'on-map') return 0.72
  return kind === 'concealed' ? 0.6 : 0.48
}

/** The colour about the edge of a marker: a cut that misses shows no white. */
export function markerGround(face: MarkerFace): Color {
  switch (face.kind) {
    case 'concealed':
    case 'score':
      return face.color
    case 'steps-lost':
      return ALARM
    case 'badge':
      return GROUNDS[BADGE_ART[face.badge].ground].fill
    case 'on-map':
      return EARTH
    case 'condition':
    case 'turn':
      return PAPER
  }
}

export interface MarkerLook {
  /** Side of the square, mm. */
  readonly width: number
  readonly language: Language
  /** In one ink a marker is black on white, whatever its ground is elsewhere. Default in colours. */
  readonly printing?: Printing
  /** The look of a marker of the map on a hex of this width, about its middle, mm. */
  onMap(marker: string, hexMm: number): DrawOp[]
}

/** The face about the middle of its square, up at the top; what reaches beyond the square is for the caller to clip. */
export function paintMarker(face: MarkerFace, look: MarkerLook): DrawOp[] {
  return look.printing === 'black' ? blackMarker(face, look) : colouredMarker(face, look)
}

function blackMarker(face: MarkerFace, look: MarkerLook): DrawOp[] {
  const { width: w } = look
  const square = squareOf(w / 2)
  const plain = 'color' in face ? { ...face, color: WHITE } : face
  const hexMm = w / markerWidth(face)
  return [
    { kind: 'path', path: square, fill: solid(WHITE) },
    ...blackSign(plain, look, hexMm),
    { kind: 'path', path: square, stroke: { color: BLACK, width: 0.4 } },
    // A side is shown by its frame, as on its cards.
    ...('color' in face ? sideFrame(face.color, squareOf(w / 2 - FRAME_INSET * hexMm), hexMm) : []),
  ]
}

function blackSign(face: MarkerFace, look: MarkerLook, hexMm: number): DrawOp[] {
  if (face.kind === 'concealed') return ruledConcealed(look.width, hexMm)
  const ops = inBlack(sign(face, look))
  // Clear of the frame.
  return face.kind === 'score' ? [{ kind: 'group', ops, transform: [0.92, 0, 0, 0.92, 0, 0] }] : ops
}

/** The distance from the edge to the middle of a side's frame, in hexes: room for a cut that misses. */
const FRAME_INSET = 0.024

const squareOf = (half: number): Path => new PathBuilder().rect(-half, -half, 2 * half, 2 * half).build()

// Ruled, as the marker on the map is.
function ruledConcealed(w: number, hexMm: number): DrawOp[] {
  const outline = squareOf(CONCEALED_HALF * w)
  const halo = { color: WHITE, width: 0.08 * w }
  return [
    ...rule(CACHE_RULING, { color: BLACK, hexMm, outline }),
    figure('?', BLACK, { y: 0, size: 0.66 * w, halo }),
  ]
}

function colouredMarker(face: MarkerFace, look: MarkerLook): DrawOp[] {
  const square = squareOf(look.width / 2)
  const color = markerGround(face)
  // Its outer half is cut away: what is left tells neighbours apart.
  const stroke = { color: mixColor(color, INK, 0.45), width: 0.4 }
  return [
    { kind: 'path', path: square, fill: solid(color) },
    ...sign(face, look),
    { kind: 'path', path: square, stroke },
  ]
}

function sign(face: MarkerFace, look: MarkerLook): DrawOp[] {
  const { width: w, language } = look
  switch (face.kind) {
    case 'badge': {
      const { ink } = GROUNDS[BADGE_ART[face.badge].ground]
      return [
        paintBadge(face.badge, { x: 0, y: -0.12 * w, radius: 0.29 * w }),
        ...caption(face.name[language], ink, w),
      ]
    }
    case 'condition':
      return [
        // The mark of a card of which this square would be the corner.
        ...conditionMarks([face.condition], { x: 0.1 * w, y: 0.02 * w, w: 2.6 * w }, 0),
        ...caption(face.name[language], INK, w),
      ]
    case 'steps-lost':
      return [figure(`−${face.steps}`, '#ffffff', { y: 0, size: 0.62 * w })]
    case 'concealed':
      return concealed(w, face.color)
    case 'on-map':
      return [...look.onMap(face.marker, 1.1 * w), ...onGround(face.name[language], w)]
    case 'turn':
      return [...hourglass(w), ...caption(face.name[language], INK, w)]
    case 'score': {
      const ink = isLight(face.color) ? INK : PAPER
      return [
        figure(`×${face.times}`, ink, { y: -0.08 * w, size: 0.46 * w }),
        ...caption(face.name[language], ink, w),
      ]
    }
  }
}

interface Figure {
  readonly y: number
  readonly size: number
  readonly halo?: Pick<Stroke, 'color' | 'width'>
}

function figure(text: string, color: Color, { y, ...look }: Figure): DrawOp {
  const baseline = y + capHeight('sans-bold', look.size) / 2
  return placeText({ text, x: 0, y: baseline, font: 'sans-bold', color, anchor: 'middle', ...look })
}

/** Letters smaller than this, in squares, are set in two lines where there are two words. */
const SMALL = 0.115

function caption(text: string, color: Color, w: number): DrawOp[] {
  const size = (line: string): number => fitText(line, 'sans-bold', 0.9 * w, 0.15 * w)
  const words = text.split(' ')
  const lines =
    size(text) < SMALL * w && words.length > 1 ? [words[0] ?? '', words.slice(1).join(' ')] : [text]
  const em = Math.min(leastOf(lines.map(size)), lines.length > 1 ? 0.125 * w : Infinity)
  return lines.map((line, index) =>
    placeText({
      text: line,
      x: 0,
      y: (lines.length > 1 ? 0.45 : 0.41) * w - (lines.length - 1 - index) * 1.05 * em,
      font: 'sans-bold',
      size: em,
      color,
      anchor: 'middle',
    }),
  )
}

// On a picture, in a rim of paper.
function onGround(text: string, w: number): DrawOp[] {
  const size = fitText(text, 'sans-bold', 0.9 * w, 0.12 * w)
  const halo = { color: PAPER, width: 0.05 * w, opacity: 0.85 }
  return [placeText({ text, x: 0, y: 0.44 * w, font: 'sans-bold', size, color: INK, anchor: 'middle', halo })]
}

/** Half the dark square of a concealed marker, in widths of the marker. */
const CONCEALED_HALF = 0.41

function concealed(w: number, color: Color): DrawOp[] {
  return [
    {
      kind: 'path',
      path: squareOf(CONCEALED_HALF * w),
      fill: solid(CACHE_GROUND),
      stroke: { color: mixColor(color, INK, 0.5), width: 0.02 * w, join: 'round' },
    },
    figure('?', PAPER, { y: 0, size: 0.66 * w }),
  ]
}

function hourglass(w: number): DrawOp[] {
  const [x, top, bottom, waist] = [0.19 * w, -0.38 * w, 0.18 * w, -0.1 * w]
  const glass = new PathBuilder().polygon([
    { x: -x, y: top },
    { x, y: top },
    { x: 0.02 * w, y: waist },
    { x, y: bottom },
    { x: -x, y: bottom },
    { x: -0.02 * w, y: waist },
  ])
  const sand = new PathBuilder().polygon([
    { x: -0.14 * w, y: bottom },
    { x: 0, y: bottom - 0.15 * w },
    { x: 0.14 * w, y: bottom },
  ])
  const ends = new PathBuilder().rect(-0.23 * w, top - 0.04 * w, 0.46 * w, 0.05 * w)
  ends.rect(-0.23 * w, bottom - 0.01 * w, 0.46 * w, 0.05 * w)
  return [
    { kind: 'path', path: glass.build(), stroke: { color: RIM, width: 0.025 * w, join: 'round' } },
    { kind: 'path', path: sand.build(), fill: solid('#c9922e') },
    { kind: 'path', path: ends.build(), fill: solid(RIM) },
  ]
}
