/**
 * Codes that clients must understand although this server never sends them. A gateway in front of it may send them, and
 * the previous system did. Specification 8; decision 0003.
 */
export const understood = {
  SN0004: {
    meaning: 'A login is needed.',
    reason:
      'Who has no token hears USR0001 (domain 6), and has no session to lose: clients take both for a needed login.'
  },
  '401': {
    meaning: 'The session is over.',
    reason: 'The template layer’s name of USR0001; calls here send that one.'
  },
  '10001': { meaning: 'The session is over.', reason: 'The same, under its number.' }
} as const satisfies Record<string, { readonly meaning: string; readonly reason: string }>
