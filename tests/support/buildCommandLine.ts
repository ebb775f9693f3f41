/** Once before all tests: the command line that they run is built from the sources as they are. */
import { execFileSync } from 'node:child_process'

export default function buildCommandLine(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', 'cli'], { stdio: 'inherit' })
}
