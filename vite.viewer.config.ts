import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licences } from './scripts/licences.mjs'
import { checks, oxc } from './scripts/bundle.mjs'

const project = fileURLToPath(new URL('.', import.meta.url))

/** The viewer of shared pages: one script and one style, which the writer of pages puts inside each (viewer/README.md). */
export default defineConfig({
  root: project,
  plugins: [licences({ fonts: true }).build],
  oxc,
  build: {
    outDir: `${project}dist/viewer`,
    // Files of fixed names: nothing to clear, and a program that starts meanwhile finds them.
    emptyOutDir: false,
    target: 'es2023',
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks,
      input: `${project}viewer/viewer.ts`,
      output: {
        format: 'es',
        entryFileNames: 'viewer.js',
        assetFileNames: 'viewer[extname]',
        codeSplitting: false,
      },
    },
    modulePreload: false,
  },
})
