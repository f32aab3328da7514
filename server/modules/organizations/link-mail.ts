import type { EmailMessage } from '../notifications'

interface Named {
  id: string
  name: string
}

interface Sides {
  dealership: Named
  operator: Named
}

/** Asks the admin of an operator whether a dealership may serve it. */
export const linkRequestedEmail = (to: string, { dealership, operator }: Sides, url: string): EmailMessage => ({
  kind: 'link-requested',
  to,
  organizationId: operator.id,
  subject: `${dealership.name} asks to work with ${operator.name}`,
  paragraphs: [
    `${dealership.name} asks to serve ${operator.name} in Yardhand.`,
    'When you accept, its staff see your organization and what you do together: your machines, orders and quotes with it. You see its manuals for the machines that it assigns to you.',
    'Either side can end this at any time. If you do not know them, decline.',
  ],
  action: { label: 'Answer the request', url },
})

/** Tells who asked that the operator agreed. */
export const linkAcceptedEmail = (to: string, { dealership, operator }: Sides, url: string): EmailMessage => ({
  kind: 'link-accepted',
  to,
  organizationId: dealership.id,
  subject: `${operator.name} accepted your request`,
  paragraphs: [`${operator.name} and ${dealership.name} work together in Yardhand from now on.`],
  action: { label: 'Show the links', url },
})

/** Tells who asked that nobody agreed, and no more of the operator than the dealership knew. */
export const linkDeclinedEmail = (to: string, dealership: Named, email: string, url: string): EmailMessage => ({
  kind: 'link-declined',
  to,
  organizationId: dealership.id,
  subject: 'Your request was declined',
  paragraphs: [`The request of ${dealership.name} to ${email} was declined.`],
  action: { label: 'Show the links', url },
})

/** Tells the admins of one side that the link with the other one has ended. */
export const linkEndedEmail = (to: string, own: Named, other: Named, url: string): EmailMessage => ({
  kind: 'link-ended',
  to,
  organizationId: own.id,
  subject: `${own.name} and ${other.name} no longer work together`,
  paragraphs: [
    `The link between ${own.name} and ${other.name} in Yardhand has ended.`,
    'What was before stays readable to both; nothing new is shared from now on.',
  ],
  action: { label: 'Show the links', url },
})
