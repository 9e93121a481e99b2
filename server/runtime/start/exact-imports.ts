import { registerHooks } from 'node:module'

/**
 * Resolves a relative import of a `.ts` file to this file exactly. Node would look up its path and its package on the disk.
 */
export function resolveExactly(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && specifier.endsWith('.ts')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context)
  })
}
