/** `npm test -- --watch <part>`: runs the tests of a file or folder again at each change. */
import { handOver } from '../bootstrap/child.mjs'
import { Halt } from '../bootstrap/say.mjs'
import { checkEnvironment, root, tools } from '../programs.ts'
import { prepareBrowser } from './browser.ts'

/**
 * Runs vitest on the files whose path contains one of the parts, until it is stopped. Journeys use the front ends as they
 * were built last.
 * @throws Halt without a part, because all tests together take minutes
 */
export async function watchTests(parts: readonly string[]): Promise<number> {
  if (parts.length === 0)
    throw new Halt(
      'Name a file or folder to watch, such as: npm test -- --watch server/correspondence/assignments'
    )
  const inBrowser = parts.some(part => /journeys|generator/.test(part))
  const browser = inBrowser ? await prepareBrowser() : undefined
  return handOver(process.execPath, [tools.vitest, 'watch', ...parts], {
    cwd: root,
    env: checkEnvironment(browser ? { CHROMIUM_PATH: browser } : {})
  })
}
