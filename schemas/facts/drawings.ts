/** Bytes of the largest drawing of a process, in UTF-8. */
export const maxDrawingBytes = 2 * 1024 * 1024

/** Tells whether a document has a document type or an entity declaration; BPMN has none. */
export const hasDocumentType = (xml: string): boolean => /<!(?:DOCTYPE|ENTITY)/i.test(xml)
