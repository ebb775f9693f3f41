/** Slits, windows, doors and gates: distinguished by shape alone, in black and white and small. */
import { type Opening } from '#shared/document/types'
import { type FeatureLook } from '#shared/rules/map/looks'
import { box, type SideFrame } from './sideFrame'

interface OpeningMark {
  /** Half its length along the side, in hexes: merlons stay outside it. */
  readonly half: number
  draw(frame: SideFrame, opening: Opening): void
}

/** A thicker piece of wall with a dark notch: a slot outside, splayed wide inside. */
function arrowSlit(frame: SideFrame): void {
  const { at, pen, directed, detail } = frame
  pen('block').polygon(box(frame, 0.145, -0.125, 0.125))
  const inner = directed ? -0.125 : -0.03
  const slot = detail === 1 ? 0.03 : 0.019
  pen('dark').polygon([
    at(-0.1, inner),
    at(0.1, inner),
    at(slot, directed ? 0.03 : 0),
    at(slot, 0.125),
    at(-slot, 0.125),
    at(-slot, directed ? 0.03 : 0),
  ])
  if (!directed) pen('dark').polygon([at(-slot, 0), at(slot, 0), at(slot, -0.125), at(-slot, -0.125)])
}

/** A pale pane with a mullion. */
function windowPane(frame: SideFrame): void {
  const { at, pen, detail } = frame
  pen('pane').polygon(box(frame, 0.125, -0.085, 0.085))
  if (detail < 1) return
  pen('mullion').polyline([at(0, -0.085), at(0, 0.085)])
  if (detail > 1) pen('mullion').polyline([at(-0.125, 0), at(0.125, 0)])
}

interface Leaf {
  readonly hinge: number
  readonly length: number
  /** Radians from closed. */
  readonly angle: number
  readonly out: number
  /** Half its thickness. */
  readonly thick: number
}

/** A leaf hinged at `hinge` along the side, turned inwards. Distances in hexes. */
function leaf(frame: SideFrame, leaf: Leaf): void {
  const { hinge, length, angle, out, thick } = leaf
  const { at, pen, detail } = frame
  const sign = hinge > 0 ? -1 : 1
  const along = sign * Math.cos(angle)
  const inward = -Math.sin(angle)
  const point = (t: number, side: number) =>
    at(
      hinge + along * t * length - inward * side * thick * sign,
      out + inward * t * length + along * side * thick * sign,
    )
  pen('leaf').polygon([point(0, -1), point(1, -1), point(1, 1), point(0, 1)])
  if (detail === 3) for (const t of [0.3, 0.7]) pen('leafBand').polyline([point(t, -1), point(t, 1)])
}

const SWING = 1.25

function door(frame: SideFrame, { state }: Opening): void {
  const { pen } = frame
  pen('passage').polygon(box(frame, 0.14, -0.085, 0.085))
  const angle = state === 'open' ? SWING : 0
  for (const hinge of [-0.14, 0.14])
    leaf(frame, { hinge, length: 0.135, angle, out: state === 'open' ? -0.05 : 0, thick: 0.028 })
}

/** An arched passage between two turrets. */
function gate(frame: SideFrame, opening: Opening): void {
  const { at, pen, w, detail } = frame
  pen('passage').polygon(box(frame, 0.155, -0.13, 0.13))
  const open = opening.state === 'open'
  for (const hinge of [-0.15, 0.15])
    leaf(frame, { hinge, length: 0.147, angle: open ? 1.45 : 0, out: -0.04, thick: 0.036 })
  if (opening.portcullis === 'lowered') portcullis(frame)
  if (opening.portcullis === 'raised') raisedTeeth(frame)
  for (const side of [-0.225, 0.225]) {
    const { x, y } = at(side, 0)
    pen('turret').circle(x, y, 0.115 * w)
    if (detail > 1) pen('turretTop').circle(x, y, 0.062 * w)
  }
}

function portcullis({ at, pen, detail }: SideFrame): void {
  const path = pen('bar')
  for (const along of detail === 1 ? [-0.07, 0, 0.07] : [-0.11, -0.055, 0, 0.055, 0.11])
    path.polyline([at(along, 0), at(along, 0.15)])
  for (const out of [0.04, 0.1]) path.polyline([at(-0.14, out), at(0.14, out)])
}

// Drawn up: only its points hang into the passage.
function raisedTeeth({ at, pen }: SideFrame): void {
  for (const along of [-0.1, -0.05, 0, 0.05, 0.1])
    pen('barTooth').polygon([at(along - 0.02, 0.13), at(along + 0.02, 0.13), at(along, 0.07)])
}

/** Looks that may stand in a barrier. */
export const OPENINGS: Partial<Readonly<Record<FeatureLook, OpeningMark>>> = {
  'arrow-slit': { half: 0.17, draw: arrowSlit },
  window: { half: 0.15, draw: windowPane },
  door: { half: 0.17, draw: door },
  gate: { half: 0.3, draw: gate },
  'fortification-entrance': { half: 0.3, draw: gate },
}
