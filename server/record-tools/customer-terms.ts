import type { KnownField } from './organization-field'
import type { Asker } from './record-tool'

/** What a dealership has agreed with its customers. */
export interface CustomerTerms {
  of(asker: Asker, operatorId: string): Promise<KnownField[]>
  /** The customers that pay so, by name. */
  payingOn(asker: Asker, how: 'account' | 'card'): Promise<{ id: string; name: string; text: string }[]>
}
