import { editDistance } from '@board/schemas/facts/text/edit-distance'

/** One problem of the contract, with its place in the source. */
export type Problem = { file: string; line: number; message: string }

/** All problems of one run, so that the author can correct them together. The message has one line per problem. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const inOrder = problems.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    super(inOrder.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n'))
    this.problems = inOrder
  }
}

/** Throws a ContractError when there is at least one problem. */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContractError(problems)
}

/**
 * Returns `; did you mean "x"?` with the known name nearest to a misspelt one, or an empty text when none is near.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  let best: { name: string; distance: number } | undefined
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (!best || distance < best.distance) best = { name: candidate, distance }
  }
  const own = name.slice(name.lastIndexOf('/') + 1)
  const limit = Math.max(2, Math.floor(own.length / 3))
  return best && best.distance <= limit ? `; did you mean "${best.name}"?` : ''
}
