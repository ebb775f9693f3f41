/** Lying bars with their intervals, a line each: shares, means, differences. */
import { type Localized } from '#shared/i18n/localized'
import { type Color, type DrawOp } from '#shared/painter/ops'
import { box, type Chart, CHART_FAINT, CHART_INK, lineName, words } from './chart'

export interface Bar {
  readonly label: Localized
  readonly value: number
  /** The ends of its interval, where one is known. */
  readonly low?: number
  readonly high?: number
  /** The figure in words, at its right. */
  readonly figure: Localized
  readonly color: Color
}

export interface Axis {
  readonly least: number
  readonly most: number
  /** Values with a line and their words. */
  readonly ticks: readonly { readonly at: number; readonly name: Localized }[]
}

const ROW = 6
/** Below the bars, for the words of the axis. */
const FOOT = 5
const LABELS = 0.38
const FIGURES = 0.22
const GAP = 2

/** @param mark bars begin at 0; points say a value alone, as a difference is. */
export function barChart(
  bars: readonly Bar[],
  axis: Axis,
  { caption, mark = 'bar' }: { readonly caption: Localized; readonly mark?: 'bar' | 'point' },
): Chart {
  return {
    caption,
    alt: altOf(caption, bars),
    size: (width) => ({ width, height: bars.length * ROW + FOOT }),
    paint(width, _height, language) {
      const [left, right] = [LABELS * width + GAP, (1 - FIGURES) * width - GAP]
      const at = (value: number): number =>
        left + ((value - axis.least) / (axis.most - axis.least)) * (right - left)
      const floor = bars.length * ROW
      const lines = axis.ticks.flatMap((tick): DrawOp[] => [
        box(at(tick.at) - 0.08, 0, 0.16, floor, CHART_FAINT),
        words(tick.name[language], at(tick.at), floor + 0.55 * FOOT, 'middle'),
      ])
      const rows = bars.flatMap((bar, index): DrawOp[] => {
        const middle = (index + 0.5) * ROW
        return [
          lineName(bar.label[language], LABELS * width, middle),
          ...(mark === 'bar'
            ? [
                box(
                  Math.min(at(0), at(bar.value)),
                  middle - 1.7,
                  Math.abs(at(bar.value) - at(0)),
                  3.4,
                  bar.color,
                ),
              ]
            : [box(at(bar.value) - 0.9, middle - 0.9, 1.8, 1.8, bar.color)]),
          ...interval(bar, middle, at),
          words(bar.figure[language], right + GAP, middle),
        ]
      })
      return [...lines, ...rows]
    },
  }
}

function interval({ low, high }: Bar, middle: number, at: (value: number) => number): DrawOp[] {
  if (low === undefined || high === undefined) return []
  return [
    box(at(low), middle - 0.15, at(high) - at(low), 0.3, CHART_INK),
    box(at(low) - 0.15, middle - 1, 0.3, 2, CHART_INK),
    box(at(high) - 0.15, middle - 1, 0.3, 2, CHART_INK),
  ]
}

function altOf(caption: Localized, bars: readonly Bar[]): Localized {
  const said = (language: 'fr' | 'en', colon: string): string =>
    `${caption[language]}${colon}${bars.map(({ label, figure }) => `${label[language]} ${figure[language]}`).join(`${colon.slice(0, -2)}; `)}`
  return { fr: said('fr', '\u202f: '), en: said('en', ': ') }
}
