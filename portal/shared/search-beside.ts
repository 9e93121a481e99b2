/** The parts of a search with words that a search without words does not show, and what they read. */
export { readSearchWays } from './search-ways.ts'
export { NumberedMessage, SiteFindings } from './site-findings.tsx'
export { Correction, WaysOn } from './ways-on.tsx'
