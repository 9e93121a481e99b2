/** `docs/guide/screens.md` names the calls of every screen: none may be missing, none may have gone. */
import { readFileSync } from 'node:fs'
import { operations } from '@board/generated/operations'
import { errors } from '@board/schemas/errors'
import { describe, expect, it } from 'vitest'
import { object } from '../../server/http/contract.ts'
import { parts, portalRoutes, routes } from './screens.ts'
import { document } from './support/document.ts'

const guide = readFileSync(new URL('../../docs/guide/screens.md', import.meta.url), 'utf8')

/** The rows of its tables, without heads and rules. */
const rows = guide
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| screen '))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, screens = '', calls = '', notes = '']) => ({ screens, calls, notes }))

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const paths = object(object(document).paths)
const schemas = object(object(object(document).components).schemas)

describe('the guide to screens', () => {
  it('has every screen of the specification, each once', () => {
    const screens = rows.flatMap(row =>
      quoted(row.screens).concat(row.screens.replace(/`[^`]*`/g, '').split(','))
    )
    const named = screens.map(name => name.trim()).filter(name => name !== '')
    expect([...routes, ...parts].filter(screen => !named.includes(screen))).toEqual([])
    expect(named.filter((screen, at) => named.indexOf(screen) !== at)).toEqual([])
  })

  it('names calls that there are', () => {
    const named = rows.flatMap(({ calls }) => quoted(calls))
    expect(named.filter(id => !(id in operations))).toEqual([])
    expect(rows.filter(({ calls }) => calls !== '–' && quoted(calls).length === 0)).toEqual([])
  })

  it('names fields and refusals that there are', () => {
    const fields = quoted(guide).filter(name => /^[A-Z][A-Za-z]+\.[a-z][A-Za-z]+$/.test(name))
    expect(fields.length).toBeGreaterThan(20)
    const isThere = (name: string) => {
      const [schema = '', field = ''] = name.split('.')
      return field in object(object(schemas[schema]).properties)
    }
    expect(fields.filter(name => !isThere(name))).toEqual([])
    const codes = guide.match(/\b[A-Z]{2,3}\d{4}\b/g) ?? []
    expect(codes.filter(code => !(code in errors))).toEqual([])
  })

  it('names addresses of the portal that its table of pages has', () => {
    const table = readFileSync(new URL('../../portal/pages.ts', import.meta.url), 'utf8')
    const addresses = new Set([...table.matchAll(/'(\/[\w/-]*)'/g)].map(([, address]) => address))
    // the frame leads from `/` to a page; every address that is none shows the page of `/404`
    const ofTheFrame = ['/', '/404']
    expect(portalRoutes.filter(route => !ofTheFrame.includes(route) && !addresses.has(route))).toEqual([])
  })

  it('has no screen at the address of a call', () => {
    const steps = new Set(Object.keys(paths).map(path => path.split('/')[1]))
    expect(routes.filter(route => route !== '/' && steps.has(route.split('/')[1]))).toEqual([])
  })
})
