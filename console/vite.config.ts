import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productionRouter, unnamedRouter } from '../scripts/tools/build/production-router.ts'
import { fileNameOf, preloads } from './app/first-view.ts'
import { withoutExamples } from './app/without-examples.ts'

/**
 * Builds the console for `/g` and `/admin`, and the page of the contract. The server puts the nonce of each answer into
 * index.html.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/console-assets/',
  plugins: [withoutExamples(), react(), unnamedRouter, preloads()],
  resolve: {
    alias: [
      ...(command === 'build' ? productionRouter : []),
      { find: /^jsonexport\/dist\/index\.js$/, replacement: join(import.meta.dirname, 'app/json-export.ts') },
      { find: /^inflection$/, replacement: join(import.meta.dirname, 'app/inflection.ts') },
      { find: /^object\.entries$/, replacement: join(import.meta.dirname, 'app/object-entries.cjs') }
    ]
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    rollupOptions: {
      input: ['index.html', 'api-docs.html'].map(page => join(import.meta.dirname, page)),
      output: {
        // libraries that most pages share are one file: as fifty small files they made a first view a twelfth larger
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, minShareCount: 16 },
            { name: fileNameOf, test: /^(?!.*node_modules)/ }
          ]
        }
      }
    },
    target: 'es2022',
    modulePreload: { polyfill: false }
  }
}))
