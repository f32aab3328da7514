import { defineText } from '@/shared/lib/i18n'

export const en = {
  counts: '{{applied}} taken, {{unchanged}} unchanged, {{refused}} refused, {{unknown}} unknown',
  rows: 'Machines that were not taken',
  row: 'Row',
  serial: 'Serial number',
  fate: 'Fate',
  reason: 'Reason',
  refusedFate: 'Refused',
  unknownFate: 'Unknown',
  notKnown: 'No machine here has this serial number.',
  notKnownNamed: '{{name}}: no machine here has this serial number.',
  reading: 'Being read',
  failed: 'Failed',
  suspended: 'Suspended',
  suspendedAfter: 'Suspended after {{failures}} failures in a row. Next attempt on {{when}}.',
  nextAttempt: 'Next attempt on {{when}}.',
  paused: 'Paused',
  unread: 'Not read yet',
  read: 'Read',
}

export const telematicsSourceText = defineText('telematics-source', en, { es: () => import('./text.es') })
