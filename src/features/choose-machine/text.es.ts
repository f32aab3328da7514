import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Elija una máquina',
  openChooser: 'Elegir máquina',
  change: 'Cambiar de máquina',
  changeShort: 'Cambiar',
  search: 'Buscar máquinas',
  searchHint: 'Nombre, serie, modelo, ubicación',
  machines: 'Máquinas',
  models: 'Modelos',
  searching: 'Buscando',
  nothingFound: 'Ninguna máquina coincide con «{{search}}».',
  noMachinesForOperator: 'Todavía no tiene ninguna máquina. Las añade su concesionario.',
  noMachinesForStaff: 'Todavía no hay máquinas. Añádalas en «Máquinas».',
  failed: 'No se pudieron cargar las máquinas.',
  tryAgain: 'Reintentar',
  serial: 'Número de serie de un modelo',
  serialHelp: 'De la placa de una máquina que no está en la lista: selecciona los manuales que corresponden.',
  chosen: 'Máquina: {{machine}}. Elegir otra',
}
