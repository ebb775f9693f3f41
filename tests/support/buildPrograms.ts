/** Once before all tests: the command line and the desktop shell that they run are built from the sources as they are. */
import { execFileSync } from 'node:child_process'

export default function buildPrograms(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'cli', 'main', 'preload'], { stdio: 'inherit' })
}
