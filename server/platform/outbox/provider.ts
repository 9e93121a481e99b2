/** An outgoing text message. A provider that remembers `reference` sends it once, even if it is asked several times. */
export type Sms = {
  reference: string
  to: string
  /** The whole text, for providers that send texts. */
  text: string
  /** Its parameters in the order of the template, for providers that keep the templates themselves. */
  params: readonly { name: string; value: string }[]
  /** The code of the template at each platform: 1 cloud A, 2 cloud B, 3 cloud C; empty if the platform does not have it. */
  templates: Readonly<Record<SmsPlatform, string>>
}

/** The channels of letters. */
export const channels = ['sms', 'mail'] as const
export type Channel = (typeof channels)[number]

/** The platforms of SMS. Specification 3. */
export type SmsPlatform = 1 | 2 | 3

export type Mail = { reference: string; to: string; subject: string; text: string }

/**
 * Sends by SMS. It throws if it is not sure that the message was accepted; then it is asked again with the same
 * reference. It calls `chosen` before it sends, with the platform, or with 0 for the development inbox.
 */
export type SmsProvider = {
  send(sms: Sms, signal: AbortSignal, chosen: (platform: SmsPlatform | 0) => void): Promise<void>
}

/** Sends by mail, in the same way as `SmsProvider`. */
export type MailProvider = { send(mail: Mail, signal: AbortSignal): Promise<void> }
