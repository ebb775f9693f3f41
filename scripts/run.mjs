// Runs one program of the house scripts and tells how it ended.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('..', import.meta.url))

/** Runs a tool of node_modules (or any program on PATH) in the project, its output shown; true when it succeeded. */
export function run(title, command, args, env = {}) {
  const started = Date.now()
  console.log(`\n== ${title}`)
  const { status, error } = spawnSync(command, args, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${project}node_modules/.bin:${process.env.PATH}`, ...env },
  })
  if (error) console.error(error.message)
  console.log(
    `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  return status === 0
}
