/** Bundles `life.ts`, in a process of its own: a bundler does not run within a test's. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Path of the bundle. */
export function bundleLife(): string {
  const project = fileURLToPath(new URL('../../', import.meta.url))
  const words = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  execFileSync(process.execPath, [...words, '--config', 'tests/kills/vite.config.ts'], {
    cwd: project,
    stdio: 'inherit',
  })
  return `${project}.cache/kills/life.mjs`
}
