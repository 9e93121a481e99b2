import { Box, Link } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { roomy } from '../../theme/tokens.ts'
import { HeadLine } from '../../widgets/parts/HeadLine.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { framedAddress } from './framed.ts'

/** Shows another page of this site inside of the console; pages of other origins are not shown. Specification 2. */
export function Framed() {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const address = framedAddress(params.get('url'), window.location.origin)
  const title = params.get('title')?.slice(0, 60) || translate('frame.framed.title')
  useTitle(title)
  if (address === undefined)
    return (
      <Notice kind="warning" words={translate('frame.framed.none')} hint={translate('frame.framed.hint')} />
    )
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '80dvh',
        [roomy.sm]: { height: '100%' },
        // on a phone the page inside has the whole width
        p: { xs: 0, sm: 4 },
        gap: 3
      }}
    >
      <Box sx={{ px: { xs: 3, sm: 0 }, pt: { xs: 3, sm: 0 } }}>
        <HeadLine title={title} tools={<Link href={address}>{translate('frame.framed.open')}</Link>} />
      </Box>
      <Box
        component="iframe"
        src={address}
        title={title}
        sx={{
          flex: 1,
          minHeight: 0,
          border: 1,
          borderColor: 'divider',
          borderInlineWidth: { xs: 0, sm: 1 },
          borderRadius: { xs: 0, sm: '10px' }
        }}
      />
    </Box>
  )
}
