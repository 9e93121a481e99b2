import { Box, Tab, Tabs } from '@mui/material'
import type { FocusEvent } from 'react'
import { Link } from 'react-router-dom'

export interface TabEntry {
  value: number
  label: string
  /** The number of records; undefined until it is known. */
  count: string | undefined
  to: string
}

/** Scrolls a tab that a key has focused wholly into view: browsers leave one that is partly in view as it is. */
function bringIntoView({ currentTarget }: FocusEvent<HTMLElement>): void {
  // a press must not move the tab below the pointer
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Shows tabs with counts. Each tab is a link, so that it can be opened in another window. */
export function CountTabs({
  label,
  value,
  tabs
}: {
  label: string
  value: number
  tabs: readonly TabEntry[]
}) {
  return (
    <Tabs
      component="nav"
      aria-label={label}
      value={value}
      variant="scrollable"
      scrollButtons="auto"
      role="navigation"
      slotProps={{ list: { role: 'presentation' } }}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 2 }}
    >
      {tabs.map(tab => (
        // biome-ignore lint/a11y/useValidAriaRole: a tab that is a link has the role of a link
        <Tab
          key={tab.value}
          value={tab.value}
          component={Link}
          to={tab.to}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={tab.value === value ? 'page' : undefined}
          onFocus={bringIntoView}
          label={
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {tab.label}
              {tab.count !== undefined && (
                <Box
                  component="span"
                  sx={{
                    ml: 1,
                    color: tab.value === value ? 'inherit' : 'text.disabled',
                    fontSize: '0.8125rem'
                  }}
                >
                  {tab.count}
                </Box>
              )}
            </Box>
          }
        />
      ))}
    </Tabs>
  )
}
