import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { entries } from './app/manifest.ts'

/** Modules of ours, by their paths. */
const ours = (...paths: string[]) =>
  new RegExp(`portal/(?:${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'))

/**
 * What every public page needs comes in two files: libraries, which rarely change, and the app with the parts of most
 * pages. What some pages share comes in one more, because each file costs its headers; what opens later stays apart.
 * A group takes along what its modules import, unless an earlier one has it.
 */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|cookie)[\\/]/
  },
  {
    name: 'app',
    test: ours(
      'entry-client',
      'shared/(?:filter-form|message-card|query)',
      'ui/(?:banner|card|empty-state|field|tab-links)'
    )
  },
  {
    name: 'account-parts',
    test: ours('features/account/(?:captcha-field|login-forms|phone-code)', 'shared/use-throttled')
  },
  { name: 'list-parts', test: ours('shared/(?:forum-card|regions)', 'ui/(?:page-head|pager)') },
  { name: 'message-parts', test: ours('shared/(?:attachments|message-actions)', 'ui/grade') }
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
    rolldownOptions: isSsrBuild ? {} : { input: [...entries], output: { codeSplitting: { groups } } }
  }
}))
