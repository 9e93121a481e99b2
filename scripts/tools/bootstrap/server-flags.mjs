import { join } from 'node:path'

/**
 * The options of Node for the server (decision 0129). The young generation may grow to two halves of 32 MB: the objects of
 * a request live until PostgreSQL has answered, and in a smaller one they are copied before. The heap grows by half between two
 * collections instead of doubling or more. `gc` lets the server return the memory of its start.
 * @type {readonly string[]}
 */
export const serverFlags = ['--max-semi-space-size=32', '--heap-growing-percent=50', '--expose-gc']

/**
 * Returns the environment of the server, which the machine can override. glibc's allocator would give each thread of
 * Node its own arena and return little of it: two arenas for all threads save 25 MB and more. The folder of compiled
 * modules is also set here, and not only in `main.ts`, because otherwise Node would load its TypeScript compiler,
 * which takes 15 MB, for that file.
 * @param {string} root the repository's folder
 * @returns {Record<string, string>}
 */
export function serverEnvironment(root) {
  return { MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }
}
