/** Stairs and ladders across a hexside; up is inwards. */
import { type FeatureLook } from '#shared/rules/map/looks'
import { type SideFrame, type SideMark } from './sideFrame'

const stairs: SideMark = ({ at, pen, detail }) => {
  const foot = 0.27
  const half = (out: number): number => 0.12 + 0.08 * out
  pen('flight').polygon([
    at(-half(foot), foot),
    at(half(foot), foot),
    at(half(-foot), -foot),
    at(-half(-foot), -foot),
  ])
  const treads = detail === 1 ? 3 : 6
  const path = pen('tread')
  for (let index = 1; index <= treads; index++) {
    const out = foot - (2 * foot * index) / (treads + 1)
    path.polyline([at(-half(out), out), at(half(out), out)])
  }
  if (detail > 1) pen('arrow').polygon([at(0, -foot), at(-0.05, -foot + 0.1), at(0.05, -foot + 0.1)])
}

const ladder: SideMark = (frame) => {
  const { at, pen, detail } = frame
  const reach = 0.3
  const rungs = detail === 1 ? [-0.15, 0, 0.15] : [-0.24, -0.16, -0.08, 0, 0.08, 0.16, 0.24]
  const draw = (rail: 'rail' | 'railDark', rung: 'rung' | 'rungDark'): void => {
    for (const along of [-0.065, 0.065]) pen(rail).polyline([at(along, -reach), at(along, reach)])
    for (const out of rungs) pen(rung).polyline([at(-0.065, out), at(0.065, out)])
  }
  draw('railDark', 'rungDark')
  if (detail > 0) draw('rail', 'rung')
}

export const FIXTURES: Partial<Readonly<Record<FeatureLook, (frame: SideFrame) => void>>> = { stairs, ladder }
