import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import reactPlugin from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { entries } from './app/manifest.ts'

const require = createRequire(import.meta.url)

/** Modules of ours, by their paths. */
const ours = (...paths: string[]) =>
  new RegExp(`portal/(?:${paths.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'))

/**
 * Every public page loads two files: the libraries, which rarely change, and the app with the parts of most pages.
 * Parts that some pages share form one more file, as each file costs its headers. Parts that open later stay separate.
 * A group includes the imports of its modules, unless an earlier group has them.
 */
const groups = [
  {
    name: 'libraries',
    test: /^\0module:(?:react|scheduler)|node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|cookie)[\\/][^?]+$/
  },
  {
    name: 'app',
    test: ours(
      'entry-client',
      'lib/numbers',
      'shared/(?:filter-form|query|state-chip|use-(?:act|throttled|written))',
      // links to forms are nothing in the browser, and no file of their own
      'ui/(?:banner|card|form-links|status|time)'
    )
  },
  {
    name: 'card-parts',
    test: ours('shared/(?:message-card|region-asked|regions)', 'ui/(?:field|page-head|tab-links)')
  },
  { name: 'forum-parts', test: ours('shared/forum-card') },
  { name: 'list-parts', test: ours('shared/(?:list-page|own-nav)') },
  { name: 'region-parts', test: ours('shared/region-(?:filter|links)') },
  {
    name: 'account-parts',
    test: ours('features/account/(?:captcha-field|login-forms)', 'shared/contact-code')
  },
  {
    name: 'reader-parts',
    test: ours('lib/use-scripted', 'shared/(?:campaign-life|share-button|special-head)')
  },
  { name: 'campaign-parts', test: ours('features/campaigns/campaign', 'ui/rich-text') },
  {
    name: 'message-parts',
    test: new RegExp(
      `${ours('shared/(?:attachments|share|solved-words)', 'ui/grade').source}|schemas[\\\\/]masks\\.ts$`
    )
  }
]

/** Writes the path of its module into each row of the table of pages: by it the server finds the page's files. */
const moduleFiles: Plugin = {
  name: 'module-files',
  transform: {
    filter: { id: /portal[\\/]pages\.ts$/ },
    handler: code => code.replace(/module: \(\) =>\s*import\(\s*['"]\.\/(.+?)['"]\s*\)/g, "$&, file: '$1'")
  }
}

/** Puts our own function, a third of the size, in the place of the one that Vite calls for each `import()`. */
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

/** React's packages as pages import them, with their files. */
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
 * Makes modules of React's CommonJS files. As they are, each of our files would bring code to read them, and all of them
 * one file more.
 */
const reactModules: Plugin = {
  name: 'react-modules',
  enforce: 'pre',
  // a namespace of all names would be made for who asks for one
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

/** Takes from a style sheet the names that a module uses, where it writes them out. */
const classNames: Plugin = {
  name: 'class-names',
  enforce: 'pre',
  transform: {
    filter: { id: /portal[\\/].*\.tsx$/, code: { include: /import css from/, exclude: /css[[,)}]/ } },
    handler: code => code.replace(/import css from ('.*\.module\.css')/, 'import * as css from $1')
  }
}

/** The router's package gives its development build to everybody who does not ask for the other one by its path. */
const router = (file: string) =>
  join(import.meta.dirname, '../node_modules/react-router/dist/production', file)
const productionRouter = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') }
]

/**
 * The router names its components for React's developer tools, which keeps every one of them in the build. Without the
 * names, what nobody uses is left out; above all its own link, which brings its framework along (`ui/link.tsx`).
 */
const unnamedRouter: Plugin = {
  name: 'unnamed-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production/ },
    handler: code =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
  }
}

/** Marks the files of the second copy of the router's package. */
const moves = '?moves'

/**
 * Gives `app/browser-router.ts` a copy of the router's package of its own. A file cannot be divided: in one copy, the part
 * that moves from page to page would travel with the part that shows a page.
 */
const secondRouter: Plugin = {
  name: 'second-router',
  enforce: 'pre',
  resolveId(name, importer = '') {
    if (name === 'react-router-dom' && importer.endsWith('browser-router.ts'))
      return { id: router('index.mjs') + moves, moduleSideEffects: false }
    if (!importer.endsWith(moves) || !name.startsWith('.')) return null
    return { id: join(dirname(importer), name) + moves, moduleSideEffects: false }
  },
  load: {
    filter: { id: /\?moves$/ },
    handler: id => readFileSync(id.slice(0, -moves.length), 'utf8')
  }
}

/**
 * Two builds from one configuration: `vite build` (browser, with a manifest) and
 * `vite build --ssr entry-server.tsx` (the renderer that the server loads).
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  base: '/',
  publicDir: false,
  appType: 'custom',
  plugins: [
    reactPlugin(),
    ...(isSsrBuild ? [moduleFiles] : [loadChunk, reactModules, classNames, secondRouter, unnamedRouter])
  ],
  resolve: { alias: command === 'build' ? productionRouter : [] },
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
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: { propertyReadSideEffects: false },
          input: [...entries],
          output: { codeSplitting: { groups } }
        }
  }
}))
