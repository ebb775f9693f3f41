/** The inks of an answer on the map and in its legend: legible on every style, in grey, and for the colour-blind. */
import { type Tone } from '#shared/rules/answer'

export interface ToneInk {
  /** `#rrggbb` */
  readonly color: string
  readonly opacity: number
  /** Ruled instead of filled. */
  readonly hatched: boolean
  /** An area by itself, within a broad line; those of a scale lie side by side. */
  readonly rimmed: boolean
}

/** From little to much: each step is darker than the one before. */
const RAMP = ['#fff4bd', '#fdc877', '#f58b54', '#d14a68', '#8b2a86', '#3b1260'] as const

const FIXED: Readonly<Record<Exclude<Tone, number>, ToneInk>> = {
  yes: { color: '#1f6fd6', opacity: 0.3, hatched: false, rimmed: true },
  partly: { color: '#1f6fd6', opacity: 0.85, hatched: true, rimmed: true },
  no: { color: '#10141c', opacity: 0.55, hatched: false, rimmed: false },
}

/** A number outside 0 to 1 counts as the nearer end. */
export function inkOf(tone: Tone): ToneInk {
  return typeof tone === 'number'
    ? { color: onRamp(tone), opacity: 0.58, hatched: false, rimmed: false }
    : FIXED[tone]
}

function onRamp(part: number): string {
  const place = Math.min(1, Math.max(0, part)) * (RAMP.length - 1)
  const index = Math.min(RAMP.length - 2, Math.floor(place))
  const [from, to] = [channels(RAMP[index] as string), channels(RAMP[index + 1] as string)]
  const mixed = from.map((value, channel) =>
    Math.round(value + ((to[channel] ?? 0) - value) * (place - index)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}
