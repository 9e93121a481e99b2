import { isEmail, isMobile, mobileOf } from '@board/schemas/facts/contact'
import { emailNameLength, signInLengths } from '@board/schemas/facts/formats'
import { useRef, useState } from 'react'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Masked } from '../../ui/masked.tsx'
import { type Code, CodeField, type CodeKind, type Instead, type OnEarlier } from './code-field.tsx'

export type ContactKind = CodeKind

/** A phone number or e-mail address, and the code that proves it. */
export interface Contact extends Code {
  contact: string
}

/** The field of a form: its id and its error. */
interface Place {
  id?: string
  error?: string
  flagged?: boolean
}

interface ContactCodeProps {
  kind: ContactKind
  value: Contact
  onChange: (change: Partial<Contact>) => void
  send: (contact: string, onEarlier: OnEarlier) => Promise<unknown>
  contact?: Place
  code?: Place
  label?: string
  optional?: boolean
  /** The other ways, shown if the site cannot send codes. */
  instead?: Instead
  /** Checks a well-formed contact further. It returns the text of an error, or false. */
  check?: (contact: string) => string | false
}

const texts = {
  phone: { label: 'code.phone', code: 'code.phoneCode', bad: 'code.badPhone', needs: 'code.needsPhone' },
  email: { label: 'code.email', code: 'code.emailCode', bad: 'code.badEmail', needs: 'code.needsEmail' }
} as const

const isContact = (kind: ContactKind, text: string): boolean =>
  kind === 'phone' ? isMobile(text) : isEmail(text)

/** Returns the text of the error of a phone number or an e-mail address; false if it is well formed. */
export const contactProblem = (kind: ContactKind, text: string, t: Translate): string | false =>
  !isContact(kind, text) && t(texts[kind].bad, emailNameLength)

/** Edits a phone number or e-mail address and the code that proves it. Specification 4, 5. */
export function ContactCode(props: ContactCodeProps) {
  const { kind, value, onChange, send, contact = {}, code = {}, label, optional, check, instead } = props
  const t = useT()
  const [left, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const words = texts[kind]
  const isPhone = kind === 'phone'
  const problem = contactProblem(kind, value.contact, t) || (check?.(value.contact) ?? false)
  const isEmpty = value.contact === ''
  // a pasted number may be longer than the field before its spaces are removed, so the field has no length
  const typed = (text: string) => (isPhone ? mobileOf(text).slice(0, signInLengths.phone) : text.trim())
  return (
    <>
      <TextField
        ref={field}
        id={contact.id}
        label={label ?? t(words.label)}
        name={kind}
        type={isPhone ? 'tel' : 'email'}
        inputMode={isPhone ? 'numeric' : 'email'}
        autoComplete={isPhone ? 'tel-national' : 'email'}
        maxLength={isPhone ? undefined : 100}
        optional={optional}
        value={value.contact}
        flagged={contact.flagged || (left && isEmpty && !optional)}
        error={(left || contact.flagged) && !isEmpty && problem ? problem : contact.error}
        // a code proves only the contact to which it was sent
        onChange={event => onChange({ contact: typed(event.target.value), code: '', sentAt: undefined })}
        onBlur={() => setLeft(true)}
      />
      <CodeField
        id={code.id}
        name={isPhone ? 'verifyCode' : 'emailCode'}
        label={t(words.code)}
        kind={kind}
        instead={instead}
        value={value}
        onChange={onChange}
        send={onEarlier => send(value.contact, onEarlier)}
        blocked={problem && t(words.needs)}
        onBlocked={() => {
          setLeft(true)
          field.current?.focus()
        }}
        sentTo={isPhone ? <Masked mobile={value.contact} /> : value.contact}
        error={code.error}
        flagged={code.flagged}
      />
    </>
  )
}
