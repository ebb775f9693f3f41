/** Bench of the command line, B9: its start against that of Node itself, A B A B. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Figure, median } from './figure'

const BIN = 'main/cli/bin.cjs'
const PAIRS = 15

function startMs(args: readonly string[]): number {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${stderr}`)
  return performance.now() - started
}

// Median of the ratios of neighbouring runs: noise of the machine hits both alike.
function ratio(args: readonly string[]): number {
  return median(Array.from({ length: PAIRS }, () => startMs(args) / startMs(['-e', '0'])))
}

export function measureCommandLine(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-bench-'))
  const file = join(folder, 'small.castellan')
  try {
    startMs([BIN, 'new', file, '--ruleset', 'magna-carta', '--columns', '10', '--rows', '10'])
    return [
      atMost('B9', 'castellan --version, against node -e 0', ratio([BIN, '--version']), 'x', 1.5),
      atMost('B9', 'castellan info of a small file, against node -e 0', ratio([BIN, 'info', file]), 'x', 2.5),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
