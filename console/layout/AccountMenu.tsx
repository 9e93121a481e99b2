import { isOtherAccount } from '@board/client/error'
import AccountCircle from '@mui/icons-material/AccountCircleOutlined'
import { Box, Button, Divider, Menu, MenuItem, Typography } from '@mui/material'
import { useLogout, useNotify, useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { Face } from '../base/face.ts'
import { passwordPage, secondFactorPage } from '../session/rules.ts'
import { useMe } from '../session/useMe.ts'
import { useOpening } from '../widgets/parts/opening.tsx'
import { linkTo } from './placeLinks.ts'

/** Shows the signed-in person, links to their own pages, and the button to sign out. */
export function AccountMenu({ face, bare }: { face: Face; bare: boolean }) {
  const translate = useTranslate()
  const logout = useLogout()
  const notify = useNotify()
  const { info } = useMe()
  const { opener, opened, close } = useOpening('menu')
  const own = bare
    ? []
    : [
        ...linkTo(face, 'messages', '/messageCenter', translate('frame.links.messages')),
        ...linkTo(face, 'institution', '/settings/base-info', translate('frame.links.institution'))
      ]
  const leave = async () => {
    close()
    try {
      await logout()
    } catch (failure) {
      if (isOtherAccount(failure)) return
      throw failure
    }
    notify('layout.loggedOut', { type: 'success' })
  }
  return (
    <>
      <Button
        {...opener}
        color="inherit"
        aria-label={`${translate('ra.auth.user_menu')} ${info?.nickName ?? ''}`}
        startIcon={<AccountCircle fontSize="small" />}
        sx={{ minWidth: 0, fontWeight: 400, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 2 } } }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            maxWidth: 160,
            overflow: 'hidden',
            textOverflow: 'ellipsis'
          }}
        >
          {info?.nickName}
        </Box>
      </Button>
      <Menu {...opened}>
        <Box component="li" role="presentation" sx={{ px: 4, py: 2 }}>
          <Typography sx={{ fontWeight: 500 }}>{info?.nickName}</Typography>
          {info?.groupName && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {info.groupName}
            </Typography>
          )}
        </Box>
        <Divider component="li" role="presentation" />
        {own.map(link => (
          <MenuItem key={link.key} component={Link} to={link.to ?? '/'} onClick={close}>
            {link.label}
          </MenuItem>
        ))}
        <MenuItem component={Link} to={passwordPage} onClick={close}>
          {translate('titles.password')}
        </MenuItem>
        <MenuItem component={Link} to={secondFactorPage} onClick={close}>
          {translate('titles.secondFactor')}
        </MenuItem>
        <MenuItem onClick={() => void leave()}>{translate('ra.auth.logout')}</MenuItem>
      </Menu>
    </>
  )
}
