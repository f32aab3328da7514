import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'QR label',
  summary: 'Stick it to the machine: whoever scans it enters the hours, without an account.',
  none: 'There is no label for this machine yet.',
  create: 'Make a label',
  open: 'Open its page in a new tab',
  print: 'Print',
  renew: 'Replace',
  revoke: 'Revoke',
  enterHours: 'Enter hours',
  enterKm: 'Enter kilometres',
  serial: 'Serial {{serial}}',
  code: 'QR code that opens the page to enter the figure for {{machine}}',
  lastUsed: 'Last used: {{when}}',
  neverUsed: 'Not used yet',
  failed: 'The label did not load',
  notDone: 'Not done',
  renewTitle: 'Replace the label?',
  renewDetail: 'You get a new code to print. Labels that are on the machine now open nothing any more.',
  revokeTitle: 'Revoke the label?',
  revokeDetail: 'Whoever scans it is told so, and can ask you for a new one. Readings that came by it stay.',
}

export const printLabelText = defineText('print-label', en, { es: () => import('./text.es') })
