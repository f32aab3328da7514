import type { GroupName } from '../../../../access/caller'
import type { EmailMessage } from '../../../notifications'
import type { AccountRequest } from './account-request'

const invited = ({ email, firstName, lastName }: AccountRequest): string => {
  const name = `${firstName} ${lastName}`.trim()
  return name ? `${name} (${email})` : email
}

const roleInSpanish: Record<GroupName, string> = {
  'Org Admin': 'Administrador',
  'Org User': 'Usuario',
  'Machine Operator': 'Operador de máquinas',
}

/** Asks an admin of an operator to approve an account there. */
export const accountRequestedEmail = (to: string, request: AccountRequest, url: string): EmailMessage => ({
  kind: 'account-requested',
  to,
  organizationId: request.organization.id,
  subject: {
    en: `${request.dealership.name} asks for an account at ${request.organization.name}`,
    es: `${request.dealership.name} solicita una cuenta en ${request.organization.name}`,
  },
  paragraphs: [
    {
      en: `${request.requestedBy?.name ?? 'An admin'} of ${request.dealership.name} would like ${invited(request)} to have an account at ${request.organization.name}, with the role ${request.group}.`,
      es: `${request.requestedBy?.name ?? 'Un administrador'}, de ${request.dealership.name}, solicita para ${invited(request)} una cuenta en ${request.organization.name} con la función «${roleInSpanish[request.group]}».`,
    },
    {
      en: 'Such an account sees all machines of your organization, also those that other dealerships serve. Nobody is invited before you or another admin approves it.',
      es: 'Una cuenta así ve todas las máquinas de su organización, también las que atienden otros concesionarios. No se invita a nadie antes de que usted u otro administrador lo apruebe.',
    },
  ],
  action: { label: { en: 'Approve or decline', es: 'Aprobar o rechazar' }, url },
})

/** Notifies the requester of the decision. */
export const accountRequestAnsweredEmail = (
  to: string,
  request: AccountRequest,
  status: 'APPROVED' | 'DECLINED',
  url: string,
): EmailMessage => ({
  kind: 'account-request-answered',
  to,
  organizationId: request.dealership.id,
  subject:
    status === 'APPROVED'
      ? { en: `${request.organization.name} approved an account`, es: `${request.organization.name} aprobó una cuenta` }
      : {
          en: `${request.organization.name} declined an account`,
          es: `${request.organization.name} rechazó una cuenta`,
        },
  paragraphs: [
    status === 'APPROVED'
      ? {
          en: `${request.organization.name} approved the account for ${invited(request)}, who was sent an invitation.`,
          es: `${request.organization.name} aprobó la cuenta para ${invited(request)}, a quien se envió una invitación.`,
        }
      : {
          en: `${request.organization.name} declined the account for ${invited(request)}.`,
          es: `${request.organization.name} rechazó la cuenta para ${invited(request)}.`,
        },
  ],
  action: { label: { en: 'Show the requests', es: 'Ver las solicitudes' }, url },
})
