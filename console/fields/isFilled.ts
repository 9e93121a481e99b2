/** Checks that a field has more than spaces. Otherwise it returns the key of the message. */
export const isFilled = (value: unknown): string | undefined =>
  String(value ?? '').trim() === '' ? 'ra.validation.required' : undefined
