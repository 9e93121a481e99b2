/** The part of a navigation's state that concerns tabs. */
export interface TabState {
  /** The tabs that this navigation closes. They stay if the reader does not leave a page after all. */
  readonly closing?: readonly string[]
  /** True if the page gets a tab of its own. */
  readonly newTab?: boolean
}
