import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { repeatReads } from '../../api/repeatReads.ts'

/** Milliseconds for which the notice shows that the connection is back. */
const shortly = 4000

/**
 * Shows that the connection is lost, and afterwards that it is back (specification 8); or that the server does not
 * answer, while the reads of the page are repeated.
 */
export function ConnectionNotice() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [state, setState] = useState<'fine' | 'lost' | 'back'>(navigator.onLine ? 'fine' : 'lost')
  useEffect(() => {
    const onLost = () => setState('lost')
    const onBack = () => {
      setState('back')
      void queries.invalidateQueries()
    }
    window.addEventListener('offline', onLost)
    window.addEventListener('online', onBack)
    return () => {
      window.removeEventListener('offline', onLost)
      window.removeEventListener('online', onBack)
    }
  }, [queries])
  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState('fine'), shortly)
    return () => clearTimeout(timer)
  }, [state])
  const [isRepeating, setIsRepeating] = useState(false)
  useEffect(() => repeatReads(queries, setIsRepeating), [queries])
  const isLost = state === 'lost' || isRepeating
  if (state === 'fine' && !isRepeating) return null
  const words = state === 'lost' ? 'lost' : isRepeating ? 'unanswered' : 'back'
  return (
    <Alert
      severity={isLost ? 'warning' : 'success'}
      variant="outlined"
      role={isLost ? 'alert' : 'status'}
      sx={{
        position: 'fixed',
        // above the bar with the buttons of a form, which stay within reach
        bottom: { xs: 76, md: 12 },
        pointerEvents: 'none',
        insetInline: 12,
        mx: 'auto',
        maxWidth: 520,
        bgcolor: 'background.paper',
        zIndex: 'snackbar'
      }}
    >
      {translate(`frame.connection.${words}`)}
    </Alert>
  )
}
