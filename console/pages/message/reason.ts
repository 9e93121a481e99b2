/**
 * Adds a standard reason to the written text, on a new line. It adds nothing if one of the lines already is the standard
 * reason.
 */
export function addStandardReason(written: unknown, standard: string): string {
  const own = typeof written === 'string' ? written.trimEnd() : ''
  if (own === '') return standard
  return own.split('\n').includes(standard) ? own : `${own}\n${standard}`
}
