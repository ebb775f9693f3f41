// Builds what the program needs: `node scripts/build.mjs [viewer] [cli] [page] [main] [preload]`, all when none is named.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const configs = {
  // First: the page carries it, the command line reads it.
  viewer: 'vite.viewer.config.ts',
  cli: 'vite.cli.config.ts',
  page: 'vite.page.config.ts',
  main: 'vite.main.config.ts',
  preload: 'vite.preload.config.ts',
}
const asked = process.argv.slice(2)
// The command line and the page write pages that carry the viewer.
const wanted = asked.includes('cli') || asked.includes('page') ? ['viewer', ...asked] : asked

// `npm ci --omit=dev` has no Vite: the packed program brings its builds along.
if (!existsSync(`${project}node_modules/vite`)) process.exit(0)

const { build } = await import('vite')
for (const [name, file] of Object.entries(configs)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await build({ configFile: project + file, logLevel: 'warn' })
}
