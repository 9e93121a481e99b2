/** The file is not a bitmap that can be read: `kind`, shorter than its header says: `short`, or too large: `pixels`. */
export class BitmapRefused extends Error {
  override readonly name = 'BitmapRefused'
  readonly reason: 'kind' | 'short' | 'pixels'

  constructor(reason: BitmapRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}
