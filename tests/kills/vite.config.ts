/** Makes of `life.ts` and all it imports one file, once: two hundred programs are started from it. */
import { fileURLToPath, pathToFileURL } from 'node:url'
import { defineConfig } from 'vite'

const project = fileURLToPath(new URL('../../', import.meta.url))

// Some modules look for files beside them: each keeps its own address.
function keepAddress(code: string, id: string): string | undefined {
  if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined
  return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}

export default defineConfig({
  root: project,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [{ name: 'addresses', transform: keepAddress }],
  build: {
    outDir: `${project}.cache/kills`,
    // Beside it stand the folders of lives.
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    ssr: `${project}tests/kills/life.ts`,
    rollupOptions: { output: { format: 'es', entryFileNames: 'life.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
})
