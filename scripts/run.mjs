// Runs one program of the house scripts and reports how it ended.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('..', import.meta.url))

const PATH = `${project}node_modules/.bin:${process.env.PATH}`

/** Runs a tool of node_modules (or any program on PATH) in the project, its output shown; true when it succeeded. */
export function run(title, command, args, env = {}) {
  const started = Date.now()
  console.log(`\n== ${title}`)
  const { status, error } = spawnSync(command, args, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH, ...env },
  })
  if (error) console.error(error.message)
  reportEnd(title, status, started)
  return status === 0
}

/** Runs a command as `run` does, but beside others: its output is shown when it has ended. */
export function runBeside(title, command, args) {
  const started = Date.now()
  const said = []
  const child = spawn(command, args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH },
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes))
  return new Promise((resolve) => {
    const end = (status) => {
      console.log(`\n== ${title}`)
      process.stdout.write(Buffer.concat(said))
      reportEnd(title, status, started)
      resolve(status === 0)
    }
    child.on('error', ({ message }) => {
      said.push(Buffer.from(`${message}\n`))
      end(null)
    })
    child.on('close', (status) => child.pid && end(status))
  })
}

function reportEnd(title, status, started) {
  console.log(
    `== ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
}
