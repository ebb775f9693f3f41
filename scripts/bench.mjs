// `npm run bench [geometry] [reach] [leanReach] [route] [sight] [document] [editing] [table] [checks] [mapPictures] [mapPdfs] [commandLine] [page] …`, the groups of bench/run.ts: builds what is measured, then measures it.
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { output, oxc } from './bundle.mjs'
import { project, run } from './run.mjs'

const PAGES = ['canvas', 'openPage', 'trivialPage', 'table']

run('build', 'node', ['scripts/build.mjs'])
for (const page of PAGES)
  await build({
    configFile: false,
    logLevel: 'warn',
    root: `${project}bench/${page}`,
    base: './',
    plugins: [react()],
    oxc,
    worker: { format: 'es' },
    build: {
      outDir: `${project}dist/bench/${page}`,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { output },
    },
  })
process.exit(run('bench', 'tsx', ['bench/run.ts', ...process.argv.slice(2)]) ? 0 : 1)
