/** Texts of the page that tells who read one’s data. */
export const messages = {
  'readings.phone': 'Read your whole phone number',
  'readings.idNumber': 'Read the whole number of your document',
  'readings.email': 'Read your whole e-mail address',
  'readings.messageCount': 'Read how many messages you wrote',
  'readings.contact': 'Read the contact that you left with your feedback',
  'readings.account': 'Found your account by its phone number',
  'readings.intro':
    'An institution or the platform must give a reason to read your whole phone number or other covered data. If you object, use',
  'readings.found': 'Readings: {total}',
  'readings.platform': 'The platform',
  'readings.reason': 'Reason:',
  'readings.noReason': 'The reason was not passed on at that time',
  'readings.message': 'Message: {subject}',
  'readings.none': 'Nobody has read it',
  'readings.noneHint': 'You are told each time.'
} as const
