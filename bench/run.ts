/** `npm run bench`: measures the budgets, prints one table, writes bench-results.json, exits 1 on a missed limit. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureChecks } from './checks'
import { measureCommandLine } from './commandLine'
import { measureCounterSheets } from './counterSheets'
import { measureVassalModule } from './vassalModule'
import { measureWholeGame } from './wholeGame'
import { measureDocument } from './document'
import { measureEditing } from './editing'
import { type Figure, judged } from './figure'
import { measureCrowdedInquiries, measureFantasyInquiries, measureInquiries } from './inquiries'
import { measureGeometry } from './geometry'
import { measurePage } from './page'
import { measureMapPdfs } from './print/mapPdfs'
import { measureMapPictures } from './print/mapPictures'
import { measurePlay } from './play'
import { measurePlayPage } from './playPage'
import { measureProofs } from './proofs'
import { measureSharedPage } from './sharedPage'
import { measureSight } from './sight'
import { measureFantasyLeanReach, measureLeanReach, measureSavoyLeanReach } from './leanReach'
import { measureFantasyReach, measureReach } from './reach'
import { measureRoute } from './route'
import { measureTable } from './table'

const RESULTS = 'bench-results.json'
const groups: Record<string, () => Figure[] | Promise<Figure[]>> = {
  geometry: measureGeometry,
  reach: measureReach,
  fantasyReach: measureFantasyReach,
  leanReach: measureLeanReach,
  savoyLeanReach: measureSavoyLeanReach,
  fantasyLeanReach: measureFantasyLeanReach,
  route: measureRoute,
  sight: measureSight,
  document: measureDocument,
  editing: measureEditing,
  table: measureTable,
  checks: measureChecks,
  proofs: measureProofs,
  inquiries: measureInquiries,
  crowdedInquiries: measureCrowdedInquiries,
  fantasyInquiries: measureFantasyInquiries,
  play: () => measurePlay(),
  counterSheets: measureCounterSheets,
  wholeGame: measureWholeGame,
  sharedPage: measureSharedPage,
  vassalModule: measureVassalModule,
  mapPictures: measureMapPictures,
  mapPdfs: measureMapPdfs,
  commandLine: measureCommandLine,
  page: measurePage,
  playPage: measurePlayPage,
}
const wanted = process.argv.slice(2)
const names = Object.keys(groups).filter((name) => wanted.length === 0 || wanted.includes(name))
const [only, ...others] = names
const alone = only !== undefined && others.length === 0
const figures = alone ? await (groups[only] as () => Promise<Figure[]>)() : names.flatMap(measuredApart)

/** Measures a group in a separate process, so that no group's heap and compiled code affect another's. */
function measuredApart(name: string): Figure[] {
  rmSync(RESULTS, { force: true })
  const script = fileURLToPath(import.meta.url)
  spawnSync(process.execPath, [...process.execArgv, script, name], { stdio: ['ignore', 'ignore', 'inherit'] })
  return JSON.parse(readFileSync(RESULTS, 'utf8')) as Figure[]
}

const text = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
const rows = figures.map((figure) => [
  figure.id,
  figure.what,
  `${text(figure.figure)} ${figure.unit}`,
  ...judged(figure),
])
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
writeFileSync(RESULTS, JSON.stringify(figures, null, 2))
process.exit(figures.every((figure) => figure.met) ? 0 : 1)
