// `npm run bench [document] [commandLine] [page]`: builds what is measured, then measures it.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { project, run } from './run.mjs'

run('build', 'node', ['scripts/build.mjs'])
await build({
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('../bench/trivialPage', import.meta.url)),
  base: './',
  build: { outDir: `${project}dist/trivialPage`, emptyOutDir: true },
})
process.exit(run('bench', 'tsx', ['bench/run.ts', ...process.argv.slice(2)]) ? 0 : 1)
