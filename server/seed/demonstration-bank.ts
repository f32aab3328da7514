import type { PaymentProvider } from '../modules/payments'

export type DemonstrationCard = 'approved' | 'declined' | 'disputed'

/** A payment provider whose time is set, with what people and banks do there. */
export interface DemonstrationBank {
  provider: PaymentProvider
  setTime(now: Date): void
  /** Answers what the provider asks of a new account. @param url the address of its page */
  onboard(url: string): Promise<void>
  pay(checkoutId: string, card: DemonstrationCard): Promise<void>
  /** Does what is due by then: refunds, payouts, disputes. */
  settle(): Promise<void>
  close(): Promise<void>
}
