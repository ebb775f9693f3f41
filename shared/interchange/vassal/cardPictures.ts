/** The card of a counter as a picture about the middle of its own hex, so that it turns about that hex as on the map. */
import { footprintSize } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type SideId } from '#shared/document/ids'
import { greatestOf } from '#shared/lang/extremes'
import { cardFace } from '#shared/painter/cardFace'
import { BADGE_RADIUS, paintBadge } from '#shared/painter/counters/badges'
import { cardSize, cardTurn, cardUnit } from '#shared/painter/counters/designs/cardLayout'
import { designOf } from '#shared/painter/counters/designs/designOf'
import { paintFace } from '#shared/painter/counters/face'
import { type Matrix } from '#shared/painter/ops'
import { PRINTING_OF } from '#shared/painter/style'
import { type Badge, type CounterFace } from '#shared/rules/contract/counterFace'
import { type Pixel } from './lattice'
import { evenPixels, type Picture } from './pictures'
import { type ModuleSetting, pxPerMm } from './setting'

export interface CardPicture {
  /** Name of the picture in the module. */
  readonly image: string
  /** px */
  readonly width: number
  readonly height: number
  readonly face: CounterFace
  readonly footprint: 1 | 2
  /** The corners of its card, px from the middle of its hex. */
  readonly corners: readonly Pixel[]
  /** Maps the card's own frame, mm, to that of the picture, mm. */
  readonly transform: Matrix
}

/** A counter as it lies in the box: nothing has happened to it but what its face and states say. */
export function lying(counter: Counter, change: Partial<Counter> = {}): Counter {
  const { hex: _hex, ...rest } = counter
  return { ...rest, placement: 'ground', hidden: false, status: {}, ...change }
}

/**
 * The card of a counter of which the front looks up, or so much further on.
 * @param base radians, clockwise
 * @param key of its slot and its face
 */
export function cardPicture(
  setting: ModuleSetting,
  counter: Counter,
  base: number,
  key: string,
): CardPicture {
  const { scenario, ruleset, pictures } = setting
  const { hexMm } = scenario.map
  const face = cardFace(scenario, counter, ruleset)
  const footprint = footprintSize(scenario, counter)
  const across = face.across ?? ruleset.facingKind(scenario, counter) === 'vertex'
  // The other hex lies on the right, or behind: see `footprint` of document/counters.ts.
  const middle = footprint === 1 ? { x: 0, y: 0 } : across ? { x: hexMm / 2, y: 0 } : { x: 0, y: hexMm / 2 }
  const transform = turnedAbout(middle, base, base - cardTurn(face))
  const { width, height } = cardSize(face, hexMm)
  const reach = 0.04 * cardUnit(face, hexMm)
  const scale = pxPerMm(setting)
  const outer = cornersOf(transform, width + 2 * reach, height + 2 * reach, scale)
  const box = boxAbout(outer)
  const content = JSON.stringify(['card', face, footprint, across, base.toFixed(3)])
  const image = pictures.add(
    // A piece whose steps begin elsewhere turns another picture.
    {
      key: base === 0 ? key : `${key}, +${base.toFixed(2)}`,
      stem: `${counter.type}-${counter.face}`,
      content,
    },
    () => ({
      ...box,
      paint: () => [
        { kind: 'group', transform, ops: paintFace(face, hexMm, 3, PRINTING_OF[setting.style.id]) },
      ],
    }),
  )
  const corners = cornersOf(transform, width, height, scale).map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }))
  return { image, ...box, face, footprint, corners, transform }
}

function turnedAbout(middle: Pixel, base: number, turn: number): Matrix {
  const [cos, sin] = [Math.cos(base), Math.sin(base)]
  const [x, y] = [middle.x * cos - middle.y * sin, middle.x * sin + middle.y * cos]
  return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, y]
}

function applied([a, b, c, d, e, f]: Matrix, x: number, y: number): Pixel {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

function cornersOf(transform: Matrix, width: number, height: number, scale: number): Pixel[] {
  const [w, h] = [width / 2, height / 2]
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const
  return corners.map(([x, y]) => {
    const at = applied(transform, x, y)
    return { x: at.x * scale, y: at.y * scale }
  })
}

function boxAbout(corners: readonly Pixel[]): Pick<Picture, 'width' | 'height'> {
  return {
    width: evenPixels(greatestOf(corners.map(({ x }) => Math.abs(x)))),
    height: evenPixels(greatestOf(corners.map(({ y }) => Math.abs(y)))),
  }
}

/** A little larger than on the map: VASSAL shows it from afar. */
const BADGE = 1.08 * BADGE_RADIUS[3]

/** The place of a card's badge, px from the middle of its hex. @param index of its places, from 0 */
export function badgePlace(setting: ModuleSetting, { face, transform }: CardPicture, index: number): Pixel {
  const { hexMm } = setting.scenario.map
  const { badges } = designOf(face, hexMm).layout
  const [x, y] = badges[index % badges.length] ?? badges[0]
  const unit = cardUnit(face, hexMm)
  const scale = pxPerMm(setting)
  const at = applied(transform, x * unit, y * unit)
  return { x: Math.round(at.x * scale), y: Math.round(at.y * scale) }
}

/** One badge, upright on a card. */
export function badgePicture(setting: ModuleSetting, badge: Badge, { face, transform }: CardPicture): string {
  const { pictures, scenario } = setting
  const radius = BADGE * cardUnit(face, scenario.map.hexMm)
  const [a, b, c, d] = transform
  const size = evenPixels((1.1 * radius + 0.1) * pxPerMm(setting))
  const share = radius / scenario.map.hexMm
  const key = JSON.stringify(['badge', badge, share.toFixed(3), a.toFixed(3), b.toFixed(3)])
  return pictures.add({ key, stem: badge }, () => ({
    width: size,
    height: size,
    paint: () => [
      { kind: 'group', transform: [a, b, c, d, 0, 0], ops: [paintBadge(badge, { x: 0, y: 0, radius })] },
    ],
  }))
}

/** The marker that lies on what a side hides, as all see it. */
export function maskPicture(setting: ModuleSetting, side: SideId | undefined, face: CounterFace): string {
  const { pictures, scenario, style } = setting
  const { hexMm } = scenario.map
  const size = evenPixels(0.34 * cardUnit(face, hexMm) * pxPerMm(setting))
  const content = JSON.stringify(['mask', face])
  return pictures.add({ key: `mask/${side ?? ''}`, stem: `mask-${side ?? 'none'}`, content }, () => ({
    width: size,
    height: size,
    paint: () => paintFace(face, hexMm, 3, PRINTING_OF[style.id]),
  }))
}
