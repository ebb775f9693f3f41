/** `npm run bench`: measures the budgets, prints one table, writes bench-results.json, exits 1 on a missed limit. */
import { writeFileSync } from 'node:fs'
import { measureCommandLine } from './commandLine'
import { measureDocument } from './document'
import { type Figure } from './figure'
import { measureGeometry } from './geometry'
import { measurePage } from './page'
import { measureSight } from './sight'
import { measureReach } from './reach'
import { measureRoute } from './route'

const wanted = process.argv.slice(2)
const groups: Record<string, () => Figure[] | Promise<Figure[]>> = {
  // The rules before the maps of a million hexes, whose heap would be measured with them.
  geometry: measureGeometry,
  reach: measureReach,
  route: measureRoute,
  sight: measureSight,
  document: measureDocument,
  commandLine: measureCommandLine,
  page: measurePage,
}

const figures: Figure[] = []
for (const [name, measure] of Object.entries(groups))
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await measure()))

const text = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
const rows = figures.map(({ id, what, figure, unit, limit, met }) => [
  id,
  what,
  `${text(figure)} ${unit}`,
  `<= ${limit} ${unit}`,
  met ? 'met' : 'NOT MET',
])
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
writeFileSync('bench-results.json', JSON.stringify(figures, null, 2))
process.exit(figures.every((figure) => figure.met) ? 0 : 1)
