import { ModuleRunner } from 'vite/module-runner'
import type { Page, PortalPages } from '../../../../server/platform/deps/pages.ts'
import { newNonce, nonceSource } from '../../../../server/platform/http/receive/security-headers.ts'
import type { StyleSheet } from '../messages.ts'
import { problemPage } from '../problem-page.ts'
import { callParent } from '../server/call.ts'

type Renderer = Omit<PortalPages, 'folder'>

const entry = '/entry/entry-server.tsx'

/** The portal from its sources. */
export type DevelopmentPortal = {
  /** Returns the pages as the server takes them. */
  open(): Promise<PortalPages>
  /** Loads the renderer, so that the first page does not wait for it. */
  load(): Promise<unknown>
  /** Forgets modules of changed files, and the modules that import them: the next page loads them anew. */
  forget(files: readonly string[]): void
}

/** @param onFailure is called when a page could not be rendered */
export function createPortal(onFailure: () => void): DevelopmentPortal {
  const runner = new ModuleRunner({
    transport: { invoke: payload => callParent('invoke', payload) },
    hmr: false
  })
  const modules = runner.evaluatedModules
  const load = () => runner.import<Renderer>(entry)
  const forget = (files: readonly string[]) => {
    const forgotten = new Set<string>()
    const visit = (id: string) => {
      const module = forgotten.has(id) ? undefined : modules.getModuleById(id)
      if (!module) return
      forgotten.add(id)
      modules.invalidateModule(module)
      for (const importer of module.importers) visit(importer)
    }
    for (const file of files) for (const { id } of modules.getModulesByFile(file) ?? []) visit(id)
  }
  const complete = async (render: (renderer: Renderer) => Promise<Page | undefined>) => {
    try {
      const page = await render(await load())
      return page && (await withStyles(page))
    } catch (error) {
      onFailure()
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return {
        status: 500,
        style: '',
        html: problemPage({ title: 'The portal could not be rendered', message })
      }
    }
  }
  const open = async (): Promise<PortalPages> => ({
    render: async request => (await complete(renderer => renderer.render(request))) ?? unknownPage,
    form: request => complete(renderer => renderer.form(request)),
    // no page is kept: it would outlive a change
    variantOf: () => undefined,
    async *ownDataPage(page) {
      yield* (await load()).ownDataPage(page)
    },
    addresses: await load().then(
      renderer => renderer.addresses,
      () => []
    ),
    folder: undefined
  })
  return { open, load, forget }
}

const unknownPage: Page = { status: 404, style: '', html: '' }

/** The comment by which `portal/app/source-files.ts` names the modules whose styles a page needs. */
const styleMark = /<style>\/\* styles of (.*?) \*\/(.*?)<\/style>/s

/** A link by which a page of the build names a style sheet that it already has. */
const disabledLink = /<link rel="stylesheet" href="[^"]*" disabled>\n/g

/** Puts the style sheets of a page into it, each in an element that Vite's client updates, under the nonce of this page. */
async function withStyles(page: Page): Promise<Page> {
  const [mark, sources, own] = styleMark.exec(page.html) ?? []
  if (mark === undefined || sources === undefined) return page
  const sheets = await callParent('styles', sources.split(' '))
  const nonce = newNonce()
  const elements = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...sheets.map(sheet => styleElement(sheet, nonce)),
    `<style nonce="${nonce}">${own}</style>`
  ]
  const html = page.html.replaceAll(disabledLink, '').replace(mark, () => elements.join('\n'))
  return { ...page, style: nonceSource(nonce), html }
}

const styleElement = ({ id, text }: StyleSheet, nonce: string) =>
  `<style nonce="${nonce}" data-vite-dev-id="${id}">${text.replaceAll('</', '<\\/')}</style>`
