import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Máquina',
  back: 'Máquinas',
  ask: 'Preguntar a {{assistant}}',
  facts: 'Sobre esta máquina',
  brand: 'Marca',
  type: 'Tipo',
  model: 'Modelo',
  serials: 'Números de serie',
  anySerial: 'Cualquiera',
  variant: '{{name}}: {{range}}',
  lastUpload: 'Último manual',
  noUpload: 'Ninguno todavía',
  goneTitle: 'Esta máquina no está aquí',
  gone: 'Se quitó, o no es para su organización.',
  errorTitle: 'No se pudo cargar la máquina',
  closeManual: 'Cerrar el manual',
  openedManual: 'Manual abierto',
}
