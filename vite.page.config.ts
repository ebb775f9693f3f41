import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licences } from './scripts/licences.mjs'
import { checks, output, oxc } from './scripts/bundle.mjs'
import { withoutUnusedParts } from './scripts/pdfkitParts.mjs'

const project = fileURLToPath(new URL('.', import.meta.url))
const { build, worker } = licences({ fonts: true })

/** The page: the same for the browser edition and the desktop window. Relative addresses, so any folder will do. */
export default defineConfig({
  root: `${project}renderer`,
  base: './',
  plugins: [react(), build],
  oxc,
  // Fonts and gallery lie beside the renderer, in assets/.
  server: { fs: { allow: [project] } },
  build: {
    outDir: `${project}dist/page`,
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output, checks },
  },
  worker: { format: 'es', plugins: () => [withoutUnusedParts(), worker], rolldownOptions: { checks } },
})
