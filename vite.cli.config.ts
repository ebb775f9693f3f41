import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const project = fileURLToPath(new URL('.', import.meta.url))
const node = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)]

/** The command line: one ES module per lazily loaded verb; packages stay outside. */
export default defineConfig({
  root: project,
  build: {
    outDir: `${project}dist/cli`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    ssr: `${project}main/cli/entry/castellan.ts`,
    rollupOptions: {
      external: [...node, '@napi-rs/canvas', 'pdfkit'],
      output: { format: 'es', entryFileNames: 'castellan.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Small packages are bundled: one file loads faster than a tree of them.
  ssr: { noExternal: ['commander', 'immer', 'jsonc-parser'] },
})
