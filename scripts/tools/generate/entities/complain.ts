import type { Path } from '../contract/source.ts'
import { didYouMean, type Problem } from '../problem.ts'
import type { ModuleSource } from './module-source.ts'

/** Returns the problem at a path of a file. */
export type Complain = (path: Path, message: string) => Problem

export const complainer =
  (source: ModuleSource): Complain =>
  (path, message) => ({ file: source.name, line: source.lineOf(path), message })

/** A name in a file, with its path and the kind of thing that it must name. */
export type Use = { what: string; name: string; path: Path }

/** Returns a problem for every unknown name, with the nearest known name. */
export function unknownNames(complain: Complain, uses: readonly Use[], known: readonly string[]): Problem[] {
  return uses
    .filter(({ name }) => !known.includes(name))
    .map(({ what, name, path }) => complain(path, `unknown ${what} "${name}"${didYouMean(name, known)}`))
}
