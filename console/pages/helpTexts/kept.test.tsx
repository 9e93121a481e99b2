import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTheme, ThemeProvider } from '@mui/material'
import { I18nContext, testI18nProvider } from 'ra-core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { UnkeptNotice } from '../../derive/drafts/UnkeptNotice.tsx'
import { themesOf } from '../../theme/theme.ts'
import { HelpEditor } from './HelpEditor.tsx'

const unkept = 'drafts are not kept here'
const page = {
  key: 1,
  language: 'zh-CN',
  title: '用户协议',
  content: '一',
  version: 1,
  updatedAt: null
} as const

const drawn = (mayChange: boolean) =>
  renderToStaticMarkup(
    <ThemeProvider theme={createTheme(themesOf(undefined).light)}>
      <I18nContext value={testI18nProvider({ messages: { task: { notKept: unkept } } })}>
        <UnkeptNotice isRefused={false} />
        <HelpEditor page={page} uid={1} mayChange={mayChange} onFetch={async () => {}} />
      </I18nContext>
    </ThemeProvider>
  )

test('the editor of a help page says that a browser without storage keeps no draft', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(drawn(true)).toContain(unkept)
  // who only reads has nothing to lose
  expect(drawn(false)).not.toContain(unkept)
})

test('no editor of the console ignores whether its draft is kept', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist/.test(file)
  )
  const callers = files.filter(file =>
    /\buse(KeepDraft|Guard)\(/.test(readFileSync(join(root, file), 'utf8'))
  )
  expect(callers.length).toBeGreaterThan(8)
  const isIgnored = (text: string) =>
    /^\s*use(KeepDraft|Guard)\(/m.test(text) || (/= useGuard\(/.test(text) && !text.includes('isRefused'))
  expect(callers.filter(file => isIgnored(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
