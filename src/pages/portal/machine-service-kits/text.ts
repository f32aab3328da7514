import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Due service kits',
  from: 'Listed by {{dealership}}',
  serial: 'Serial {{serial}}',
  dueAt: 'Due at {{figure}}',
  dueOn: 'Due on {{day}}',
  dueBoth: 'Due at {{figure}} or on {{day}}, whichever comes first',
  noKit: 'This task has no kit.',
  nothing: 'Nothing is due',
  nothingAdvice: 'As soon as a task of one of your machines is due, it appears here with its kit.',
  order: 'Order these kits',
  failed: 'The link could not be opened',
}

export const serviceKitsText = defineText('machine-service-kits-page', en, { es: () => import('./text.es') })
