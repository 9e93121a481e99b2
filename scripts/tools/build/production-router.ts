import { join } from 'node:path'
import type { Alias, Plugin } from 'vite'
import { root } from '../programs.ts'

/** Returns the path of a module of the router’s production build. */
export const routerFile = (file: string): string =>
  join(root, 'node_modules/react-router/dist/production', file)

/** The router’s package exports its development build unless the other one is imported by its path. */
export const productionRouter: Alias[] = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') }
]

/**
 * The router sets the names of its components for React’s developer tools, which keeps all components in a build.
 * Without these names, unused components are left out; above all its framework, which only its own link needs.
 */
export const unnamedRouter: Plugin = {
  name: 'unnamed-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production/ },
    handler: code =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
  }
}
