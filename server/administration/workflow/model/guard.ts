import { hasDocumentType, maxDrawingBytes } from '@board/schemas/facts/drawings'
import { Refusal } from '../../../platform/refusal.ts'

/**
 * The largest depth of nested elements. Drawings of usual tools have about a dozen levels. Each level costs the parser
 * more than the previous one.
 */
const maxDepth = 100

/** One tag. A quoted value may contain `>`, as in the name 金额>1000. */
const tags = /<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g

/**
 * Refuses a document that is too expensive to parse. It reads the text once, before the parser gets it.
 * @throws Refusal WFL0026 above 2 MB, WFL0027 for a document type, WFL0028 for too many levels
 */
export function requireHarmless(xml: string): void {
  if (Buffer.byteLength(xml) > maxDrawingBytes) throw new Refusal('WFL0026')
  if (hasDocumentType(xml)) throw new Refusal('WFL0027')
  let depth = 0
  for (const [tag] of xml.matchAll(tags)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>') && !/^<[!?]/.test(tag)) depth++
    if (depth > maxDepth) throw new Refusal('WFL0028')
  }
}
