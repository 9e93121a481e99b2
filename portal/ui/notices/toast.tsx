import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import css from './toast.module.css'

interface Toast {
  id: number
  text: string
  tone: 'ok' | 'late'
}

type ShowToast = (text: string, tone?: Toast['tone']) => void

const ToastContext = createContext<ShowToast>(() => undefined)

/** The milliseconds for which a toast stays. A success only confirms what the page already shows. Specification 9. */
const durations = { ok: 500, late: 5000 } as const

/** Shows short notices at the top of the page. Screen readers announce them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const next = useRef(0)
  const show = useCallback<ShowToast>((text, tone = 'ok') => {
    next.current += 1
    const id = next.current
    setToasts(shown => [...shown.filter(toast => toast.text !== text), { id, text, tone }])
    setTimeout(() => setToasts(shown => shown.filter(toast => toast.id !== id)), durations[tone])
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <div className={css.stack} role="status" aria-live="polite">
        {toasts.map(toast => (
          <p key={toast.id} className={`${css.toast} ${css[toast.tone]}`}>
            {toast.text}
          </p>
        ))}
      </div>
    </ToastContext>
  )
}

/** Shows a short notice. */
export const useToast = (): ShowToast => useContext(ToastContext)
