import type { components } from '#contract/platform'
import type { CustomerRecipients } from './customer-recipients.repository'

export const recipientsToWire = (found: CustomerRecipients): components['schemas']['EmailRecipients'] => ({
  recipients: found.recipients.map(({ to, frequency }) => ({
    email: to,
    delivery: frequency === 'daily' ? 'DAILY' : 'AT_ONCE',
  })),
  are_unwanted: found.areUnwanted,
})
