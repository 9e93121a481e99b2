import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One build for `/g` and `/admin`, and the page of the contract; the server puts the nonce of each answer into index.html. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console-assets/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    rollupOptions: { input: ['index.html', 'api-docs.html'].map(page => join(import.meta.dirname, page)) },
    target: 'es2022',
    modulePreload: { polyfill: false }
  }
})
