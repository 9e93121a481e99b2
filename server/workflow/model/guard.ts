import { hasDocumentType, mostDrawingBytes } from '@board/schemas/drawings'
import { Refusal } from '../../refusal.ts'

/** Elements inside each other. A drawing of any tool has a dozen; each level costs the parser more than the one before. */
const deepest = 100

/** One tag; a value in quotes may hold `>`, as a name like 金额>1000 does. */
const tags = /<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g

/**
 * Refuses a document that is costly to read, before a parser sees it. One pass over the text.
 * @throws Refusal WFL0026 above 2 MB, WFL0027 for a document type, WFL0028 for too many levels
 */
export function requireHarmless(xml: string): void {
  if (Buffer.byteLength(xml) > mostDrawingBytes) throw new Refusal('WFL0026')
  if (hasDocumentType(xml)) throw new Refusal('WFL0027')
  let depth = 0
  for (const [tag] of xml.matchAll(tags)) {
    if (tag.startsWith('</')) depth--
    else if (!tag.endsWith('/>') && !/^<[!?]/.test(tag)) depth++
    if (depth > deepest) throw new Refusal('WFL0028')
  }
}
