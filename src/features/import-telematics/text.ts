import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Import hours',
  description: 'From a fleet snapshot of a telematics provider (ISO 15143-3, also called AEMP 2.0).',
  file: 'Fleet snapshot',
  fileHelp: 'XML or JSON, up to 5 MB. Each machine is known by its serial number; the same document twice counts once.',
  chosen: 'Fleet snapshot: {{file}}',
  import: 'Import hours',
  importFailed: '{{reason}} Choose the file again, or another one.',
  another: 'Choose another file',
  close: 'Close',
}

export const importTelematicsText = defineText('import-telematics', en, { es: () => import('./text.es') })
