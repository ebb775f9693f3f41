/** The inks of an answer on the map and in its legend: legible on every style, in grey, and for the colour-blind. */
import { type AnswerShade, type Tone } from '#shared/rules/answers/answer'

/** Lines over an area of a scale. */
export interface RulingInk {
  /** `#rrggbb` */
  readonly color: string
  readonly opacity: number
  /** The number of lines to the width of a hex. */
  readonly lines: number
  /** Ruled both ways. */
  readonly crossed: boolean
}

interface ToneInk {
  /** `#rrggbb` */
  readonly color: string
  readonly opacity: number
  /** Ruled instead of filled. */
  readonly hatched: boolean
  /** An area by itself, within a broad line; those of a scale lie side by side. */
  readonly rimmed: boolean
}

/** Ordered from little to much: each step is darker than the one before. */
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

/** Dark on pale areas, pale on dark ones. */
export function rulingOf({ tone, ruled }: Pick<AnswerShade, 'tone' | 'ruled'>): RulingInk | undefined {
  if (ruled === undefined) return undefined
  const pale = typeof tone === 'number' && tone < 0.5
  return {
    ...(pale ? { color: '#3b1260', opacity: 0.6 } : { color: '#ffffff', opacity: 0.7 }),
    lines: ruled === 1 ? 2.5 : 4.5,
    crossed: ruled === 3,
  }
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
