import { storageKeys } from '@/shared/config'
import type { HoursPortal, SentReading } from './entry'

/** What the page after an entry shows. */
export type HoursReceipt = {
  token: string
  portal: Pick<
    HoursPortal,
    'machine' | 'name' | 'serial_number' | 'organization' | 'dealership' | 'dealership_phone' | 'dealership_logo'
  >
  accepted: SentReading
}

/** Stores the server's answer for the page that follows, as long as the tab is open. */
export function storeReceipt(receipt: HoursReceipt): void {
  try {
    sessionStorage.setItem(storageKeys.acceptedHours, JSON.stringify(receipt))
  } catch {
    // Without it the page only confirms that the figure is saved.
  }
}

/** The last answer in this tab, if it was one for this link. */
export function readReceipt(token: string): HoursReceipt | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKeys.acceptedHours) ?? 'null')
    return isReceipt(value) && value.token === token ? value : undefined
  } catch {
    return undefined
  }
}

function isReceipt(value: unknown): value is HoursReceipt {
  return typeof value === 'object' && value !== null && 'token' in value && 'portal' in value && 'accepted' in value
}
