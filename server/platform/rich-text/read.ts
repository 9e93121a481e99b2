/** Reads cleaned formatted text: its words, and its pictures with the addresses of one reader. */
import { inOneLine } from '@board/schemas/facts/formats'

const inline = /<\/?(?:a|u|s|em|strong|sub|sup|code)(?: [^<>]*)?>/g
const element = /<[^<>]*>/g
const entity = /&(?:amp|lt|gt|quot);/g
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Returns the words of a cleaned text without its format, in one line. */
export const toPlainText = (html: string): string =>
  inOneLine(
    html
      .replace(inline, '')
      .replace(element, ' ')
      .replace(entity, found => signs[found] ?? found)
  )

/** Tells whether a cleaned text has neither words nor pictures. */
export const isBlank = (html: string): boolean => toPlainText(html) === '' && !html.includes('<img ')

/** Returns a cleaned text whose pictures have the addresses that one reader was given. */
export const withImageAddresses = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html.replace(/(<img src=")\/files\/attachment\/([0-9a-z.]+)"/g, (whole, start, name) => {
    const address = addresses.get(String(name))
    return address === undefined
      ? whole
      : `${start}${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  })
