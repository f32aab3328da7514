import { defineText } from '@/shared/lib/i18n'

export const en = {
  DEALERSHIP: 'Dealership',
  OPERATOR: 'Operator',
  chooseDealership: 'Choose a dealership',
  PENDING: 'Waiting for an answer',
  ACTIVE: 'Active',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  ENDED: 'Ended',
}

export const organizationText = defineText('organization', en, { es: () => import('./text.es') })
