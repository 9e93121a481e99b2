import { accentsOf } from '@board/schemas/facts/text/accent'

/**
 * Returns the style that gives pages the accent of a site; empty if the site has the accent of the product. It is more
 * specific than the tokens, so that a style sheet that follows it does not override it.
 * @param colour `#rrggbb` or empty
 */
export function accentStyle(colour: string | undefined): string {
  const accents = accentsOf(colour ?? '')
  if (!accents) return ''
  const { light, dark } = accents
  const accent = `light-dark(${light.accent},${dark.accent})`
  const soft = `light-dark(${light.soft},${dark.soft})`
  return `:root:root{--accent:${accent};--accent-soft:${soft};--focus:${accent}}`
}
