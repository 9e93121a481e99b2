import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What every public page needs comes in two files: libraries, which rarely change, and our own parts. Dialogs and what
 * else opens later stay apart.
 */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|cookie)[\\/]/
  },
  {
    name: 'parts',
    test: /portal[\\/](?:app|lib|ui|shared)[\\/](?!dialog|tabs\.|image-viewer|.*-dialog|dialogs|up|use-|attachments|message-actions|grade)/
  }
]

/**
 * Two builds from one configuration: `vite build` (browser, with a manifest) and
 * `vite build --ssr entry-server.tsx` (the renderer that the server loads).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  publicDir: false,
  appType: 'custom',
  plugins: [react()],
  css: { modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[name]_[local]' } },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The renderer is one self-contained bundle: the same React for every route, whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : [] },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild ? {} : { input: 'entry-client.tsx', output: { codeSplitting: { groups } } }
  }
}))
