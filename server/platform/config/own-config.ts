import { type Config, readConfig } from './config.ts'
import { misspelledVariables } from './misspelled.ts'

/**
 * Reads the configuration of this process from its environment. First it writes a warning for each variable that looks like a
 * misspelling, because the configuration may be refused for what was misspelled.
 * @throws ConfigRefused
 */
export function readOwnConfig(): Config {
  for (const says of misspelledVariables(process.env)) process.stderr.write(`Warning: ${says}\n`)
  return readConfig(process.env)
}
