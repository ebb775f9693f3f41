/** Runs other programs for the bench: how long they take, how much memory they hold, whether they are installed. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const BIN = 'main/cli/bin.cjs'

interface Ran {
  readonly seconds: number
  readonly output: string
}

/** Runs a program to its end, wall time from outside. Throws when it fails. */
export function ran(program: string, args: readonly string[], cwd?: string): Ran {
  const started = performance.now()
  // Without a screen Qt's programs draw all the same.
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen' }
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 26,
    ...(cwd !== undefined && { cwd }),
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`)
  return { seconds: (performance.now() - started) / 1000, output: stdout }
}

/** Says whether a program is there and answers. */
export function isInstalled(program: string, args: readonly string[] = ['--version']): boolean {
  return spawnSync(program, args, { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } }).status === 0
}

interface Exported {
  readonly seconds: number
  /** The most that the process held at once. */
  readonly mebibytes: number
}

/** `castellan export` of the built command line, as a process of its own. */
export function exported(folder: string, file: string, out: string, options: readonly string[]): Exported {
  const report = join(folder, 'memory')
  const words = ['export', resolve(folder, file), '--out', resolve(folder, out), '--force', '--what', 'map']
  const { seconds } = ran(process.execPath, ['--import', reporting(report), BIN, ...words, ...options])
  return { seconds, mebibytes: Number(readFileSync(report, 'utf8')) }
}

// A module that writes the most memory of the process to a file as it ends. The mark of Linux is that of this program alone; the
// usual count is inherited from the process that started it.
function reporting(file: string): string {
  const code = `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
const own = '/proc/self/status'
process.on('exit', () => {
  const mark = existsSync(own) && /VmHWM:\\s*(\\d+)/.exec(readFileSync(own, 'utf8'))
  writeFileSync(${JSON.stringify(file)}, String((mark ? Number(mark[1]) : process.resourceUsage().maxRSS) / 1024))
})`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** The medians of runs in turn, ours before the peer's, and of the ratios of neighbours: noise of the machine hits both alike. */
export function inTurn(
  pairs: number,
  ours: () => number,
  peer: () => number,
): { readonly ours: number[]; readonly ratios: number[] } {
  const runs = Array.from({ length: pairs }, () => [ours(), peer()] as const)
  return { ours: runs.map(([own]) => own), ratios: runs.map(([own, other]) => own / other) }
}
