import { isStaff } from '../../access'
import type { Caller } from '../../access/caller'

/** Something that an organization's people want to know. */
export interface NewActivity {
  /** The organizations that may know of it: each gets an entry of its own. */
  organizationIds: string[]
  type: 'machine' | 'order'
  event:
    | ('machine_assigned' | 'dealer_wrote' | 'manual_ready' | 'manual_failed')
    | ('order_placed' | 'order_paid' | 'order_refunded' | 'order_shipped' | 'order_completed' | 'order_cancelled')
  /** What it happened to, as in `Harrow WL-120` or, of a manual, `Harrow WL-120 · Operation and Maintenance`. */
  title: string
  /** Address in the web app. */
  link: string
  /** Where only one person of the organization, besides its admins, may know of it; of `dealer_wrote` that person alone. */
  personId?: string
  /** Whether it takes the place of earlier entries of the same event, link and person. */
  replacesEarlier?: boolean
}

/** An entry in what happened lately in an organization. */
export interface Activity extends Pick<NewActivity, 'type' | 'event' | 'title' | 'link'> {
  id: string
  occurredAt: Date
}

/** Leads whoever asked back into their conversation. */
export const conversationLink = (id: string): string => `/operations-assistant?conversation=${id}`

/** Whose activity somebody may read: their own organization's, a super user everybody's (behaviour, section 1). */
export const mayRead = ({ isSuperuser, organization }: Caller, organizationId: string): boolean =>
  isSuperuser || organization?.id === organizationId

/** Whether they also read what concerns only one of the others. */
export const readsOthers = ({ isSuperuser, groups }: Caller): boolean => isSuperuser || groups.includes('Org Admin')

/** Whether they read of orders that concern nobody in particular: staff do, others only of those that they placed. */
export const readsAllOrders = (reader: Caller): boolean => readsOthers(reader) || isStaff(reader)
