import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** One build for `/g` and `/admin`; the server puts the nonce of each answer into index.html. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/console-assets/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    modulePreload: { polyfill: false }
  }
})
