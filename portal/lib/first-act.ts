/** Runs something when the reader first touches the page, moves the pointer or presses a key. */
export function atFirstAct(run: () => void): void {
  for (const type of ['pointerover', 'pointerdown', 'keydown'])
    addEventListener(type, run, { once: true, passive: true })
}
