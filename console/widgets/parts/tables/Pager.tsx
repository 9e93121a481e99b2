import FirstPage from '@mui/icons-material/FirstPage'
import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import { Box, IconButton, Select, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'

interface Props {
  page: number
  rows: number
  sizes: readonly number[]
  /** The text between the controls: the numbers of the rows, and their total. */
  words: string
  hasNext: boolean
  /** True if the surrounding part has an inner margin, with which the pager aligns. */
  isInset?: boolean
  onPage: (page: number) => void
  onRows: (rows: number) => void
}

/**
 * Shows the controls of a paged list: the range of rows, the page sizes, and the buttons for first, previous and next.
 */
export function Pager({ page, rows, sizes, words, hasNext, isInset = false, onPage, onRows }: Props) {
  const translate = useTranslate()
  const button = (key: string, target: number, enabled: boolean, icon: React.ReactNode) => (
    <IconButton
      aria-label={translate(`ra.navigation.${key}`)}
      disabled={!enabled}
      onClick={() => onPage(target)}
      size="small"
    >
      {icon}
    </IconButton>
  )
  return (
    <Box
      component="nav"
      aria-label={translate('board.pages')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1 },
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        // quick presses would otherwise select the page number, or a text beside a disabled button
        userSelect: 'none',
        px: isInset ? 0 : { xs: 2, sm: 3 },
        py: 1,
        borderTop: 1,
        borderColor: 'divider'
      }}
    >
      <Typography component="span" variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {words}
      </Typography>
      <Typography
        component="label"
        htmlFor="rows-per-page"
        variant="body2"
        sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
      >
        {translate('ra.navigation.page_rows_per_page')}
      </Typography>
      <Select
        native
        value={rows}
        onChange={event => onRows(Number(event.target.value))}
        inputProps={{ id: 'rows-per-page', 'aria-label': translate('ra.navigation.page_rows_per_page') }}
        sx={{ minHeight: 0, '& select': { py: 1 } }}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Select>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {button('first', 1, page > 1, <FirstPage fontSize="small" />)}
      </Box>
      {button('previous', page - 1, page > 1, <NavigateBefore fontSize="small" />)}
      <Typography component="span" variant="body2">
        {page}
      </Typography>
      {button('next', page + 1, hasNext, <NavigateNext fontSize="small" />)}
    </Box>
  )
}
