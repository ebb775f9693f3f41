// Serves the built page for tests, bench and screenshots: `node scripts/servePage.mjs PORT`.
import { preview } from 'vite'
import { project } from './run.mjs'

await preview({
  configFile: `${project}vite.page.config.ts`,
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
})
