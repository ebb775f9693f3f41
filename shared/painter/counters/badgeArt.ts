/** The art of each badge, in a box of 24 units. Placements are discs, states squares. */
import { type Badge } from '#shared/rules/contract/counterFace'
import { type Color } from '../ops'
import { disc, fill, line, type Shape } from './silhouettes/figure'

type Ground = 'sky' | 'earth' | 'night' | 'paper' | 'warning' | 'alarm' | 'done'

export const GROUNDS: Readonly<Record<Ground, { readonly fill: Color; readonly ink: Color }>> = {
  sky: { fill: '#d8ecfa', ink: '#103c6b' },
  earth: { fill: '#5d3a1a', ink: '#ffe9c4' },
  night: { fill: '#26242c', ink: '#ffffff' },
  paper: { fill: '#fffaf0', ink: '#1a140c' },
  warning: { fill: '#f6c945', ink: '#1a140c' },
  alarm: { fill: '#b3161b', ink: '#ffffff' },
  done: { fill: '#2f7a3d', ink: '#ffffff' },
}

export interface BadgeArt {
  readonly ground: Ground
  readonly square?: true
  readonly shapes: readonly Shape[]
}

const dark = (width: number, path: string): Shape => line('dark', width, path)

const ARROW: readonly Shape[] = [
  dark(2.6, 'M12 20L12 7'),
  fill('dark', 'M12 2.5L16.5 10L7.5 10Z'),
  dark(2.2, 'M12 17L8.5 20.5'),
  dark(2.2, 'M12 17L15.5 20.5'),
]

/** A drop about (x, 13). */
const drop = (x: number): Shape =>
  fill(
    'dark',
    `M${x} 4C${x + 5} 11 ${x + 5} 14 ${x + 4.4} 16C${x + 3} 20 ${x - 3} 20 ${x - 4.4} 16C${x - 5} 14 ${x - 5} 11 ${x} 4Z`,
  )

const shield = (x: number): Shape =>
  fill('dark', `M${x} 7L${x + 6} 7L${x + 6} 13Q${x + 6} 17 ${x + 3} 19Q${x} 17 ${x} 13Z`)

export const BADGE_ART: Readonly<Record<Badge, BadgeArt>> = {
  // Wings up, chevrons down: one, or two for higher or deeper.
  'low-flight': { ground: 'sky', shapes: [dark(3.6, 'M4.5 16Q9 13 12 7.5Q15 13 19.5 16')] },
  'high-flight': {
    ground: 'sky',
    shapes: [dark(3.2, 'M5 12Q9 9.5 12 4.5Q15 9.5 19 12'), dark(3.2, 'M5 19.5Q9 17 12 12Q15 17 19 19.5')],
  },
  'shallow-infiltration': { ground: 'earth', shapes: [dark(3.6, 'M5.5 9L12 15.5L18.5 9')] },
  'deep-infiltration': {
    ground: 'earth',
    shapes: [dark(3.2, 'M5.5 6L12 12L18.5 6'), dark(3.2, 'M5.5 13L12 19L18.5 13')],
  },
  hidden: {
    ground: 'night',
    shapes: [
      dark(2, 'M3 12Q12 3.5 21 12Q12 20.5 3 12'),
      fill('dark', disc(12, 12, 3.2)),
      dark(2.4, 'M5.5 19L18.5 5'),
    ],
  },
  decoy: { ground: 'paper', shapes: [dark(2.6, disc(12, 12, 6)), dark(2.6, 'M5 19L19 5')] },
  shaken: { ground: 'warning', square: true, shapes: [dark(3, 'M14 3.5L8 11L15.5 13L10 20.5')] },
  routed: {
    ground: 'alarm',
    square: true,
    shapes: [dark(2.6, 'M7 4L7 21'), fill('dark', 'M8 4L20 7L15 9.5L19 12.5L8 13Z')],
  },
  winded: { ground: 'paper', square: true, shapes: [drop(12)] },
  exhausted: { ground: 'warning', square: true, shapes: [drop(7.2), drop(16.8)] },
  'low-ammunition': { ground: 'paper', square: true, shapes: ARROW },
  'no-ammunition': { ground: 'warning', square: true, shapes: [...ARROW, dark(2.8, 'M4 20L20 4')] },
  contact: {
    ground: 'paper',
    square: true,
    shapes: [
      dark(2.6, 'M5 4.5L18 18.5'),
      dark(2.6, 'M19 4.5L6 18.5'),
      dark(2.4, 'M4.5 14.5L9.5 19.5'),
      dark(2.4, 'M19.5 14.5L14.5 19.5'),
    ],
  },
  charge: {
    ground: 'alarm',
    square: true,
    shapes: [fill('dark', 'M14 2.5L5.5 13.5L11 13.5L9 21.5L18.5 9.5L13 9.5Z')],
  },
  march: {
    ground: 'paper',
    square: true,
    shapes: [
      fill('dark', disc(8, 15, 3.2)),
      fill('dark', disc(8, 20, 1.8)),
      fill('dark', disc(16, 7, 3.2)),
      fill('dark', disc(16, 12, 1.8)),
    ],
  },
  'shield-wall': { ground: 'paper', square: true, shapes: [shield(2.2), shield(9), shield(15.8)] },
  tortoise: {
    ground: 'paper',
    square: true,
    shapes: [
      fill('dark', 'M3 17C3 3 21 3 21 17Z'),
      line('light', 1.6, 'M12 7L12 17'),
      line('light', 1.6, 'M5 12L19 12'),
      dark(2.6, 'M3 19L21 19'),
    ],
  },
  'rank-rotation': {
    ground: 'paper',
    square: true,
    shapes: [
      dark(2.4, 'M5 13C5 5 15 3 18 8'),
      fill('dark', 'M20.5 3.5L20.5 11L14.5 8.5Z'),
      dark(2.4, 'M19 12C19 19 9 21 6 16'),
      fill('dark', 'M3.5 20.5L3.5 13L9.5 15.5Z'),
    ],
  },
  hedgehog: {
    ground: 'paper',
    square: true,
    shapes: [
      fill('dark', disc(12, 12, 4.4)),
      ...['M12 3L12 21', 'M3 12L21 12', 'M5.5 5.5L18.5 18.5', 'M18.5 5.5L5.5 18.5'].map((spike) =>
        dark(2, spike),
      ),
    ],
  },
  'special-order': {
    ground: 'paper',
    square: true,
    shapes: [fill('dark', 'M9.5 4L14.5 4L13.5 14.5L10.5 14.5Z'), fill('dark', disc(12, 18.4, 2.1))],
  },
  activated: { ground: 'done', square: true, shapes: [dark(3.4, 'M5 12.5L10 17.5L19 6.5')] },
}
