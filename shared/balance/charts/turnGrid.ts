/** A line for each fact and a cell for each game turn, the darker the more games: when ways to victory become safe or impossible. */
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type ByTurn, TURN, type TurnChart, turnsInWords } from './byTurn'
import { box, type Chart, CHART_FAINT, lineName, words } from './chart'

const ROW = 6
const HEAD = 5
const LABELS = 0.52

export function turnGrid(lines: readonly ByTurn[], chart: TurnChart): Chart {
  const { caption, games, turns } = chart
  return {
    caption,
    alt: turnsInWords(chart, lines),
    size: (width) => ({ width, height: HEAD + lines.length * ROW }),
    paint(width, _height, language) {
      const left = LABELS * width + 2
      const wide = (width - left) / turns
      const ops: DrawOp[] = [words(TURN[language], LABELS * width, HEAD / 2, 'end')]
      for (let number = 1; number <= turns; number++)
        ops.push(words(String(number), left + (number - 0.5) * wide, HEAD / 2, 'middle'))
      lines.forEach(({ name, color, counts }, index) => {
        const y = HEAD + index * ROW
        ops.push(box(0, y, width, 0.12, CHART_FAINT))
        ops.push(lineName(name[language], LABELS * width, y + ROW / 2))
        for (const [number, count] of counts) {
          const share = count / Math.max(1, games)
          const x = left + (number - 1) * wide
          const path = new PathBuilder().rect(x, y + 0.5, wide, ROW - 1).build()
          ops.push({ kind: 'path', path, fill: solid(color, 0.15 + 0.6 * share) })
          ops.push(
            words(String(count), x + wide / 2, y + ROW / 2, 'middle', share > 0.6 ? '#ffffff' : undefined),
          )
        }
      })
      return ops
    },
  }
}
