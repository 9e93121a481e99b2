import { localStore } from '@board/client/storage/storage'
import ChevronRight from '@mui/icons-material/ChevronRight'
import SupportAgent from '@mui/icons-material/SupportAgent'
import { Box, Button, IconButton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { visuallyHidden } from '../../widgets/parts/forms/FieldFrame.tsx'
import { useHome } from '../useHome.ts'

/** The storage key of the choice in this browser; the portal stores its own there, too. */
const place = 'robot'
const collapsed = 'collapsed'

/**
 * Opens the customer-service robot in a window of its own. The work table has another address than other pages. The
 * button can be collapsed to the edge of the page, and is absent if the site has no address.
 */
export function Robot() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { home } = useHome('g')
  const { data } = useQuery({
    queryKey: ['robot'],
    queryFn: ({ signal }) => api.call('robot', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false
  })
  const [isOpen, setOpen] = useState(() => localStore.getItem(place) !== collapsed)
  const address = pathname === home ? data?.robot.pcOrgWorkTable : data?.robot.pcOrgLocation
  if (!address) return null
  const toggle = () => {
    localStore.setItem(place, isOpen ? collapsed : 'open')
    setOpen(!isOpen)
  }
  const Sign = isOpen ? ChevronRight : SupportAgent
  return (
    <Box
      component="aside"
      aria-label={translate('frame.robot.name')}
      sx={{
        position: 'fixed',
        right: 0,
        bottom: '35%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderRight: 0,
        borderColor: 'divider',
        borderRadius: '10px 0 0 10px',
        boxShadow: 2,
        zIndex: 'speedDial'
      }}
    >
      {isOpen && (
        <Button
          href={address}
          target="_blank"
          rel="noreferrer"
          color="inherit"
          sx={{ writingMode: 'vertical-rl', minWidth: 0, px: 2, py: 3, gap: 2 }}
          onClick={event => {
            // if the browser blocks the window, it follows the link
            const opened = window.open(address, 'robot', 'popup,width=420,height=680')
            if (!opened) return
            opened.opener = null
            event.preventDefault()
          }}
        >
          <SupportAgent fontSize="small" />
          {translate('frame.robot.open')}
          <Box component="span" sx={visuallyHidden}>
            {translate('frame.robot.newWindow')}
          </Box>
        </Button>
      )}
      <IconButton
        aria-expanded={isOpen}
        aria-label={translate(isOpen ? 'frame.robot.collapse' : 'frame.robot.expand')}
        onClick={toggle}
      >
        <Sign fontSize="small" />
      </IconButton>
    </Box>
  )
}
