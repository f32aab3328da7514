import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Importar horas',
  description: 'De una lectura de flota de un proveedor de telemática (ISO 15143-3, también llamada AEMP 2.0).',
  file: 'Lectura de flota',
  fileHelp:
    'XML o JSON, hasta 5 MB. Cada máquina se conoce por su número de serie; el mismo documento dos veces cuenta una.',
  chosen: 'Lectura de flota: {{file}}',
  import: 'Importar horas',
  importFailed: '{{reason}} Elija otra vez el archivo, u otro.',
  another: 'Elegir otro archivo',
  close: 'Cerrar',
}
