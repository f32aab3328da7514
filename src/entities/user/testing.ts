import type { AccountRequest } from './account'
import type { User } from './user'
import { userQueries } from './user.queries'

/** For a test or story: this person is signed in. */
export const signedInAs = (user: User) => ({ known: [[userQueries.me().queryKey, user]] as const })

export const waitingRequest: AccountRequest = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a31',
  status: 'PENDING',
  email: 'driver@ridgeline.example',
  group: 'Machine Operator',
  first_name: '',
  last_name: '',
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Ridgeline Quarry' },
  dealership: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Northfield Equipment' },
  requested_by: 'Nora Field',
  created_at: '2026-11-21T08:30:00.000Z',
  answered_at: null,
  can_approve: true,
}
