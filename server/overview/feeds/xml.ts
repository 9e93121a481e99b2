const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for an element or an attribute of XML 1.0, and removes the characters that XML cannot hold. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML cannot hold
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/[&<>"]/g, sign => entities[sign] ?? sign)

type Attributes = Readonly<Record<string, string>>

/**
 * Writes an element of XML.
 * @param content a text, which is escaped, or elements that are written already; without it the element is empty
 */
export function element(name: string, attributes: Attributes, content?: string | readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const start = `<${name}${written.join('')}`
  if (content === undefined) return `${start}/>`
  return `${start}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`
}

/** Makes a document of its root element. */
export const xmlDocument = (root: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`)
