/**
 * Once before all tests: the command line and the desktop shell that they run are built from the sources as they are. `npm test`
 * has built everything before, and says so.
 */
import { execFileSync } from 'node:child_process'

export default function buildPrograms(): void {
  if (process.env['CASTELLAN_BUILT'] === 'now') return
  execFileSync(process.execPath, ['scripts/build.mjs', 'cli', 'main', 'preload'], { stdio: 'inherit' })
}
