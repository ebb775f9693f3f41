/** Columns by game turn, side by side for each series of counts. */
import { greatestOf } from '#shared/lang/extremes'
import { type DrawOp } from '#shared/painter/ops'
import { textWidth } from '#shared/painter/text'
import { type ByTurn, TURN, type TurnChart, turnsInWords } from './byTurn'
import { box, type Chart, CHART_FAINT, LETTERS, words } from './chart'

const HEIGHT = 46
const KEY = 6
const FOOT = 5
const LEFT = 10

export function turnColumns(series: readonly ByTurn[], chart: TurnChart): Chart {
  const { caption, games, turns } = chart
  const most = Math.max(1, greatestOf(series.flatMap(({ counts }) => [...counts.values()])))
  return {
    caption,
    alt: turnsInWords(chart, series),
    size: (width) => ({ width, height: HEIGHT }),
    paint(width, height, language) {
      const [top, floor] = [KEY + 4, height - FOOT]
      const wide = (width - LEFT) / turns
      const column = Math.min(9, (0.8 * wide) / series.length)
      const ops: DrawOp[] = [box(LEFT, floor, width - LEFT, 0.2, CHART_FAINT)]
      let x = LEFT
      for (const { name, color } of series) {
        ops.push(box(x, KEY / 2 - 1.2, 2.4, 2.4, color), words(name[language], x + 3.6, KEY / 2))
        x += 9 + textWidth(name[language], 'sans', LETTERS)
      }
      for (let number = 1; number <= turns; number++) {
        const middle = LEFT + (number - 0.5) * wide
        ops.push(words(String(number), middle, floor + 0.55 * FOOT, 'middle'))
        series.forEach(({ color, counts }, index) => {
          const count = counts.get(number) ?? 0
          if (count === 0) return
          const high = (count / most) * (floor - top)
          const at = middle + (index - series.length / 2) * column
          ops.push(box(at + 0.2, floor - high, column - 0.4, high, color))
          const percent = `${Math.round((100 * count) / Math.max(1, games))}`
          ops.push(words(percent, at + column / 2, floor - high - 2, 'middle'))
        })
      }
      ops.push(words('%', LEFT - 2, top, 'end'), words(TURN[language], LEFT - 1, floor + 0.55 * FOOT, 'end'))
      return ops
    },
  }
}
