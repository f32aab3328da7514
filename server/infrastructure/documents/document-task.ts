import type { Sheet } from './sheet'

export interface DocumentTask {
  sheet: Sheet
  /** PNG or JPEG */
  logo: Uint8Array | undefined
}
