import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import { IconButton, Tooltip } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = () => document.fullscreenElement !== null

/** Shows the console on the full screen; it says so if the browser cannot (specification 8). */
export function FullscreenButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const full = useSyncExternalStore(onChange, isFull)
  const label = translate(full ? 'frame.leaveFullscreen' : 'frame.fullscreen')
  const toggle = async () => {
    const unsupported = () => notify('frame.noFullscreen', { type: 'warning' })
    if (!document.fullscreenEnabled) return unsupported()
    try {
      await (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      unsupported()
    }
  }
  const Icon = full ? FullscreenExit : Fullscreen
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => void toggle()}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
