/** A person's settings for single keys (WCAG 2.1.4). */
export interface KeySettings {
  /** True if single keys are switched off. */
  readonly off: boolean
  /** The own key of an action, by its usual key. */
  readonly own: Readonly<Record<string, string>>
}

export const usualKeys: KeySettings = { off: false, own: {} }

/** The usual keys of all actions, with the ends of their i18n keys. */
export const singleKeys: Readonly<Record<string, string>> = {
  j: 'j',
  k: 'k',
  '/': 'search',
  r: 'r',
  '[': 'earlier',
  ']': 'later',
  t: 'today',
  p: 'print',
  '?': 'help'
}

/** Returns the key that a person presses for an action. */
export const keyFor = ({ own }: KeySettings, usual: string): string => own[usual] ?? usual

/** Returns the usual key of the action to which a pressed key belongs; undefined if there is none. */
export function actOfKey(settings: KeySettings, pressed: string): string | undefined {
  const changed = Object.keys(singleKeys).find(usual => keyFor(settings, usual) === pressed)
  if (changed === undefined && Object.hasOwn(singleKeys, pressed)) return undefined
  // keys that cannot be changed, such as Enter, have the meaning of the browser
  if (settings.off && pressed.length === 1) return undefined
  return changed ?? pressed
}

/** Returns the action that already has a key; undefined if the key is free for this action. */
export const holderOf = (settings: KeySettings, usual: string, key: string): string | undefined =>
  Object.keys(singleKeys).find(other => other !== usual && keyFor(settings, other) === key)

/** Assigns a key to an action. An empty key, or its usual key, restores the usual one. */
export function withKey(settings: KeySettings, usual: string, key: string): KeySettings {
  const { [usual]: _, ...others } = settings.own
  return { ...settings, own: key === '' || key === usual ? others : { ...others, [usual]: key } }
}
