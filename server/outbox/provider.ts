/** A text message on its way out. A sink that remembers `reference` sends it once, however often it is asked. */
export type Sms = {
  reference: string
  to: string
  /** The whole text, for providers that send texts. */
  text: string
  /** Its parameters in the order of the template, for providers that keep the templates themselves. */
  params: readonly { name: string; value: string }[]
  /** The template's code at each platform: 1 cloud A, 2 cloud B, 3 cloud C; empty: not there. */
  templates: Readonly<Record<SmsPlatform, string>>
}

/** The two ways out. */
export type Channel = 'sms' | 'mail'

/** Specification 3. */
export type SmsPlatform = 1 | 2 | 3

export type Mail = { reference: string; to: string; subject: string; text: string }

/**
 * Sends by SMS. It throws where it is not sure that the message was taken: then it is asked again with the same
 * reference. `chosen` is told before anything is sent who is asked: a platform, or 0 for the development inbox.
 */
export type SmsProvider = {
  send(sms: Sms, signal: AbortSignal, chosen: (platform: SmsPlatform | 0) => void): Promise<void>
}

/** Sends by mail; as `SmsProvider`. */
export type MailProvider = { send(mail: Mail, signal: AbortSignal): Promise<void> }
