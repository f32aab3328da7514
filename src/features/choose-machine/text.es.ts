import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Elija una máquina',
  openChooser: 'Elegir máquina',
  description: 'Las preguntas se responden con los manuales de esta máquina.',
  search: 'Buscar máquinas',
  searchHint: 'Marca, modelo o tipo',
  machines: 'Máquinas',
  count_one: '{{count}} máquina',
  count_other: '{{count}} máquinas',
  searching: 'Buscando',
  nothingFound: 'Ninguna máquina coincide con «{{search}}».',
  noMachines: 'Todavía no hay ninguna máquina para usted. Las añade su concesionario.',
  failed: 'No se pudieron cargar las máquinas.',
  tryAgain: 'Reintentar',
  serial: 'Número de serie',
  serialHelp: 'De la placa de la máquina: elige los manuales que valen.',
  serialRange: '{{model}}: {{ranges}}.',
  cancel: 'Cancelar',
  choose: 'Usar esta máquina',
  chooseNamed: 'Usar {{machine}}',
  chosen: 'Máquina: {{machine}}. Elegir otra',
}
