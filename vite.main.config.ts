import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licences } from './scripts/licences.mjs'
import { checks } from './scripts/bundle.mjs'

const project = fileURLToPath(new URL('.', import.meta.url))

/** The main process: one ES module with all that it needs but Electron and Node. */
export default defineConfig({
  root: project,
  plugins: [licences({ fonts: false }).build],
  build: {
    outDir: `${project}dist/main`,
    // One file of one name: nothing to clear, and a program that starts meanwhile finds it.
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    ssr: `${project}main/entry/index.ts`,
    rollupOptions: {
      checks,
      external: ['electron', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)],
      output: { format: 'es', entryFileNames: 'main.js', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
})
