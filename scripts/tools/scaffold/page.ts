import { languages } from '@board/schemas'
import { type Draft, placeholder, ScaffoldError } from './draft.ts'

/**
 * Adds an empty page to a front end: its row, its module and its title in three languages.
 * @param path the address: `/lamps` in the portal, `/g/lamps` or `/admin/lamps` in the console
 * @throws ScaffoldError if the address is taken or is none
 */
export function scaffoldPage(draft: Draft, path: string, end: string): void {
  const [, face, name] = /^\/(?:(g|admin)\/)?([a-z][a-zA-Z0-9]{1,39})$/.exec(path) ?? []
  if (!name)
    throw new ScaffoldError(`"${path}" is no address of a page: write it like /lamps or /admin/lamps`)
  if (end === 'portal' && face === undefined) portalPage(draft, name)
  else if (end === 'console' && (face === 'g' || face === 'admin')) consolePage(draft, face, name)
  else
    throw new ScaffoldError(
      'a page of the console begins with /g/ or /admin/, and one of the portal does not'
    )
}

function requireFree(draft: Draft, table: string, path: string): void {
  if (draft.read(table).includes(`path: '${path}'`)) throw new ScaffoldError(`${table} has ${path} already`)
}

function portalPage(draft: Draft, name: string): void {
  const table = 'portal/app/pages.ts'
  requireFree(draft, table, `/${name}`)
  const numbers = [...draft.read(table).matchAll(/track: \{ page: (\d+)/g)].map(([, page]) => Number(page))
  const visit = Math.max(...numbers.filter(page => page !== 404)) + 1
  draft.insertBefore(
    table,
    / {2}\{\n {4}path: '\*'/,
    `  {
    path: '/${name}',
    module: () => import('../features/${name}/page.tsx'),
    texts: ['${name}'],
    access: 'public',
    title: '${name}.title',
    track: { page: ${visit} }
  },
`
  )
  draft.create(`portal/features/${name}/page.tsx`, portalModule(name))
  for (const language of languages) {
    const parts = `\n\ndeclare module '../keys.ts' {\n  interface Parts {\n    ${name}: typeof messages\n  }\n}`
    draft.create(
      `portal/locales/${language}/${name}.ts`,
      `/** Texts of the page /${name}. */
export const messages = {
  '${name}.title': '${placeholder('the title')}'
} as const${language === 'zh-CN' ? parts : ''}
`
    )
  }
  draft.left.push(
    `portal/features/${name}/page.tsx: the content, and a loader if it needs data (docs/guide/add-a-portal-page.md)`,
    `portal/locales/*/${name}.ts: the title in three languages`,
    `${table}: access, and a place in the menu if it has one`,
    ...common
  )
}

function consolePage(draft: Draft, face: 'g' | 'admin', name: string): void {
  const table = 'console/app/pages.ts'
  requireFree(draft, table, `/${name}`)
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`
  draft.insertBefore(
    table,
    /^\] as const satisfies readonly Page\[\]/m,
    `  ,{
    face: '${face}',
    path: '/${name}',
    title: 'titles.${name}',
    module: () => import('../pages/${name}/${component}.tsx').then(({ ${component} }) => ({ default: ${component} }))
  }
`
  )
  draft.create(`console/pages/${name}/${component}.tsx`, consoleModule(name, component))
  for (const language of languages)
    draft.insertAfter(
      `console/locales/${language}/pages.ts`,
      /^ {2}titles: \{/m,
      `\n    ${name}: '${placeholder('the title')}',`
    )
  draft.left.push(
    `console/pages/${name}/${component}.tsx: the content`,
    'console/locales/*/pages.ts: the title in three languages',
    `${table}: the permission that it needs, and \`menu\` if the menu may link to it`,
    ...common
  )
}

const common = [
  'openapi/screens.yaml: a row with its address, if it makes calls',
  'tests/journeys/support/: a row with its address, so that it is looked at in each size',
  'CHANGELOG.md: a line'
]

const portalModule = (name: string) => `import { useT } from '../../lib/i18n.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export function Component() {
  const t = useT()
  return <PageHead title={t('${name}.title')} />
}
`

const consoleModule = (name: string, component: string) => `import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useTitle } from '../../widgets/parts/useTitle.ts'

export function ${component}() {
  const translate = useTranslate()
  const title = translate('titles.${name}')
  useTitle(title)
  return (
    <Box sx={{ p: 4 }}>
      <Typography variant="h1">{title}</Typography>
    </Box>
  )
}
`
