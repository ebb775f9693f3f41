import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const project = fileURLToPath(new URL('.', import.meta.url))

/** The page: the same for the browser edition and the desktop window. Relative addresses, so any folder will do. */
export default defineConfig({
  root: `${project}renderer`,
  base: './',
  plugins: [react()],
  // Fonts and gallery lie beside the renderer, in assets/.
  server: { fs: { allow: [project] } },
  build: {
    outDir: `${project}dist/page`,
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 1500,
  },
  worker: { format: 'es' },
})
