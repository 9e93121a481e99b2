import { readFileSync } from 'node:fs'
import { schemes } from '@board/schemas/facts/text/accent'
import { expect, test } from 'vitest'
import { accentStyle } from './accent.ts'

test('the accent of a site replaces the tokens that depend on it', () => {
  expect(accentStyle('#0f766e')).toBe(
    ':root:root{--accent:light-dark(#0f766e,#16b1a5);--accent-soft:light-dark(#eafbfa,#1c3b39);--focus:light-dark(#0f766e,#16b1a5)}'
  )
})

test('without a colour the tokens stay unchanged', () => {
  for (const colour of [undefined, '', 'red', '</style>']) expect(accentStyle(colour)).toBe('')
})

test('the contrast of the accent is computed with the colours of the tokens', () => {
  const css = readFileSync(new URL('../ui/css/tokens.css', import.meta.url), 'utf8')
  const { light, dark } = schemes
  const token = (name: string, of: readonly [string | undefined, string | undefined]) =>
    expect(css).toContain(`--${name}: light-dark(${of[0]}, ${of[1]});`)
  token('surface', [light.backgrounds[0], dark.backgrounds[0]])
  token('page', [light.backgrounds[1], dark.backgrounds[1]])
  token('on-accent', [light.onAccent, dark.onAccent])
  token('ink-3', [light.palestText, dark.palestText])
})
