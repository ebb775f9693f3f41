/**
 * Bench of the whole game as one PDF, B45: The sortie, 26 x 16 illustrated hexes, 60 pieces of counters, booklet and aid, in a process
 * of its own, whose memory is measured. `npm run bench -- wholeGame`.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LAYER_PRESETS } from '#shared/print/layerPresets'
import { readScenario } from '#shared/format/read'
import { STYLES } from '#shared/painter/picture/styles'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { exportFilesInNode } from '../main/export/exportFiles'
import { atMost, type Figure, median, printed } from './figure'

const GAME = 'assets/gallery/the-sortie.castellan'
const RUNS = 3

interface Run {
  readonly seconds: number
  readonly megabytes: number
  readonly mebibytes: number
}

async function exportGame(): Promise<Run> {
  const started = performance.now()
  const read = readScenario(readFileSync(GAME, 'utf8'), GAME)
  if (!read.ok) throw new Error(read.error.message.en)
  const scenario = read.value
  const exported = await exportFilesInNode(
    { scenario, ruleset: rulesetOf(scenario) },
    {
      what: 'all',
      format: 'pdf',
      baseName: 'game',
      dpi: 150,
      style: STYLES.illustrated,
      layers: LAYER_PRESETS.play.layers,
      paper: 'a4',
      overlap: 10,
      margin: 10,
      overview: true,
      language: 'fr',
    },
  )
  if (!exported.ok) throw new Error(exported.error.en)
  const size = exported.value.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: size / 1e6,
    // The memory of the whole process, KiB.
    mebibytes: process.resourceUsage().maxRSS / 1024,
  }
}

/** Figures of the whole game; each run is the first of its process. */
export async function measureWholeGame(): Promise<Figure[]> {
  const runs = Array.from({ length: RUNS }, (): Run => {
    const { stdout, stderr, status } = spawnSync('npx', ['tsx', fileURLToPath(import.meta.url), '--run'], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return JSON.parse(stdout) as Run
  })
  const of = (key: keyof Run): number => median(runs.map((run) => run[key]))
  return [
    atMost('B45', 'the whole game as one PDF', of('seconds'), 's', 6),
    atMost('B45', 'the same, size of the file', of('megabytes'), 'MB', 12),
    atMost('B45', 'the same, memory of the process', of('mebibytes'), 'MiB', 400),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--run')) process.stdout.write(JSON.stringify(await exportGame()))
  else for (const line of (await measureWholeGame()).map(printed)) process.stdout.write(line)
}
