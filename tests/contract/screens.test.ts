/** Tests that every screen of the specification has a row, and that its front end makes the calls of the row. */
import { readFileSync } from 'node:fs'
import { actions } from '@board/generated/actions'
import { entities } from '@board/generated/entities'
import { operations } from '@board/generated/operations'
import { boards } from '@board/schemas/boards/index'
import { errors } from '@board/schemas/errors/catalogue'
import type { Entity } from '@board/schemas/vocabulary/entity'
import { describe, expect, it } from 'vitest'
import { readSource } from '../../scripts/tools/generate/contract/source.ts'
import { readScreens } from '../../scripts/tools/generate/facts/screens.ts'
import { object } from '../../server/platform/http/contract/contract.ts'
import { consoleRoutes, portalRoutes, routes, parts as screenParts } from './screens.ts'
import { document } from './support/document.ts'
import { sourceOf, sourceReachedFrom } from './support/sources.ts'

const guide = readFileSync(new URL('../../docs/guide/screens.md', import.meta.url), 'utf8')

/** Returns the rows of the tables in a part of the guide, without their heads. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| screen '))
    .map(line => line.split('|').map(cell => cell.trim()))
    .map(([, screens = '', calls = '', notes = '']) => ({ screens, calls, notes }))

/** The parts of the guide with their headings. */
const parts = guide
  .split(/^## /m)
  .map(text => ({ heading: text.slice(0, text.indexOf('\n')), rows: rowsIn(text) }))
const rows = parts.flatMap(part => part.rows)

const tableFile = '../../openapi/screens.yaml'
const table = readScreens(readSource(tableFile, readFileSync(new URL(tableFile, import.meta.url), 'utf8')))

/** Returns the front end whose source makes the calls of a part of the guide. */
const faceOf = (heading: string) => table.find(({ title }) => title === heading)?.face

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const paths = object(object(document).paths)
const schemas = object(object(object(document).components).schemas)

/** Calls that return the choices of a field, by the references in the contract. */
const referenced = [...JSON.stringify(document).matchAll(/"x-ref":\{"resource":"(\w+)"/g)].map(
  ([, id = '']) => id
)

/** Calls that the console's data provider makes for entities. */
const ofEntities = Object.values<Entity>(entities).flatMap(entity => Object.values(entity.operations))

type Face = (typeof boards)[number]['face']
const faces: readonly Face[] = ['g', 'admin']

/** Rows of the console's table of pages: the face and the module of each. It is read as text. */
const consolePages = [
  ...readFileSync(new URL('../../console/app/pages.ts', import.meta.url), 'utf8').matchAll(
    /face: '(g|admin|both)',.*?import\('\.\.\/([^']+)'\)/gs
  )
].map(([, face = '', module = '']) => ({ face, module: `console/${module}` }))

/**
 * Returns a function that tells whether a face of the console makes a call: in its pages, boards, acts or entities.
 */
function callsOf(face: Face): (id: string) => boolean {
  const own = consolePages.filter(page => page.face === face || page.face === 'both')
  const source = sourceReachedFrom(
    ['console/app/main.tsx', ...own.map(({ module }) => module)],
    ['console/app/pages.ts']
  )
  const ofBoards = JSON.stringify(boards.filter(board => board.face === face))
  const derived = new Set<string>([...Object.keys(actions), ...referenced, ...ofEntities])
  // the users of one face may not make the calls of the other, although shared code can name them
  const isOpenTo = (id: string) => {
    const { permission } = operations[id as keyof typeof operations]
    if (['public', 'login'].includes(permission)) return true
    return permission !== 'citizen' && (permission === 'institution') === (face === 'g')
  }
  return id => isOpenTo(id) && (source.includes(`'${id}'`) || ofBoards.includes(`"${id}"`) || derived.has(id))
}
const isMadeOn: Readonly<Record<Face, (id: string) => boolean>> = { g: callsOf('g'), admin: callsOf('admin') }

describe('the guide to screens', () => {
  it('has every screen of the specification, each once', () => {
    const ofScreens = parts.flatMap(part => (faceOf(part.heading) === 'none' ? [] : part.rows))
    const screens = ofScreens.flatMap(row =>
      quoted(row.screens).concat(row.screens.replace(/`[^`]*`/g, '').split(','))
    )
    const named = screens.map(name => name.trim()).filter(name => name !== '')
    expect([...routes, ...screenParts].filter(screen => !named.includes(screen))).toEqual([])
    expect(named.filter((screen, at) => named.indexOf(screen) !== at)).toEqual([])
  })

  it('names every call of the contract that is written by hand, and only existing calls', () => {
    const named = rows.flatMap(({ calls }) => quoted(calls))
    expect(named.filter(id => !(id in operations))).toEqual([])
    const byHand = Object.keys(operations).filter(id => !ofEntities.includes(id))
    expect(byHand.filter(id => !named.includes(id))).toEqual([])
  })

  it('names only existing fields and refusals', () => {
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

  it('names only addresses of the portal that its table of pages has', () => {
    const table = readFileSync(new URL('../../portal/app/pages.ts', import.meta.url), 'utf8')
    const addresses = new Set([...table.matchAll(/'(\/[\w/-]*)'/g)].map(([, address]) => address))
    // the frame redirects from `/` to a page and shows the page of `/404` at every unknown address
    const ofTheFrame = ['/', '/404']
    expect(portalRoutes.filter(route => !ofTheFrame.includes(route) && !addresses.has(route))).toEqual([])
  })

  it('names only routes of the console that have a page', () => {
    // the tables are read as text, because their modules need a browser
    const files = ['console/app/pages.ts', 'console/session/rules.ts']
    const tables = files.map(file => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
    const pages = [...tables.join('\n').matchAll(/'(\/[\w/-]*)'/g)].map(([, path]) => path)
    const names = new Set([...boards.map(({ name }) => `/${name}`), ...pages])
    expect(consoleRoutes.filter(route => !names.has(route.slice('/g'.length)))).toEqual([])
  })

  it('names only calls that the front end of the screen makes', () => {
    const portal = sourceOf('portal', 'client')
    const isOfPortal = (id: string) => portal.includes(`'${id}'`)
    const isOfConsole = (id: string) => faces.some(face => isMadeOn[face](id))
    const isMade: Readonly<Record<string, (id: string) => boolean>> = {
      portal: isOfPortal,
      g: isMadeOn.g,
      admin: isMadeOn.admin,
      all: id => isOfPortal(id) || isOfConsole(id),
      none: () => true
    }
    const missing = parts.flatMap(({ heading, rows: ofPart }) => {
      const face = faceOf(heading)
      if (face === undefined) return []
      return ofPart.flatMap(({ calls }) => quoted(calls)).filter(id => !isMade[face]?.(id))
    })
    expect(parts.filter(({ heading, rows: ofPart }) => !faceOf(heading) && ofPart.length > 0)).toEqual([])
    expect(missing).toEqual([])
  })

  it('distinguishes the two faces of the console', () => {
    expect([isMadeOn.g('pageAns'), isMadeOn.admin('pageAns')]).toEqual([true, false])
    expect([isMadeOn.g('pageEditorQueue'), isMadeOn.admin('pageEditorQueue')]).toEqual([false, true])
    expect([isMadeOn.g('assignMessage'), isMadeOn.admin('assignMessage')]).toEqual([true, false])
    expect([isMadeOn.g('postMessage'), isMadeOn.admin('postMessage')]).toEqual([false, false])
  })

  it('has no screen at the address of a call', () => {
    const steps = new Set(Object.keys(paths).map(path => path.split('/')[1]))
    expect(routes.filter(route => route !== '/' && steps.has(route.split('/')[1]))).toEqual([])
  })
})
