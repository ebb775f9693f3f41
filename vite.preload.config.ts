import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { checks } from './scripts/bundle.mjs'

const project = fileURLToPath(new URL('.', import.meta.url))

/** The preload: one CommonJS file, as a sandboxed page needs it. It may require Electron and nothing else. */
export default defineConfig({
  root: project,
  build: {
    outDir: `${project}dist/preload`,
    // One file of one name: nothing to clear, and a program that starts meanwhile finds it.
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
    lib: { entry: `${project}main/preload/preload.ts`, formats: ['cjs'], fileName: () => 'preload.cjs' },
    rollupOptions: { external: ['electron'], checks },
  },
})
