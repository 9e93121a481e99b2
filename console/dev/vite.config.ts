import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import production from '../vite.config.ts'

/** Builds the gallery of parts for the journeys, apart from the console. The development server takes its page as it is. */
export default defineConfig(environment => ({
  root: join(import.meta.dirname, '..'),
  base: './',
  publicDir: false,
  plugins: [react()],
  resolve: production({ ...environment, command: 'serve' }).resolve ?? {},
  build: {
    outDir: join(import.meta.dirname, '../../artifacts/parts/console'),
    emptyOutDir: true,
    target: 'es2022',
    // the pictures need no small files, and errors name the lines of the sources
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: join(import.meta.dirname, 'parts.html') }
  }
}))
