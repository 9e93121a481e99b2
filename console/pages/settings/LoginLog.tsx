import { Box, Link, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { formatTime } from '../../fields/time.ts'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { CenterList } from '../center/CenterList.tsx'
import { usePlace } from '../center/useCenter.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

/** The tones of failed, successful and locked sign-ins. Specification 3. */
const tones = { 0: 'late', 1: 'ok', 2: 'wait' } as const

function Content() {
  const translate = useTranslate()
  const [place, setPlace] = usePlace()
  const query = useQuery({
    queryKey: ['ownLogins', place],
    queryFn: async ({ signal }) => {
      const page = await api.call('listOwnLogins', { query: place, signal })
      const first = (place.page - 1) * place.rows
      return { ...page, list: page.list.map((login, index) => ({ ...login, id: first + index })) }
    },
    placeholderData: keepPreviousData,
    retry: false
  })
  return (
    <SettingsFrame page="login-log">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {translate('settings.strange')}
        <Link component={RouterLink} to="/settings/edit-pwd">
          {translate('settings.changeIt')}
        </Link>
      </Typography>
      <OwnSessions onEnded={() => void query.refetch()} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('settings.log')}
      </Typography>
      <CenterList
        query={query}
        place={place}
        onPlace={setPlace}
        isInset
        empty={translate('settings.noLogins')}
        isNew={() => false}
      >
        {login => (
          <>
            <Box component="span" sx={{ minWidth: 104 }}>
              {translate(
                login.endedBy ? `settings.endings.${login.endedBy}` : `settings.operations.${login.operation}`
              )}
            </Box>
            <ToneWord tone={tones[login.status]}>{translate(`settings.statuses.${login.status}`)}</ToneWord>
            <Box
              component="span"
              sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 160, color: 'text.secondary' }}
            >
              <FactLine facts={[login.address, login.browser, login.system]} />
            </Box>
            <Typography
              variant="body2"
              component="time"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {formatTime(login.at)}
            </Typography>
          </>
        )}
      </CenterList>
    </SettingsFrame>
  )
}

/**
 * Shows the reader's open sessions, and their sign-ins and sign-outs. It says what to do about an unknown one.
 * Specification 2.
 */
export const LoginLog = () => (
  <PageTexts family="settings">
    <Content />
  </PageTexts>
)
