#!/usr/bin/env node
// Starts the command line. `--version` is answered at once, without loading the program.
'use strict'

const args = process.argv.slice(2)
if (args.includes('--version')) {
  const { version } = require('../../package.json')
  process.stdout.write(args.includes('--json') ? `${JSON.stringify({ version })}\n` : `${version}\n`)
} else {
  import('../../dist/cli/castellan.js').then(
    async ({ main }) => {
      // A reader that closes early (`castellan tables … | head`) is no fault.
      process.stdout.on('error', () => undefined)
      process.exitCode = await main(args, process, { env: process.env, interruptions: process })
    },
    (error) => {
      process.stderr.write(`castellan: the program is not built (npm run build): ${error.message}\n`)
      process.exitCode = 2
    },
  )
}
