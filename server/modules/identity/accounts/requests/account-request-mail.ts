import type { EmailMessage } from '../../../notifications'
import type { AccountRequest } from './account-request'

const invited = ({ email, firstName, lastName }: AccountRequest): string => {
  const name = `${firstName} ${lastName}`.trim()
  return name ? `${name} (${email})` : email
}

/** Asks an admin of an operator whether somebody may get an account there. */
export const accountRequestedEmail = (to: string, request: AccountRequest, url: string): EmailMessage => ({
  kind: 'account-requested',
  to,
  organizationId: request.organization.id,
  subject: `${request.dealership.name} asks for an account at ${request.organization.name}`,
  paragraphs: [
    `${request.requestedBy?.name ?? 'An admin'} of ${request.dealership.name} would like ${invited(request)} to have an account at ${request.organization.name}, with the role ${request.group}.`,
    'Such an account sees all machines of your organization, also those that other dealerships serve. Nobody is invited before you or another admin approves it.',
  ],
  action: { label: 'Approve or decline', url },
})

/** Notifies whoever asked of the decision. */
export const accountRequestAnsweredEmail = (
  to: string,
  request: AccountRequest,
  status: 'APPROVED' | 'DECLINED',
  url: string,
): EmailMessage => ({
  kind: 'account-request-answered',
  to,
  organizationId: request.dealership.id,
  subject: `${request.organization.name} ${status === 'APPROVED' ? 'approved' : 'declined'} an account`,
  paragraphs: [
    status === 'APPROVED'
      ? `${request.organization.name} approved the account for ${invited(request)}, who was sent an invitation.`
      : `${request.organization.name} declined the account for ${invited(request)}.`,
  ],
  action: { label: 'Show the requests', url },
})
