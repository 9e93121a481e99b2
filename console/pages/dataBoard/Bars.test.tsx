import { createTheme, ThemeProvider } from '@mui/material'
import { I18nContext, testI18nProvider } from 'ra-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { themesOf } from '../../theme/theme.ts'
import { Bars } from './Bars.tsx'

const words = { dataBoard: { nothingYet: 'nothing yet', before: 'period before', most: 'at most' } }
const drawn = (bars: Parameters<typeof Bars>[0]['bars']) =>
  renderToStaticMarkup(
    <ThemeProvider theme={createTheme(themesOf(undefined).light)}>
      <I18nContext value={testI18nProvider({ messages: words })}>
        <Bars bars={bars} />
      </I18nContext>
    </ThemeProvider>
  )
const day = { name: '11-01', messages: 3, replied: 1 }

test('a chart without messages says that there are none yet', () => {
  const html = drawn([{ ...day, messages: 0, replied: 0, before: 0 }])
  expect(html).toContain('nothing yet')
  expect(html).not.toContain('at most')
})

test('the legend names the previous period only if the chart has marks for it', () => {
  expect(drawn([{ ...day, before: 2 }])).toContain('period before')
  expect(drawn([{ ...day, before: 2 }])).toContain('<line')
  for (const before of [undefined, 0]) {
    expect(drawn([{ ...day, before }])).not.toContain('period before')
    expect(drawn([{ ...day, before }])).not.toContain('<line')
  }
})
