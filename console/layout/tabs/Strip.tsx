import Close from '@mui/icons-material/Close'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { size } from '../../theme/tokens.ts'
import { TabMenu } from './TabMenu.tsx'
import type { OpenedTabs } from './useTabs.ts'

/** The mouse button of the wheel. */
const middle = 1

/** Scrolls the line of tabs sideways until the whole tab is visible. The page keeps its own position. */
function showWhole(item: Element | null | undefined) {
  const line = item?.parentElement
  if (!item || !line) return
  const [tab, room] = [item.getBoundingClientRect(), line.getBoundingClientRect()]
  line.scrollLeft += Math.min(0, tab.left - room.left) || Math.max(0, tab.right - room.right)
}

/**
 * Scrolls the active tab completely into view: when another tab becomes active, when a longer title replaces one, and
 * when the line becomes narrower or the width of its letters changes.
 */
function useActiveInSight(opened: OpenedTabs) {
  const line = useRef<HTMLUListElement>(null)
  const active = opened.tabs.find(({ isActive }) => isActive)?.name
  const titles = opened.tabs.map(({ title }) => title).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles move the active tab
  useEffect(() => {
    const { current } = line
    if (!current || active === undefined) return
    // an observer reports the present sizes at once, after the layout that the page needs anyway
    const observer = new ResizeObserver(() =>
      showWhole(current.querySelector('[aria-current]')?.closest('li'))
    )
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [active, titles])
  return line
}

/** Shows one tab: a link, closed by its button, by the middle button of the mouse, or by Delete. */
function StripTab({ tab, onClose }: { tab: OpenedTabs['tabs'][number]; onClose: () => void }) {
  const translate = useTranslate()
  const { title, to, isActive, isHome } = tab
  const item = useRef<HTMLLIElement>(null)
  return (
    <Box
      component="li"
      ref={item}
      onFocus={() => showWhole(item.current)}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        maxWidth: 200,
        height: size.control,
        borderRadius: 1,
        color: 'text.secondary',
        '&:hover': { bgcolor: 'background.default' },
        ...(isActive && { bgcolor: theme.tokens.accentSoft, color: 'primary.main', fontWeight: 500 })
      })}
    >
      <Box
        component={Link}
        to={to}
        aria-current={isActive ? 'page' : undefined}
        aria-keyshortcuts={isHome ? undefined : 'Delete'}
        title={title}
        onAuxClick={event => {
          if (event.button !== middle || isHome) return
          event.preventDefault()
          onClose()
        }}
        // the middle button scrolls the page in some browsers
        onMouseDown={event => event.button === middle && event.preventDefault()}
        onKeyDown={event => event.key === 'Delete' && !isHome && onClose()}
        sx={{
          px: 3,
          ...(!isHome && { pr: 1 }),
          lineHeight: `${size.control}px`,
          color: 'inherit',
          textDecoration: 'none',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          borderRadius: 1,
          '&:focus-visible': { outlineOffset: -3 }
        }}
      >
        {title}
      </Box>
      {!isHome && (
        // the key Delete closes as well, so that many tabs do not double the stops of the keyboard
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={translate('frame.closeTab', { name: title })}
          onClick={onClose}
          sx={{ p: 1, mr: 1, color: 'inherit' }}
        >
          <Close sx={{ fontSize: 14 }} />
        </IconButton>
      )}
    </Box>
  )
}

/** Shows the opened pages in a line that scrolls, with a menu that closes several at once. */
export function Strip({ opened }: { opened: OpenedTabs }) {
  const line = useActiveInSight(opened)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%', px: 2 }}>
      <Box
        component="ul"
        ref={line}
        sx={{
          display: 'flex',
          gap: 1,
          flex: 1,
          minWidth: 0,
          m: 0,
          p: 0,
          overflowX: 'auto',
          listStyle: 'none',
          fontSize: '0.8125rem',
          scrollbarWidth: 'none'
        }}
      >
        {opened.tabs.map(tab => (
          <StripTab key={tab.name} tab={tab} onClose={() => opened.close(tab.name)} />
        ))}
      </Box>
      <TabMenu opened={opened} />
    </Box>
  )
}
