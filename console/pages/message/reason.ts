/** Returns a reason with a standard one added: alone if nothing was written, otherwise on a line of its own. */
export function withReason(written: unknown, standard: string): string {
  const own = typeof written === 'string' ? written.trimEnd() : ''
  if (own === '') return standard
  return own.split('\n').includes(standard) ? own : `${own}\n${standard}`
}
