import type { ReactNode } from 'react'
import { I18nProvider, type Language, type Messages } from '../lib/i18n.tsx'
import { type Services, ServicesProvider } from '../services/services.tsx'
import { type Look, LookProvider } from './look.tsx'

interface AppProps {
  language: Language
  messages: Messages
  look: Look
  services: Services
  children: ReactNode
}

/** Provides the texts, the look and the services to all pages, on the server and in the browser. */
export function App({ language, messages, look, services, children }: AppProps) {
  return (
    <I18nProvider language={language} messages={messages}>
      <LookProvider value={look}>
        <ServicesProvider value={services}>{children}</ServicesProvider>
      </LookProvider>
    </I18nProvider>
  )
}
