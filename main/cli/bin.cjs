#!/usr/bin/env node
// Starts the command line. `--version` is answered at once, without loading the program.
'use strict'

const args = process.argv.slice(2)
// An answer that nobody can read is none. Only a reader that closes early (`castellan tables … | head`) is no fault.
let isLost = false
let words = (error) => `castellan: ${error.message}\n`
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE' || isLost) return
  isLost = true
  process.stderr.write(words(error))
  process.exitCode = 2
})
// Nobody is left to tell; what the call answers and its exit code stand.
process.stderr.on('error', () => undefined)
if (args.includes('--version')) {
  const { version } = require('../../package.json')
  process.stdout.write(args.includes('--json') ? `${JSON.stringify({ version })}\n` : `${version}\n`)
} else {
  import('../../dist/cli/castellan.js').then(
    async ({ main, unwritable }) => {
      words = (error) => unwritable(error, args, process.env)
      const exitCode = await main(args, process, { env: process.env, interruptions: process })
      if (!isLost) process.exitCode = exitCode
    },
    (error) => {
      const isMissing = error.code === 'ERR_MODULE_NOT_FOUND'
      const why = isMissing ? 'is not built (npm run build)' : 'cannot be loaded'
      process.stderr.write(`castellan: the program ${why}: ${error.message}\n`)
      process.exitCode = 2
    },
  )
}
