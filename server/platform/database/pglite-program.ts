import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Node has this global object; its types do not declare it. */
declare const WebAssembly: { compile(program: Uint8Array): Promise<object> }

let compiled: Promise<object> | undefined

/**
 * Compiles the program of the embedded database, once. V8 does it in threads of its own; a start that calls this first
 * loads its modules at the same time. The file is read synchronously, because loading modules keeps the event loop busy.
 */
export function compilePglite(): Promise<object> {
  if (compiled) return compiled
  const program = readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm')))
  compiled = WebAssembly.compile(program)
  // whoever opens the database waits for it and is told of a failure
  compiled.catch(() => {})
  return compiled
}
