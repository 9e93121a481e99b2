import { coded, count, flag, id, many, moment, organizations, orNull, text, words } from '../facts/formats.ts'
import { listOf, orNullRef, ref, shape } from '../vocabulary/shape.ts'

export const UserForbid = shape('A restriction of an account, as section 3’s platform handling record.', {
  handleType: coded(
    '0 ban, 4 mute, 5 restrict messages, 6 not counted, 7 warning.',
    'handleType',
    [0, 4, 5, 6, 7]
  ),
  ruleName: words('The rule that was broken.'),
  days: orNull(count('For how many days.')),
  beginTime: moment('From when.'),
  endTime: orNull(moment('Until when; null: without end.'))
})

export const CaptchaChallenge = shape('A sum for the caller’s machine, in place of a picture.', {
  algorithm: { type: 'string', enum: ['SHA-256'], description: 'The hash.' },
  challenge: words('The hash of salt and number, in lower-case hex.'),
  maxnumber: count('The largest that the number may be.'),
  salt: words('What stands before the number.'),
  signature: words('The site’s signature of the challenge.'),
  sceneId: words('The scene to hand it in for.')
})

export const CaptchaVerifyResult = shape('Whether a captcha was passed.', {
  captchaVerifyResult: flag('Whether it was.')
})

export const LoginResult = shape('A session that was opened.', {
  token: words('The session’s token.'),
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1]),
  organization: coded('0 none, 1 local, 3 ministry, 4 channel, 5 congress.', 'organization', organizations),
  needCertif: flag('Whether the real name must be certified before posting.'),
  updatePwd: flag('Whether the password must be changed first.'),
  userForbid: orNullRef('UserForbid'),
  fieldKey: words('Key that getInfo.mobile is encrypted with for its owner; base64.'),
  expiresAt: moment('When the session ends.')
})

export const SecondStep = shape('Half a sign-in, which the second factor completes.', {
  ticket: words('For the second step; serves once.'),
  expiresAt: moment('Until when.'),
  hasPasskey: flag('Whether a passkey completes it.'),
  hasAuthenticator: flag('Whether a code of an authenticator completes it; a recovery code always does.')
})

export const SecondFactor = shape('How the second factor of an account stands.', {
  isOn: flag('Whether signing in asks for it.'),
  isRequired: flag('Whether a role or the site asks for it.'),
  since: orNull(moment('When it was switched on.')),
  recoveryCodesLeft: count('The recovery codes that were not used yet.'),
  hasAuthenticator: flag('Whether it has an authenticator.'),
  passkeys: listOf('Passkey')
})

export const Passkey = shape('A passkey of one’s own.', {
  id: id('Number.'),
  name: words('Its name, given by its owner.'),
  createdAt: moment('When it was added.'),
  lastUsedAt: orNull(moment('When it last signed in.'))
})

export const PasskeyName = { ...text('Its name, given by its owner.', 30, 1), pattern: '\\S' }

const challenge = words('The random text to sign, base64url; serves once.')
const timeout = count('The milliseconds within which to sign it.')
const publicKey = { type: 'string', enum: ['public-key'], description: 'The kind of credential.' } as const
const required = {
  type: 'string',
  enum: ['required'],
  description: 'Whether the device asks for its PIN or finger.'
} as const

export const PasskeyDescriptor = shape('A passkey that a browser may use, or must not make again.', {
  type: publicKey,
  id: words('Its id, base64url.'),
  transports: many(words('A way.'), 'How the browser reaches the device.', 8)
})

export const PasskeySite = shape('The site that a passkey is for.', {
  id: words('The name of its host.'),
  name: words('Its name.')
})

export const PasskeyOwner = shape('The account that a passkey is for, as the device lists it.', {
  id: words('A handle that tells nothing about the account, base64url.'),
  name: words('Sign-in name.'),
  displayName: words('Shown name.')
})

export const PasskeyAlgorithm = shape('A kind of signature that the site can check.', {
  type: publicKey,
  alg: { type: 'integer', description: 'Its number in COSE.' }
})

export const PasskeySelection = shape('How a passkey must be kept.', {
  residentKey: {
    type: 'string',
    enum: ['preferred'],
    description: 'Whether the device remembers the account.'
  },
  userVerification: required
})

export const PasskeyCreation = shape('With which a browser makes a passkey (WebAuthn, creation options).', {
  challenge,
  rp: ref('PasskeySite'),
  user: ref('PasskeyOwner'),
  pubKeyCredParams: listOf('PasskeyAlgorithm'),
  timeout,
  excludeCredentials: listOf('PasskeyDescriptor'),
  authenticatorSelection: ref('PasskeySelection'),
  attestation: { type: 'string', enum: ['none'], description: 'No proof of the kind of device.' }
})

export const PasskeyRequest = shape('With which a browser uses a passkey (WebAuthn, request options).', {
  challenge,
  rpId: words('The name of the site’s host.'),
  timeout,
  allowCredentials: listOf('PasskeyDescriptor'),
  userVerification: required
})

export const QrPicture = shape('A QR code as an SVG.', {
  size: count('Its width and height in modules, with the white edge.'),
  path: words('The dark modules as the path of an SVG.')
})

export const SecondFactorSetUp = shape('A secret for an authenticator; it is not shown again.', {
  secret: words('The secret in base32, to be typed.'),
  uri: words('The secret as an otpauth address.'),
  qr: ref('QrPicture')
})

export const RecoveryCodes = shape('Codes in place of the authenticator, which are not shown again.', {
  recoveryCodes: many(words('A code; serves once.'), 'Ten; none for a repeated request.', 10)
})

export const OwnSession = shape('One of one’s own open sessions.', {
  id: id('Number.'),
  isCurrent: flag('Whether it is the one that asks.'),
  loginType: { type: 'integer', enum: [1, 2], description: '1 password or another site, 2 SMS.' },
  address: words('From where it was opened, without the end.'),
  browser: words('With what.'),
  system: words('On what.'),
  since: moment('When it was opened.'),
  lastUsedAt: orNull(moment('When it was last used, to within five minutes.'))
})

export const OwnSessions = shape(
  'One’s own open sessions: the present one, then the others, the latest first.',
  { list: listOf('OwnSession') }
)

export const RenewedSession = shape('The session that goes on after a change of the password.', {
  token: words('The session’s new token; every earlier one has ended.'),
  fieldKey: words('Key that getInfo.mobile is encrypted with from now on; base64.'),
  expiresAt: moment('When the session ends.')
})

export const UserTypeResult = shape('The kind of user behind a name.', {
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1])
})

export const RecoveryTicket = shape('That a phone or mail address was shown to be one’s own.', {
  ticket: words('For finding the account and setting one new password.'),
  expiresAt: moment('Until when.')
})

export const FoundAccount = shape('An account, as its owner is reminded of it.', {
  username: words('Sign-in name.'),
  nickName: words('Shown name.'),
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1]),
  createdAt: moment('When it was registered.')
})

const thirdPartyType = {
  type: 'string',
  enum: ['qq', 'wechat', 'sina', 'peoplePass'],
  description: 'Whose sign-in.'
} as const

export const ThirdPartyResult = shape('Somebody whom another site knows, and this one does not yet.', {
  thirdPartyType,
  nickName: words('What they are called there; may be empty.')
})

export const ThirdPartyBinding = shape('Another account by which one signs in.', {
  thirdPartyType,
  nickName: words('What one is called there; may be empty.'),
  boundAt: moment('Since when.')
})

export const UserInfo = shape('Who is signed in.', {
  uid: id('Account id.'),
  nickName: words('Shown name.'),
  username: words('Sign-in name.'),
  mobile: orNull(words('Phone, AES-256-GCM with fieldKey: base64 of iv, text and tag.')),
  groupId: orNull(id('The group of an institution’s account.')),
  groupName: orNull(words('Its name.')),
  userType: coded('0 citizen, 1 legal person.', 'userType', [0, 1]),
  userTypeCode: coded(
    '0 citizen, 1 legal person, 2 company, 11 local, 12 ministry, 13 congress, 5 representative.',
    'userTypeCode'
  ),
  organization: coded('0 none, 1 local, 3 ministry, 4 channel, 5 congress.', 'organization', organizations),
  compType: orNull(count('Kind of company.')),
  authority: ref('Authority'),
  updatePwd: flag('Whether the password must be changed first.'),
  needSecondFactor: flag('Whether a second factor must be set up first.'),
  token: words('The session’s token.')
})

export const Authority = shape('Flags of the account’s group (0 or 1).', {
  allowCollect: coded('May run campaigns.', 'yesNo', [0, 1]),
  allowDelivery: coded('May ask for deliveries.', 'yesNo', [0, 1]),
  allowHandleDelivery: coded('May receive deliveries.', 'yesNo', [0, 1]),
  allowNoAlert: coded('Is not reminded to bind a phone.', 'yesNo', [0, 1])
})

export const Notification = shape('A notification of something that happened.', {
  id: id('Number.'),
  tid: orNull(id('The message it is about.')),
  kind: words('The noun of the verb: message, reply, assignment, campaign …'),
  subjectKind: words('What it happened to: message, reply, assignment, campaign …'),
  subjectId: orNull(id('The number of that.')),
  verb: words('What happened: an event’s verb.'),
  subject: words('The subject of the message, the title of the campaign.'),
  forumName: orNull(words('The office that the message is addressed to.')),
  actorName: words('Who did it, as far as the reader may know.'),
  note: orNull(words('What they said, where it is for the reader.')),
  at: moment('When.'),
  unread: flag('Whether it is new.'),
  asksSolved: flag('Whether its reader is asked to grade the reply, and whether the matter is solved.')
})

export const NotificationPage = shape('The latest notifications.', {
  list: listOf('Notification'),
  total: count('How many there are; exact up to 10,000.'),
  totalCapped: flag('Whether there are more than total.'),
  nextCursor: orNull(words('Where the next page begins.')),
  unread: count('How many are new.')
})

export const CountResult = shape('A count.', { count: count('How many.') })

export const NoData = {
  type: 'object',
  description: 'Nothing to tell.',
  additionalProperties: false,
  properties: {}
} as const

export const PermissionList = many(words('A permission string.'), 'What the session may do.', 1000)
