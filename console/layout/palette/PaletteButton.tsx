import { isOfComposition } from '@board/client/composition'
import Search from '@mui/icons-material/Search'
import { IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Face } from '../../base/face.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { Late } from '../../widgets/parts/notices/Late.tsx'

const Palette = lazyPart(() => import('./Palette.tsx').then(module => ({ default: module.Palette })))

/** Shows the button that opens the command palette; Ctrl K and ⌘ K open it as well. */
export function PaletteButton({ face }: { face: Face }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isOurs || event.key.toLowerCase() !== 'k' || isOfComposition(event)) return
      event.preventDefault()
      // an open dialog keeps the focus
      if (!document.querySelector('[role="dialog"][aria-modal="true"]')) setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const label = translate('frame.palette.title')
  return (
    <>
      <Tooltip title={`${label} (Ctrl K)`}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Search fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Late>
          <Palette face={face} onClose={() => setOpen(false)} />
        </Late>
      )}
    </>
  )
}
