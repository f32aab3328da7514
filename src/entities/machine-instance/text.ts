import { defineText } from '@/shared/lib/i18n'

export const en = {
  OK: 'OK',
  DUE_SOON: 'Due soon',
  DUE: 'Due',
  OVERDUE: 'Overdue',
  retired: 'Out of service',
  servedUntil: 'Served until {{date}}',
  hours: 'Hours',
  km: 'Kilometres',
  hoursSign: 'h',
  kmSign: 'km',
  inHours: '{{value}} h',
  inKm: '{{value}} km',
  inMiles: '{{value}} mi',
  neverRead: 'Not read yet',
  dueAtOn: '{{at}} or {{on}}',
  over: '{{much}} over',
  dueNow: 'due now',
  dueIn: 'in {{much}}',
  at: 'at {{when}}',
  about: 'about {{day}} at {{use}} a day',
  aboutDay: 'about {{day}}',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  kit: 'Kit: {{name}}',
  kitParts: 'Parts of {{name}}',
  owner: 'Operator',
  chooseOwner: 'Choose an operator',
}

export const machineInstanceText = defineText('machine-instance', en, { es: () => import('./text.es') })
