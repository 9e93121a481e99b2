import { accentsOf, schemes } from '@board/schemas/facts/text/accent'
import { InputLabel } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { themesOf } from './theme.ts'
import { dark, light } from './tokens.ts'

describe('the themes of the console', () => {
  it('have the accent of the product if the site has none', () => {
    for (const colour of ['', 'red']) {
      const themes = themesOf(accentsOf(colour))
      expect(themes.light.tokens).toEqual(light)
      expect(themes.dark.tokens).toEqual(dark)
    }
  })

  it('have the accent of the site, readable in both schemes', () => {
    const themes = themesOf(accentsOf('#ffff00'))
    expect(themes.light.tokens?.accent).not.toBe('#ffff00')
    expect(themes.dark.tokens?.accent).toBe('#ffff00')
    expect(themes.light.palette?.primary).toMatchObject({ main: themes.light.tokens?.accent })
    expect(themes.light.tokens?.ink).toBe(light.ink)
  })

  it('have the backgrounds for which the contrast of the accent is computed', () => {
    for (const [tokens, scheme] of [
      [light, schemes.light],
      [dark, schemes.dark]
    ] as const) {
      const { surface, page, onAccent, ink3 } = tokens
      const used = [surface, page, onAccent, ink3].map(colour => colour.toLowerCase())
      expect(used).toEqual([...scheme.backgrounds, scheme.onAccent, scheme.palestText])
    }
  })

  it('keep the colour of a label while its field has the focus: the accent is for what can be pressed', () => {
    const html = renderToString(
      <ThemeProvider theme={createTheme(themesOf(accentsOf('')).light)}>
        <InputLabel focused>标题</InputLabel>
      </ThemeProvider>
    )
    const colours = [...html.matchAll(/\.Mui-focused[^{]*\{color:([^;}]+)/g)].map(([, colour]) => colour)
    expect(colours.at(-1)?.toLowerCase()).toBe(light.ink.toLowerCase())
  })
})
