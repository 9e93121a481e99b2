import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import reactPlugin from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { productionRouter, routerFile, unnamedRouter } from '../scripts/tools/build/production-router.ts'
import { entries } from './app/entries.ts'

const require = createRequire(import.meta.url)

/** Returns a pattern for modules of the portal, by their paths. */
const ours = (...paths: string[]) =>
  new RegExp(`portal/(?:${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'))

/**
 * The files of the build. Every public page loads two of them: the libraries, which rarely change, and the app with the
 * parts of most pages. Parts of several pages form further files; they are few, because each file costs its headers.
 * Parts that open later stay separate. A group includes the imports of its modules, unless an earlier group has them.
 */
const groups = [
  {
    name: 'libraries',
    test: /^\0(?:module:(?:react|scheduler)|rolldown)|node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|cookie)[\\/][^?]+$/
  },
  {
    name: 'app',
    test: ours(
      'entry/entry-client',
      'lib/numbers',
      'shared/(?:lists/(?:filter-form|query)|messages/state-chip|forms/use-(?:act|throttled|written))',
      // in the browser, links to forms are empty, so they get no file of their own
      'ui/(?:notices/(?:banner|status)|lists/card|forms/form-links|time)'
    )
  },
  {
    name: 'card-parts',
    test: ours(
      'shared/(?:messages/message-card|places/(?:region-asked|regions))',
      'ui/(?:forms/field|page-head|lists/tab-links)'
    )
  },
  { name: 'forum-parts', test: ours('shared/places/forum-card', 'ui/lists/figures') },
  { name: 'list-parts', test: ours('shared/lists/list-page') },
  { name: 'region-parts', test: ours('shared/places/region-(?:filter|links)') },
  {
    name: 'account-parts',
    test: ours('features/account/(?:captcha-field|login-forms)', 'shared/account/contact-code')
  },
  {
    name: 'reader-parts',
    test: ours('lib/use-scripted', 'shared/(?:campaign-life|share-button|special-head)')
  },
  { name: 'campaign-parts', test: ours('features/campaigns/campaign', 'ui/rich-text') },
  {
    name: 'message-parts',
    test: new RegExp(
      `${ours('shared/(?:messages/(?:attachments|solved-words)|share)', 'ui/grade').source}|schemas[\\\\/]facts[\\\\/]text[\\\\/]masks\\.ts$`
    )
  }
]

/** Leaves out of a part's list of files to load those that every page has loaded before: their names are bytes of the first view. */
const notLoadedYet = (_file: string, files: string[]): string[] =>
  files.filter(file => !/\/(?:libraries|entry-client|rolldown-runtime)-/.test(file))

/** Writes the path of the module into each row of the table of pages. The server needs it to find the page’s files. */
const moduleFiles: Plugin = {
  name: 'module-files',
  transform: {
    filter: { id: /portal[\\/]app[\\/]pages\.ts$/ },
    handler: code => code.replace(/module: \(\) =>\s*import\(\s*['"]\.\.\/(.+?)['"]\s*\)/g, "$&, file: '$1'")
  }
}

/** Replaces the function that Vite calls for each `import()` by our own, which is a third of its size. */
const loadChunk: Plugin = {
  name: 'load-chunk',
  enforce: 'pre',
  load: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: () => ({
      code: readFileSync(join(import.meta.dirname, 'lib/load-chunk.ts'), 'utf8'),
      moduleType: 'ts'
    })
  }
}

/** React’s packages by the names that pages import, each with its file. */
const react: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
  scheduler: 'scheduler',
  'use-sync-external-store/shim': 'use-sync-external-store-shim',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store-shim/with-selector'
}

/**
 * Turns React’s CommonJS files into modules. Otherwise each of our files would contain code to read them, and there
 * would be one more file.
 */
const reactModules: Plugin = {
  name: 'react-modules',
  enforce: 'pre',
  // `import * as` would make an object with all names
  transform: {
    filter: { id: /node_modules/, code: /import \* as \w+ from ['"]react/ },
    handler: code => code.replace(/import \* as (\w+) from (['"]react(?:-dom)?['"])/g, 'import $1 from $2')
  },
  resolveId: {
    filter: { id: new RegExp(`^(?:${Object.keys(react).join('|')})$`) },
    handler: name => `\0module:${name}`
  },
  load: {
    filter: { id: /^\0module:/ },
    handler: id => {
      const name = id.replace('\0module:', '')
      const file = join(
        dirname(require.resolve(`${name.split('/')[0]}/package.json`)),
        'cjs',
        `${react[name]}.production.js`
      )
      const needed: string[] = []
      const body = readFileSync(file, 'utf8').replace(/require\("([\w/-]+)"\)/g, (_call, other: string) => {
        needed.push(`import ${nameOf(other)} from '${other}'`)
        return nameOf(other)
      })
      const names: string[] = Object.keys(require(name))
      const values = names.map(one => `const exported_${one} = exports.${one}`)
      const list = names.map(one => `exported_${one} as ${one}`).join(', ')
      return [
        ...needed,
        'const exports = (exports => {',
        body,
        'return exports',
        '})({})',
        ...values,
        `export { exports as default, ${list} }`
      ].join('\n')
    }
  }
}

const nameOf = (module: string) => `required_${module.replace(/\W/g, '_')}`

/** Imports each class name of a style sheet by itself, if the module only uses names that are written out. */
const classNames: Plugin = {
  name: 'class-names',
  enforce: 'pre',
  transform: {
    filter: { id: /portal[\\/].*\.tsx$/, code: { include: /import css from/, exclude: /css[[,)}]/ } },
    handler: code => code.replace(/import css from ('.*\.module\.css')/, 'import * as css from $1')
  }
}

/** Marks the files of the second copy of the router’s package. */
const moves = '?moves'

/**
 * Gives `app/browser-router.ts` its own copy of the router’s package. A module cannot be divided between two files of
 * the build: with one copy, the code that changes pages would be loaded together with the code that shows a page.
 */
const secondRouter: Plugin = {
  name: 'second-router',
  enforce: 'pre',
  resolveId(name, importer = '') {
    if (name === 'react-router-dom' && importer.endsWith('browser-router.ts'))
      return { id: routerFile('index.mjs') + moves, moduleSideEffects: false }
    if (!importer.endsWith(moves) || !name.startsWith('.')) return null
    return { id: join(dirname(importer), name) + moves, moduleSideEffects: false }
  },
  load: {
    filter: { id: /\?moves$/ },
    handler: id => readFileSync(id.slice(0, -moves.length), 'utf8')
  }
}

/** Lets pages name their sources where they name files of the build otherwise. */
const sourceFiles: Plugin = {
  name: 'source-files',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/app\/manifest\.ts$/ },
    handler: () => join(import.meta.dirname, 'app/source-files.ts')
  }
}

/** The plugins of the build for the browser. */
const forBrowsers = [loadChunk, reactModules, classNames, secondRouter, unnamedRouter]

/**
 * Two builds from one configuration: `vite build` for the browser (with a manifest), and `vite build --ssr
 * entry/entry-server.tsx` for the renderer that the server loads. `npm run dev` serves the sources (`scripts/tools/dev`).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  publicDir: false,
  appType: 'custom',
  plugins: [
    reactPlugin(),
    ...(command === 'serve' ? [moduleFiles, sourceFiles] : isSsrBuild ? [moduleFiles] : forBrowsers)
  ],
  resolve: { alias: command === 'build' ? productionRouter : [] },
  css: {
    modules: { generateScopedName: command === 'build' ? '[hash:base64:6]' : '[local]_[hash:base64:6]' }
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The renderer is one self-contained bundle, so that all routes use the same React, whatever the value of NODE_ENV.
  ssr: { noExternal: command === 'build' ? true : [] },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    emptyOutDir: true,
    modulePreload: { resolveDependencies: notLoadedYet },
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: { propertyReadSideEffects: false },
          input: [...entries],
          output: { codeSplitting: { groups } }
        }
  }
}))
