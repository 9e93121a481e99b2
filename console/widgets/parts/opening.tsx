import { IconButton, Popover, type PopoverActions, type SxProps, Tooltip } from '@mui/material'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

/** The props of a button that opens a menu or a dialog. */
interface Opener {
  readonly ref: Ref<HTMLButtonElement>
  readonly 'aria-haspopup': 'menu' | 'dialog'
  readonly 'aria-expanded': boolean
  readonly onClick: () => void
}

/** Connects a button to the menu or dialog that it opens. The focus returns to the button. */
export function useOpening(what: Opener['aria-haspopup']) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  const close = () => setOpen(false)
  const opener: Opener = { ref: anchor, 'aria-haspopup': what, 'aria-expanded': open, onClick: show }
  return { open, show, close, opener, opened: { open, anchorEl: anchor.current, onClose: close } }
}

type Opening = ReturnType<typeof useOpening>

/** Shows an icon button that opens a menu or a dialog, with its name as a tooltip. */
export function OpeningIcon({
  label,
  opener,
  children
}: {
  label: string
  opener: Opener
  children: ReactNode
}) {
  return (
    <Tooltip title={label}>
      <IconButton {...opener} aria-label={label}>
        {children}
      </IconButton>
    </Tooltip>
  )
}

const sides = {
  start: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
  end: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
    transformOrigin: { vertical: 'top', horizontal: 'right' }
  }
} as const

/** Calls a function whenever the size of its content changes. */
function Resized({ onResize, children }: { onResize: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(onResize)
  latest.current = onResize
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  // the layout of the dialog is that of its content
  return (
    <div ref={box} style={{ display: 'inherit', gap: 'inherit' }}>
      {children}
    </div>
  )
}

/**
 * Shows a small dialog below the button that opens it. It is aligned with the left edge of the button, or at the end of
 * a line with its right edge.
 */
export function OpenedDialog({
  opened,
  label,
  side = 'start',
  sx,
  children
}: {
  opened: Opening['opened']
  label: string
  side?: keyof typeof sides
  sx: SxProps
  children: ReactNode
}) {
  const actions = useRef<PopoverActions>(null)
  return (
    <Popover
      {...opened}
      {...sides[side]}
      // content that is loaded later moves the dialog up instead of out of the window
      action={actions}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx } }}
    >
      <Resized onResize={() => actions.current?.updatePosition()}>{children}</Resized>
    </Popover>
  )
}
