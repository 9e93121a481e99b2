import { Box, Link, Typography } from '@mui/material'
import { CanAccess, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useLabels } from '../../../api/site.ts'
import { lazyPart } from '../../../base/lazyPart.ts'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../../widgets/parts/FactLine.tsx'
import { Late } from '../../../widgets/parts/notices/Late.tsx'
import type { StaffMessage } from './modes.ts'

/** Few authors are companies, so the button is fetched after the first view. */
const CompanyButton = lazyPart(() =>
  import('./CompanyButton.tsx').then(({ CompanyButton }) => ({ default: CompanyButton }))
)

/** Shows the facts about the author that the reader may know. The full phone number needs an action, which is logged. */
export function AuthorLine({ message }: { message: StaffMessage }) {
  const translate = useTranslate()
  const labels = useLabels()
  const { run } = useActions()
  const [phone, setPhone] = useState<string>()
  const { author } = message
  const reveal = () =>
    run({
      id: 'revealAuthorPhone',
      record: message,
      object: author.nickName,
      onDone: data => setPhone((data as { phone: string | null }).phone ?? undefined)
    })
  const facts = [
    message.nickName,
    author.realName,
    labels('userType', author.userType),
    phone ?? author.phone
  ]
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('task.author')}
        {translate('task.colon')}
        <Box component="span" sx={{ color: 'text.primary' }} data-private>
          <FactLine facts={facts} />
        </Box>
      </Typography>
      {author.company && (
        <Late>
          <CompanyButton company={author.company} />
        </Late>
      )}
      {author.uid !== null && (
        <CanAccess resource="accounts" action="list">
          <Link component={RouterLink} to={`/account?uid=${author.uid}`}>
            {translate('people.toAccount')}
          </Link>
        </CanAccess>
      )}
      {phone === undefined && message.allowedActions.includes('revealAuthorPhone') && (
        // its words align with the lines above when it is alone in a line
        <Box sx={{ mx: -1 }}>
          <ActionButton tone="quiet" small onClick={reveal}>
            {translate('actions.revealAuthorPhone.verb')}
          </ActionButton>
        </Box>
      )}
    </Box>
  )
}
