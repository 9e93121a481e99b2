import type { DataOf } from '@board/client'
import { Box, MenuItem, Tab, Tabs, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { useMe } from '../../session/useMe.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { TitledHead } from '../parts/TitledHead.tsx'
import { HelpEditor } from './HelpEditor.tsx'

export type HelpText = DataOf<'listHelpTexts'>[number]

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const

/** Returns the address of a page in one language. */
const addressOf = (key: number, language: string) => `?key=${key}&language=${language}`

/** Lets the reader choose a help page and a language. */
function Choice({ pages, chosen }: { pages: readonly HelpText[]; chosen: HelpText }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const titles = pages.filter(({ language }) => language === chosen.language)
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('upkeep.page')}
        value={chosen.key}
        onChange={event => navigate(addressOf(Number(event.target.value), chosen.language))}
        sx={{ maxWidth: 480 }}
      >
        {titles.map(({ key, title }) => (
          <MenuItem key={key} value={key}>
            {key}. {title}
          </MenuItem>
        ))}
      </TextField>
      <Tabs
        component="nav"
        aria-label={translate('upkeep.language')}
        value={chosen.language}
        variant="scrollable"
        role="navigation"
        slotProps={{ list: { role: 'presentation' } }}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {languages.map(language => (
          // biome-ignore lint/a11y/useValidAriaRole: a tab that is a link has the role of a link
          <Tab
            key={language}
            value={language}
            component={RouterLink}
            to={addressOf(chosen.key, language)}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={language === chosen.language ? 'page' : undefined}
            label={translate(`enums.language.${language}`)}
          />
        ))}
      </Tabs>
    </>
  )
}

/** Shows the help pages, each in three languages, to those who edit them. */
export function HelpTextsPage() {
  const translate = useTranslate()
  const { info, permissions } = useMe()
  const [params] = useSearchParams()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['helpTexts'],
    queryFn: ({ signal }) => api.call('listHelpTexts', { signal }),
    retry: false
  })
  const title = translate('upkeep.help')
  useTitle(title)
  const key = Number(params.get('key') ?? 1)
  const language = params.get('language') ?? 'zh-CN'
  const chosen = data?.find(one => one.key === key && one.language === language) ?? data?.[0]

  if (isPending || !info) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!data || !chosen) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <TitledHead title={title}>
      <Card>
        <CardBody>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Choice pages={data} chosen={chosen} />
          </Box>
          <HelpEditor
            key={`${chosen.key}.${chosen.language}`}
            page={chosen}
            uid={info.uid}
            mayChange={permissions.includes('board:help:save')}
            onFetch={async () => void (await refetch())}
          />
        </CardBody>
      </Card>
    </TitledHead>
  )
}
