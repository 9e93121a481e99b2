/** Checks that a field holds more than spaces; returns the key of the message if it does not. */
export const isFilled = (value: unknown): string | undefined =>
  String(value ?? '').trim() === '' ? 'ra.validation.required' : undefined
