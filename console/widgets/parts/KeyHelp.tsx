import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useTranslate } from 'ra-core'

/** What each key does on this page. */
export function KeyHelp({
  keys,
  onClose
}: {
  keys: readonly { key: string; words: string }[]
  onClose: () => void
}) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} aria-labelledby="key-help" maxWidth="xs" fullWidth>
      <DialogTitle id="key-help" component="h2" sx={{ typography: 'h2' }}>
        {translate('keys.title')}
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 2, alignItems: 'center', m: 0 }}
        >
          {keys.map(({ key, words }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    border: 1,
                    borderColor: 'divider',
                    borderRadius: 1,
                    px: 2,
                    py: 1,
                    fontFamily: 'inherit'
                  }}
                >
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {words}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
