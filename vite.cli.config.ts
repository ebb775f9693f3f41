import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licences } from './scripts/licences.mjs'
import { checks } from './scripts/bundle.mjs'
import { withoutUnusedParts } from './scripts/pdfkitParts.mjs'

const project = fileURLToPath(new URL('.', import.meta.url))
const node = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)]

/** The command line: one ES module per lazily loaded verb; what is native stays outside. */
export default defineConfig({
  root: project,
  plugins: [withoutUnusedParts(), licences({ fonts: false }).build],
  build: {
    outDir: `${project}dist/cli`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    ssr: `${project}main/cli/entry/castellan.ts`,
    rollupOptions: {
      checks,
      external: [...node, '@napi-rs/canvas'],
      output: { format: 'es', entryFileNames: 'castellan.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Packages are bundled: one file loads faster than a tree of them.
  ssr: { noExternal: true },
})
