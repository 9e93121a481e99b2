/** Texts of a real name and its document. */
export const messages = {
  'identity.hint': 'It is kept encrypted and never shown. Once certified, you cannot change it yourself.',
  'identity.type': 'Document',
  'identity.realName': 'Real name',
  'identity.number': 'Document number',
  'identity.badName':
    'Enter the real name, two Chinese characters at least. With a foreign passport or a foreign permanent resident ID card, choose the document first; the name may then be in Latin letters',
  'identity.badLatinName': 'Enter the name in your document (two letters or two Chinese characters at least)',
  'identity.badNumber': 'This is not a number of this document'
} as const
