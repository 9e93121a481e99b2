import { type CallFacts, callFacts } from '@board/generated/facts'

/** Returns the facts of a call that is known only at run time; a call that the contract does not have has none. */
export function findFacts(id: string): Partial<CallFacts> {
  const facts: Readonly<Record<string, CallFacts | undefined>> = callFacts
  return facts[id] ?? {}
}
