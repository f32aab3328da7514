import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Machine',
  back: 'Machines',
  ask: 'Ask {{assistant}}',
  facts: 'About this machine',
  brand: 'Brand',
  type: 'Type',
  model: 'Model',
  serials: 'Serial numbers',
  anySerial: 'Any',
  variant: '{{name}}: {{range}}',
  lastUpload: 'Last manual',
  noUpload: 'None yet',
  goneTitle: 'This machine is not here',
  gone: 'It was removed, or it is not for your organization.',
  errorTitle: 'The machine did not load',
  closeManual: 'Close manual',
  openedManual: 'Opened manual',
}

export const machineDetailsText = defineText('machine-details', en, { es: () => import('./text.es') })
